"""Which hints people were given, kept so that neither a reload nor a second process gives more."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, async_sessionmaker

from .models import HintRow, OwnerRow


@dataclass(frozen=True, slots=True)
class Given:
    """The hints of one seat."""

    turns: int
    """In how many turns it was given any."""
    now: frozenset[str]
    """The kinds that it was given in the turn asked about."""


class Hints:
    """The hints in one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """The hints in this database, whose tables must be up to date."""
        self._begin = async_sessionmaker(engine, expire_on_commit=False).begin

    async def given(self, game: str, seat: int, turn: int) -> Given:
        """What a seat was given, in this turn and in all; a turn is the number of turns that the seat has ended."""
        async with self._begin() as session:
            return await _given(session, game, seat, turn)

    async def give(self, game: str, seat: int, turn: int, kind: str, most: int) -> Given | None:
        """Count a hint of this turn: what the seat was given with it; None when it has had hints in so many other turns already."""
        async with self._begin() as session:
            # whoever holds this row gives hints to the seat; SQLite has one writer at a time anyhow
            await session.execute(select(OwnerRow.seat).where(OwnerRow.game == game, OwnerRow.seat == seat).with_for_update())
            before = await _given(session, game, seat, turn)
            if kind in before.now:
                return before
            if not before.now and before.turns >= most:
                return None
            session.add(HintRow(game=game, seat=seat, turn=turn, kind=kind))
            return Given(before.turns + (not before.now), before.now | {kind})


async def _given(session: AsyncSession, game: str, seat: int, turn: int) -> Given:
    rows = (await session.execute(select(HintRow.turn, HintRow.kind).where(HintRow.game == game, HintRow.seat == seat))).all()
    return Given(len({row.turn for row in rows}), frozenset(row.kind for row in rows if row.turn == turn))
