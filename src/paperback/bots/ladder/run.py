"""Plays the ladder, and keeps what it came to."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from paperback import __version__, lexicon
from paperback.bots.dials import PERSON
from paperback.bots.registry import make
from paperback.bots.shares import ALONE, Crew, each, never
from paperback.bots.speller import Spellers
from paperback.engine.settings import USUAL_MODE

from .measure import Measured, measure
from .plan import Pairing
from .ratings import Placed, Rating, ratings
from .standing import Pace, Standing, Sums, Times

PAIR = 2


@dataclass(frozen=True, slots=True)
class Ladder:
    """Everything that was measured."""

    version: str
    """Of this program."""
    command: str
    """What was typed to measure it."""
    seed: str
    planned: int
    games: int
    """Fewer than planned when it was stopped."""
    standings: tuple[Standing, ...]
    ratings: tuple[Rating, ...]
    paces: tuple[Pace, ...]
    """In two-seat games of the usual mode without modules."""
    elsewhere: tuple[Pace, ...]
    """In all other games."""


_KEPT = TypeAdapter(Ladder)


def written(ladder: Ladder) -> str:
    """The ladder as JSON."""
    return _KEPT.dump_json(ladder, indent=1).decode() + "\n"


def read(path: Path) -> Ladder:
    """The ladder that a file of JSON keeps; ValueError when it keeps none, OSError when it cannot be read."""
    try:
        return _KEPT.validate_json(path.read_bytes())
    except ValidationError as error:
        msg = f"{path} is no ladder"
        raise ValueError(msg) from error


def prepare(pairings: Sequence[Pairing]) -> None:
    """Build the word lists that are not there yet, once and with their progress, before many processes want them."""
    spellers = {name: Spellers(lexicon.load(name)) for name in {pairing.match.lexicon for pairing in pairings}}
    for pairing in pairings:
        for bot in pairing.match.bots:
            make(bot, spellers[pairing.match.lexicon])


class Book:
    """Keeps sums of the games of several pairings, which come one pairing after the other."""

    def __init__(self, pairings: Sequence[Pairing]) -> None:
        """No game yet."""
        self.pairings = pairings
        self._at = 0
        self._sums = [Sums(pairing) for pairing in pairings]
        self._placed: list[Placed] = []
        self._clocks: tuple[dict[str, Times], dict[str, Times]] = ({}, {})

    def add(self, games: Sequence[Measured]) -> int:
        """Count the next games, all of one pairing, and give its cost."""
        while self._sums[self._at].games == self.pairings[self._at].games:
            self._at += 1
        pairing, sums = self.pairings[self._at], self._sums[self._at]
        match = pairing.match
        usual = match.settings.mode == USUAL_MODE and not match.settings.modules and len(match.bots) == PAIR
        clock = self._clocks[not usual]
        for one in games:
            sums.add(one)
            for name, times in zip(match.bots, one.times, strict=True):
                clock.setdefault(name, Times()).add(times)
            if not sums.together and PERSON not in match.bots:
                key = f"{pairing.game}/{match.lexicon}/{','.join(match.bots)}/{one.number}"
                self._placed.append(Placed(key, match.bots, one.places))
        return pairing.cost

    @property
    def games(self) -> int:
        """How many are counted."""
        return sum(sums.games for sums in self._sums)

    def ladder(self, command: str) -> Ladder:
        """What they came to."""
        paces, elsewhere = (tuple(times.pace(name) for name, times in sorted(clock.items())) for clock in self._clocks)
        return Ladder(
            version=__version__,
            command=command,
            seed=self.pairings[0].match.seed,
            planned=sum(pairing.games for pairing in self.pairings),
            games=self.games,
            standings=tuple(sums.standing() for sums in self._sums if sums.games),
            ratings=ratings(self._placed),
            paces=paces,
            elsewhere=elsewhere,
        )


def play(book: Book, crew: Crew = ALONE, *, progress: Callable[[int], object] | None = None, stop: Callable[[], bool] = never) -> None:
    """Play a book's pairings, or as many games as there are before `stop` says so; `progress` hears how much more of their cost is done."""
    for _, part in each([(pairing.match, pairing.games) for pairing in book.pairings], measure, crew, stop):
        cost = book.add(part)
        if progress:
            progress(len(part) * cost)
