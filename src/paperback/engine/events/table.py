"""The base of all events, and what happens to the table as a whole."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from paperback.engine.state import Outcome
from paperback.engine.steps import Step


@dataclass(slots=True)
class Event:
    """Something that happened."""

    reveals: ClassVar[bool] = False
    """Whether events of this kind show somebody something new."""
    to_discard: ClassVar[bool] = False
    """Whether its `cards` went to the discard pile of its `seat`, where some lie face down (rules 6.4)."""

    def showed(self) -> bool:
        """Whether it showed somebody something new, so that it cannot be taken back (rules 14.5)."""
        return self.reveals


@dataclass(slots=True)
class GameSetUp(Event):
    """The cards lie ready; all orders are from the bottom to the top."""

    reveals: ClassVar[bool] = True
    faces: tuple[int, ...]
    decks: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    alternates: int
    fame: tuple[tuple[int, ...], ...]
    commons: tuple[int, ...]
    first: int
    event: Literal["game_set_up"] = "game_set_up"


@dataclass(slots=True)
class TurnStarted(Event):
    """A seat's turn began."""

    reveals: ClassVar[bool] = True
    seat: int
    event: Literal["turn_started"] = "turn_started"


@dataclass(slots=True)
class TurnEnded(Event):
    """A seat's turn ended; the following seat is next."""

    seat: int
    following: int
    event: Literal["turn_ended"] = "turn_ended"


@dataclass(slots=True)
class GameEnded(Event):
    """The game is over."""

    reveals: ClassVar[bool] = True
    outcome: Outcome
    event: Literal["game_ended"] = "game_ended"


@dataclass(slots=True)
class Paused(Event):
    """Somebody must answer: what is still to do, by seat. Bookkeeping, shown to nobody."""

    agendas: tuple[tuple[Step, ...], ...]
    event: Literal["paused"] = "paused"


@dataclass(slots=True)
class TakenBack(Event):
    """The latest command was taken back: all is as it was after entry `to`."""

    seat: int
    to: int
    event: Literal["taken_back"] = "taken_back"


@dataclass(slots=True)
class CardsAdded(Event):
    """More cards take part, numbered from where the others end."""

    faces: tuple[int, ...]
    event: Literal["cards_added"] = "cards_added"


@dataclass(slots=True)
class Noted(Event):
    """Something counts for the rest of the seat's turn."""

    seat: int
    note: str
    amount: int
    event: Literal["noted"] = "noted"
