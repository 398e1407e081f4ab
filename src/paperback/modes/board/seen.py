"""The board as everybody sees it: all of it lies open."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from paperback.engine.rules import Rules
from paperback.engine.seen import Offered
from paperback.engine.state import NOBODY, GameState
from paperback.engine.view import KEPT, offering

from .state import BOARD


class Spot(Protocol):
    """A place as the catalogue has it."""

    def __hash__(self) -> int:
        """It never changes."""

    @property
    def id(self) -> str:
        """Its name in the catalogue."""

    @property
    def cost(self) -> int:
        """Printed price of the card that lies there at the start."""

    @property
    def x(self) -> float:
        """In card widths from the middle."""

    @property
    def y(self) -> int:
        """The row, from the far one."""

    @property
    def covered_by(self) -> tuple[int, ...]:
        """Numbers of the places whose cards lie on it."""


@dataclass(frozen=True, slots=True)
class PlaceSeen:
    """A place for one Fame card."""

    id: str
    x: float
    """In card widths from the middle."""
    y: int
    """The row, from the far one."""
    cost: int
    """Printed price of the card that lies here at the start."""
    covered_by: tuple[int, ...]
    """Numbers of the places whose cards lie on it."""
    card: Offered | None
    """None when it was taken."""
    counters: int
    """Tokens or cubes on the card."""
    open: bool
    """A card lies here and nothing lies on it."""
    on_sale: bool
    """The viewer may buy the card, money apart."""


@lru_cache(maxsize=KEPT)
def _place(spot: Spot, card: Offered | None, counters: int, open_: bool, on_sale: bool) -> PlaceSeen:
    return PlaceSeen(spot.id, spot.x, spot.y, spot.cost, spot.covered_by, card, counters, open_, on_sale)


def places_seen(rules: Rules, state: GameState, viewer: int | None, spots: Sequence[Spot]) -> tuple[PlaceSeen, ...]:
    """Every place by number."""
    board = BOARD.of(state)
    seat = state.active if viewer is None else viewer
    sale = {card for sells in rules.sales for card in sells(rules, state, seat)}
    on, off = offering(rules, state, viewer), offering(rules, state, viewer, for_sale=False)
    lying, counters = board.lying, board.counters
    return tuple(
        [
            _place(
                spot,
                None if card == NOBODY else on(card) if card in sale else off(card),
                counters[place],
                board.open(place),
                card in sale,
            )
            for place, (spot, card) in enumerate(zip(spots, lying, strict=True))
        ]
    )
