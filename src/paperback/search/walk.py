# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, infer_types=True
"""The walk over the letters of all words, rarest first, cut where nothing better can follow (compiled where a C compiler is there).

Each free card brings at most its *credit* when its rarest letter is taken: cents, how often more the word counts, and the rest of its value.
What depends on the place in the word, on its length, on the whole hand, on wilds or on repeats is *pooled*: it is hoped for until it is lost.
"""

from __future__ import annotations

from .layout import Layout
from .tally import (
    ABILITIES, ADD, AGAIN, BESIDE, CARD, COMMON, COMMON_USED, COPY, COUNT, DRAW, FIRST, LAST, LEAVES, LENGTH, LONGEST, LOWEST, NEAR_PAIR, NEAR_WILD,
    NEIGHBOUR, NO_REPEAT, NO_WILD, OWN, PAIR, PAIRS, PER, READINGS, ROW, TYPOS, UNUSED, WHOLE, WILD, WILDS, WORD, ints,
)  # fmt: skip

RANKS = 26
WIDE = 16
POOL_PLAIN, POOL_FIRST, POOL_LAST, POOL_WHOLE, POOL_PURE, POOL_FRESH, POOL_AGAIN, POOL_LONG, POOL_SHORT = 0, 1, 2, 3, 4, 5, 6, 7, 8


class Walk(Layout):
    """A rack and a lexicon that can be walked."""

    def __init__(self) -> None:
        """Make room; the lexicon comes with `Kernel.open`."""
        super().__init__()
        self.nodes = self.classes = self.rank = ints(4)
        self.words = self.levels = memoryview(bytes(16))
        self.level = 255
        self.nodes_seen = 0
        self.budget = 1 << 30
        self.cut = LOWEST
        self.slack = 0
        self.must_all = 0
        self.have = ints(RANKS + 2)
        self.need = ints(RANKS + 2)
        self.have_from = ints(RANKS + 2)
        self.need_from = ints(RANKS + 2)
        self.credit = ints(3 * RANKS * WIDE)
        self.rest = ints(3 * RANKS * WIDE)
        self.rest_from = ints(3 * (RANKS + 2))
        self.credited = ints(RANKS)
        self.credited_count = 0
        self.pool = ints(3 * 9)
        self.card_pool = ints(3 * 9)
        self.long_pool = ints(3 * (LONGEST + 2))
        self.short_pool = ints(3 * (LONGEST + 2))
        self.open_add = ints(RANKS)
        self.close_add = ints(RANKS)
        self.most = ints(RANKS)
        self.least = ints(RANKS)
        self.top_score = self.second_score = 0

    def prepare(self) -> None:
        """Work out the credits and pools of the free cards."""
        self.empty()
        self.bucketing()
        for i in range(3 * RANKS * WIDE):
            self.credit[i] = 0
        for i in range(RANKS + 2):
            self.have[i] = self.need[i] = 0
        for i in range(3 * 9):
            self.pool[i] = 0
        for i in range(3 * (LONGEST + 2)):
            self.long_pool[i] = self.short_pool[i] = 0
        for i in range(RANKS):
            self.open_add[i] = self.close_add[i] = 0
        self.top_score = self.second_score = self.pure_effects = 0
        self.hand_letters = 0
        self.widest = 1
        for card in range(self.cards):
            if self.free[card]:
                score = self.rows[card * ROW + 1]
                if score > self.top_score:
                    self.second_score = self.top_score
                    self.top_score = score
                elif score > self.second_score:
                    self.second_score = score
        for card in range(self.cards):
            if self.free[card]:
                self.supply(card)
        for length in range(LONGEST + 1):
            self.long_pool[3 * length + 2] += max(0, self.per_card) * length
            if length >= self.mark:
                self.long_pool[3 * length + 2] += self.gain
        if self.dyslexic >= 0 and self.free[self.dyslexic] and not self.free_turn:
            self.pool[2] += self.per_score
        if self.dyslexic >= 0 and self.dyslexic != self.common and self.force_whole < 0:
            self.hand_letters = max(self.hand_letters, 2)
        if self.spacebar >= 0 and self.spacebar != self.common and self.force_whole < 0:
            self.hand_letters = 2 * LONGEST
        self.credited_count = 0
        for k in range(3):
            self.rest_from[3 * RANKS + k] = 0
        for r in range(RANKS - 1, -1, -1):
            self.have_from[r] = self.have_from[r + 1] + self.have[r]
            self.need_from[r] = self.need_from[r + 1] + self.need[r]
            some = 0
            for k in range(3):
                base = (k * RANKS + r) * WIDE
                self.rest[base + WIDE - 1] = 0
                for i in range(WIDE - 2, -1, -1):
                    self.rest[base + i] = self.rest[base + i + 1] + self.credit[base + i]
                self.rest_from[3 * r + k] = self.rest_from[3 * (r + 1) + k] + self.rest[base]
                some |= self.rest[base]
            if some:
                self.credited[self.credited_count] = r
                self.credited_count += 1

    def supply(self, card: int) -> None:
        """Count the letters of a card, and put its credit where its rarest letter is."""
        k = card * ROW
        in_hand = card != self.common
        if self.rows[k] & WILD:
            self.hand_letters += 1
            return
        if self.rows[k + 2] == 0:
            return
        for letter in range(RANKS):
            self.most[letter] = 0
            self.least[letter] = LONGEST
        shortest = LONGEST
        for n in range(self.rows[k + 2]):
            o = k + READINGS + 4 * n
            size = self.rows[o]
            shortest = min(shortest, size)
            self.widest = max(self.widest, size)
            for letter in range(RANKS):
                times = 0
                for i in range(size):
                    times += self.rows[o + 1 + i] == letter
                self.most[letter] = max(self.most[letter], times)
                self.least[letter] = min(self.least[letter], times)
        if in_hand:
            self.hand_letters += shortest
        self.appraise(card)
        fixed = RANKS
        for letter in range(RANKS):
            r = self.rank[letter]
            self.have[r] += self.most[letter]
            if in_hand:
                self.need[r] += self.least[letter]
            if self.least[letter] and r < fixed:
                fixed = r
        for letter in range(RANKS):
            r = self.rank[letter]
            if r == fixed or (fixed == RANKS and self.most[letter]):
                for kind in range(3):
                    self.lend(kind, r, self.card_pool[kind])
                    self.credit[(kind * RANKS + r) * WIDE + 1] += self.card_pool[3 * POOL_AGAIN + kind]
            for n in range(self.rows[k + 2]):
                o = k + READINGS + 4 * n
                last = self.rows[o + self.rows[o]]
                if self.rows[o + 1] == letter or (self.rows[k] & PAIR and last == letter):
                    self.open_add[letter] = max(self.open_add[letter], self.card_pool[3 * POOL_FIRST])
                    self.close_add[letter] = max(self.close_add[letter], self.card_pool[3 * POOL_LAST])
                if last == letter:
                    self.close_add[letter] = max(self.close_add[letter], self.card_pool[3 * POOL_LAST])

    def lend(self, kind: int, r: int, amount: int) -> None:
        """Put one card's credit among those of its letter, the dearest first."""
        base = (kind * RANKS + r) * WIDE
        for i in range(WIDE - 1):
            if amount > self.credit[base + i]:
                other = self.credit[base + i]
                self.credit[base + i] = amount
                amount = other

    def appraise(self, card: int) -> None:
        """Find the most that a card can bring, by pool; the pools of the rack grow by it."""
        k = card * ROW
        for i in range(3 * 9):
            self.card_pool[i] = 0
        self.card_pool[0] = self.rows[k + 1]
        if self.rows[k + 3] > ABILITIES and self.hope(card, card, 1):
            add = times = lin = 0
            for other in range(self.cards):
                if other == card or not self.free[other] or self.rows[other * ROW] & (WILD | COMMON):
                    continue
                self.sum_add = self.sum_times = self.sum_draw = 0
                self.hope(other, card, 0)
                add = max(add, self.sum_add)
                times = max(times, self.sum_times)
                lin = max(lin, self.sum_draw)
            self.card_pool[0] += add
            self.card_pool[1] += times
            self.card_pool[2] += lin
        if self.rows[k] & LEAVES:
            self.card_pool[2] += max(0, self.per_leaving)
        for kind in range(3):
            self.pool[3 * POOL_FIRST + kind] = max(self.pool[3 * POOL_FIRST + kind], self.card_pool[3 * POOL_FIRST + kind])
            self.pool[3 * POOL_LAST + kind] = max(self.pool[3 * POOL_LAST + kind], self.card_pool[3 * POOL_LAST + kind])
            for p in range(POOL_WHOLE, POOL_AGAIN):
                self.pool[3 * p + kind] += self.card_pool[3 * p + kind]

    def hope(self, source: int, card: int, own: int) -> int:
        """Find the most that the abilities printed on `source` do for `card`: into its pools if they are its own, else into the sums.

        Gives whether the card may copy.
        """
        k = source * ROW + ABILITIES
        stop = source * ROW + self.rows[source * ROW + 3]
        copies = 0
        while k < stop:
            pool = POOL_PLAIN
            low = 0
            high = LONGEST
            for c in range(self.rows[k + 4]):
                o = k + 5 + 3 * c
                if self.rows[o] == NO_WILD:
                    self.pure_effects = 1
                if pool == POOL_PLAIN:
                    pool = self.pool_of(o, card)
                    if pool == POOL_LONG:
                        low = self.rows[o + 1]
                        high = self.rows[o + 2]
                elif self.pool_of(o, card) < 0:
                    pool = -1
            effect = self.rows[k]
            copies |= effect == COPY
            if pool >= 0:
                if not own and pool != POOL_LONG:
                    pool = POOL_PLAIN
                if effect == PER and self.rows[k + 1] != WILDS and self.rows[k + 1] != PAIRS and self.rows[k + 1] != TYPOS:
                    for length in range(LONGEST + 1):
                        self.amount(k, card, length)
                        if not own:
                            self.sum_add = max(self.sum_add, 0)
                        if self.rows[k + 1] == UNUSED:
                            self.short_pool[3 * length] += self.top_score_of(k, length)
                        else:
                            self.long_pool[3 * length] += self.top_score_of(k, length)
                elif pool == POOL_LONG and own:
                    for length in range(LONGEST + 1):
                        if low > 0 and length >= low:
                            self.give(k, card, 3 * length, 1)
                        elif low <= 0 and length <= high:
                            self.give(k, card, 3 * length, 2)
                else:
                    self.give(k, card, 3 * max(pool, 0) if own else 0, 0 if own else 3)
            k += 5 + 3 * self.rows[k + 4]
        return copies
