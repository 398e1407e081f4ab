"""One game, with what the ladder wants to know of each player beside how it ended."""

from __future__ import annotations

import time
from typing import NamedTuple

from paperback.bots.bot import Bot
from paperback.bots.registry import make
from paperback.bots.simulate import Match, digest, finished, play_out, table
from paperback.bots.tally import order
from paperback.bots.window import Window
from paperback.engine.commands import Command
from paperback.engine.sheet import total
from paperback.engine.state import GameState


class Measured(NamedTuple):
    """What one game came to; what belongs to players stands in the order in which the match names them."""

    number: int
    turns: int
    """Of all together."""
    won: tuple[bool, ...]
    places: tuple[int, ...]
    fame: tuple[int, ...]
    begun: tuple[int, ...]
    """Turns of each."""
    cents: tuple[int, ...]
    """What the words of each came to."""
    times: tuple[tuple[int, ...], ...]
    """Processor time of every move in microseconds."""
    digest: bytes


class Clocked:
    """A player whose moves are timed."""

    def __init__(self, bot: Bot) -> None:
        """Time this player."""
        self._bot = bot
        self.times: list[int] = []

    def choose(self, window: Window) -> Command:
        """Its command."""
        started = time.process_time_ns()
        command = self._bot.choose(window)
        self.times.append((time.process_time_ns() - started) // 1000)
        return command


class Purse:
    """Looks at what words come to: for every seat, by the number of its turn."""

    def __init__(self, seats: int) -> None:
        """Nobody has laid a word."""
        self.scores: list[dict[int, int]] = [{} for _ in range(seats)]

    def __call__(self, state: GameState, seat: int, _: Command) -> None:
        """A score may grow until the turn ends, so the last one seen is right."""
        me = state.seats[seat]
        self.scores[seat][me.turns] = total(me.turn.lines)


def measure(match: Match, number: int) -> Measured:
    """Play the game of this number, the same as `simulate` plays it, and measure."""
    rules, spellers = table(match.settings, match.lexicon)
    size, seed = len(match.bots), f"{match.seed}/{number}"
    at = order(size, number)
    players = [Clocked(make(match.bots[bot], spellers, f"{seed}/{bot}")) for bot in at]
    purse = Purse(size)
    state = play_out(rules, players, seed, watch=purse)
    outcome = finished(state)
    seats = [at.index(bot) for bot in range(size)]
    return Measured(
        number=number,
        turns=state.turn,
        won=tuple(seat in outcome.winners for seat in seats),
        places=tuple(outcome.places[seat] for seat in seats),
        fame=tuple(outcome.fame[seat] for seat in seats),
        begun=tuple(len(purse.scores[seat]) for seat in seats),
        cents=tuple(sum(purse.scores[seat].values()) for seat in seats),
        times=tuple(tuple(players[seat].times) for seat in seats),
        digest=digest(state),
    )
