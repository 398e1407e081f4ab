# C types for `walk.py`, which runs without them too.

cimport cython

from .codes cimport LOWEST
from .credit cimport LANE, RANKS, Credit
from .hope cimport POOL_FIRST, POOL_FRESH, POOL_LAST, POOL_PURE, POOL_WHOLE
from .layout cimport BEST, TABLE


cdef class Walk(Credit):
    cdef const int[::1] nodes, classes
    cdef const unsigned char[::1] words, levels
    cdef int[37] place_of
    cdef int level, shortest, nodes_seen, budget, cut, slack, must_all

    cdef void set_out(self) noexcept nogil
    @cython.locals(
        pure=cython.int, more=cython.int, passed=cython.int, all_used=cython.int, b=cython.int, gone=cython.int, low=cython.int,
        letters=cython.int,
    )
    cdef void walk(self, int node, int r0, int k0, int wilds, int add, int times, int lin, int size, int cls, int fresh, int whole, int taken) noexcept nogil
    cdef void end_here(self, int r0, int k0, int needed, int add, int times, int lin, int size, int cls, int whole, int taken) noexcept nogil
    cdef void try_class(self, int cls, int add, int times, int lin, int needed, int taken) noexcept nogil
    @cython.locals(add=cython.int)
    cdef int apart(self, int word, int size, int taken) noexcept nogil
    @cython.locals(turns=cython.int)
    cdef int holds_pair(self, int word, int size, int pair) noexcept nogil
    cdef int before_last(self, int word, int size) noexcept nogil
    cdef void try_word(self, int needed) noexcept nogil
