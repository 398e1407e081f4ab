"""Computer players at the tables: clients of `Table.do` like everybody."""

from __future__ import annotations

import asyncio
import logging
from hashlib import blake2b

from sqlalchemy.exc import OperationalError

from paperback.bots.dials import Name, UnknownPlayerError, below, parse
from paperback.bots.window import Window
from paperback.engine.commands import Command

from .background import Background
from .refusals import RefusedError
from .silence import Silence
from .table import Table
from .thinker import Fault, Order
from .thinking import Thinking

SPARE = "greedy"
"""Who plays a seat for which nobody is named, or somebody who is not here: games of older and newer programs have such seats."""
SEED_BYTES = 16
RETRY = 1.0
"""Seconds until a move is tried again that the database did not take."""

log = logging.getLogger(__name__)


class Players:
    """Makes computer players answer, at any number of tables."""

    def __init__(self, background: Background, thinking: Thinking) -> None:
        """Nobody plays yet."""
        self._background = background
        self._silence = Silence(background)
        self._thinking = thinking

    def wake(self, table: Table) -> None:
        """Make the computer players of this table answer, if they must and are not at it already, and let people's time run."""
        self._silence.watch(table)
        if table.computer() is not None and (table.running is None or table.running.done()):
            table.running = self._background.start(f"computer players of {table.id}", self._play(table))

    async def _play(self, table: Table) -> None:
        refused = -1
        while (seat := table.computer()) is not None:
            moves, version = table.moves(seat), table.version
            command = await self._choose(table, seat) if version != refused else Window(table.rules, table.state, seat).least()
            try:
                await table.do(seat, moves, command)
            except OperationalError:
                log.warning("table %s, seat %d: the database does not answer, trying again", table.id, seat, exc_info=True)
                await asyncio.sleep(RETRY)
            except RefusedError as error:
                # another process was faster, or a player is at fault: either way the game goes on
                log.info("table %s, seat %d: %s", table.id, seat, error)
                if version == refused:
                    raise
                refused = version

    async def _choose(self, table: Table, seat: int) -> Command:
        """The move of the seat's player, or of the next one below that has one, or one that does least."""
        state = table.state
        player: Name | None = self._player(table, seat)
        # the game's seed decides all, but who plays must not be able to tell the deal from it
        seed = blake2b(f"{table.stored.seed}/{seat}".encode(), digest_size=SEED_BYTES).hexdigest()
        while player:
            found = await self._thinking.choose(Order(table.stored.agreement, state, seat, player, seed))
            if not isinstance(found, Fault):
                return found
            lower = below(player)
            instead = f"{lower} moves" if lower else "what does least is done"
            log.warning("table %s, seat %d: %s has no move, %s: %s", table.id, seat, player, instead, found.why)
            player = lower
        return Window(table.rules, state, seat).least()

    @staticmethod
    def _player(table: Table, seat: int) -> Name:
        """Who plays the seat."""
        try:
            return parse(table.stored.seats[seat].bot or SPARE)
        except UnknownPlayerError as error:
            log.warning("table %s, seat %d: %s", table.id, seat, error)
            return parse(SPARE)
