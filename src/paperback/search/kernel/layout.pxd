# C types for `layout.py`, which runs without them too.

cimport cython

from .codes cimport ABILITIES, COMMON, LEAVES, LONGEST, LOWEST, ROW, WILD
from .readings cimport Readings

cdef int BEST, EVERY, TABLE


cdef class Layout(Readings):
    cdef int[::1] reach_add, reach_times, reach_lin, o_card, o_end, o_turn, o_add, o_times, o_lin, table, touched
    cdef int[17] o_from, left_flags, left_score, right_flags, right_score, s_add, s_times, s_lin, s_ok
    cdef int hand_letters, widest, lent, pure_effects, turn_limit, least_hand, least_turned, least_wilds, most_hand, constant, with_wilds
    cdef int mode, best, best_wilds, found, want_long, touches, most_sets, table_size, cramped, steps
    cdef long long want_slot, long_stride
    cdef long long[::1] keys

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
