"""What happens to typos."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal, TypeVar

from paperback.engine.events import Event

Where = Literal["discard", "draw_top"]
"""Where a typo goes that a seat gets."""


@dataclass(slots=True)
class TyposLaidOut(Event):
    """The typo deck lies ready, from the bottom to the top."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]
    event: Literal["typos_laid_out"] = "typos_laid_out"


@dataclass(slots=True)
class TypoReceived(Event):
    """A seat got the top typo: on its discard pile, where it may look at it, or unseen on top of its draw pile."""

    seat: int
    card: int | None
    to: Where
    event: Literal["typo_received"] = "typo_received"

    def showed(self) -> bool:
        """What goes on top of the draw pile is not seen (rules 12.13)."""
        return self.to == "discard"


@dataclass(slots=True)
class TyposUncovered(Event):
    """A seat saw typos that had lain unseen on its draw pile."""

    seat: int
    cards: tuple[int, ...]
    event: Literal["typos_uncovered"] = "typos_uncovered"


@dataclass(slots=True)
class TyposReturned(Event):
    """Typos went under their deck, the first one first."""

    seat: int
    cards: tuple[int, ...] | None
    count: int
    played: bool
    """They were in the word, where all have seen them."""
    event: Literal["typos_returned"] = "typos_returned"


@dataclass(slots=True)
class TyposSetAside(Event):
    """Typos will go under their deck at the end of the round."""

    seat: int
    cards: tuple[int, ...] | None
    count: int
    event: Literal["typos_set_aside"] = "typos_set_aside"


@dataclass(slots=True)
class TyposOwed(Event):
    """A seat will take so many typos at the end of the round, and give so many to each of the others."""

    seat: int
    takes: int
    gives: int
    event: Literal["typos_owed"] = "typos_owed"


@dataclass(slots=True)
class TyposSettled(Event):
    """What was owed in the round is settled."""

    event: Literal["typos_settled"] = "typos_settled"


E = TypeVar("E", TyposReturned, TyposSetAside)


def received(event: TypoReceived, viewer: int | None) -> TypoReceived:
    """The card for the seat itself, if it may look at it (rules 6.1)."""
    return event if event.seat == viewer and event.to == "discard" else replace(event, card=None)


def gone(event: E, viewer: int | None) -> E:
    """The cards for who saw them go (rules 6.3)."""
    return event if event.seat == viewer or getattr(event, "played", False) else replace(event, cards=None)
