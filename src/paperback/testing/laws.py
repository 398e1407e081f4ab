"""What is true at every step of every game."""

from __future__ import annotations

from collections.abc import Sequence

from paperback.engine.chance import SeededChance
from paperback.engine.commands import Command
from paperback.engine.events import Event, GameEnded, Paused
from paperback.engine.play import Decision, accepted, advance, decide, fold
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Rules
from paperback.engine.state import GameState
from paperback.engine.zones import misplaced


class LawBrokenError(AssertionError):
    """A law of the engine does not hold."""


def check_places(state: GameState) -> None:
    """Every card of the game lies in exactly one place."""
    if wrong := misplaced(state):
        msg = f"cards by the number of places they lie in: {wrong}"
        raise LawBrokenError(msg)


def check_waiting(rules: Rules, state: GameState) -> None:
    """Some seat can act, or the game is over and nobody can."""
    acting = [seat for seat in range(len(state.seats)) if accepted(rules, state, seat)]
    if bool(acting) is (state.outcome is not None):
        msg = f"seats that can act: {acting}, outcome: {state.outcome}"
        raise LawBrokenError(msg)


def check_end(events: Sequence[Event]) -> None:
    """When the game ends, nothing happens any more (rules 3.1, 11.4, 12.11)."""
    after = [event for n, event in enumerate(events) if any(isinstance(before, GameEnded) for before in events[:n])]
    if wrong := [event for event in after if not isinstance(event, Paused)]:
        msg = f"after the end of the game: {wrong}"
        raise LawBrokenError(msg)


def check_command(rules: Rules, state: GameState, seat: int, command: Command, chance: SeededChance) -> Decision | Rejection:
    """Decide the command; hold the decision against fold, against `advance`, and against its own repetition."""
    before = state.copy()
    decision = decide(rules, state, seat, command, chance)
    if state != before:
        msg = f"{command} changed the state that it was decided on"
        raise LawBrokenError(msg)
    if isinstance(decision, Rejection):
        return decision
    check_places(decision.state)
    check_waiting(rules, decision.state)
    check_end(decision.events)
    if decide(rules, state, seat, command, chance) != decision:
        msg = f"{command} was decided in two ways"
        raise LawBrokenError(msg)
    folded = before.copy()
    for event in decision.events:
        fold(rules, folded, event)
    if folded != decision.state:
        msg = f"the events of {command} do not lead to its state"
        raise LawBrokenError(msg)
    advance(rules, before, seat, command, chance)
    if before != decision.state:
        msg = f"the two doors disagree about {command}"
        raise LawBrokenError(msg)
    return decision
