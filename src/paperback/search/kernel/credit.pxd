# C types for `credit.py`, which runs without them too.

cimport cython

from .codes cimport LONGEST, PAIR, READINGS, ROW, WILD
from .hope cimport POOL_AGAIN, POOL_FIRST, POOL_LAST, POOLS, Hope

cdef int RANKS, LANE


cdef class Credit(Hope):
    cdef const int[::1] rank
    cdef int[26] open_add, close_add, most, least, top_need, top_pair, repeat_rank, repeat_lin
    cdef int[27] repeat_sum
    cdef int[2] edge_best, edge_next, edge_need
    cdef int[28] have, need, have_from, need_from, loss_has, loss_need, loss_add, loss_pair
    cdef int[78] twice
    cdef int[84] rest_from
    cdef int[1248] credit, rest, after
    cdef int real, turn_pay, losses, pair_losses, needed, repeats

    cdef void prepare(self) noexcept nogil
    cdef void list_losses(self) noexcept nogil
    cdef void lose(self, int has, int need, int add, int pair) noexcept nogil
    cdef void add_up(self) noexcept nogil
    cdef void note_repeat(self, int r, int lin) noexcept nogil
    @cython.locals(lin=cython.int)
    cdef int repeated(self, int r, int k, int below, int wilds) noexcept nogil
    @cython.locals(times=cython.int, in_hand=cython.int, need=cython.int, fixed=cython.int, pair=cython.int)
    cdef void supply(self, int card) noexcept nogil
    cdef void rival(self, int edge, int add, int need) noexcept nogil
    cdef void edges(self, int first, int last) noexcept nogil
    cdef void lend(self, int kind, int r, int amount) noexcept nogil
    @cython.locals(add=cython.int)
    cdef int lost(self, int letters) noexcept nogil
    cdef int outside(self) noexcept nogil
