"""What happens with powers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from paperback.engine.events import Event


@dataclass(slots=True)
class PowersDealt(Event):
    """Each seat got a power, seat by seat."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]
    event: Literal["powers_dealt"] = "powers_dealt"


@dataclass(slots=True)
class WordRemembered(Event):
    """A turn is over whose word can be looked back at."""

    seat: int
    letters: str
    event: Literal["word_remembered"] = "word_remembered"


@dataclass(slots=True)
class HandRedrawn(Event):
    """A seat discarded cards of its hand, to draw as many."""

    to_discard: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]
    event: Literal["hand_redrawn"] = "hand_redrawn"


@dataclass(slots=True)
class PowerUsed(Event):
    """A seat's power did something."""

    seat: int
    card: int
    event: Literal["power_used"] = "power_used"
