# C types for `tally.py`, which runs without them too.

cimport cython

from .codes cimport (
    ABILITIES, ADD, AGAIN, BESIDE, CARD, COMMON, COMMON_USED, CONSONANTS, DRAW, FIRST, LAST, LEAVES, LENGTH, LETTERS, LONGEST, LOWEST,
    NEAR_BOTH, NEAR_CONSONANT, NEAR_PAIR, NEAR_SAME, NEAR_VOWEL, NEAR_WILD, NEIGHBOUR, NO_REPEAT, NO_WILD, OWN, PAIR, PAIRS, PER, ROW,
    RUN, TYPO, TYPOS, VOWELS, WHOLE, WILD, WILDS, WORD,
)


cdef class Tally:
    cdef const int[::1] rows
    cdef int cards, hand, common, spacebar, dyslexic, per_score, per_draw, per_card, per_leaving, gain, mark, size, vowels, run
    cdef int distinct, no_wild, wild_count, pair_count, typo_count, whole, common_in, unused, force_whole, force_unused, force_common
    cdef int free_turn, sum_add, sum_times, sum_draw, copies, got_score, got_draws
    cdef int[16] letters, laid, laid_at, laid_turned, chosen, trial
    cdef int[144] side

    cdef void study(self) noexcept nogil
    cdef int vowel(self, int letter) noexcept nogil
    cdef int counted(self, int of, int besides) noexcept nogil
    @cython.locals(found=cython.int)
    cdef int again(self, int at, int end) noexcept nogil
    @cython.locals(found=cython.int)
    cdef int near(self, int of, int letter, int at, int end, int left, int right) noexcept nogil
    cdef int holds(self, int k, int at, int end, int left, int right, int flags) noexcept nogil
    cdef void work(self, int source, int card, int at, int end, int left, int right, int left_score, int right_score) noexcept nogil
    @cython.locals(leaving=cython.int)
    cdef int face_facts(self, int count, int hand_used) noexcept nogil
    cdef int value(self, int count, int hand_used, int turned) noexcept nogil
    cdef int best_copies(self, int count, int copiers, int add, int times, int draw) noexcept nogil
