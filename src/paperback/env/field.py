"""What an observation is made of: named arrays of whole numbers, and the sight that they are taken from."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NamedTuple

from paperback.engine.seen import OwnSeat, SeatView

from .menu import Menu

MOST = 999
"""No number of a table is higher; what is, is cut off there."""
MANY = 99
"""Nor is there so much of one card."""


class Sight(NamedTuple):
    """What a seat sees at one moment."""

    view: SeatView
    menu: Menu | None
    """None while the seat has nothing to do."""

    @property
    def mine(self) -> OwnSeat:
        """What only the seat sees."""
        if self.view.mine is None:
            msg = "an onlooker has no seat"
            raise ValueError(msg)
        return self.view.mine

    @property
    def question(self) -> object:
        """What it is asked, if it can act now."""
        return self.mine.question if self.menu else None


@dataclass(frozen=True, slots=True)
class Field:
    """An array: its name, its form, the range of its numbers, and where they come from."""

    name: str
    shape: tuple[int, ...]
    least: int
    most: int
    about: str
    of: Callable[[Sight], Any]
    """Lists in lists; what is missing is 0."""
