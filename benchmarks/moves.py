"""How long computer players take for a move, at the largest vocabulary, in games of all kinds."""

from __future__ import annotations

import time
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from paperback.bots.bot import Bot
from paperback.bots.dials import LEVELS, SKILLS, Name
from paperback.bots.registry import BOTS, make
from paperback.bots.simulate import play_out, table
from paperback.bots.window import Window
from paperback.engine.commands import Command
from paperback.engine.settings import Settings
from paperback.modes.registry import COMBINES, MODES, MODULES, complete
from paperback.search import COMPILED
from paperback.server.thinking import SECONDS, TIMED

from .report import Row, at_most, told
from .timing import share

VOCABULARY: Final = LEVELS[-1]
BUDGET: Final = 150
"""Milliseconds within which 99 of 100 moves are found."""
MOVES: Final = 300
"""Moves of each skill in each kind of game."""
ASKED: Final = 8
"""Moves of each kind of game that those are asked for which take all of their time."""
AMONG: Final = "casual"
"""Who plays the games out of which those moves are."""
MILLI: Final = 1000


class Kind(NamedTuple):
    """A kind of game."""

    name: str
    settings: Settings
    lexicon: str = "en"


@cache
def kinds() -> tuple[Kind, ...]:
    """Games of all kinds, the slow ones among them."""
    every = tuple(sorted(name for name in MODULES if "standard" in COMBINES[name]))
    cards = ("genres", "themes")
    return tuple(
        Kind(name, complete(settings), lexicon)
        for name, settings, lexicon in (
            ("standard", Settings(), "en"),
            ("standard, Spanish", Settings(), "es"),
            ("four seats", Settings(seats=4), "en"),
            ("Spacebar and Dyslexic", Settings(spacebar=True, dyslexic=True), "en"),
            ("genres and themes", Settings(modules=cards), "en"),
            ("genres and themes, Spanish", Settings(modules=cards), "es"),
            ("all modules, Spacebar and Dyslexic", Settings(modules=every, spacebar=True, dyslexic=True, humans=(0, 1)), "en"),
            *((mode, Settings(mode=mode, seats=min(2, MODES[mode].seats[1])), "en") for mode in MODES if mode != "standard"),
        )
    )


class Timed:
    """A player whose moves are timed, in processor seconds: it has a core for itself wherever it matters."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        """This player; its times are added to these."""
        self._bot, self._times = bot, times

    def choose(self, window: Window) -> Command:
        """The player's command."""
        start = time.process_time()
        command = self._bot.choose(window)
        self._times.append(time.process_time() - start)
        return command


class Asking:
    """A player beside whom another one is asked now and then, whose answers count for nothing."""

    def __init__(self, bot: Bot, other: Bot, times: list[float], every: int) -> None:
        """The two players; seconds of the clock are added to these, once in so many moves."""
        self._bot, self._other, self._times, self._every = bot, other, times, every
        self._moves = 0

    def choose(self, window: Window) -> Command:
        """The first player's command."""
        self._moves += 1
        if self._moves % self._every == 0 and len(self._times) < ASKED:
            start = time.perf_counter()
            self._other.choose(window)
            self._times.append(time.perf_counter() - start)
        return self._bot.choose(window)


def rows() -> Iterable[Row]:
    """Let players of every skill play games of every kind against themselves."""
    for skill in ("greedy", *SKILLS):
        if skill in BOTS:
            name = Name(skill, VOCABULARY)
            yield from _by_the_clock(name) if skill in TIMED else _quick(name)


def _quick(name: Name) -> Iterable[Row]:
    times = {kind.name: played(name, kind) for kind in kinds()}
    every = sorted(one for part in times.values() for one in part)
    worst = max(times, key=lambda kind: max(times[kind]))
    within = sum(one * MILLI <= BUDGET for one in every)
    yield told(f"{name}: median of {len(every):,} moves", MILLI * share(every, 0.5), "ms")
    yield at_most(f"{name}: 99 of 100", MILLI * share(every, 0.99), "ms", BUDGET, promise=COMPILED)
    yield told(f"{name}: within {BUDGET} ms", 100 * within / len(every), "%")
    yield told(f"{name}: worst ({worst})", MILLI * every[-1], "ms")
    slow = max(times, key=lambda kind: share(sorted(times[kind]), 0.99))
    value = MILLI * share(sorted(times[slow]), 0.99)
    yield at_most(f"{name}: 99 of 100 of the slowest kind ({slow})", value, "ms", BUDGET, promise=COMPILED)


def _by_the_clock(name: Name) -> Iterable[Row]:
    times = {kind.name: asked(name, kind) for kind in kinds()}
    every = sorted(one for part in times.values() for one in part)
    worst = max(times, key=lambda kind: max(times[kind]))
    yield told(f"{name}: median of {len(every)} moves with {SECONDS:g} s", MILLI * share(every, 0.5), "ms")
    # its clock is that of the wall, so what else the machine does is in it
    yield at_most(f"{name}: worst ({worst})", MILLI * every[-1], "ms", MILLI * SECONDS, promise=COMPILED)


def played(name: Name, kind: Kind) -> list[float]:
    """Seconds of each move of whole games of this kind, at least so many."""
    rules, spellers = table(kind.settings, kind.lexicon)
    spellers.of(VOCABULARY)
    times: list[float] = []
    number = 0
    while len(times) < MOVES:
        seed = f"moves/{number}"
        play_out(rules, [Timed(make(name, spellers, f"{seed}/{seat}"), times) for seat in range(kind.settings.seats)], seed)
        number += 1
    return times


def asked(name: Name, kind: Kind) -> list[float]:
    """Seconds of some moves, spread over a game of this kind."""
    rules, spellers = table(kind.settings, kind.lexicon)
    log: list[tuple[int, Command]] = []

    def players() -> list[Bot]:
        return [make(Name(AMONG, VOCABULARY), spellers, f"asked/{seat}") for seat in range(kind.settings.seats)]

    play_out(rules, players(), "asked", log)
    first, *others = players()
    moves = sum(seat == 0 for seat, _ in log)
    times: list[float] = []
    beside = Asking(first, make(name, spellers, "asked/0", SECONDS), times, max(1, moves // ASKED))
    play_out(rules, [beside, *others], "asked")
    return times
