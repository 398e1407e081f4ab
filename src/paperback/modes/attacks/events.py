"""What happens with attacks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback.engine.events import Event

from .state import Limit


@dataclass(slots=True)
class AttacksBegun(Event):
    """Nobody is limited yet."""

    event: Literal["attacks_begun"] = "attacks_begun"


@dataclass(slots=True)
class Attacked(Event):
    """An attack limits the other seats in their next turn."""

    seat: int
    card: int
    kind: str
    amount: int
    limits: tuple[Limit, ...]
    event: Literal["attacked"] = "attacked"


@dataclass(slots=True)
class StayedInPlay(Event):
    """Attack cards of the word stay on the table until their owner's next turn."""

    seat: int
    cards: tuple[int, ...]
    event: Literal["stayed_in_play"] = "stayed_in_play"


@dataclass(slots=True)
class LeftPlay(Event):
    """They went to the discard pile."""

    seat: int
    cards: tuple[int, ...]
    event: Literal["left_play"] = "left_play"
