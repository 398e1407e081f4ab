"""Who has asked, what was suggested, who has tokens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from paperback.engine.spelling import Word
from paperback.engine.state import NOBODY, Keeping, Slot

NAME = "bounty"


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A word for the seat that asked."""

    seat: int
    word: str
    tiles: Word
    """One way to lay it."""


@dataclass(slots=True)
class BountyState(Keeping):
    """Tokens, and what is open."""

    tokens: list[int]
    """By seat."""
    asked: int = NOBODY
    """The turn in which a seat asked last: turns ended before it, all seats together."""
    asker: int = NOBODY
    """The seat that waits for words."""
    shown: list[int] = field(default_factory=list)
    """Its hand, which all may see as long as it waits."""
    suggestions: list[Suggestion] = field(default_factory=list)
    """In the order in which they came."""

    def copy(self) -> BountyState:
        """An independent copy."""
        return BountyState(self.tokens[:], self.asked, self.asker, self.shown[:], self.suggestions[:])

    def revealed(self) -> Iterable[int]:
        """The hand that lies open."""
        return self.shown


BOUNTY: Slot[BountyState] = Slot(NAME)
