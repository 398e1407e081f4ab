"""What can be counted in a game between equal players: by place in turn order, not by name."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

from paperback.engine.commands import Buy, Command
from paperback.engine.market import on_sale
from paperback.engine.rules import Rules
from paperback.engine.state import GameState, Outcome
from paperback.engine.steps import Shop

from .registry import make
from .simulate import Match, finished, play_out, table
from .tally import wilson

DRAWS = 400
"""Repetitions of a bootstrap."""


class Counted(NamedTuple):
    """One game; what belongs to seats stands in turn order, the first seat first."""

    turns: int
    rounds: int
    reason: str
    """What ended it."""
    fame: tuple[int, ...]
    winners: tuple[int, ...]
    """Places of those that have won."""
    offered: frozenset[str]
    """Keys of the cards that somebody could have bought, money apart."""
    bought: tuple[tuple[str, ...], ...]
    """Keys of the cards bought, gains not among them; a card bought twice stands twice."""


class Share(NamedTuple):
    """A rate with its 95 per cent interval."""

    rate: float
    low: float
    high: float
    games: int


class Mean(NamedTuple):
    """A mean with its 95 per cent interval."""

    mean: float
    low: float
    high: float


class _Watch:
    """Looks over the shoulder of those who shop."""

    def __init__(self, rules: Rules, seats: int) -> None:
        self._rules = rules
        self.first: int | None = None
        self.offered: set[int] = set()
        self.bought: list[list[str]] = [[] for _ in range(seats)]

    def __call__(self, state: GameState, seat: int, command: Command) -> None:
        if self.first is None:
            self.first = state.active
        if not isinstance(state.seats[seat].agenda[-1], Shop):
            return
        faces = state.faces
        self.offered.update([faces[card] for card in on_sale(self._rules, state, seat)])
        if isinstance(command, Buy):
            self.bought[seat].append(self._rules.faces[faces[command.card]].key)


def count(match: Match, number: int) -> Counted:
    """Play the game of this number, and count."""
    rules, spellers = table(match.settings, match.lexicon)
    seats = len(match.bots)
    seed = f"{match.seed}/{number}"
    players = [make(bot, spellers, f"{seed}/{seat}") for seat, bot in enumerate(match.bots)]
    watch = _Watch(rules, seats)
    state = play_out(rules, players, seed, watch=watch)
    outcome: Outcome = finished(state)
    order = [((watch.first or 0) + place) % seats for place in range(seats)]
    return Counted(
        turns=state.turn,
        rounds=-(-state.turn // seats),
        reason=outcome.reason,
        fame=tuple(outcome.fame[seat] for seat in order),
        winners=tuple(place for place, seat in enumerate(order) if seat in outcome.winners),
        offered=frozenset(rules.faces[face].key for face in watch.offered),
        bought=tuple(tuple(watch.bought[seat]) for seat in order),
    )


def share(games: Sequence[Counted], holds: Callable[[Counted], bool]) -> Share:
    """How often something holds (Wilson's interval)."""
    hits = sum(map(holds, games))
    return Share(hits / len(games), *wilson(hits, len(games)), len(games))


def mean(values: Sequence[float]) -> Mean:
    """The mean, with a bootstrap interval that is the same every time."""
    chance = random.Random(len(values))  # noqa: S311 - repetitions of a sum
    size = len(values)
    means = sorted(sum(chance.choices(values, k=size)) / size for _ in range(DRAWS))
    cut = DRAWS // 40
    return Mean(sum(values) / size, means[cut], means[-cut - 1])
