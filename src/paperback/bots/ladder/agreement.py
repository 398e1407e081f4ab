"""Whether two ladders say the same, as far as chance lets anybody tell."""

from __future__ import annotations

from dataclasses import dataclass

from .run import Ladder
from .standing import Player, Standing

FORTY = 40
"""One rate in so many may lie outside, and one more: more than chance brings where two 95 per cent intervals have to overlap."""


@dataclass(frozen=True, slots=True)
class Compared:
    """The rate of one player in two ladders."""

    standing: Standing
    """In the new one."""
    before: Player
    now: Player

    @property
    def overlaps(self) -> bool:
        """Whether the two intervals do."""
        return self.before.interval[0] <= self.now.interval[1] and self.now.interval[0] <= self.before.interval[1]


@dataclass(frozen=True, slots=True)
class Agreement:
    """All rates that two ladders have in common; where two play or all play together, one of them says it all."""

    rates: tuple[Compared, ...]

    @property
    def missed(self) -> int:
        """How many do not overlap."""
        return sum(not one.overlaps for one in self.rates)

    @property
    def allowed(self) -> int:
        """How many may miss."""
        return 1 + len(self.rates) // FORTY

    @property
    def holds(self) -> bool:
        """Whether the ladders agree."""
        return self.missed <= self.allowed


def agreement(before: Ladder, now: Ladder) -> Agreement:
    """Compare the rates that both have."""
    known = {_key(one): one for one in before.standings}
    rates = [
        Compared(one, old, new)
        for one in now.standings
        if (earlier := known.get(_key(one)))
        for old, new in zip(earlier.players[: _told(one)], one.players[: _told(one)], strict=True)
    ]
    return Agreement(tuple(rates))


def _key(one: Standing) -> tuple[str, ...]:
    return one.part, one.game, one.lexicon, *(player.name for player in one.players)


def _told(one: Standing) -> int:
    size = len(one.players)
    return 1 if one.together or size == 2 else size  # noqa: PLR2004 - of two, one's victory is the other's defeat
