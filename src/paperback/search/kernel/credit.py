# cython: language_level=3, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True, infer_types=True, annotation_typing=False
"""What the cards of a rack can bring at most (compiled where a C compiler is there).

Each free card brings at most its *credit* when its rarest letter is taken: cents, how often more the word counts, and the rest of its value.
What depends on the place in the word, on its length, on the whole hand, on wilds or on repeats is *pooled*: it is hoped for until it is lost.
"""

from __future__ import annotations

from .layout import Layout
from .tally import (
    ABILITIES, ADD, AGAIN, BESIDE, CARD, COMMON, COMMON_USED, CONSONANTS, COPY, COUNT, DRAW, FIRST, LAST, LEAVES, LENGTH, LONGEST,
    NEAR_PAIR, NEAR_WILD, NEIGHBOUR, NO_REPEAT, NO_WILD, OWN, PAIR, PAIRS, PER, READINGS, ROW, TYPOS, UNUSED, WHOLE, WILD, WILDS, WORD, ints,
)  # fmt: skip

RANKS = 26
WIDE = 16
POOL_PLAIN, POOL_FIRST, POOL_LAST, POOL_WHOLE, POOL_PURE, POOL_FRESH, POOL_AGAIN, POOL_LONG, POOL_SHORT = 0, 1, 2, 3, 4, 5, 6, 7, 8

globals().update(RANKS=RANKS, WIDE=WIDE, POOL_FIRST=POOL_FIRST, POOL_LAST=POOL_LAST, POOL_WHOLE=POOL_WHOLE, POOL_PURE=POOL_PURE, POOL_FRESH=POOL_FRESH)  # compiled, these are C variables, which other modules see in this way only


class Credit(Layout):
    """A rack and the most that its free cards can bring."""

    def __init__(self) -> None:
        """Make room for the credits."""
        super().__init__()
        self.rank = ints(RANKS)
        self.have = ints(RANKS + 2)
        self.need = ints(RANKS + 2)
        self.have_from = ints(RANKS + 2)
        self.need_from = ints(RANKS + 2)
        self.credit = ints(3 * RANKS * WIDE)
        self.rest = ints(3 * RANKS * WIDE)
        self.twice = ints(3 * RANKS)
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
        for i in range(3 * RANKS):
            self.twice[i] = 0
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
                self.credit[base + 1] += self.twice[3 * r + k]
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
                    self.twice[3 * r + kind] += self.card_pool[3 * POOL_AGAIN + kind]
        for n in range(self.rows[k + 2]):
            o = k + READINGS + 4 * n
            self.edges(self.rows[o + 1], self.rows[o + self.rows[o]])
            if self.rows[k] & PAIR:
                self.edges(self.rows[o + self.rows[o]], self.rows[o + 1])

    def edges(self, first: int, last: int) -> None:
        """Note what the card just appraised brings where it opens a word with `first` or closes one with `last`."""
        self.open_add[first] = max(self.open_add[first], self.card_pool[3 * POOL_FIRST])
        self.close_add[last] = max(self.close_add[last], self.card_pool[3 * POOL_LAST])

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
            where = -1
            for c in range(self.rows[k + 4]):
                o = k + 5 + 3 * c
                found = self.pool_of(o, card)
                if found < 0 or pool == POOL_PLAIN:
                    pool = found
                    where = o
                if found < 0:
                    break
            if pool >= 0:
                copies |= self.rows[k] == COPY
                self.hope_for(k, card, own, pool, where)
            k += 5 + 3 * self.rows[k + 4]
        return copies

    def hope_for(self, k: int, card: int, own: int, pool: int, where: int) -> None:
        """Put the most that the ability at `k` does into its pool; the condition at `where` decides when it is lost."""
        of = self.rows[k + 1]
        if own and pool == POOL_PLAIN and self.rows[k] == PER and (of <= CONSONANTS or of == UNUSED):
            for length in range(LONGEST + 1):
                if of == UNUSED:
                    self.short_pool[3 * length] += self.per(k, length)
                else:
                    self.long_pool[3 * length] += self.per(k, length)
            return
        add = times = draw = 0
        effect = self.rows[k]
        if effect == ADD:
            add = of
        elif effect == PER:
            add = self.per(k, 0 if of == UNUSED else LONGEST)
        elif effect == CARD:
            by = self.rows[k + 2] - 1
            score = self.rows[card * ROW + 1]
            if of == OWN:
                add = by * score
            else:
                best = self.second_score if score == self.top_score else self.top_score
                add = by * best if of == NEIGHBOUR else by * (best + self.second_score)
        elif effect == WORD:
            times = of - 1
        elif effect == DRAW:
            draw = self.per_draw * of
        if not own:
            self.sum_add += add
            self.sum_times += times
            self.sum_draw += draw
        elif pool == POOL_LONG:
            low = self.rows[where + 1]
            high = self.rows[where + 2]
            for length in range(LONGEST + 1):
                if low > 0 and length >= low:
                    self.long_pool[3 * length] += add
                    self.long_pool[3 * length + 1] += times
                    self.long_pool[3 * length + 2] += draw
                elif low <= 0 and length <= high:
                    self.short_pool[3 * length] += add
                    self.short_pool[3 * length + 1] += times
                    self.short_pool[3 * length + 2] += draw
        else:
            self.card_pool[3 * pool] += add
            self.card_pool[3 * pool + 1] += times
            self.card_pool[3 * pool + 2] += draw

    def per(self, k: int, length: int) -> int:
        """The most cents that the `score_per` at `k` gives in a word of so many letters."""
        of = self.rows[k + 1]
        if of == WILDS:
            count = self.wilds
        elif of == PAIRS:
            count = self.free_pairs
        elif of == TYPOS:
            count = self.free_typos
        elif of == UNUSED:
            count = self.force_unused
            if count < 0:
                count = self.hand - (max(0, length - 3) + 2) // 3
        else:
            count = length
        return max(0, count - self.rows[k + 3]) * self.rows[k + 2]

    def pool_of(self, k: int, card: int) -> int:
        """The pool of what the condition at `k` allows; -1 if the condition cannot hold for the card."""
        kind = self.rows[k]
        flags = self.rows[card * ROW]
        if kind == FIRST:
            return POOL_FIRST
        if kind == LAST:
            return POOL_LAST
        if kind == LENGTH:
            return POOL_LONG
        if kind == NO_WILD:
            self.pure_effects = 1
            return POOL_PURE
        if kind == WHOLE:
            return POOL_PLAIN if self.force_whole > 0 else POOL_WHOLE if self.force_whole < 0 else -1
        if kind == NO_REPEAT:
            return POOL_FRESH
        if kind == AGAIN:
            return POOL_AGAIN if self.rows[card * ROW + 2] == 1 and self.rows[card * ROW + READINGS] == 1 else POOL_PLAIN
        possible = 1
        if kind == COMMON_USED:
            possible = self.force_common or (self.common >= 0 and self.free[self.common])
        elif kind == BESIDE and self.rows[k + 1] & 7 == NEAR_WILD:
            possible = self.wilds > 0
        elif kind == BESIDE and self.rows[k + 1] & 7 == NEAR_PAIR:
            possible = self.free_pairs > (flags & PAIR != 0)
        elif kind == COUNT and self.rows[k + 1] == WILDS:
            possible = self.wilds >= self.rows[k + 2]
        elif kind == COUNT and self.rows[k + 1] == PAIRS:
            possible = self.free_pairs - (flags & PAIR != 0) >= self.rows[k + 2]
        return POOL_PLAIN if possible else -1

    def outside(self) -> int:
        """The most letters that a word can have from outside the hand."""
        return self.widest if self.common >= 0 else 0
