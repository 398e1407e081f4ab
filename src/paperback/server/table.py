"""One game that people look at: one writer at a time, entries kept before anybody sees them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from paperback.engine.commands import Command
from paperback.engine.game import Entry, Game
from paperback.engine.play import Decision, waiting
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Rules
from paperback.engine.state import GameState
from paperback.engine.view import mentioned, redact, view
from paperback.lexicon import Lexicon
from paperback.notation.codec import digest
from paperback.notation.log import Logged
from paperback.storage.store import ConflictError, Store, StoredGame, Summary, TableSeat

from .afterwards import Afterwards, Laid
from .bus import LocalBus
from .refusals import RefusedError, ServerCode, refused
from .story import Storyteller
from .wire import Frame, Story

KEPT = 64
"""Latest moments kept for streams that come back; one that was away for longer begins anew with the latest."""
OK = "ok"


@dataclass(frozen=True, slots=True)
class Point:
    """A game after one entry."""

    entry: Entry
    state: GameState
    moves: tuple[int, ...]
    can_take_back: tuple[str, ...]
    """By seat."""


class Table:
    """A game in memory, never ahead of the store."""

    def __init__(self, stored: StoredGame, rules: Rules, words: Lexicon, store: Store, bus: LocalBus) -> None:
        """The table of a stored game, with no entry yet."""
        self.id = stored.id
        self.stored = stored
        self.rules = rules
        self.words = words
        """The whole word list, for spellings and glosses."""
        self.used = time.monotonic()
        self.lock = asyncio.Lock()
        self.running: asyncio.Task[None] | None = None
        """The computer players at work."""
        self._store = store
        self._bus = bus
        self._game = Game(rules, stored.seed)
        self._moves = [0] * len(stored.seats)
        self._points: deque[Point] = deque(maxlen=KEPT)
        self._story = Storyteller(rules)
        self._afterwards = Afterwards()

    @property
    def version(self) -> int:
        """How many entries it has."""
        return len(self._game.entries)

    @property
    def state(self) -> GameState:
        """The latest state; nobody changes it."""
        return self._game.state

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    def moves(self, seat: int) -> int:
        """How many commands were accepted from this seat."""
        return self._moves[seat]

    def computer(self) -> int | None:
        """A computer player's seat that must answer, if there is one."""
        return next((seat for seat in self._game.waiting() if self.stored.seats[seat].kind == "ai"), None)

    def story(self) -> Story:
        """The turns so far."""
        return self._story.story(self.state)

    def turns(self, seat: int) -> int:
        """How many turns the seat has ended."""
        return self._story.ended(seat)

    def laid(self, seat: int) -> Laid | None:
        """What the seat laid in the turn that it ended last, and on what state; None before its first turn has ended."""
        return self._afterwards.laid(seat)

    async def do(self, seat: int, moves: int, command: Command) -> int:
        """Carry a command out: the version that it led to. RefusedError when it is out of date, or against the rules."""
        async with self.lock:
            while True:
                try:
                    return await self._try(seat, moves, command)
                except ConflictError:
                    await self._catch_up()

    async def catch_up(self) -> None:
        """Take over what other processes have written."""
        async with self.lock:
            await self._catch_up()

    async def _try(self, seat: int, moves: int, command: Command) -> int:
        if moves != self._moves[seat]:
            await self._catch_up()
            if moves != self._moves[seat]:
                raise RefusedError(ServerCode.STALE)
        decision = self._game.propose(seat, command)
        if isinstance(decision, Rejection):
            before = self.version
            await self._catch_up()
            if self.version == before:
                raise refused(decision)
            return await self._try(seat, moves, command)
        entry = Entry(self.version + 1, seat, command, decision.events)
        await self._store.append(self.id, Logged(entry, digest(decision.state)), summary(self.rules, decision, self.stored.seats))
        self.take([entry])
        self._bus.wake(self.id)
        return entry.n

    async def _catch_up(self) -> None:
        new = await self._store.entries(self.id, self.version)
        if new:
            self.take([line.entry for line in new])
            self._bus.wake(self.id)

    def take(self, entries: Sequence[Entry]) -> None:
        """Follow stored entries."""
        game = self._game
        for entry in entries:
            before = game.state if game.entries else None
            game.resume([entry])
            if entry.by is not None:
                self._moves[entry.by] += 1
            seats = range(len(self._moves))
            can = tuple(code.value if (code := game.cannot_take_back(seat)) else OK for seat in seats)
            self._points.append(Point(entry, game.state, tuple(self._moves), can))
            self._story.hear(entry, game.state)
            if before is not None:
                self._afterwards.hear(entry, before)

    def frame(self, viewer: int | None) -> Frame:
        """The latest moment, without events."""
        return self._frame(self._points[-1], viewer, ())

    def frames_after(self, version: int, viewer: int | None) -> list[Frame]:
        """What this viewer has missed; the latest moment alone when that is not known any more."""
        if version == self.version:
            return []
        if not self._points[0].entry.n <= version + 1 <= self.version:
            return [self.frame(viewer)]
        return [self._frame(point, viewer, point.entry.events) for point in self._points if point.entry.n > version]

    def _frame(self, point: Point, viewer: int | None, events: tuple[object, ...]) -> Frame:
        seen = redact(self.rules, point.state, point.entry.events, viewer) if events else ()
        faces, state = self.rules.faces, point.state
        return Frame(
            version=point.entry.n,
            seat=viewer,
            moves=0 if viewer is None else point.moves[viewer],
            can_take_back=ServerCode.NOT_YOUR_SEAT if viewer is None else point.can_take_back[viewer],
            events=seen,
            faces={card: faces[state.faces[card]].key for card in sorted(set(mentioned(seen)))},
            view=view(self.rules, state, viewer),  # type: ignore[arg-type]  # the same, with the parts' own types for the schema
        )


def summary(rules: Rules, decision: Decision, seats: Sequence[TableSeat]) -> Summary:
    """What lists say of a game after this decision."""
    state = decision.state
    acting = waiting(rules, state)
    return Summary(
        round=state.turn // len(seats) + 1,
        waiting=acting,
        computer=any(seats[seat].kind == "ai" for seat in acting),
        finished=state.outcome is not None,
    )
