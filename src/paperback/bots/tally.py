"""What many games came to: sums and one running digest, so that a million games need no more memory than one."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

Z95 = 1.959963984540054
"""Standard deviations on each side that hold 95 per cent."""


class Played(NamedTuple):
    """What one game came to; what belongs to seats stands by seat."""

    number: int
    turns: int
    reason: str
    """What ended it."""
    fame: tuple[int, ...]
    commons: tuple[int, ...]
    places: tuple[int, ...]
    winners: tuple[int, ...]
    """Seats that have won."""
    digest: bytes


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One bot's results."""

    bot: str
    wins: int
    """Games won alone, or with everybody where all play together."""
    ties: int
    """Games won with others."""
    win_rate: float
    """Wins by games."""
    interval95: tuple[float, float]
    """Wilson's interval of the win rate."""
    fame_mean: float


@dataclass(frozen=True, slots=True)
class Result:
    """What many games came to."""

    games: int
    seed: str
    turns: int
    seconds: float
    games_per_second: float
    digest: str
    """Depends on the games played, and on nothing else."""
    seats: tuple[SeatResult, ...]


def order(bots: int, number: int) -> list[int]:
    """Which bot sits at each seat in the game of this number: each one seat further than in the game before."""
    return [(seat - number) % bots for seat in range(bots)]


def seated(bots: Sequence[str], number: int) -> list[str]:
    """The bots of that game by seat."""
    return [bots[bot] for bot in order(len(bots), number)]


class Tally:
    """The results of games that come in the order of their numbers."""

    def __init__(self, bots: tuple[str, ...], seed: str, *, rivals: bool) -> None:
        """Nothing yet; `rivals` says whether a victory with others is only shared."""
        self.games = 0
        self._bots = bots
        self._seed = seed
        self._rivals = rivals
        self._turns = 0
        self._fame = [0] * len(bots)
        self._wins = [0] * len(bots)
        self._ties = [0] * len(bots)
        self._digest = hashlib.blake2b(digest_size=16)

    def add(self, games: Iterable[Played]) -> None:
        """Count the next games."""
        size = len(self._bots)
        for one in games:
            self.games += 1
            self._turns += one.turns
            self._digest.update(one.digest)
            won = self._ties if self._rivals and len(one.winners) > 1 else self._wins
            for seat, bot in enumerate(order(size, one.number)):
                self._fame[bot] += one.fame[seat]
                won[bot] += seat in one.winners

    def result(self, seconds: float) -> Result:
        """What they came to, played in so many seconds."""
        games = max(1, self.games)
        seats = tuple(
            SeatResult(
                bot=bot,
                wins=self._wins[n],
                ties=self._ties[n],
                win_rate=self._wins[n] / games,
                interval95=wilson(self._wins[n], self.games),
                fame_mean=self._fame[n] / games,
            )
            for n, bot in enumerate(self._bots)
        )
        return Result(self.games, self._seed, self._turns, seconds, self.games / seconds, self._digest.hexdigest(), seats)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 per cent interval of a rate (Wilson's score); anything is possible before the first game."""
    if not games:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95 * Z95
    centre = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, centre - half), min(1.0, centre + half)
