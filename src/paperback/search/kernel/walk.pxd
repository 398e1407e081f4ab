# C types for `walk.py`, which runs without them too.

cimport cython

from .credit cimport POOL_FIRST, POOL_FRESH, POOL_LAST, POOL_PURE, POOL_WHOLE, RANKS, WIDE, Credit
from .layout cimport BEST, TABLE
from .tally cimport LOWEST


cdef class Walk(Credit):
    cdef const int[::1] nodes, classes
    cdef const unsigned char[::1] words, levels
    cdef int level, nodes_seen, budget, cut, slack, must_all

    @cython.locals(ends=cython.int, pure=cython.int)
    cdef void walk(self, int node, int r0, int k0, int wilds, int add, int times, int lin, int size, int cls, int fresh, int whole) noexcept nogil
    cdef void step(self, int e, int r0, int k0, int r, int k, int wilds, int add, int times, int lin, int size, int cls, int fresh, int whole, int wild, int base_add, int base_times, int base_lin, int rest_add, int rest_times, int rest_lin) noexcept nogil
    cdef void try_class(self, int cls, int add, int times, int lin, int needed) noexcept nogil
    cdef int before_last(self, int word, int size) noexcept nogil
    cdef void try_word(self, int needed) noexcept nogil
