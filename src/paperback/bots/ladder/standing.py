"""What the games of a pairing came to, and how a rate of victories is counted: in one place."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from paperback.bots.tally import wilson
from paperback.modes.registry import MODES

from .measure import Measured
from .plan import Pairing

DIGITS = 3
"""Digits that are kept of a time: enough for people, and few different ones."""
MOST_MOVES = 0.99
"""The share of moves whose longest time is told."""


@dataclass(frozen=True, slots=True)
class Player:
    """One player of a pairing."""

    name: str
    rate: float
    """Share of the games that it won: a victory shared by k seats counts 1/k, and one of all together is everybody's."""
    interval: tuple[float, float]
    """Wilson's 95 per cent interval of the rate."""
    fame: float
    """Mean at the end."""
    cents: float
    """Mean of what a turn's word came to."""


@dataclass(frozen=True, slots=True)
class Standing:
    """What the games of one pairing came to."""

    part: str
    game: str
    lexicon: str
    together: bool
    """Whether all play together against the game."""
    games: int
    wanted: float | None
    """Rate that the first player should reach."""
    turns: float
    """Mean of all seats together."""
    digest: str
    """Depends on the games played and on nothing else; `simulate` tells the same for the same games."""
    players: tuple[Player, ...]


@dataclass(frozen=True, slots=True)
class Pace:
    """How long a player's moves take, in milliseconds of processor time."""

    name: str
    moves: int
    mean: float
    most: float
    """99 of 100 moves take no longer."""
    worst: float


class Sums:
    """The sums of one pairing, game by game."""

    def __init__(self, pairing: Pairing) -> None:
        """No game yet."""
        size = len(pairing.match.bots)
        self._pairing = pairing
        self.games = 0
        self._turns = 0
        self._points, self._fame, self._begun, self._cents = [0.0] * size, [0] * size, [0] * size, [0] * size
        self._digest = hashlib.blake2b(digest_size=16)

    def add(self, one: Measured) -> None:
        """Count the next game."""
        self.games += 1
        self._turns += one.turns
        self._digest.update(one.digest)
        for player, point in enumerate(points(one, together=self.together)):
            self._points[player] += point
            self._fame[player] += one.fame[player]
            self._begun[player] += one.begun[player]
            self._cents[player] += one.cents[player]

    def standing(self) -> Standing:
        """What they came to; there must be one at least."""
        games, pairing = self.games, self._pairing
        players = tuple(
            Player(
                name=name,
                rate=self._points[n] / games,
                interval=wilson(self._points[n], games),
                fame=self._fame[n] / games,
                cents=self._cents[n] / max(1, self._begun[n]),
            )
            for n, name in enumerate(pairing.match.bots)
        )
        turns, digest = self._turns / games, self._digest.hexdigest()
        lexicon = pairing.match.lexicon
        return Standing(pairing.part, pairing.game, lexicon, self.together, games, pairing.wanted, turns, digest, players)

    @property
    def together(self) -> bool:
        """Whether all play together against the game."""
        return not MODES[self._pairing.match.settings.mode].rivals


class Times:
    """Times of a player's moves, so many that only how often each came is kept."""

    def __init__(self) -> None:
        """No move yet."""
        self._total = 0
        self._often: Counter[int] = Counter()

    def add(self, times: Iterable[int]) -> None:
        """Count moves, in microseconds."""
        for one in times:
            self._total += one
            self._often[rounded(one)] += 1

    def pace(self, name: str) -> Pace:
        """What they come to for the player of this name; there must be one at least."""
        moves = self._often.total()
        below, most = 0, 0
        for time in sorted(self._often):
            below += self._often[time]
            most = time
            if below >= MOST_MOVES * moves:
                break
        return Pace(name, moves, self._total / moves / 1000, most / 1000, max(self._often) / 1000)


def rounded(number: int) -> int:
    """The number with so many digits that count, and zeros."""
    step = int(10 ** max(0, len(str(number)) - DIGITS))
    return number // step * step


def points(one: Measured, *, together: bool) -> list[float]:
    """What each player's part in the victory counts."""
    winners = 1 if together else max(1, sum(one.won))
    return [won / winners for won in one.won]
