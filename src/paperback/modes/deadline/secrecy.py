"""What is kept from whom while a round is under way (rules 5.7, 5.9)."""

from __future__ import annotations

from paperback.engine.events import Event
from paperback.engine.rules import Rules
from paperback.engine.state import GameState

from .events import RoundShown, RoundStarted
from .folds import trashed_by
from .state import DRAFT


def lens(rules: Rules, state: GameState, viewer: int | None) -> GameState:
    """The table with all other seats as the round found them, and nothing that they have done since."""
    draft = DRAFT.of(state)
    before = draft.before
    if draft.open or before is None:
        return state
    trash = state.trash[: before.trash] + ([] if viewer is None else trashed_by(state, viewer))
    return GameState(
        state.faces,
        [seat if number == viewer else before.seats[number] for number, seat in enumerate(state.seats)],
        state.market,
        state.active,
        trash,
        state.turn,
        0,  # what others buy in the round shows in the count of idle turns, which no draft asks for
        state.outcome,
        {name: slot if name == DRAFT.name else slot.veiled(before.slots[name], viewer) for name, slot in state.slots.items()},
    )


def told(state: GameState, events: tuple[Event, ...], viewer: int | None) -> tuple[Event, ...]:
    """Of what happened in a round only the viewer's own doings; all of what happened between two rounds."""
    secret = not DRAFT.of(state).open
    marks = [type(event) for event in events if isinstance(event, RoundShown | RoundStarted)]
    if marks:
        secret = marks[0] is RoundShown
    heard: list[Event] = []
    for event in events:
        if isinstance(event, RoundShown | RoundStarted):
            secret = isinstance(event, RoundStarted)
            heard.append(event)
        elif not secret or getattr(event, "seat", None) in (None, viewer):
            heard.append(event)
    return tuple(heard)
