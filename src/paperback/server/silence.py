"""Questions that do not wait for ever: after the time that the rules give, silence is the answer that does least."""

from __future__ import annotations

import asyncio
import logging

from paperback.engine.chance import SeededChance
from paperback.engine.least import least
from paperback.engine.rules import Moment
from paperback.engine.steps import Question

from .background import Background
from .refusals import RefusedError
from .table import Table

log = logging.getLogger(__name__)


class Silence:
    """Answers for seats that let their time pass, at any number of tables; begun anew when a server starts again."""

    def __init__(self, background: Background) -> None:
        """Nobody is waited for yet."""
        self._background = background
        self._running: set[tuple[str, int, int]] = set()

    def watch(self, table: Table) -> None:
        """Let time run for every seat that has only so much of it."""
        for seat, owner in enumerate(table.state.seats):
            question = owner.agenda[-1] if owner.agenda else None
            patience = table.rules.patience.get(type(question)) if isinstance(question, Question) else None
            key = (table.id, seat, table.moves(seat))
            if patience and key not in self._running:
                self._running.add(key)
                self._background.start(f"time of seat {seat} at {table.id}", self._wait(table, key, patience(table.rules)))

    async def _wait(self, table: Table, key: tuple[str, int, int], seconds: int) -> None:
        _, seat, moves = key
        try:
            await asyncio.sleep(seconds)
            await table.catch_up()
            if table.moves(seat) == moves and self._asked(table, seat):
                await table.do(seat, moves, least(Moment(table.rules, table.state, SeededChance(""), seat, None)))
        except RefusedError as error:
            # an answer came in the same moment
            log.info("table %s, seat %d: %s", table.id, seat, error)
        finally:
            self._running.discard(key)

    @staticmethod
    def _asked(table: Table, seat: int) -> bool:
        agenda = table.state.seats[seat].agenda
        return bool(agenda) and type(agenda[-1]) in table.rules.patience
