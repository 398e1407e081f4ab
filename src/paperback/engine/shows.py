"""What a seat sees of each event: by allow-list, an event without an entry is seen by nobody (rules 14.2)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from . import events as ev

E = TypeVar("E", bound=ev.Event)


def everybody(event: E, viewer: int | None) -> E:
    """An open fact."""
    return event


def nobody(event: ev.Event, viewer: int | None) -> None:
    """A secret, or bookkeeping."""


def owner(event: ev.Looked | ev.PutOnTop | ev.Kept | ev.Drawn, viewer: int | None) -> ev.Event:
    """The cards for the seat itself, their number for the others."""
    return event if event.seat == viewer else replace(event, cards=None)


def shuffled(event: ev.Shuffled, viewer: int | None) -> ev.Event:
    """That it was shuffled; the order is known to nobody (rules 2.15)."""
    return replace(event, order=None)


SHOWS: dict[type[ev.Event], Callable[[Any, int | None], ev.Event | None]] = {
    ev.GameSetUp: nobody,
    ev.TurnStarted: everybody,
    ev.TurnEnded: everybody,
    ev.GameEnded: everybody,
    ev.Paused: nobody,
    ev.TakenBack: everybody,
    ev.WordPlayed: everybody,
    ev.CardsAdded: nobody,
    ev.Noted: everybody,
    ev.Passed: everybody,
    ev.LivesAdded: everybody,
    ev.CommonGained: everybody,
    ev.Copied: everybody,
    ev.LineAdded: everybody,
    ev.ExtraDraw: everybody,
    ev.Trashed: everybody,
    ev.Doomed: everybody,
    ev.Looked: owner,
    ev.Sifted: everybody,
    ev.PutOnTop: owner,
    ev.TicketsGiven: everybody,
    ev.Discounted: everybody,
    ev.TopsAllowed: everybody,
    ev.KeepsAllowed: everybody,
    ev.TicketUsed: everybody,
    ev.Flushed: everybody,
    ev.Bought: everybody,
    ev.Gained: everybody,
    ev.OfferRefilled: everybody,
    ev.Kept: owner,
    ev.Discarded: everybody,
    ev.Shuffled: shuffled,
    ev.Drawn: owner,
}
