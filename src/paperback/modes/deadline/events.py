"""What happens in a draft."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from paperback.engine.events import Event
from paperback.engine.spelling import Play
from paperback.engine.state import Line

from .state import Claim


@dataclass(slots=True)
class PacketsDealt(Event):
    """Each seat has its packet and a common card with it (rules 5.1)."""

    packets: tuple[tuple[int, ...], ...]
    commons: tuple[int, ...]
    event: Literal["packets_dealt"] = "packets_dealt"


@dataclass(slots=True)
class RoundStarted(Event):
    """The packets went on, and all seats play the next round (rules 5.2, 5.5)."""

    reveals: ClassVar[bool] = True
    round: int
    event: Literal["round_started"] = "round_started"


@dataclass(slots=True)
class CardSaved(Event):
    """A seat saved its packet card of the round (rules 5.3)."""

    seat: int
    card: int
    event: Literal["card_saved"] = "card_saved"


@dataclass(slots=True)
class FameClaimed(Event):
    """A seat wants a Fame card, and has paid for it (rules 5.4)."""

    seat: int
    card: int
    pile: int
    cost: int
    """What is paid for good when the claim is decided."""
    on_top: bool
    gained: bool
    event: Literal["fame_claimed"] = "fame_claimed"


@dataclass(frozen=True, slots=True)
class SeatRound:
    """What one seat did in a round."""

    seat: int
    play: Play
    lines: tuple[Line, ...]
    score: int
    spent: int
    """Without what it paid for Fame."""
    cards: tuple[int, ...]
    """Cards that joined its deck; what it saved is its secret."""
    claims: tuple[Claim, ...]
    shown: tuple[int, ...]
    """Cards that it trashed."""


@dataclass(slots=True)
class RoundShown(Event):
    """All have finished, and show what they did (rules 5.9)."""

    reveals: ClassVar[bool] = True
    round: int
    seats: tuple[SeatRound, ...]
    event: Literal["round_shown"] = "round_shown"


@dataclass(slots=True)
class FameRecorded(Event):
    """More wanted such a card than there were: the seat notes its Fame (rules 5.4)."""

    seat: int
    card: int
    price: int
    event: Literal["fame_recorded"] = "fame_recorded"


@dataclass(slots=True)
class FamePileGone(Event):
    """A Fame pile left the game."""

    pile: int
    event: Literal["fame_pile_gone"] = "fame_pile_gone"
