# C types for `readings.py`, which runs without them too.

from .codes cimport PAIR, READINGS, ROW, TYPO, WILD
from .shelf cimport Shelf


cdef class Readings(Shelf):
    cdef int[28] bucket
    cdef int[::1] free, used, same, wild_cards, b_card, b_size, b_second, b_third, b_turn
    cdef long long[::1] stride
    cdef int wilds, free_pairs, free_typos, free_vowels, free_consonants

    cdef void bucketing(self) noexcept nogil
    cdef void shelve_reading(self, int fill, int card, int k, int turn) noexcept nogil
    cdef void empty(self) noexcept nogil
    cdef int alike(self, int a, int b) noexcept nogil
