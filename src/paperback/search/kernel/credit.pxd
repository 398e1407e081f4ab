# C types for `credit.py`, which runs without them too.

cimport cython

from .layout cimport Layout
from .tally cimport ABILITIES, ADD, AGAIN, BESIDE, CARD, COMMON, COMMON_USED, CONSONANTS, COPY, COUNT, DRAW, FIRST, LAST, LEAVES, LENGTH, LONGEST, NEAR_PAIR, NEAR_WILD, NEIGHBOUR, NO_REPEAT, NO_WILD, OWN, PAIR, PAIRS, PER, READINGS, ROW, TYPOS, UNUSED, WHOLE, WILD, WILDS, WORD

cdef int RANKS, WIDE, POOL_PLAIN, POOL_FIRST, POOL_LAST, POOL_WHOLE, POOL_PURE, POOL_FRESH, POOL_AGAIN, POOL_LONG, POOL_SHORT


cdef class Credit(Layout):
    cdef const int[::1] rank
    cdef int[::1] have, need, have_from, need_from, credit, rest, twice, rest_from, credited, pool, card_pool, long_pool, short_pool
    cdef int[::1] open_add, close_add, most, least
    cdef int credited_count, top_score, second_score

    cdef void prepare(self) noexcept nogil
    @cython.locals(times=cython.int, in_hand=cython.int)
    cdef void supply(self, int card) noexcept nogil
    cdef void edges(self, int first, int last) noexcept nogil
    cdef void lend(self, int kind, int r, int amount) noexcept nogil
    @cython.locals(add=cython.int, times=cython.int, lin=cython.int)
    cdef void appraise(self, int card) noexcept nogil
    @cython.locals(copies=cython.int)
    cdef int hope(self, int source, int card, int own) noexcept nogil
    cdef void hope_for(self, int k, int card, int own, int pool, int where) noexcept nogil
    cdef int per(self, int k, int length) noexcept nogil
    @cython.locals(possible=cython.int)
    cdef int pool_of(self, int k, int card) noexcept nogil
    cdef int outside(self) noexcept nogil
