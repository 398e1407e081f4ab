# C types for `hope.py`, which runs without them too.

cimport cython

from .codes cimport (
    ABILITIES, ADD, AGAIN, BESIDE, CARD, COMMON, COMMON_USED, CONSONANTS, COPY, COUNT, DRAW, FIRST, LAST, LEAVES, LENGTH, LETTERS, LONGEST,
    NEAR_PAIR, NEAR_WILD, NEIGHBOUR, NO_REPEAT, NO_WILD, OWN, PAIR, PAIRS, PER, READINGS, ROW, TYPOS, UNUSED, VOWELS, WHOLE, WILD, WILDS,
    WORD,
)
from .layout cimport Layout

cdef int POOL_PLAIN, POOL_FIRST, POOL_LAST, POOL_WHOLE, POOL_PURE, POOL_FRESH, POOL_AGAIN, POOL_LONG, POOLS


cdef class Hope(Layout):
    cdef int[21] pool, card_pool
    cdef int[51] long_pool, short_pool
    cdef int top_score, second_score

    @cython.locals(add=cython.int, times=cython.int, lin=cython.int)
    cdef void appraise(self, int card) noexcept nogil
    @cython.locals(copies=cython.int)
    cdef int hope(self, int source, int card, int own) noexcept nogil
    cdef void hope_for(self, int k, int card, int own, int pool, int where) noexcept nogil
    cdef int per(self, int k, int length) noexcept nogil
    @cython.locals(possible=cython.int)
    cdef int pool_of(self, int k, int card) noexcept nogil
