"""A computer player's words: the search's answers, remembered by what the cards are and not by which copies they are."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from paperback.engine.library import Library
from paperback.engine.spelling import Tile, Word
from paperback.lexicon.arrays import LexiconArrays
from paperback.search import Found, Rack, RackCard, Value, best, best_few, score_of

from .window import Held

VOCABULARY = 3
"""Rarest words that a computer player knows, of the lexicon's levels 1 to 5: those that people enjoy to lose to."""
BUDGET = 60_000
"""Most nodes of one search: far under a second where the kernel is compiled, about a second where it is not."""
REMEMBERED = 50_000
"""Most answers remembered."""

tile_of = cache(Tile)
"""Tiles are made by the million, and few differ."""


class Spelled(NamedTuple):
    """A play, laid out of real cards."""

    words: tuple[Word, ...]
    score: int
    """In cents."""
    length: int
    """Letters of the longer word."""


class Speller:
    """Finds words for racks. Any number of players may share one: an answer depends on the question alone."""

    __slots__ = ("_answers", "_arrays", "_kinds", "_library", "level")

    def __init__(self, arrays: LexiconArrays, library: Library, level: int = VOCABULARY) -> None:
        """Words of these arrays up to a vocabulary level, made of cards of this library."""
        self.level = level
        self._arrays = arrays
        self._library = library
        wild = next(face for face, card in enumerate(library.faces) if card.wild)
        self._kinds = [wild if card.wild else face for face, card in enumerate(library.faces)]
        self._answers: dict[tuple[object, ...], Found | None] = {}

    def best(self, hand: Sequence[Held], common: Held | None, value: Value) -> Spelled | None:
        """The best play of these cards, or None when they spell no word."""
        kinds = self._kinds
        slots = sorted([(kinds[face], card) for face, card in hand])
        if common is not None:
            slots.append(common)
        key = (tuple([face for face, _ in slots]), common is None, value)
        try:
            found = self._answers[key]
        except KeyError:
            found = best(self._arrays, self._rack(slots, common), value, level=self.level, budget=BUDGET, ties=False)
            if len(self._answers) >= REMEMBERED:
                self._answers.clear()
            self._answers[key] = found
        return None if found is None else _spelled(found, slots)

    def best_few(self, hand: Sequence[Held], common: Held | None, value: Value, count: int) -> list[Spelled]:
        """So many of the best plays, the best first."""
        slots = [*hand] if common is None else [*hand, common]
        few = best_few(self._arrays, self._rack(slots, common), count, value, level=self.level, budget=BUDGET)
        return [_spelled(found, slots) for found in few]

    def copies(self, hand: Sequence[Held], common: Held | None, words: tuple[Word, ...]) -> dict[int, int]:
        """Which neighbour each copying card of these words copies best."""
        faces = self._library.faces
        rack = Rack(tuple([RackCard(card, faces[face]) for face, card in hand]), common and RackCard(common.card, faces[common.face]))
        return dict(score_of(rack, words).copies)

    def _rack(self, slots: Sequence[tuple[int, int]], common: Held | None) -> Rack:
        """A rack whose cards are numbered by their places among the slots."""
        faces = self._library.faces
        cards = tuple([RackCard(n, faces[face]) for n, (face, _) in enumerate(slots)])
        return Rack(cards) if common is None else Rack(cards[:-1], cards[-1])


def _spelled(found: Found, slots: Sequence[tuple[int, int]]) -> Spelled:
    words = tuple([tuple([tile_of(slots[tile.card][1], tile.letters) for tile in word]) for word in found.words])
    return Spelled(words, found.score, found.length)
