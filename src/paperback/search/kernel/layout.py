# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The best ways to lay one word out of a rack: exact placement with bounds (compiled where a C compiler is there)."""

from __future__ import annotations

from .codes import ABILITIES, COMMON, LEAVES, LONGEST, LOWEST, ROW, WILD
from .readings import Readings
from .tally import ints, longs

BEST, EVERY, TABLE = 0, 1, 2

globals().update(BEST=BEST, EVERY=EVERY, TABLE=TABLE)  # compiled, these are C variables, which other modules see in this way only


class Layout(Readings):
    """A rack whose cards can be laid for a word, and the results kept so far."""

    def __init__(self) -> None:
        """Make room; `room` fits the arrays to a rack."""
        super().__init__()
        self.reach_add = self.reach_times = self.reach_lin = ints(1)
        self.o_card = self.o_end = self.o_turn = self.o_add = self.o_times = self.o_lin = ints(1)
        self.o_from = ints(LONGEST + 2)
        self.left_flags = ints(LONGEST + 2)
        self.left_score = ints(LONGEST + 2)
        self.right_flags = ints(LONGEST + 2)
        self.right_score = ints(LONGEST + 2)
        self.s_add = ints(LONGEST + 2)
        self.s_times = ints(LONGEST + 2)
        self.s_lin = ints(LONGEST + 2)
        self.s_ok = ints(LONGEST + 2)
        self.hand_letters = self.widest = self.lent = self.pure_effects = 0
        self.turn_limit = self.least_hand = self.least_turned = self.least_wilds = 0
        self.most_hand = 1 << 20
        self.constant = self.with_wilds = 0
        self.mode = BEST
        self.best = LOWEST
        self.best_wilds = self.found = 0
        self.want_slot = -1
        self.want_long = 0
        self.keys = longs(1)
        self.table = ints(1)
        self.touched = ints(1)
        self.touches = self.most_sets = 0
        self.table_size = 1
        self.long_stride = 1
        self.cramped = 0
        self.steps = 0

    def lay(self, needed: int) -> None:
        """Lay the word in `letters`, for which at least `needed` wilds are needed; what is found goes where `mode` says."""
        self.study()
        self.least_wilds = 0
        if needed == 0 and (self.pure_effects or not self.wilds):
            self.lay_phase(1)
            self.least_wilds = 1
        if self.wilds and needed <= self.wilds:
            self.lay_phase(0)

    def lay_phase(self, pure: int) -> None:
        """Lay the word without wilds (`pure`), or with them allowed."""
        self.with_wilds = 1 - pure
        self.no_wild = 1 if pure else self.wilds == 0
        self.wild_count = 0 if pure else self.wilds
        self.pair_count = self.free_pairs
        self.typo_count = self.free_typos
        self.common_in = 1 if self.force_common or (self.common >= 0 and self.free[self.common]) else 0
        self.whole = self.force_whole
        if self.force_whole < 0:
            self.whole = self.size + (self.widest if self.common >= 0 else 0) >= self.hand_letters
        self.unused = self.force_unused
        if self.force_unused < 0:
            outside = self.lent + (self.widest if self.common >= 0 else 0)
            self.unused = self.hand - (max(0, self.size - outside) + self.widest - 1) // self.widest
        if not self.list_options():
            return
        self.constant = 0
        for j in range(self.o_from[self.size]):
            if self.o_turn[j] and not self.free_turn:
                self.constant = self.per_score
        if self.size >= self.mark:
            self.constant += self.gain
        for card in range(self.cards):
            self.reach_add[card] = self.reach_times[card] = self.reach_lin[card] = 0
        for j in range(self.o_from[self.size]):
            self.weigh(j)
        add = times = lin = 0
        for card in range(self.cards):
            add += self.reach_add[card]
            times += self.reach_times[card]
            lin += self.reach_lin[card]
        lin += max(0, self.per_card) * (0 if pure else self.wilds)
        for at in range(self.size - 1, -1, -1):
            self.outlook(at)
        if self.s_ok[0]:
            worth = self.constant + self.per_score * min(add, self.s_add[0]) * (1 + min(times, self.s_times[0])) + min(lin, self.s_lin[0])
            if worth > self.best or (worth == self.best and self.best_wilds > 0):
                self.place(0, 0, 0, 0, 0, 0, add, times, lin, 0, 0, 0)

    def list_options(self) -> int:
        """List the readings that fit at each place, and what can stand on either side of it; 0 if some letter cannot be had."""
        for at in range(self.size + 1):
            self.left_flags[at] = self.right_flags[at] = -1
            self.left_score[at] = self.right_score[at] = 0
        count = 0
        for at in range(self.size):
            self.o_from[at] = count
            letter = self.letters[at]
            for j in range(self.bucket[letter], self.bucket[letter + 1]):
                size = self.b_size[j]
                if at + size > self.size:
                    continue
                if size > 1 and self.b_second[j] != self.letters[at + 1]:
                    continue
                if size > 2 and self.b_third[j] != self.letters[at + 2]:
                    continue
                card = self.b_card[j]
                self.o_card[count] = card
                self.o_end[count] = at + size
                self.o_turn[count] = self.b_turn[j]
                count += 1
                self.beside(at, at + size, self.rows[card * ROW], self.rows[card * ROW + 1])
            if self.with_wilds:
                self.beside(at, at + 1, WILD, 0)
        self.o_from[self.size] = count
        self.s_ok[self.size] = 1
        self.s_add[self.size] = self.s_times[self.size] = self.s_lin[self.size] = 0
        return self.right_flags[0] >= 0 and self.left_flags[self.size] >= 0

    def beside(self, at: int, end: int, flags: int, score: int) -> None:
        """Note that a card with these flags and this score can read from `at` to `end`: a right neighbour at `at`, a left one at `end`."""
        self.right_flags[at] = flags if self.right_flags[at] < 0 else self.right_flags[at] | flags
        self.left_flags[end] = flags if self.left_flags[end] < 0 else self.left_flags[end] | flags
        self.right_score[at] = max(self.right_score[at], score)
        self.left_score[end] = max(self.left_score[end], score)

    def weigh(self, j: int) -> None:
        """Find the most that option `j` can bring, whatever lies around it."""
        card = self.o_card[j]
        end = self.o_end[j]
        at = 0
        while self.o_from[at + 1] <= j:
            at += 1
        left = self.left_flags[at] if at > 0 else -1
        right = self.right_flags[end] if end < self.size else -1
        left_score = self.left_score[at] if at > 0 else 0
        right_score = self.right_score[end] if end < self.size else 0
        flags = self.rows[card * ROW]
        add = self.rows[card * ROW + 1]
        times = draw = 0
        if self.rows[card * ROW + 3] > ABILITIES:
            self.work(card, card, at, end, left, right, left_score, right_score)
            add += self.sum_add
            times = self.sum_times
            draw = self.sum_draw
            if self.copies:
                more_add = more_times = more_draw = 0
                for i in range(self.o_from[self.size]):
                    other = self.o_card[i]
                    if other != card and not self.rows[other * ROW] & (WILD | COMMON):
                        start_here = self.o_from[end] <= i < self.o_from[min(end + 1, self.size)]
                        if self.o_end[i] == at or start_here:
                            self.work(other, card, at, end, left, right, left_score, right_score)
                            more_add = max(more_add, self.sum_add)
                            more_times = max(more_times, self.sum_times)
                            more_draw = max(more_draw, self.sum_draw)
                add += more_add
                times += more_times
                draw += more_draw
        lin = self.per_draw * draw + self.per_card
        if flags & LEAVES:
            lin += self.per_leaving
        self.o_add[j] = add
        self.o_times[j] = times
        self.o_lin[j] = lin
        self.reach_add[card] = max(self.reach_add[card], add)
        self.reach_times[card] = max(self.reach_times[card], times)
        self.reach_lin[card] = max(self.reach_lin[card], lin)

    def outlook(self, at: int) -> None:
        """Find the most that the letters from `at` on can bring, if a card could serve twice."""
        self.s_ok[at] = 0
        self.s_add[at] = self.s_times[at] = 0
        self.s_lin[at] = LOWEST
        for j in range(self.o_from[at], self.o_from[at + 1]):
            end = self.o_end[j]
            if self.s_ok[end]:
                self.s_ok[at] = 1
                self.s_add[at] = max(self.s_add[at], self.o_add[j] + self.s_add[end])
                self.s_times[at] = max(self.s_times[at], self.o_times[j] + self.s_times[end])
                self.s_lin[at] = max(self.s_lin[at], self.o_lin[j] + self.s_lin[end])
        if self.with_wilds and self.s_ok[at + 1]:
            self.s_ok[at] = 1
            self.s_add[at] = max(self.s_add[at], self.s_add[at + 1])
            self.s_times[at] = max(self.s_times[at], self.s_times[at + 1])
            self.s_lin[at] = max(self.s_lin[at], self.per_card + self.s_lin[at + 1])

    def place(
        self, at: int, count: int, hand: int, add: int, times: int, lin: int,
        rest_add: int, rest_times: int, rest_lin: int, wilds: int, turned: int, slot: int,
    ) -> None:  # fmt: skip
        """Go on laying at letter `at`, with `count` cards laid that bring at most `add`, `times` and `lin`.

        The rest is the most that unused cards bring; `slot` numbers the set of cards used.
        """
        self.steps += 1
        if at == self.size:
            self.judge(count, hand, wilds, turned, slot)
            return
        self.laid_at[count] = at
        for j in range(self.o_from[at], self.o_from[at + 1]):
            card = self.o_card[j]
            end = self.o_end[j]
            if self.used[card] or not self.s_ok[end]:
                continue
            if self.same[card] >= 0 and not self.used[self.same[card]]:
                continue
            turn = self.o_turn[j]
            if turn and self.turn_limit and turned >= self.turn_limit:
                continue
            more_add = add + self.o_add[j]
            more_times = times + self.o_times[j]
            more_lin = lin + self.o_lin[j]
            left_add = rest_add - self.reach_add[card]
            left_times = rest_times - self.reach_times[card]
            left_lin = rest_lin - self.reach_lin[card]
            worth = self.per_score * (more_add + min(left_add, self.s_add[end])) * (1 + more_times + min(left_times, self.s_times[end]))
            worth += self.constant + more_lin + min(left_lin, self.s_lin[end])
            if worth < self.best or (worth == self.best and wilds >= self.best_wilds):
                continue
            more_hand = hand + (card < self.hand)
            more_slot = slot + self.stride[card]
            if turn and not turned:
                more_hand += self.dyslexic != self.common
                more_slot += self.stride[self.dyslexic]
            self.used[card] = 1
            self.laid[count] = card
            self.laid_at[count] = at
            self.laid_turned[count] = turn
            self.place(
                end, count + 1, more_hand, more_add, more_times, more_lin, left_add, left_times, left_lin, wilds, turned + turn, more_slot
            )
            self.used[card] = 0
        if not self.with_wilds or wilds == self.wilds or not self.s_ok[at + 1]:
            return
        worth = self.per_score * (add + min(rest_add, self.s_add[at + 1])) * (1 + times + min(rest_times, self.s_times[at + 1]))
        worth += self.constant + lin + self.per_card + min(rest_lin, self.s_lin[at + 1])
        if worth < self.best or (worth == self.best and wilds + 1 >= self.best_wilds):
            return
        card = self.wild_cards[wilds]
        self.laid[count] = card
        self.laid_at[count] = at
        self.laid_turned[count] = 0
        self.place(
            at + 1, count + 1, hand + 1, add, times, lin + self.per_card, rest_add, rest_times, rest_lin, wilds + 1, turned,
            slot + self.stride[card],
        )  # fmt: skip

    def judge(self, count: int, hand: int, wilds: int, turned: int, slot: int) -> None:
        """Value the word as it lies and keep it if it is wanted."""
        if hand > self.most_hand or hand < self.least_hand or turned < self.least_turned or wilds < self.least_wilds:
            return
        worth = self.value(count, hand, turned)
        if worth < self.best or (worth == self.best and wilds >= self.best_wilds):
            return
        if self.want_slot >= 0 and (slot != self.want_slot or (self.size >= self.mark) != self.want_long):
            return
        if self.mode == TABLE:
            self.enter(slot, worth)
            return
        self.stage_half(0, count, wilds)
        self.stage[0] = worth
        self.stage[1] = self.got_score
        self.stage[2] = self.got_draws
        self.stage[3] = self.size
        if self.mode == EVERY:
            self.shelve()
            if self.kept == self.limit:
                self.best = self.results[self.last()]
            return
        self.found = 1
        self.best = worth
        self.best_wilds = wilds

    def enter(self, slot: int, worth: int) -> None:
        """Note in the table that the set of cards `slot` can be worth so much."""
        key = 1 + slot + (self.long_stride if self.size >= self.mark else 0)
        at = (key ^ key >> 17 ^ key >> 34) % self.table_size
        while self.keys[at] != 0 and self.keys[at] != key:
            at = at + 1 if at + 1 < self.table_size else 0
        if self.keys[at] == key:
            self.table[at] = max(self.table[at], worth)
        elif self.touches < self.most_sets:
            self.keys[at] = key
            self.table[at] = worth
            self.touched[self.touches] = at
            self.touches += 1
        else:
            self.cramped = 1
