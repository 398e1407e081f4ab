# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The value of a laid word, from rows of small integers (compiled where a C compiler is there, else run as it stands).

A card's row: flags, printed score, number of readings, end of its abilities; four readings (length, up to three letters);
abilities one after the other (effect, three parameters, number of conditions, then kind and two parameters for each condition).
"""

from __future__ import annotations

from array import array

from .codes import (
    ABILITIES,
    ADD,
    AGAIN,
    BESIDE,
    CARD,
    COMMON,
    COMMON_USED,
    CONSONANTS,
    DRAW,
    FIRST,
    LAST,
    LEAVES,
    LENGTH,
    LETTERS,
    LONGEST,
    LOWEST,
    NEAR_BOTH,
    NEAR_CONSONANT,
    NEAR_PAIR,
    NEAR_SAME,
    NEAR_VOWEL,
    NEAR_WILD,
    NEIGHBOUR,
    NO_REPEAT,
    NO_WILD,
    OWN,
    PAIR,
    PAIRS,
    PER,
    ROW,
    RUN,
    TYPO,
    TYPOS,
    VOWELS,
    WHOLE,
    WILD,
    WILDS,
    WORD,
)


def ints(size: int) -> memoryview:
    """So many zeros as a writable view of 32-bit integers."""
    return memoryview(array("i", bytes(4 * size)))


def longs(size: int) -> memoryview:
    """So many zeros as a writable view of 64-bit integers."""
    return memoryview(array("q", bytes(8 * size)))


class Tally:
    """A rack, a word, the cards laid for it, and what they are worth."""

    def __init__(self) -> None:
        """Make room for a word; the rack comes with `take`."""
        self.rows = ints(ROW)
        self.cards = 0
        self.hand = 0
        self.common = -1
        self.spacebar = -1
        self.dyslexic = -1
        self.per_score = self.per_draw = self.per_card = self.per_leaving = self.gain = 0
        self.mark = LONGEST + 1
        self.letters = ints(LONGEST + 1)
        self.size = 0
        self.vowels = self.run = self.distinct = 0
        self.no_wild = self.wild_count = self.pair_count = self.typo_count = self.whole = self.common_in = self.unused = 0
        self.force_whole = self.force_unused = -1
        self.force_common = self.free_turn = 0
        self.laid = ints(LONGEST + 1)
        self.laid_at = ints(LONGEST + 1)
        self.laid_turned = ints(LONGEST + 1)
        self.chosen = ints(LONGEST + 1)
        self.trial = ints(LONGEST + 1)
        self.side = ints(9 * (LONGEST + 1))
        self.sum_add = self.sum_times = self.sum_draw = self.copies = 0
        self.got_score = self.got_draws = 0

    def study(self) -> None:
        """Find what the spelled word alone decides: vowels, the longest run of consonants, whether all letters differ."""
        seen = run = 0
        self.vowels = self.run = 0
        self.distinct = 1
        for j in range(self.size):
            letter = self.letters[j]
            if seen >> letter & 1:
                self.distinct = 0
            seen |= 1 << letter
            if self.vowel(letter):
                self.vowels += 1
                run = 0
            else:
                run += 1
                self.run = max(self.run, run)

    def vowel(self, letter: int) -> int:
        """Whether the letter (0 is A) is one of A, E, I, O, U."""
        return 0x104111 >> letter & 1

    def counted(self, of: int, besides: int) -> int:
        """How many of these the word holds; for cards, a card with the flags `besides` is left out."""
        if of == LETTERS:
            return self.size
        if of == VOWELS:
            return self.vowels
        if of == CONSONANTS:
            return self.size - self.vowels
        if of == WILDS:
            return self.wild_count - (besides & WILD != 0)
        if of == PAIRS:
            return self.pair_count - (besides & PAIR != 0)
        if of == TYPOS:
            return self.typo_count - (besides & TYPO != 0)
        return self.unused

    def again(self, at: int, end: int) -> int:
        """Whether the letters from `at` to `end` occur once more in the word."""
        found = 0
        for j in range(self.size - end + at + 1):
            same = 1
            for i in range(end - at):
                if self.letters[j + i] != self.letters[at + i]:
                    same = 0
            found += same
        return found > 1

    def near(self, of: int, letter: int, at: int, end: int, left: int, right: int) -> int:
        """Whether the neighbours fit; `left` and `right` are their flags, -1 where there is none."""
        kind = of & 7
        found = 0
        for side in range(2):
            flags = right if side else left
            if flags < 0:
                continue
            if kind == NEAR_WILD:
                found += flags & WILD != 0
                continue
            if kind == NEAR_PAIR:
                found += flags & PAIR != 0
                continue
            other = self.letters[end] if side else self.letters[at - 1]
            if kind == NEAR_VOWEL:
                found += self.vowel(other)
            elif kind == NEAR_CONSONANT:
                found += 1 - self.vowel(other)
            elif kind == NEAR_SAME:
                found += other == self.letters[end - 1 if side else at]
            else:
                found += other == letter
        return found > 1 if of & NEAR_BOTH else found > 0

    def holds(self, k: int, at: int, end: int, left: int, right: int, flags: int) -> int:
        """Whether the condition written at `k` of the rows holds for a card with these flags that reads from `at` to `end`."""
        kind = self.rows[k]
        p = self.rows[k + 1]
        q = self.rows[k + 2]
        if kind == FIRST:
            return at == 0
        if kind == LAST:
            return end == self.size
        if kind == LENGTH:
            return p <= self.size and self.size <= q
        if kind == NO_WILD:
            return self.no_wild
        if kind == WHOLE:
            return self.whole
        if kind == COMMON_USED:
            return self.common_in
        if kind == AGAIN:
            # a letter that stands for more is its own first one
            return self.again(at, end if flags & PAIR else at + 1)
        if kind == NO_REPEAT:
            return self.distinct
        if kind == RUN:
            return self.run >= p
        if kind == BESIDE:
            return self.near(p, q, at, end, left, right)
        return self.counted(p, flags) >= q

    def work(self, source: int, card: int, at: int, end: int, left: int, right: int, left_score: int, right_score: int) -> None:
        """Sum up what the abilities printed on `source` do for `card`, which reads from `at` to `end`.

        The sums are left in `sum_add` (cents), `sum_times` (how often more the word counts) and `sum_draw`; `copies` tells whether
        the card may copy a neighbour. The neighbours' flags are -1 and their scores 0 where there is none.
        """
        self.sum_add = self.sum_times = self.sum_draw = self.copies = 0
        k = source * ROW + ABILITIES
        stop = source * ROW + self.rows[source * ROW + 3]
        flags = self.rows[card * ROW]
        while k < stop:
            effect = self.rows[k]
            p = self.rows[k + 1]
            q = self.rows[k + 2]
            above = self.rows[k + 3]
            true = 1
            for c in range(self.rows[k + 4]):
                if true and not self.holds(k + 5 + 3 * c, at, end, left, right, flags):
                    true = 0
            k += 5 + 3 * self.rows[k + 4]
            if not true:
                continue
            if effect == ADD:
                self.sum_add += p
            elif effect == PER:
                n = self.counted(p, 0) - above
                if n > 0:
                    self.sum_add += n * q
            elif effect == CARD:
                if p == OWN:
                    self.sum_add += (q - 1) * self.rows[card * ROW + 1]
                elif p == NEIGHBOUR:
                    self.sum_add += (q - 1) * max(left_score, right_score)
                else:
                    self.sum_add += (q - 1) * (left_score + right_score)
            elif effect == WORD:
                self.sum_times += p - 1
            elif effect == DRAW:
                self.sum_draw += p
            else:
                self.copies = source == card

    def face_facts(self, count: int, hand_used: int) -> int:
        """Find what the laid cards decide (wilds, pairs, the whole hand ...); gives how many of them leave the game themselves."""
        self.wild_count = self.pair_count = self.typo_count = 0
        self.common_in = self.force_common
        leaving = 0
        for i in range(count):
            flags = self.rows[self.laid[i] * ROW]
            self.wild_count += flags & WILD != 0
            self.pair_count += flags & PAIR != 0
            self.typo_count += flags & TYPO != 0
            leaving += flags & LEAVES != 0
            if self.laid[i] == self.common or (self.laid_turned[i] and self.dyslexic == self.common):
                self.common_in = 1
        self.no_wild = self.wild_count == 0
        self.whole = hand_used == self.hand if self.force_whole < 0 else self.force_whole
        self.unused = self.hand - hand_used if self.force_unused < 0 else self.force_unused
        return leaving

    def value(self, count: int, hand_used: int, turned: int) -> int:
        """The value of the laid cards with the best choices; `got_score`, `got_draws` and `chosen` tell the rest.

        `chosen` holds for each laid card 0, or 1 or 2 where it copies its left or right neighbour.
        """
        leaving = self.face_facts(count, hand_used)
        add = times = draw = copiers = 0
        for i in range(count):
            card = self.laid[i]
            at = self.laid_at[i]
            end = self.laid_at[i + 1] if i + 1 < count else self.size
            left = right = -1
            left_score = right_score = 0
            if i > 0:
                left = self.rows[self.laid[i - 1] * ROW]
                left_score = self.rows[self.laid[i - 1] * ROW + 1]
            if i + 1 < count:
                right = self.rows[self.laid[i + 1] * ROW]
                right_score = self.rows[self.laid[i + 1] * ROW + 1]
            add += self.rows[card * ROW + 1]
            self.chosen[i] = 0
            if self.rows[card * ROW + 3] == ABILITIES:
                continue
            self.work(card, card, at, end, left, right, left_score, right_score)
            add += self.sum_add
            times += self.sum_times
            draw += self.sum_draw
            if self.copies:
                k = 9 * copiers
                self.trial[copiers] = 0
                for side in range(3):
                    self.side[k + 3 * side] = LOWEST
                self.side[k] = self.side[k + 1] = self.side[k + 2] = 0
                if left >= 0 and not left & (WILD | COMMON):
                    self.work(self.laid[i - 1], card, at, end, left, right, left_score, right_score)
                    self.side[k + 3] = self.sum_add
                    self.side[k + 4] = self.sum_times
                    self.side[k + 5] = self.sum_draw
                if right >= 0 and not right & (WILD | COMMON):
                    self.work(self.laid[i + 1], card, at, end, left, right, left_score, right_score)
                    self.side[k + 6] = self.sum_add
                    self.side[k + 7] = self.sum_times
                    self.side[k + 8] = self.sum_draw
                self.chosen[i] = 3
                copiers += 1
        worth = self.best_copies(count, copiers, add, times, draw)
        worth += self.per_card * count + self.per_leaving * leaving
        if self.size >= self.mark:
            worth += self.gain
        if turned and not self.free_turn:
            worth += self.per_score
            self.got_score += 1
        return worth

    def best_copies(self, count: int, copiers: int, add: int, times: int, draw: int) -> int:
        """The best value over what each copying card may copy, nothing included."""
        best = LOWEST
        kept = 0
        going = 1
        tried = 0
        while going:
            a = add
            t = times
            d = draw
            possible = 1
            for c in range(copiers):
                k = 9 * c + 3 * self.trial[c]
                if self.side[k] == LOWEST:
                    possible = 0
                else:
                    a += self.side[k]
                    t += self.side[k + 1]
                    d += self.side[k + 2]
            if possible:
                worth = self.per_score * a * (1 + t) + self.per_draw * d
                if worth > best:
                    best = worth
                    kept = tried
                    self.got_score = a * (1 + t)
                    self.got_draws = d
            going = 0
            tried += 1
            for c in range(copiers):
                self.trial[c] += 1
                if self.trial[c] < 3:
                    going = 1
                    break
                self.trial[c] = 0
        for i in range(count):
            if self.chosen[i] == 3:
                self.chosen[i] = kept % 3
                kept = kept // 3
        return best
