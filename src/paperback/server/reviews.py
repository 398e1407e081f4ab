"""Reviews of games that are over: made one after another beside everything else, and kept for who asks again."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from paperback.coach.review import review
from paperback.coach.review_data import Review
from paperback.notation.log import Record

PATIENCE = 0.4
"""Seconds for which an answer waits for its review; after them it says how far it is."""
KEPT = 16
"""Reviews kept, those asked for last, beside those under way."""


@dataclass(frozen=True, slots=True)
class Reviewing:
    """A review, or how far it is: ask again until it is there."""

    done: int
    """Entries of the record looked at."""
    of: int
    """All its entries."""
    review: Review | None


class Work:
    """One review under way, or done."""

    def __init__(self, record: Record, thread: ThreadPoolExecutor, stop: Callable[[], bool]) -> None:
        """Begin it as soon as the thread has time."""
        self.done = 0
        self.of = len(record.lines)
        self.future = asyncio.get_running_loop().run_in_executor(thread, review, record, self._more, stop)

    def _more(self, count: int) -> None:
        self.done += count

    async def state(self) -> Reviewing:
        """The review, once it is there in time; else how far it is. Raises what the review raised."""
        await asyncio.wait({self.future}, timeout=PATIENCE)
        return Reviewing(self.done, self.of, self.future.result() if self.future.done() else None)


class Reviews:
    """The reviews of one server process."""

    def __init__(self) -> None:
        """None yet."""
        self._thread = ThreadPoolExecutor(1, "paperback-review")
        self._works: dict[str, Work] = {}
        self._closing = False
        self._beginning = asyncio.Lock()

    async def state(self, game: str, record: Callable[[], Awaitable[Record]]) -> Reviewing:
        """The review of a game that is over, begun if nobody has asked for it; `record` reads the game where that is needed."""
        async with self._beginning:
            work = self._works.pop(game, None)
            if work is None or _failed(work):
                work = Work(await record(), self._thread, lambda: self._closing)
            self._works[game] = work
            # what is under way stays: whoever waits for it would only have it begun once more
            done = [one for one, known in self._works.items() if known.future.done()]
            for one in done[: max(0, len(done) - KEPT)]:
                del self._works[one]
        return await work.state()

    def stop(self) -> None:
        """Give up what is under way."""
        self._closing = True
        self._thread.shutdown(wait=False, cancel_futures=True)


def _failed(work: Work) -> bool:
    return work.future.done() and (work.future.cancelled() or work.future.exception() is not None)
