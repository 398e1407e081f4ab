# C types for `layout.py`, which runs without them too.

cimport cython

from .shelf cimport Shelf
from .tally cimport ABILITIES, COMMON, LEAVES, LONGEST, LOWEST, PAIR, READINGS, ROW, TYPO, WILD

cdef int BEST, EVERY, TABLE


cdef class Layout(Shelf):
    cdef int[::1] free, used, same, wild_cards, reach_add, reach_times, reach_lin, bucket, b_card, b_size, b_second, b_third, b_turn
    cdef int[::1] o_card, o_end, o_turn, o_add, o_times, o_lin, o_from, left_flags, left_score, right_flags, right_score, s_add, s_times
    cdef int[::1] s_lin, s_ok, table, touched
    cdef long long[::1] stride, keys
    cdef int wilds, free_pairs, free_typos, hand_letters, widest, pure_effects, turn_limit, least_hand, least_turned, least_wilds
    cdef int most_hand, constant, with_wilds, mode, best, best_wilds, found, want_long, touches, cramped, steps
    cdef long long want_slot, long_stride

    cdef void bucketing(self) noexcept nogil
    cdef void shelve_reading(self, int fill, int card, int k, int turn) noexcept nogil
    cdef void lay(self, int needed) noexcept nogil
    cdef void lay_phase(self, int pure) noexcept nogil
    cdef int list_options(self) noexcept nogil
    cdef void beside(self, int at, int end, int flags, int score) noexcept nogil
    @cython.locals(start_here=cython.int)
    cdef void weigh(self, int j) noexcept nogil
    cdef void outlook(self, int at) noexcept nogil
    @cython.locals(more_hand=cython.int, more_slot=cython.longlong)
    cdef void place(self, int at, int count, int hand, int add, int times, int lin, int rest_add, int rest_times, int rest_lin, int wilds, int turned, long long slot) noexcept nogil
    cdef void judge(self, int count, int hand, int wilds, int turned, long long slot) noexcept nogil
    cdef void enter(self, long long slot, int worth) noexcept nogil
    cdef void empty(self) noexcept nogil
    cdef int alike(self, int a, int b) noexcept nogil
