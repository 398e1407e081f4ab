"""What a game is worth to each seat."""

from __future__ import annotations

from typing import Final

from paperback.engine.fame import fame
from paperback.engine.state import GameState, Outcome

from .table import Table

ILLEGAL: Final = -1.0
"""What a number that the mask forbids is worth to who wanted it; the game ends with it."""


def rewards(table: Table, state: GameState) -> list[float]:
    """By seat, for a game that is over or cut off.

    `places`: from 1 for the first to -1 for the last, in even steps; who shares places shares what they are worth; where all play together,
    1 for a victory and -1 for a defeat; 0 for a game that is cut off. `fame`: Fame less that of the best of the others.
    """
    seats = range(len(state.seats))
    outcome = state.outcome
    if table.agreed.reward == "fame":
        points = [fame(table.rules, state, seat, final=outcome is not None) for seat in seats]
        return [float(points[seat] - max(points[other] for other in seats if other != seat)) for seat in seats]
    if outcome is None:
        return [0.0 for _ in seats]
    if not table.rules.mode.rivals:
        return [1.0 if seat in outcome.winners else -1.0 for seat in seats]
    return [_worth(outcome, seat) for seat in seats]


def _worth(outcome: Outcome, seat: int) -> float:
    """The mean worth of the places that the seat shares with those who have the same."""
    place, last = outcome.places[seat], len(outcome.places)
    shared = range(place, place + outcome.places.count(place))
    return sum(1.0 - 2.0 * (one - 1) / (last - 1) for one in shared) / len(shared)
