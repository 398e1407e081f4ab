"""Computer players at the tables: clients of `Table.do` like everybody, thinking in a thread of their own."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.exc import OperationalError

from paperback.bots import registry
from paperback.bots.bot import safely
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.engine.commands import Command

from .background import Background
from .refusals import RefusedError
from .silence import Silence
from .table import Table

BEST = "greedy"
"""The computer player that plays when none is named."""
PATIENCE = 1.0
"""Seconds for a move; after them a legal one is made without thinking."""

RETRY = 1.0
"""Seconds until a move is tried again that the database did not take."""

log = logging.getLogger(__name__)


class Players:
    """Makes computer players answer, at any number of tables."""

    def __init__(self, background: Background) -> None:
        """Nobody plays yet."""
        self._background = background
        self._silence = Silence(background)
        self._thread = ThreadPoolExecutor(1, "paperback-computer")
        self._turn = asyncio.Lock()
        self._preparing = asyncio.Lock()
        self._spellers: dict[tuple[str, bool], Speller] = {}

    def wake(self, table: Table) -> None:
        """Make the computer players of this table answer, if they must and are not at it already, and let people's time run."""
        self._silence.watch(table)
        if table.computer() is not None and (table.running is None or table.running.done()):
            table.running = self._background.start(f"computer players of {table.id}", self._play(table))

    def stop(self) -> None:
        """Let no new move be thought of."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table: Table) -> None:
        speller = await self._speller(table)
        while (seat := table.computer()) is not None:
            moves = table.moves(seat)
            command = await self._choose(table, seat, speller)
            try:
                await table.do(seat, moves, command)
            except OperationalError:
                log.warning("table %s, seat %d: the database does not answer, trying again", table.id, seat, exc_info=True)
                await asyncio.sleep(RETRY)
            except RefusedError as error:
                # another process was faster, or a player is at fault: either way the game goes on
                log.info("table %s, seat %d: %s", table.id, seat, error)
                if table.moves(seat) == moves:
                    await table.do(seat, moves, Window(table.rules, table.state, seat).least())

    async def _speller(self, table: Table) -> Speller:
        """What spells the words of this table; made before anybody thinks, for a word list may take seconds the very first time."""
        family = table.stored.agreement.family
        key = (table.words.id, family)
        async with self._preparing:
            if key not in self._spellers:
                self._spellers[key] = await asyncio.to_thread(Speller.of, table.words, family=family)
        return self._spellers[key]

    async def _choose(self, table: Table, seat: int, speller: Speller) -> Command:
        bot = registry.make(table.stored.seats[seat].bot or BEST, speller, f"{table.id}/{table.version}")
        window = Window(table.rules, table.state, seat)
        async with self._turn:
            thinking = asyncio.get_running_loop().run_in_executor(self._thread, safely, bot, window)
            done, _ = await asyncio.wait({thinking}, timeout=PATIENCE)
        if done:
            return thinking.result()
        log.warning("table %s, seat %d: no move in time", table.id, seat)
        return window.least()
