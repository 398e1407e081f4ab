"""A browser's achievements, worked out from its results whenever somebody asks: nothing of it is stored, so nothing counts twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from paperback.catalogue.unlockables import Achievement, achievements
from paperback.engine.settings import Settings
from paperback.storage.results import Result

Unlocking = Literal["none", "own", "all"]
"""Which unlockable cards may be used in new games: none, those that the browser has unlocked, or all."""

PLAYED, WON = "games_played", "games_won"


@dataclass(frozen=True, slots=True)
class AchievementSeen:
    """An unlockable card, and how far this browser has come with it."""

    card: str
    measure: str
    at_least: int
    value: int
    """The best so far."""
    unlocked: bool
    since: str | None
    """When the game ended that unlocked it."""
    game: str | None
    """That game."""


@dataclass(frozen=True, slots=True)
class Profile:
    """What this browser's own seats have done in finished games."""

    games_played: int
    games_won: int
    achievements: tuple[AchievementSeen, ...]
    unlocking: Unlocking
    """The host's choice: which cards may be used."""
    unlocked: tuple[str, ...]
    """Keys of the cards that this browser may use in new games here."""


def profile_of(results: Sequence[Result], unlocking: Unlocking) -> Profile:
    """The profile after these results, which come in the order in which the games ended."""
    best: Counter[str] = Counter()
    reached: dict[str, Result] = {}
    for result in results:
        _count(best, result)
        for one in achievements():
            if best[one.measure] >= one.at_least:
                reached.setdefault(one.card, result)
    seen = tuple(_seen(one, best[one.measure], reached.get(one.card)) for one in achievements())
    return Profile(best[PLAYED], best[WON], seen, unlocking, tuple(_usable(seen, unlocking)))


def unlockable(settings: Settings) -> tuple[str, ...]:
    """The unlockable cards that these settings name."""
    named = {name for _, value in settings.options if isinstance(value, tuple) for name in value}
    return tuple(one.card for one in achievements() if one.card in named)


def _count(best: Counter[str], result: Result) -> None:
    best[PLAYED] += 1
    best[WON] += result.won
    for measure, value in result.measures.items():
        best[measure] = max(best[measure], value)


def _seen(one: Achievement, value: int, by: Result | None) -> AchievementSeen:
    return AchievementSeen(
        card=one.card,
        measure=one.measure,
        at_least=one.at_least,
        value=value,
        unlocked=by is not None,
        since=by.at.isoformat() if by else None,
        game=by.game if by else None,
    )


def _usable(seen: Iterable[AchievementSeen], unlocking: Unlocking) -> Iterable[str]:
    return (one.card for one in seen if unlocking == "all" or (unlocking == "own" and one.unlocked))
