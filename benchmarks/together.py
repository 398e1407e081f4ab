"""How much of two processes' time is games."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from paperback.bots.pool import pool
from paperback.bots.simulate import simulate

from .games import RATE, match
from .report import Row, at_least

GAMES: Final = 1000
"""Games of each process in a round, so that handing them out weighs as it does in long runs."""
WARM_UP: Final = 200
ROUNDS: Final = 3
PROCESSES: Final = 2
EFFICIENCY: Final = 0.9


def rows() -> Iterable[Row]:
    """Let two processes play twice as many games as one, by the clock, and two that share nothing: not each machine has two to give."""
    both, apart, alone = [], [], []
    with pool(PROCESSES) as crew, ProcessPoolExecutor(PROCESSES, get_context("spawn")) as others:
        simulate(match("warm-up"), WARM_UP, crew)
        by_themselves(others, "warm-up", WARM_UP)
        for number in range(ROUNDS):
            seed = f"together-{number}"
            both.append(simulate(match(seed), PROCESSES * GAMES, crew).games_per_second)
            apart.append(by_themselves(others, seed, GAMES))
            alone.append(simulate(match(seed), GAMES).games_per_second)
    rate = statistics.median(both)
    ratio = statistics.median(two / other for two, other in zip(both, apart, strict=True))
    yield at_least("two processes", rate, RATE, "two that share nothing", statistics.median(apart), ratio, EFFICIENCY)
    twice = statistics.median(two / (PROCESSES * one) for two, one in zip(both, alone, strict=True))
    peers = PROCESSES * statistics.median(alone)
    # a machine whose processors have other work to do cannot show it
    yield at_least("two processes", rate, RATE, "twice one process", peers, twice, EFFICIENCY, promise=False)


def by_themselves(processes: ProcessPoolExecutor, seed: str, games: int) -> float:
    """Games a second of processes that each play so many games at the same time, and of which none hands out to another."""
    start = time.perf_counter()
    played = sum(processes.map(play, [f"{seed}-{place}" for place in range(PROCESSES)], [games] * PROCESSES))
    return played / (time.perf_counter() - start)


def play(seed: str, games: int) -> int:
    """Play so many games in this process."""
    return simulate(match(seed), games).games
