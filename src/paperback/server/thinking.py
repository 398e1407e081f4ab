"""Where computer players think: a few processes beside the server, so that nobody waits for a computer player but its own table."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Final, ParamSpec, TypeVar

from pebble import ProcessExpired, ProcessPool

from paperback import lexicon
from paperback.bots import registry
from paperback.bots.dials import LEVELS, USUAL
from paperback.bots.pool import deaf
from paperback.engine.commands import Command
from paperback.engine.settings import Settings
from paperback.notation.agreement import Agreement, agree

from .line import Line
from .thinker import Fault, Maker, Order, begin, prepare, ready, think

SECONDS: Final = 1.0
"""How long a player that thinks as long as it may thinks about a move."""
LEAST: Final = 0.1
"""How long it thinks at least, however many tables wait."""
SLACK: Final = 1.0
"""Seconds after its time that a move is waited for. Players that do not watch the clock have no other time."""
COURTESY: Final = 10.0
"""For so many seconds those that think as long as they may let the others go first."""
PREPARING: Final = 60.0
"""Seconds that a word list may take to be made ready, the very first time."""
MOST: Final = 4
"""Processes at most: each takes the memory of a small program."""
TIMED: Final = frozenset({"legend"})
"""Skills that think as long as they may."""

P = ParamSpec("P")
T = TypeVar("T")
Words = tuple[str, bool, int]
"""A word list, whether the family filter is on, a vocabulary."""


def processes() -> int:
    """How many processes there are on this machine: the server keeps a core."""
    return max(1, min(MOST, (os.cpu_count() or 1) - 1))


class Process:
    """One process; when it ends, another takes its place."""

    def __init__(self) -> None:
        """One that is started when there is something to do."""
        self.prepared: set[Words] = set()
        self._pool: ProcessPool | None = None
        self._lock = threading.Lock()
        self._closed = False

    async def think(self, make: Maker, order: Order, limit: float) -> Command | Fault:
        """The move that the order is about, or why there is none; the words are made ready before the time runs."""
        if fault := await self.prepare(order.agreement, order.player.vocabulary):
            return fault
        return await self._ask(think, limit, make, order)

    async def prepare(self, agreement: Agreement, vocabulary: int) -> Fault | None:
        """Make the words of a game ready; why that failed, if it did."""
        words = words_of(agreement, vocabulary)
        if words in self.prepared:
            return None
        fault = await self._ask(prepare, PREPARING, agreement, vocabulary)
        if fault is None:
            self.prepared.add(words)
        return fault

    def close(self) -> None:
        """End the process, whatever it does, and wait for its end."""
        with self._lock:
            self._closed = True
            pool, self._pool = self._pool, None
        _end(pool)

    async def _ask(self, work: Callable[P, T], limit: float, *args: P.args, **kwargs: P.kwargs) -> T | Fault:
        """What the work came to in the process, which is killed if it takes longer."""
        try:
            for _ in range(2):
                try:
                    pool = await self._running()
                    return await asyncio.wrap_future(pool.schedule(work, args, kwargs, limit))
                except (BrokenProcessPool, RuntimeError):
                    # the process had ended before it was asked
                    self.prepared.clear()
        except TimeoutError:
            why = f"it took longer than {limit:g} s"
        except ProcessExpired as error:
            why = f"its process ended with {error.exitcode}"
        except OSError as error:
            why = f"no process can be started: {error}"
        except asyncio.CancelledError:
            self.prepared.clear()
            raise
        else:
            why = "its process does not start"
        self.prepared.clear()
        return Fault(why)

    async def _running(self) -> ProcessPool:
        pool = self._pool
        return pool if pool is not None and pool.active else await asyncio.to_thread(self._start)

    def _start(self) -> ProcessPool:
        with self._lock:
            if self._closed:
                msg = "the server ends"
                raise OSError(msg)
            _end(self._pool)
            with deaf():
                pool = self._pool = ProcessPool(1, initializer=begin, context=multiprocessing.get_context("spawn"))
                pool.schedule(ready)
            return pool


class Thinking:
    """The processes, and who may use them when."""

    def __init__(self, seconds: float = SECONDS, make: Maker = registry.make, count: int | None = None) -> None:
        """So many processes, or as many as the machine is good for; `seconds` for players that think as long as they may."""
        self._seconds = seconds
        self._make = make
        self._all = tuple(Process() for _ in range(count or processes()))
        self._line = Line(self._all)
        self._timed = 0

    async def warm(self) -> None:
        """Start all processes, and make the usual words ready in each."""
        agreement = agree(Settings(), lexicon.DEFAULT)
        for vocabulary in (USUAL, LEVELS[-1]):
            await asyncio.gather(*(process.prepare(agreement, vocabulary) for process in self._all))

    async def choose(self, order: Order) -> Command | Fault:
        """The move that the order is about, or why there is none.

        Who asked first is served first, but moves that take no time go before those that take all the time they may.
        """
        timed = order.player.skill in TIMED
        self._timed += timed
        try:
            words = words_of(order.agreement, order.player.vocabulary)
            process = await self._line.take(COURTESY if timed else 0, lambda process: words in process.prepared)
            seconds = self._share() if timed else None
            try:
                return await process.think(self._make, replace(order, seconds=seconds), (seconds or 0) + SLACK)
            finally:
                self._line.give(process)
        finally:
            self._timed -= timed

    async def stop(self) -> None:
        """End all processes."""
        await asyncio.gather(*(asyncio.to_thread(process.close) for process in self._all))

    def _share(self) -> float:
        """Seconds for a move: less when more tables want to think than there are processes, so that nobody waits long for the others."""
        return max(min(LEAST, self._seconds), self._seconds * min(1, len(self._all) / self._timed))


def words_of(agreement: Agreement, vocabulary: int) -> Words:
    """The words that a computer player of this vocabulary needs."""
    return agreement.lexicon.id, agreement.family, vocabulary


def _end(pool: ProcessPool | None) -> None:
    if pool is not None:
        pool.stop()
        pool.join()
