# cython: annotation_typing=True
"""Two doors, one core: `decide` for those who want events and an untouched state, `advance` for simulations."""

from __future__ import annotations

from dataclasses import dataclass

from .chance import SeededChance
from .commands import Command
from .events import Event, Paused
from .rejection import Code, Rejection
from .rules import Moment, Rules
from .state import GameState, Market
from .steps import Question
from .turn import draw_hand

STALL = 1_000
"""More turns than any command can begin: beyond it the rules go round in circles."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What followed a command: the events, and the state after them."""

    events: tuple[Event, ...]
    state: GameState


def accepted(rules: Rules, state: GameState, seat: int) -> frozenset[type[Command]]:
    """The kinds of command that this seat may give now; empty when it is not asked."""
    agenda = state.seats[seat].agenda
    if agenda and isinstance(agenda[-1], Question):
        return rules.accepts[type(agenda[-1])]
    return frozenset()


def waiting(rules: Rules, state: GameState) -> tuple[int, ...]:
    """The seats that can act now."""
    return tuple(seat for seat in range(len(state.seats)) if accepted(rules, state, seat))


def acting(rules: Rules, state: GameState) -> int:
    """The seat to act next: the active one, or while that waits for others, the first of them."""
    return state.active if accepted(rules, state, state.active) else waiting(rules, state)[0]


def begin(rules: Rules, chance: SeededChance) -> Decision:
    """Set a game up and begin its first turn (rules 1)."""
    state = empty()
    setup = rules.mode.setup(rules, chance)
    fold(rules, state, setup)
    log = [setup]
    first = Moment(rules, state, chance, state.active, log)
    for part_begins in rules.beginnings:
        part_begins(first)
    for seat in range(len(state.seats)):
        draw_hand(first.of(seat))
    _settle(rules, state, chance, log)
    return Decision((*log, _paused(state)), state)


def empty() -> GameState:
    """The state before the first event."""
    return GameState((), [], Market([], [], [], []), 0)


def decide(rules: Rules, state: GameState, seat: int, command: Command, chance: SeededChance) -> Decision | Rejection:
    """What follows if this seat does this now. Pure: the state is not touched, and the same arguments give the same answer."""
    if refusal := refused(rules, state, seat, command, chance):
        return refusal
    state = state.copy()
    log: list[Event] = []
    _carry_out(rules, state, seat, command, chance, log)
    return Decision((*log, _paused(state)), state)


def advance(rules: Rules, state: GameState, seat: int, command: Command, chance: SeededChance) -> None:
    """The same on the caller's own state, without events, trusting a command that the engine itself offered."""
    _carry_out(rules, state, seat, command, chance, None)


def refused(rules: Rules, state: GameState, seat: int, command: Command, chance: SeededChance) -> Rejection | None:
    """Why the command would be refused, or None."""
    if state.outcome is not None:
        return Rejection(Code.GAME_OVER)
    if type(command) not in accepted(rules, state, seat):
        return Rejection(Code.NOT_NOW)
    return rules.commands[type(command)].check(Moment(rules, state, chance, seat, None), command)


def fold(rules: Rules, state: GameState, event: Event) -> None:
    """Fold one event into a state, in place."""
    rules.folds[type(event)](state, event)


def _paused(state: GameState) -> Paused:
    return Paused(tuple(tuple(seat.agenda) for seat in state.seats))


def _carry_out(rules: Rules, state: GameState, seat: int, command: Command, chance: SeededChance, log: list[Event] | None) -> None:
    at = Moment(rules, state, chance, seat, log)
    rules.commands[type(command)].do(at, command)
    _settle(rules, state, chance, log, at)


def _all_wait(state: GameState) -> bool:
    """Whether no agenda goes on by itself: a step may have put another on that of a seat that was through."""
    for owner in state.seats:  # noqa: SIM110 - a generator takes twice as long here
        if owner.agenda and not owner.agenda[-1].waits:
            return False
    return True


def _settle(rules: Rules, state: GameState, chance: SeededChance, log: list[Event] | None, at: Moment | None = None) -> None:
    """Take steps off the agendas until somebody must answer or the game is over; empty agendas begin the next turn.

    `at` is a moment that may serve again.
    """
    steps = rules.steps
    for _ in range(STALL):
        asked = False
        for seat, owner in enumerate(state.seats):
            agenda = owner.agenda
            while agenda:
                do = steps.get(type(agenda[-1]))
                if do is None:  # a question
                    asked = True
                    break
                if at is None or at.seat != seat:
                    at = Moment(rules, state, chance, seat, log)
                do(at, agenda.pop())
        all_wait = _all_wait(state)
        if state.outcome is not None or (asked and all_wait):
            return
        if all_wait:
            rules.mode.follow(Moment(rules, state, chance, state.active, log))
    msg = "the agenda never empties"
    raise RuntimeError(msg)
