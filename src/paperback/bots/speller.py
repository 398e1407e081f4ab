"""A computer player's words: what the search finds for the cards that its seat can use."""

from __future__ import annotations

from collections.abc import Sequence

from paperback.engine.library import Library
from paperback.engine.spelling import Word
from paperback.lexicon.arrays import LexiconArrays
from paperback.search import Found, Rack, RackCard, Value, best, best_few, score_of

from .window import Held

VOCABULARY = 3
"""Rarest words that a computer player knows, of the lexicon's levels 1 to 5: those that people enjoy to lose to."""
BUDGET = 60_000
"""Most nodes of one search: far under a second where the kernel is compiled, a few seconds at worst where it is not."""


class Speller:
    """Finds words for hands. Any number of players may share one."""

    __slots__ = ("_arrays", "_library", "level")

    def __init__(self, arrays: LexiconArrays, library: Library, level: int = VOCABULARY) -> None:
        """Words of these arrays up to a vocabulary level, made of cards of this library."""
        self.level = level
        self._arrays = arrays
        self._library = library

    def best(self, hand: Sequence[Held], common: Held | None, value: Value) -> Found | None:
        """The best play of these cards, or None when they spell no word."""
        return best(self._arrays, self._rack(hand, common), value, level=self.level, budget=BUDGET, ties=False)

    def best_few(self, hand: Sequence[Held], common: Held | None, value: Value, count: int) -> list[Found]:
        """So many of the best plays, the best first."""
        return best_few(self._arrays, self._rack(hand, common), count, value, level=self.level, budget=BUDGET)

    def copies(self, hand: Sequence[Held], common: Held | None, words: tuple[Word, ...]) -> dict[int, int]:
        """Which neighbour each copying card of these words copies best."""
        return dict(score_of(self._rack(hand, common), words).copies)

    def _rack(self, hand: Sequence[Held], common: Held | None) -> Rack:
        faces = self._library.faces
        return Rack(tuple([RackCard(card, faces[face]) for face, card in hand]), common and RackCard(common.card, faces[common.face]))
