# cython: infer_types=True, annotation_typing=False, boundscheck=False, wraparound=False, initializedcheck=False, cdivision=True
"""The results of a search, best first (compiled where a C compiler is there)."""

from __future__ import annotations

from .codes import LOWEST
from .tally import Tally, ints

HALF = 64
RECORD = 8 + 2 * HALF
"""A result: value, score, draws, longest word, 4 spare; then for each of two words the number of cards, of letters and of wilds, 1 spare,
and 15 places each for card, first letter, choice and letter."""

globals().update(HALF=HALF, RECORD=RECORD)  # compiled, these are C variables, which other modules see in this way only


class Shelf(Tally):
    """A rack and the results kept so far."""

    def __init__(self) -> None:
        """Make room for one result."""
        super().__init__()
        self.stage = ints(RECORD)
        self.results = ints(RECORD)
        self.order = ints(1)
        self.kept = 0
        self.limit = 1
        self.bank = 0

    def stage_half(self, half: int, count: int, wilds: int) -> None:
        """Write the word that lies there into one half of the staged result."""
        k = 8 + half * HALF
        self.stage[k] = count
        self.stage[k + 1] = self.size
        self.stage[k + 2] = wilds
        for i in range(count):
            self.stage[k + 4 + i] = self.laid[i]
            self.stage[k + 19 + i] = self.laid_at[i]
            self.stage[k + 34 + i] = self.chosen[i]
        for i in range(self.size):
            self.stage[k + 49 + i] = self.letters[i]

    def shelve(self) -> None:
        """Put the staged result among the kept ones, best first; the last one falls off when all places are taken."""
        slot = self.bank + self.kept
        if self.kept == self.limit or (self.kept > 0 and self.results[self.last()] == LOWEST):
            slot = self.order[self.bank + self.kept - 1]
            if not self.ahead(slot):
                return
            self.kept -= 1
        for i in range(RECORD):
            self.results[slot * RECORD + i] = self.stage[i]
        low = self.bank
        high = self.bank + self.kept
        while low < high:
            middle = (low + high) >> 1
            if self.ahead(self.order[middle]):
                high = middle
            else:
                low = middle + 1
        for place in range(self.bank + self.kept, low, -1):
            self.order[place] = self.order[place - 1]
        self.order[low] = slot
        self.kept += 1

    def last(self) -> int:
        """Where the last kept result begins."""
        return self.order[self.bank + self.kept - 1] * RECORD

    def twin(self) -> int:
        """Whether the staged words are kept already and worth as much; worth less, they make room."""
        for place in range(self.kept):
            k = self.order[self.bank + place] * RECORD
            if self.against(8, k + 8) == 0 and self.against(8 + HALF, k + 8 + HALF) == 0:
                if self.results[k] >= self.stage[0]:
                    return 1
                slot = self.order[self.bank + place]
                for later in range(place, self.kept - 1):
                    self.order[self.bank + later] = self.order[self.bank + later + 1]
                self.order[self.bank + self.kept - 1] = slot
                self.results[slot * RECORD] = LOWEST
                return 0
        return 0

    def ahead(self, slot: int) -> int:
        """Whether the staged result comes before the kept one: more value, then alphabetically, then fewer wilds."""
        k = slot * RECORD
        if self.stage[0] != self.results[k]:
            return self.stage[0] > self.results[k]
        for half in range(2):
            side = self.against(8 + half * HALF, k + 8 + half * HALF)
            if side != 0:
                return side < 0
        mine = self.stage[8 + 2] + self.stage[8 + HALF + 2]
        return mine < self.results[k + 8 + 2] + self.results[k + 8 + HALF + 2]

    def against(self, a: int, b: int) -> int:
        """Compare the staged word at `a` with the kept one at `b` alphabetically: below, at or above 0."""
        size = min(self.stage[a + 1], self.results[b + 1])
        for i in range(size):
            if self.stage[a + 49 + i] != self.results[b + 49 + i]:
                return self.stage[a + 49 + i] - self.results[b + 49 + i]
        return self.stage[a + 1] - self.results[b + 1]
