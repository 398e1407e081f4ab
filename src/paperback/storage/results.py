"""What browsers did in finished games: kept once for each game, however many processes judge it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker

from .models import EntryRow, GameRow, OwnerRow, ResultRow


@dataclass(frozen=True, slots=True, kw_only=True)
class Performance:
    """What a browser's own seats did in one game."""

    browser: str
    won: bool
    measures: dict[str, int]


@dataclass(frozen=True, slots=True, kw_only=True)
class Result(Performance):
    """The same, with the game and when it ended."""

    game: str
    at: datetime


class Results:
    """The results in one database."""

    def __init__(self, engine: AsyncEngine) -> None:
        """The results in this database, whose tables must be up to date."""
        self._begin = async_sessionmaker(engine, expire_on_commit=False).begin

    async def unjudged(self, browser: str | None = None) -> list[str]:
        """Finished games without results, all of them or those in which this browser has a seat."""
        wanted = select(GameRow.id).where(GameRow.judged.is_(False), GameRow.finished).order_by(GameRow.created, GameRow.id)
        if browser is not None:
            wanted = wanted.where(GameRow.id.in_(select(OwnerRow.game).where(OwnerRow.browser == browser)))
        async with self._begin() as session:
            return list(await session.scalars(wanted))

    async def keep(self, game: str, performances: Sequence[Performance]) -> bool:
        """Keep what was judged of a finished game; False, and nothing is changed, if that was done before."""
        async with self._begin() as session:
            # whoever changes this row first is the one who judges
            mine = await session.scalar(
                update(GameRow)
                .where(GameRow.id == game, GameRow.judged.is_(False), GameRow.finished)
                .values(judged=True)
                .returning(GameRow.id)
            )
            if mine is None:
                return False
            ended = await session.scalar(select(EntryRow.at).where(EntryRow.game == game).order_by(EntryRow.n.desc()).limit(1))
            session.add_all(ResultRow(game=game, at=ended, browser=one.browser, won=one.won, measures=one.measures) for one in performances)
        return True

    async def of_browser(self, browser: str) -> list[Result]:
        """The results of this browser in the order in which the games ended."""
        async with self._begin() as session:
            rows = await session.scalars(select(ResultRow).where(ResultRow.browser == browser).order_by(ResultRow.at, ResultRow.game))
            return [
                Result(
                    game=row.game,
                    browser=row.browser,
                    # SQLite keeps no zone; what it keeps is UTC
                    at=row.at if row.at.tzinfo else row.at.replace(tzinfo=UTC),
                    won=row.won,
                    measures=row.measures,
                )
                for row in rows
            ]
