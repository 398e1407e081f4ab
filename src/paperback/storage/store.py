"""The store: games by id, and entries that are there once `append` has returned, whatever happens to the process."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from pydantic import TypeAdapter
from sqlalchemy import func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker

from paperback.notation.agreement import Agreement
from paperback.notation.log import Logged, RecordSeat, line_of, parse_line

from .models import EntryRow, GameRow, OwnerRow, SecretRow

CHANNEL = "paperback"
"""Where PostgreSQL tells other processes which game has moved on."""
ID_BYTES = 9


class UnknownGameError(LookupError):
    """There is no game with this id."""


class ConflictError(Exception):
    """Somebody else has written an entry with this number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSeat(RecordSeat):
    """A seat as the table keeps it."""

    colour: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary:
    """What lists say of a game, without opening it."""

    round: int
    waiting: tuple[int, ...]
    computer: bool
    """Whether a computer player must answer."""
    finished: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class StoredGame:
    """All of a game but its entries."""

    id: str
    created: datetime
    agreement: Agreement
    seats: tuple[TableSeat, ...]
    seed: str
    owners: dict[int, str]
    """The browser of each seat that a person has taken."""
    summary: Summary


_AGREEMENT = TypeAdapter(Agreement)
_SEATS = TypeAdapter(tuple[TableSeat, ...])


class Store:
    """Games in one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """The games in this database, whose tables must be up to date."""
        self.engine = engine
        self._begin = async_sessionmaker(engine, expire_on_commit=False).begin
        self._tells = engine.dialect.name == "postgresql"

    async def create(
        self, agreement: Agreement, seats: Sequence[TableSeat], seed: str, owners: dict[int, str], first: Logged, summary: Summary
    ) -> str:
        """Keep a new game with its first entry: its id."""
        game = _new_id()
        async with self._begin() as session:
            session.add(
                GameRow(
                    id=game,
                    agreement=_AGREEMENT.dump_python(agreement, mode="json"),
                    seats=_SEATS.dump_python(tuple(seats), mode="json"),
                    seed=seed,
                    **_columns(summary),
                    version=first.entry.n,
                )
            )
            await session.flush()
            session.add(EntryRow(game=game, n=first.entry.n, line=line_of(first)))
            session.add_all(OwnerRow(game=game, seat=seat, browser=browser) for seat, browser in owners.items())
        return game

    async def append(self, game: str, line: Logged, summary: Summary) -> None:
        """Keep one more entry; ConflictError when the game has moved on meanwhile."""
        n = line.entry.n
        try:
            async with self._begin() as session:
                moved = await session.execute(
                    update(GameRow)
                    .where(GameRow.id == game, GameRow.version == n - 1)
                    .values(version=n, **_columns(summary))
                    .returning(GameRow.id)
                )
                if moved.scalar_one_or_none() is None:
                    raise ConflictError
                session.add(EntryRow(game=game, n=n, line=line_of(line)))
                if self._tells:
                    await session.execute(select(func.pg_notify(CHANNEL, game)))
        except IntegrityError as error:
            raise ConflictError from error

    async def find(self, game: str) -> StoredGame:
        """A game without its entries; UnknownGameError."""
        async with self._begin() as session:
            row = await session.get(GameRow, game)
            if row is None:
                raise UnknownGameError(game)
            owners = await session.scalars(select(OwnerRow).where(OwnerRow.game == game))
            return _stored(row, {owner.seat: owner.browser for owner in owners})

    async def entries(self, game: str, after: int = 0) -> list[Logged]:
        """The entries after the numbered one, in order."""
        async with self._begin() as session:
            rows = await session.execute(
                select(EntryRow.n, EntryRow.line).where(EntryRow.game == game, EntryRow.n > after).order_by(EntryRow.n)
            )
            return [parse_line(line, n + 1) for n, line in rows]

    async def version(self, game: str) -> int:
        """How many entries a game has; UnknownGameError."""
        async with self._begin() as session:
            version = await session.scalar(select(GameRow.version).where(GameRow.id == game))
        if version is None:
            raise UnknownGameError(game)
        return version

    async def of_browser(self, browser: str) -> list[StoredGame]:
        """The games in which this browser has a seat, the newest first."""
        async with self._begin() as session:
            mine = select(OwnerRow.game).where(OwnerRow.browser == browser)
            rows = await session.scalars(select(GameRow).where(GameRow.id.in_(mine)).order_by(GameRow.created.desc(), GameRow.id))
            seats = await session.execute(select(OwnerRow.game, OwnerRow.seat).where(OwnerRow.browser == browser))
            owned: dict[str, dict[int, str]] = {}
            for game, seat in seats:
                owned.setdefault(game, {})[seat] = browser
            return [_stored(row, owned[row.id]) for row in rows]

    async def awaiting_computers(self) -> list[str]:
        """Games in which a computer player must answer: after a crash nobody else would make it go on."""
        async with self._begin() as session:
            return list(await session.scalars(select(GameRow.id).where(GameRow.computer).order_by(GameRow.id)))

    async def secret(self, name: str) -> str:
        """The secret of this name, made when it is first asked for."""
        if (value := await self._secret(name)) is None:
            with suppress(IntegrityError):  # another process was first
                async with self._begin() as session:
                    session.add(SecretRow(name=name, value=secrets.token_urlsafe(32)))
            return await self.secret(name)
        return value

    async def _secret(self, name: str) -> str | None:
        async with self._begin() as session:
            row = await session.get(SecretRow, name)
            return None if row is None else row.value

    async def close(self) -> None:
        """Close all connections."""
        await self.engine.dispose()


def _new_id() -> str:
    # the command line would take a name that begins with a hyphen for an option
    while (made := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return made


def _columns(summary: Summary) -> dict[str, Any]:
    return {"round": summary.round, "waiting": list(summary.waiting), "computer": summary.computer, "finished": summary.finished}


def _stored(row: GameRow, owners: dict[int, str]) -> StoredGame:
    return StoredGame(
        id=row.id,
        # SQLite keeps no zone; what it keeps is UTC
        created=row.created if row.created.tzinfo else row.created.replace(tzinfo=UTC),
        agreement=_AGREEMENT.validate_python(row.agreement),
        seats=_SEATS.validate_python(row.seats),
        seed=row.seed,
        owners=owners,
        summary=Summary(round=row.round, waiting=tuple(row.waiting), computer=row.computer, finished=row.finished),
    )
