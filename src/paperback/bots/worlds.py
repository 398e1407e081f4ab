"""Playing on in thought: what comes of a line of play in a world that may be the true one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paperback.engine.chance import SeededChance
from paperback.engine.commands import Command
from paperback.engine.fame import fame
from paperback.engine.play import acting, advance, refused
from paperback.engine.rules import Rules

from .bot import Bot
from .window import Window, World

NEAR = 8
"""Fame points of lead that are half as good as any lead."""


def play_on(
    world: World,
    line: Sequence[Command],
    players: Sequence[Bot],
    seat: int,
    chance: SeededChance,
    last: int,
    goes_on: Callable[[Rules], bool],
) -> bool:
    """Give the seat's next commands, then let all play until the turn of this number begins, or the game is over.

    Each seat has its player. False when it does not go on so far.
    """
    rules, state = world
    for command in line:
        if refused(rules, state, seat, command, chance) is None:
            advance(rules, state, seat, command, chance)
    while state.outcome is None and state.turn < last:
        if not goes_on(rules):
            return False
        one = acting(rules, state)
        advance(rules, state, one, players[one].choose(Window(rules, state, one)), chance)
    return True


def value(world: World, seat: int) -> float:
    """What a game in thought came to for a seat, from 0 to 1: half of it is the victory, half the lead over the best rival.

    Where all play together their Fame takes the place of the lead. A game that was left before its end is won by nobody.
    """
    rules, state = world
    outcome = state.outcome
    got = [fame(rules, state, one) for one in range(len(state.seats))] if outcome is None else list(outcome.fame)
    others = [got[one] for one in range(len(got)) if one != seat]
    lead = got[seat] - max(others) if rules.mode.rivals and others else sum(got)
    won = 0.0
    if outcome is not None and seat in outcome.winners:
        won = 1 / len(outcome.winners) if rules.mode.rivals else 1.0
    return (won + 0.5 + 0.5 * lead / (abs(lead) + NEAR)) / 2
