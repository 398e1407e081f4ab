# C types for `tally.py`, which runs without them too.

cimport cython

cdef int ROW, READINGS, ABILITIES, LONGEST, LOWEST, WILD, COMMON, PAIR, TYPO, LEAVES, SPACEBAR, DYSLEXIC, FIRST, LAST
cdef int LENGTH, NO_WILD, WHOLE, COMMON_USED, AGAIN, NO_REPEAT, RUN, BESIDE, COUNT, ADD, PER, CARD, WORD, DRAW
cdef int COPY, LETTERS, VOWELS, CONSONANTS, WILDS, PAIRS, TYPOS, UNUSED, NEAR_WILD, NEAR_PAIR, NEAR_VOWEL, NEAR_CONSONANT, NEAR_SAME, NEAR_LETTER
cdef int NEAR_BOTH, OWN, NEIGHBOUR, NEIGHBOURS


cdef class Tally:
    cdef const int[::1] rows
    cdef int cards, hand, common, spacebar, dyslexic, per_score, per_draw, per_card, per_leaving, gain, mark, size, vowels, run
    cdef int distinct, no_wild, wild_count, pair_count, typo_count, whole, common_in, unused, force_whole, force_unused, force_common
    cdef int free_turn, sum_add, sum_times, sum_draw, copies, got_score, got_draws
    cdef int[::1] letters, laid, laid_at, laid_turned, chosen, trial, side

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
