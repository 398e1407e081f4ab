"""Computer players at the tables: clients of `Table.do` like everybody, thinking in a thread of their own."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor

from paperback.bots import registry
from paperback.bots.bot import safely
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.engine.commands import Command
from paperback.lexicon import arrays

from .background import Background
from .refusals import RefusedError
from .table import Table

BEST = "greedy"
"""The computer player that plays when none is named."""
PATIENCE = 1.0
"""Seconds for a move; after them a legal one is made without thinking."""

log = logging.getLogger(__name__)


class Players:
    """Makes computer players answer, at any number of tables."""

    def __init__(self, background: Background) -> None:
        """Nobody plays yet."""
        self._background = background
        self._thread = ThreadPoolExecutor(1, "paperback-computer")
        self._turn = asyncio.Lock()
        self._spellers: dict[tuple[str, bool], Speller] = {}

    def wake(self, table: Table) -> None:
        """Make the computer players of this table answer, if they must and are not at it already."""
        if table.computer() is not None and (table.running is None or table.running.done()):
            table.running = self._background.start(f"computer players of {table.id}", self._play(table))

    def stop(self) -> None:
        """Let no new move be thought of."""
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def _play(self, table: Table) -> None:
        while (seat := table.computer()) is not None:
            moves = table.moves(seat)
            command = await self._choose(table, seat)
            try:
                await table.do(seat, moves, command)
            except RefusedError as error:
                # another process was faster, or a player is at fault: either way the game goes on
                log.info("table %s, seat %d: %s", table.id, seat, error)
                if table.moves(seat) == moves:
                    await table.do(seat, moves, _least(table, seat))

    async def _choose(self, table: Table, seat: int) -> Command:
        async with self._turn:
            thinking = asyncio.get_running_loop().run_in_executor(self._thread, self._think, table, seat)
            done, _ = await asyncio.wait({thinking}, timeout=PATIENCE)
        if done:
            return thinking.result()
        log.warning("table %s, seat %d: no move in time", table.id, seat)
        return _least(table, seat)

    def _think(self, table: Table, seat: int) -> Command:
        agreement = table.stored.agreement
        key = (agreement.lexicon.id, agreement.family)
        if key not in self._spellers:
            self._spellers[key] = Speller(arrays.load(table.words, family=agreement.family))
        name = table.stored.seats[seat].bot or BEST
        bot = registry.make(name, self._spellers[key], f"{table.id}/{table.version}")
        return safely(bot, Window(table.rules, table.state, seat))


def _least(table: Table, seat: int) -> Command:
    return Window(table.rules, table.state, seat).least()
