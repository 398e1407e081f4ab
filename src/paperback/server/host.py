"""What one server process holds, and the tables that it has open."""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor

from paperback import lexicon
from paperback.engine.game import Game
from paperback.engine.play import Decision
from paperback.lexicon import Lexicon, arrays
from paperback.notation.agreement import Agreement, rules_of
from paperback.notation.codec import digest
from paperback.notation.log import Logged
from paperback.storage.engine import migrate
from paperback.storage.hints import Hints
from paperback.storage.store import CHANNEL, Store, TableSeat, UnknownGameError

from .achievements.judge import Judge
from .achievements.profile import Unlocking
from .background import Background
from .bus import LocalBus, PostgresBus
from .identity import Identity
from .players import Players
from .refusals import RefusedError, ServerCode
from .reviews import Reviews
from .table import Table, summary
from .thinking import Thinking

SLOW = 2.0
"""Seconds after which a person would like to know what took so long."""
IDLE = 600.0
"""Seconds after which a table that nobody watches leaves memory."""


log = logging.getLogger(__name__)


class Host:
    """The store, the wake-ups, the computer players and the open tables."""

    def __init__(self, store: Store, unlocking: Unlocking = "own", thinking: Thinking | None = None) -> None:
        """A host for the games of this store, where these unlockable cards may be used; `start` makes it ready.

        `thinking` is where computer players think, if it is not done as usual.
        """
        self.store = store
        self.judge = Judge(store)
        self.hints = Hints(store.engine)
        self.unlocking = unlocking
        url = store.engine.url
        on_postgres = store.engine.dialect.name == "postgresql"
        libpq = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.bus = PostgresBus(libpq, CHANNEL) if on_postgres else LocalBus()
        self.background = Background()
        self.thinking = thinking or Thinking()
        self.players = Players(self.background, self.thinking)
        self.thread = ThreadPoolExecutor(1, "paperback-search")
        """Where people's searches are made."""
        self.reviews = Reviews()
        self.identity = Identity("")
        self._tables: dict[str, Table] = {}
        self._opening = asyncio.Lock()

    async def start(self) -> None:
        """Bring the store up to date, let computer players go on where a crash stopped them, and judge what it left unjudged."""
        await migrate(self.store.engine)
        self.identity = Identity(await self.store.secret("cookies"))
        await self.bus.start()
        self.background.start("go on", self._go_on())
        self.background.start("warm up", self._warm_up())
        self.background.start("judge", self.judge.catch_up())

    async def stop(self) -> None:
        """End everything; what was accepted is in the store."""
        self.bus.close()
        await self.background.stop()
        await self.thinking.stop()
        self.thread.shutdown(wait=False, cancel_futures=True)
        self.reviews.stop()
        await self.bus.stop()
        await self.store.close()

    async def create(self, agreement: Agreement, seats: list[TableSeat], seed: str, owners: dict[int, str]) -> Table:
        """Begin a game."""
        rules = await asyncio.to_thread(rules_of, agreement)
        game = Game(rules, seed)
        first = game.start()
        line = Logged(first, digest(game.state))
        made = await self.store.create(agreement, seats, seed, owners, line, summary(rules, Decision(first.events, game.state), seats))
        return await self.table(made)

    async def table(self, game: str) -> Table:
        """The table of a game, from memory or from the store; RefusedError when there is none."""
        if game not in self._tables:
            async with self._opening:
                if game not in self._tables:
                    self._drop_idle()
                    self._tables[game] = await self._open(game)
        table = self._tables[game]
        table.used = time.monotonic()
        self.players.wake(table)
        return table

    @property
    def open_tables(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def _open(self, game: str) -> Table:
        try:
            stored = await self.store.find(game)
        except UnknownGameError as error:
            raise RefusedError(ServerCode.UNKNOWN_GAME) from error
        rules = await asyncio.to_thread(rules_of, stored.agreement)
        table = Table(stored, rules, _words(stored.agreement), self.store, self.bus)
        table.take([line.entry for line in await self.store.entries(game)])
        return table

    def _drop_idle(self) -> None:
        now = time.monotonic()
        for game, table in list(self._tables.items()):
            at_work = table.running is not None and not table.running.done()
            if now - table.used > IDLE and not at_work and not table.lock.locked() and not self.bus.watched(game):
                del self._tables[game]

    async def _warm_up(self) -> None:
        """Make the usual word list ready, for people, then for computer players, which takes some seconds the very first time."""
        begun = time.monotonic()
        await asyncio.get_running_loop().run_in_executor(self.thread, _make_ready)
        await self.thinking.warm()
        if time.monotonic() - begun > SLOW:
            log.info("the lexicon %s is ready", lexicon.DEFAULT)

    async def _go_on(self) -> None:
        for game in await self.store.awaiting_computers():
            try:
                await self.table(game)
            except Exception:
                log.exception("the game %s cannot go on", game)


def _words(agreement: Agreement) -> Lexicon:
    return lexicon.load(agreement.lexicon.id)


def _make_ready() -> None:
    arrays.load(lexicon.load(lexicon.DEFAULT))
