"""What the sections of `docs/balance.md` share: which games, and how figures are written."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from paperback.bots.census import Counted, Share, mean
from paperback.bots.simulate import Match
from paperback.engine.settings import Edition, Value, preset
from paperback.lexicon import DEFAULT
from paperback.modes.registry import complete

Games = Mapping[Match, Sequence[Counted]]
SEED = "balance"


class Section(NamedTuple):
    """A part of the page."""

    title: str
    needs: Callable[[str, int], Iterable[tuple[Match, int]]]
    """Matches and games of each, for the player of this name and the unit."""
    says: Callable[[Games, str], Iterator[str]]
    """Its lines, for the player of this name."""


def match(
    player: str,
    seats: int,
    mode: str = "standard",
    edition: Edition = "anniversary",
    *,
    modules: tuple[str, ...] = (),
    options: Mapping[str, Value] | None = None,
    fame_piles: str = "normal",
) -> Match:
    """Games between so many players of this name."""
    given = preset(edition, seats=seats, mode=mode, modules=modules, fame_piles=fame_piles, options=tuple((options or {}).items()))
    return Match((player,) * seats, complete(given), DEFAULT, SEED)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """A table in Markdown, its first column to the left."""
    yield f"| {' | '.join(head)} |"
    yield f"| --- |{' ---: |' * (len(head) - 1)}"
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""


def percent(of: Share) -> str:
    """A share with its interval."""
    return f"{100 * of.rate:.0f} % ({100 * of.low:.0f} to {100 * of.high:.0f})"


def average(values: Sequence[float]) -> str:
    """A mean with its interval."""
    found = mean(values)
    return f"{found.mean:.1f} ({found.low:.1f} to {found.high:.1f})"


def won(game: Counted) -> bool:
    """Whether anybody won."""
    return bool(game.winners)
