# C types for `credit.py`, which runs without them too.

cimport cython

from .codes cimport LONGEST, PAIR, READINGS, ROW, WILD
from .hope cimport POOL_AGAIN, POOL_FIRST, POOL_LAST, POOLS, Hope

cdef int RANKS, LANE


cdef class Credit(Hope):
    cdef const int[::1] rank
    cdef int[26] credited, open_add, close_add, most, least
    cdef int[28] have, need, have_from, need_from
    cdef int[78] twice
    cdef int[84] rest_from
    cdef int[1248] credit, rest, after
    cdef int real, turn_pay, credited_count

    cdef void prepare(self) noexcept nogil
    cdef void add_up(self) noexcept nogil
    @cython.locals(times=cython.int, in_hand=cython.int)
    cdef void supply(self, int card) noexcept nogil
    cdef void edges(self, int first, int last) noexcept nogil
    cdef void lend(self, int kind, int r, int amount) noexcept nogil
    cdef int outside(self) noexcept nogil
