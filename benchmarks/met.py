"""Hands met in real games, with a length mark: what computer players ask the search, noted while they play."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from paperback import lexicon
from paperback.bots.dials import USUAL
from paperback.bots.greedy import Greedy
from paperback.bots.simulate import play_out, table
from paperback.bots.speller import Speller
from paperback.engine.settings import Settings
from paperback.lexicon.arrays import LexiconArrays, load
from paperback.search import Accept, Found, Rack, Value
from paperback.search.found import NO_MARK

LEAST: Final = 5000
"""Games are played until there are so many hands."""
SEATS: Final = 2


class Asked(NamedTuple):
    """One question: the best word of a rack by this value, of so many letters at least."""

    rack: Rack
    value: Value
    shortest: int


class Noting(Speller):
    """A speller that notes what it is asked."""

    __slots__ = ("asked",)

    def __init__(self, arrays: LexiconArrays) -> None:
        """Words of these arrays, and nothing noted yet."""
        super().__init__(arrays)
        self.asked: list[Asked] = []

    def best(self, rack: Rack, value: Value, shortest: int, accept: Accept | None = None) -> Found | None:
        """The best play, as `Speller` finds it."""
        self.asked.append(Asked(rack, value, shortest))
        return super().best(rack, value, shortest, accept)


@cache
def hands_met(least: int = LEAST) -> tuple[Asked, ...]:
    """At least so many questions with a length mark, of whole games of greedy against greedy; the same on every machine."""
    rules, _ = table(Settings(), lexicon.DEFAULT)
    speller = Noting(load(lexicon.load(lexicon.DEFAULT), level=USUAL))
    game = 0
    while sum(one.value.mark != NO_MARK for one in speller.asked) < least:
        play_out(rules, [Greedy(speller) for _ in range(SEATS)], f"hands/{game}")
        game += 1
    return tuple(one for one in speller.asked if one.value.mark != NO_MARK)
