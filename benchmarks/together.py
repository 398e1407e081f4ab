"""How much of two processes' time is games."""

from __future__ import annotations

import statistics
from collections.abc import Iterable
from typing import Final

from paperback.bots.pool import pool
from paperback.bots.simulate import simulate

from .games import RATE, match
from .report import Row, at_least

GAMES: Final = 1000
"""Games of each process in a round, so that handing them out weighs as it does in long runs."""
ROUNDS: Final = 3
EFFICIENCY: Final = 0.9


def rows() -> Iterable[Row]:
    """Let two processes play twice as many games as one; by the clock, so it needs a quiet machine."""
    both, alone = [], []
    with pool(2) as crew:
        simulate(match("warm-up"), 200, crew)
        for number in range(ROUNDS):
            both.append(simulate(match(f"together-{number}"), 2 * GAMES, crew).games_per_second)
            alone.append(simulate(match(f"together-{number}"), GAMES).games_per_second)
    ratio = statistics.median(two / (2 * one) for two, one in zip(both, alone, strict=True))
    yield at_least("two processes", statistics.median(both), RATE, "twice one process", 2 * statistics.median(alone), ratio, EFFICIENCY)
