"""Judging finished games from their records: nobody's word is taken for anything (rules 13.2, 13.3)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence

from paperback.engine.events import GameEnded
from paperback.engine.game import Entry
from paperback.engine.measures import measures
from paperback.notation.agreement import rules_of
from paperback.storage.results import Performance, Results
from paperback.storage.store import Store, StoredGame

from .profile import Profile, Unlocking, profile_of

log = logging.getLogger(__name__)


class Judge:
    """Judges the games of one store; several judges at once do no harm."""

    def __init__(self, store: Store) -> None:
        """A judge for this store."""
        self._store = store
        self._results = Results(store.engine)

    async def profile(self, browser: str | None, unlocking: Unlocking) -> Profile:
        """The profile of a browser, every game included that has ended before this was asked."""
        if browser is None:
            return profile_of((), unlocking)
        await self.catch_up(browser)
        return profile_of(await self._results.of_browser(browser), unlocking)

    async def catch_up(self, browser: str | None = None) -> None:
        """Judge what has ended and was not judged: all games, or those of one browser."""
        for game in await self._results.unjudged(browser):
            try:
                await self._judge(game)
            except Exception:
                log.exception("the game %s cannot be judged", game)

    async def _judge(self, game: str) -> None:
        stored = await self._store.find(game)
        entries = [line.entry for line in await self._store.entries(game)]
        await self._results.keep(game, await asyncio.to_thread(performances, stored, entries))


def performances(stored: StoredGame, entries: Sequence[Entry]) -> list[Performance]:
    """What each browser's own human seats did in a finished game, the best of them where it has several (rules 13.3)."""
    outcome = next(event.outcome for event in reversed(entries[-1].events) if isinstance(event, GameEnded))
    by_seat = measures(rules_of(stored.agreement), entries)
    seats: dict[str, list[int]] = {}
    for seat, browser in sorted(stored.owners.items()):
        if stored.seats[seat].kind == "human":
            seats.setdefault(browser, []).append(seat)
    return [
        Performance(
            browser=browser,
            won=any(seat in outcome.winners for seat in own),
            measures=_best(by_seat[seat] for seat in own),
        )
        for browser, own in seats.items()
    ]


def _best(of_seats: Iterable[dict[str, int]]) -> dict[str, int]:
    found: dict[str, int] = {}
    for one in of_seats:
        found.update({measure: max(value, found.get(measure, value)) for measure, value in one.items()})
    return found
