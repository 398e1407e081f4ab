"""A computer player's words: what the search finds for the cards that its seat can use."""

from __future__ import annotations

from paperback.lexicon import arrays
from paperback.lexicon.arrays import LexiconArrays
from paperback.lexicon.lexicon import Lexicon
from paperback.search import Accept, Found, Rack, Value, best, best_few

VOCABULARY = 3
"""Rarest words that a computer player knows, of the lexicon's levels 1 to 5: those that people enjoy to lose to."""
BUDGET = 60_000
"""Most nodes of one search: far under a second where the kernel is compiled, a few seconds at worst where it is not."""


class Speller:
    """Finds words for hands. Any number of players may share one."""

    __slots__ = ("_arrays", "level")

    @classmethod
    def of(cls, words: Lexicon, level: int = VOCABULARY, *, family: bool = False) -> Speller:
        """A speller with the words of a list up to a vocabulary level; with `family`, without those that the family filter blocks."""
        return cls(arrays.load(words, family=family, level=level), level)

    def __init__(self, arrays: LexiconArrays, level: int = VOCABULARY) -> None:
        """Words of these arrays up to a vocabulary level."""
        self.level = level
        self._arrays = arrays

    def best(self, rack: Rack, value: Value, shortest: int, accept: Accept | None = None) -> Found | None:
        """The best play of these cards with words of so many letters or more that is accepted, or None when they spell none."""
        return best(self._arrays, rack, value, level=self.level, shortest=shortest, budget=BUDGET, ties=False, accept=accept)

    def best_few(self, rack: Rack, value: Value, shortest: int, count: int, accept: Accept | None = None) -> list[Found]:
        """Of so many of the best plays those that are accepted, the best first; where none of them is, the best one that is."""
        few = best_few(self._arrays, rack, count, value, level=self.level, shortest=shortest, budget=BUDGET)
        accepted = [play for play in few if accept is None or accept(play.words)]
        if accepted or not few:
            return accepted
        play = self.best(rack, value, shortest, accept)
        return [play] if play else []
