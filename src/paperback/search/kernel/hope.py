# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The most that the abilities of a card can bring (compiled where a C compiler is there).

What depends on the place in the word, on its length, on the whole hand, on wilds or on repeats is *pooled*: hoped for until it is lost.
"""

from __future__ import annotations

from .codes import (
    ABILITIES,
    ADD,
    AGAIN,
    BESIDE,
    CARD,
    COMMON,
    COMMON_USED,
    CONSONANTS,
    COPY,
    COUNT,
    DRAW,
    FIRST,
    LAST,
    LEAVES,
    LENGTH,
    LETTERS,
    LONGEST,
    NEAR_PAIR,
    NEAR_WILD,
    NEIGHBOUR,
    NO_REPEAT,
    NO_WILD,
    OWN,
    PAIR,
    PAIRS,
    PER,
    READINGS,
    ROW,
    TYPOS,
    UNUSED,
    VOWELS,
    WHOLE,
    WILD,
    WILDS,
    WORD,
)
from .layout import Layout
from .tally import ints

POOL_PLAIN, POOL_FIRST, POOL_LAST, POOL_WHOLE, POOL_PURE, POOL_FRESH, POOL_AGAIN, POOL_LONG = 0, 3, 6, 9, 12, 15, 18, 21
"""Where the three numbers of each pool lie: cents, how often more the word counts, and the rest of the value."""
POOLS = 21
# compiled, these are C variables, and other modules see them in this way only
globals().update(
    POOL_FIRST=POOL_FIRST,
    POOL_LAST=POOL_LAST,
    POOL_WHOLE=POOL_WHOLE,
    POOL_PURE=POOL_PURE,
    POOL_FRESH=POOL_FRESH,
    POOL_AGAIN=POOL_AGAIN,
    POOLS=POOLS,
)


class Hope(Layout):
    """A rack and what its abilities can bring at most."""

    def __init__(self) -> None:
        """Make room for the pools."""
        super().__init__()
        self.pool = ints(POOLS)
        self.card_pool = ints(POOLS)
        self.long_pool = ints(3 * (LONGEST + 2))
        self.short_pool = ints(3 * (LONGEST + 2))
        self.top_score = self.second_score = 0

    def appraise(self, card: int) -> None:
        """Find the most that a card can bring, by pool; the pools of the rack grow by it."""
        k = card * ROW
        for i in range(POOLS):
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
            self.pool[POOL_FIRST + kind] = max(self.pool[POOL_FIRST + kind], self.card_pool[POOL_FIRST + kind])
            self.pool[POOL_LAST + kind] = max(self.pool[POOL_LAST + kind], self.card_pool[POOL_LAST + kind])
            for p in range(POOL_WHOLE, POOL_AGAIN, 3):
                self.pool[p + kind] += self.card_pool[p + kind]

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
        if own and pool == POOL_PLAIN and self.rows[k] == PER and of in (LETTERS, UNUSED):
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
            self.card_pool[pool] += add
            self.card_pool[pool + 1] += times
            self.card_pool[pool + 2] += draw

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
                count = self.hand - (max(0, length - self.lent - 3) + 2) // 3
        elif of == VOWELS:
            count = min(length, self.free_vowels + self.wilds)
        elif of == CONSONANTS:
            count = min(length, self.free_consonants + self.wilds)
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
