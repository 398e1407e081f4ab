# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The free cards of a rack and all that they can be read as (compiled where a C compiler is there)."""

from __future__ import annotations

from .codes import PAIR, READINGS, ROW, TYPO, WILD
from .shelf import Shelf
from .tally import ints, longs


class Readings(Shelf):
    """A rack whose free cards are sorted by what they read as."""

    def __init__(self) -> None:
        """Make room; `Kernel.furnish` fits the arrays to a rack."""
        super().__init__()
        self.free = self.used = self.same = self.wild_cards = ints(1)
        self.stride = longs(1)
        self.bucket = ints(28)
        self.b_card = self.b_size = self.b_second = self.b_third = self.b_turn = ints(1)
        self.wilds = self.free_pairs = self.free_typos = self.free_vowels = self.free_consonants = 0

    def bucketing(self) -> None:
        """Sort the readings of the free cards by their first letter, keeping the cards' order."""
        for letter in range(28):
            self.bucket[letter] = 0
        for fill in range(2):
            for card in range(self.cards):
                k = card * ROW
                if not self.free[card]:
                    continue
                for n in range(self.rows[k + 2]):
                    self.shelve_reading(fill, card, k + READINGS + 4 * n, 0)
                if self.dyslexic >= 0 and self.free[self.dyslexic] and self.rows[k] & PAIR and self.rows[k + READINGS] == 2:
                    self.shelve_reading(fill, card, k + READINGS, 1)
            if not fill:
                for letter in range(27, 0, -1):
                    self.bucket[letter] = self.bucket[letter - 1]
                self.bucket[0] = 0
                for letter in range(1, 28):
                    self.bucket[letter] += self.bucket[letter - 1]
        for letter in range(27, 0, -1):
            self.bucket[letter] = self.bucket[letter - 1]
        self.bucket[0] = 0

    def shelve_reading(self, fill: int, card: int, k: int, turn: int) -> None:
        """Count the reading written at `k` under its first letter, or put it there."""
        first = self.rows[k + 1 + turn]
        j = self.bucket[first]
        self.bucket[first] += 1
        if fill:
            self.b_card[j] = card
            self.b_size[j] = self.rows[k]
            self.b_second[j] = self.rows[k + 2 - turn]
            self.b_third[j] = self.rows[k + 3]
            self.b_turn[j] = turn

    def empty(self) -> None:
        """Take the free cards' own facts: identical cards, wilds, what the whole hand needs."""
        self.wilds = self.free_pairs = self.free_typos = self.free_vowels = self.free_consonants = 0
        before = -1
        for card in range(self.cards):
            self.used[card] = 0
            self.same[card] = -1
            if not self.free[card]:
                continue
            flags = self.rows[card * ROW]
            if flags & WILD:
                self.wild_cards[self.wilds] = card
                self.wilds += 1
                continue
            self.free_pairs += flags & PAIR != 0
            vowels = consonants = 0
            for n in range(self.rows[card * ROW + 2]):
                o = card * ROW + READINGS + 4 * n
                found = 0
                for i in range(self.rows[o]):
                    found += self.vowel(self.rows[o + 1 + i])
                vowels = max(vowels, found)
                consonants = max(consonants, self.rows[o] - found)
            self.free_vowels += vowels
            self.free_consonants += consonants
            self.free_typos += flags & TYPO != 0
            if before >= 0 and self.alike(before, card):
                self.same[card] = before
            before = card

    def alike(self, a: int, b: int) -> int:
        """Whether two cards of the rack, `a` before `b`, have the same row and lie in the same place: hand, beside it, track."""
        if b == self.common or (a < self.hand) != (b < self.hand):
            return 0
        for i in range(ROW):
            if self.rows[a * ROW + i] != self.rows[b * ROW + i]:
                return 0
        return 1
