"""What happens on the board. A place is named by the card that lies there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback.engine.events import Event


@dataclass(slots=True)
class BoardLaid(Event):
    """Fame cards lie on the places, by number."""

    cards: tuple[int, ...]
    covered_by: tuple[tuple[int, ...], ...]
    """Places whose cards lie on the card of each place."""
    event: Literal["board_laid"] = "board_laid"


@dataclass(slots=True)
class CountersPut(Event):
    """So many counters came on each of these cards."""

    cards: tuple[int, ...]
    number: int
    event: Literal["counters_put"] = "counters_put"


@dataclass(slots=True)
class CountersTaken(Event):
    """So many counters, or all that there were, left each of these cards."""

    cards: tuple[int, ...]
    number: int
    event: Literal["counters_taken"] = "counters_taken"
