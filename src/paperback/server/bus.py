"""Wake-ups, and nothing more: a stream is told that its game moved on, and reads the rest itself.

So a wake-up that is lost, doubled or too early does no harm.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Iterator

import anyio

RETRY = 0.5
"""Seconds until a broken connection to PostgreSQL is tried again."""


class LocalBus:
    """Wake-ups within one process."""

    def __init__(self) -> None:
        """Nobody listens yet."""
        self.closing = False
        self._waiting: dict[str, set[asyncio.Event]] = defaultdict(set)

    async def start(self) -> None:
        """Begin to listen to other processes."""

    async def stop(self) -> None:
        """End it."""

    def close(self) -> None:
        """End every stream, so that the server can stop at once."""
        self.closing = True
        self.wake_all()

    def wake(self, game: str) -> None:
        """Wake those who watch this game."""
        for event in self._waiting.get(game, ()):
            event.set()

    def wake_all(self) -> None:
        """Wake everybody."""
        for game in list(self._waiting):
            self.wake(game)

    def watched(self, game: str) -> bool:
        """Whether anybody watches this game."""
        return game in self._waiting

    @contextlib.contextmanager
    def watching(self, game: str) -> Iterator[asyncio.Event]:
        """An event that is set whenever the game may have moved on, and at first."""
        event = asyncio.Event()
        event.set()
        self._waiting[game].add(event)
        try:
            yield event
        finally:
            self._waiting[game].discard(event)
            if not self._waiting[game]:
                del self._waiting[game]


class PostgresBus(LocalBus):
    """Wake-ups from all processes on one PostgreSQL: one connection listens, and is opened again when it breaks."""

    def __init__(self, url: str, channel: str) -> None:
        """Listen on this channel of the database at this libpq address."""
        super().__init__()
        self._url = url
        self._channel = channel
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self) -> None:
        """Begin to listen; returns when nothing can be missed any more."""
        self._task = asyncio.create_task(self._listen(), name="paperback-bus")
        ready = asyncio.create_task(self._ready.wait(), name="paperback-bus-ready")
        await asyncio.wait({self._task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if self._task.done():
            ready.cancel()
            await self._task

    async def stop(self) -> None:
        """Stop listening."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        # only those who use PostgreSQL have its driver
        import psycopg  # noqa: PLC0415

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {self._channel}".encode())
                    self._ready.set()
                    self.wake_all()  # whatever was missed meanwhile
                    async for note in connection.notifies():
                        self.wake(note.payload)
            except psycopg.OperationalError:
                await anyio.sleep(RETRY)
