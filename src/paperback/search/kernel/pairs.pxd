# C types for `pairs.py`, which runs without them too.

cimport cython

from .codes cimport ABILITIES, COUNT, LONGEST, LOWEST, PER, ROW, UNUSED, WHOLE, WILD
from .layout cimport BEST, EVERY, TABLE
from .shelf cimport HALF, RECORD
from .walk cimport Walk

cdef int WIDEST


cdef class Pairs(Walk):
    cdef int wilds_usable, given, main_kept, main_limit, main_cut, main_gain, pay, reserved, width, floor
    cdef int[32] text

    cdef void set_free(self) noexcept nogil
    cdef void set_usable(self) noexcept nogil
    cdef void natural(self) noexcept nogil
    cdef void go(self) noexcept nogil
    cdef void roam(self, int half) noexcept nogil
    cdef int uses(self, int condition, int of) noexcept nogil
    cdef void pairs(self) noexcept nogil
    cdef void case(self, int whole, int spare, int turn) noexcept nogil
    @cython.locals(same=cython.int)
    cdef void strides(self) noexcept nogil
    cdef int run_length(self, int card) noexcept nogil
    cdef void list_sets(self, int low, int spare, int turn) noexcept nogil
    cdef int sooner(self, int a, int b) noexcept nogil
    cdef void free_cards(self, int turn) noexcept nogil
    @cython.locals(hand=cython.int, turned=cython.int)
    cdef void complete(self, int at, int whole, int spare, int turn) noexcept nogil
    cdef void join(self, int worth, long long slot, int long, int turn) noexcept nogil
    cdef void keep_pair(self, int first, int second, int turn) noexcept nogil
