"""How long a game on a board lasts: until its cards are bought, or counters are too many."""

from __future__ import annotations

from collections.abc import Callable

from paperback.engine.rules import Rules
from paperback.engine.state import GameState, Outcome

from .state import BOARD

FEWEST_TURNS = 2
"""Nobody can tell the last turn, so nobody plays as if it were."""


def never(rules: Rules, state: GameState) -> Outcome | None:
    """No end of a turn ends such a game: a purchase or a counter does, at once (rules 3.5, 11.4, 12.11)."""
    return None


def turns_left(turns_per_card: int) -> Callable[[Rules, GameState, int], int]:
    """How many turns a seat can expect where each card lasts so many turns of all seats together: a guess."""

    def guess(rules: Rules, state: GameState, seat: int) -> int:
        return max(FEWEST_TURNS, turns_per_card * len(BOARD.of(state).cards()) // len(state.seats))

    return guess
