"""Processes of this machine that play shares of games."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.synchronize import Event

from .shares import ALONE, Crew, CrewError, M, T, play_share

MOST = 100
"""Games of a share: so many that handing them out costs nothing beside playing them."""


class Pool:
    """A crew of processes."""

    most = MOST

    def __init__(self, jobs: int) -> None:
        """So many processes, each started when there is something to do for it."""
        context = multiprocessing.get_context("spawn")
        self._jobs = jobs
        self._halted = context.Event()
        self._executor = ProcessPoolExecutor(jobs, context, _begin, (self._halted,))

    def hands(self) -> int:
        """One for each process."""
        return self._jobs

    def submit(self, play_one: Callable[[M, int], T], match: M, start: int, end: int) -> Future[list[T]]:
        """Hand out the games of these numbers; CrewError when a process cannot be started for them."""
        try:
            with deaf():
                return self._executor.submit(_play, play_one, match, start, end)
        except OSError as error:
            msg = f"cannot start a process: {error.strerror}"
            raise CrewError(msg) from error

    def halt(self) -> None:
        """Let each process finish the game that it plays, and begin no other."""
        self._halted.set()

    def close(self) -> None:
        """Halt, and end the processes."""
        self.halt()
        self._executor.shutdown(cancel_futures=True)


@contextmanager
def pool(jobs: int) -> Iterator[Crew]:
    """So many processes for as long as the block lasts; for one job this process alone. Raises CrewError when one of them is lost."""
    if jobs == 1:
        yield ALONE
        return
    processes = Pool(jobs)
    try:
        yield processes
    except BrokenProcessPool as error:
        msg = "a process ended in the middle of a game"
        raise CrewError(msg) from error
    finally:
        processes.close()


@contextmanager
def deaf() -> Iterator[None]:
    """Let threads and processes that start now not hear Ctrl-C, which is for the first one alone."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    # starting it later would let signals through again
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def belong() -> None:
    """Belong to the process that started this one: leave Ctrl-C to it, and end with it, however that ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_follow, daemon=True).start()


_halted: list[Event] = []
"""Set when no more games should begin; one in each process of a pool."""


def _begin(halted: Event) -> None:
    """Start a process of a pool."""
    _halted.append(halted)
    belong()


def _follow() -> None:
    """End with the process that started this one, however that ended."""
    if parent := multiprocessing.parent_process():
        parent.join()
        os._exit(1)


def _play(play_one: Callable[[M, int], T], match: M, start: int, end: int) -> list[T]:
    return play_share(play_one, match, start, end, _halted[0].is_set)
