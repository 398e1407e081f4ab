"""How the board changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperback.engine.events import Event
from paperback.engine.state import GameState

from .events import BoardLaid, CountersPut, CountersTaken
from .state import BOARD, BoardState


def board_laid(state: GameState, event: BoardLaid) -> None:
    """All cards lie there, with nothing on them but each other."""
    state.slots[BOARD.name] = BoardState(list(event.cards), event.covered_by, [0] * len(event.cards))


def counters_put(state: GameState, event: CountersPut) -> None:
    """Counters add up."""
    board = BOARD.of(state)
    for card in event.cards:
        board.counters[board.place(card)] += event.number


def counters_taken(state: GameState, event: CountersTaken) -> None:
    """Never fewer than none."""
    board = BOARD.of(state)
    for card in event.cards:
        place = board.place(card)
        board.counters[place] = max(0, board.counters[place] - event.number)


FOLDS: dict[type[Event], Callable[[GameState, Any], None]] = {
    BoardLaid: board_laid,
    CountersPut: counters_put,
    CountersTaken: counters_taken,
}
