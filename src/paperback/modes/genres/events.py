"""What happens with genres."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback.engine.events import Event


@dataclass(slots=True)
class GenresLaidOut(Event):
    """These genres take part, four cards each; nobody holds one yet."""

    genres: tuple[tuple[int, ...], ...]
    event: Literal["genres_laid_out"] = "genres_laid_out"


@dataclass(slots=True)
class GenreTaken(Event):
    """A seat has this genre now, by lot or by choice."""

    seat: int
    cards: tuple[int, ...]
    event: Literal["genre_taken"] = "genre_taken"


@dataclass(slots=True)
class CubesPlaced(Event):
    """The letters of these cards were used: a cube more on each."""

    seat: int
    cards: tuple[int, ...]
    event: Literal["cubes_placed"] = "cubes_placed"


@dataclass(slots=True)
class GenreFlipped(Event):
    """A full card was completed: its cubes are off, and it is turned over."""

    seat: int
    card: int
    event: Literal["genre_flipped"] = "genre_flipped"


@dataclass(slots=True)
class GenrePrize(Event):
    """A seat has turned over all its cards and records Fame for it."""

    seat: int
    amount: int
    event: Literal["genre_prize"] = "genre_prize"
