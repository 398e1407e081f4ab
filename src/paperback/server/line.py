"""Who is served next where there are fewer to serve than want to be served."""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

T = TypeVar("T")


class Line(Generic[T]):
    """Things that one waits for in line."""

    def __init__(self, things: Iterable[T]) -> None:
        """All of them are free."""
        self._free = list(things)
        self._waiting: list[tuple[float, int, asyncio.Future[T]]] = []
        self._count = itertools.count()

    async def take(self, patience: float, liked: Callable[[T], bool]) -> T:
        """Wait for a free thing, one that is liked where several are free; for so many seconds of patience let others go first."""
        if self._free:
            thing = max(self._free, key=liked)
            self._free.remove(thing)
            return thing
        turn: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (time.monotonic() + patience, next(self._count), turn))
        try:
            return await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.give(turn.result())
            raise

    def give(self, thing: T) -> None:
        """Give a thing back: to who is next."""
        while self._waiting:
            _, _, turn = heapq.heappop(self._waiting)
            if not turn.done():
                turn.set_result(thing)
                return
        self._free.append(thing)
