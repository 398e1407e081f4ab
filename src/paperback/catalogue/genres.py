"""The genres: sets of four cards that lie beside a seat's deck (rules 7)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from .library import GENRE_PARTS, load, read
from .reader import Entry, read_condition

if TYPE_CHECKING:
    from paperback.engine.card import Condition

NUMERALS = ("I", "II", "III", "IV")
"""How the order of a genre's cards is printed."""

FULL_SET_FAME: tuple[int, ...] = tuple(read("genres")["full_set_fame"])
"""Fame for a complete set: for the first seat, the second, and every later one (rules 7.6)."""


@dataclass(frozen=True, slots=True)
class GenreCard:
    """One card of a genre."""

    face: int
    key: str
    order: int
    """1 to 4: active once all cards of the genre with a lower number are flipped (rules 7.2)."""
    spaces: int
    """Cubes that fill it; 0 on an endless card."""
    endless: bool
    """Whether it takes any number of cubes and is never flipped."""
    require: tuple[Condition, ...]
    """What must hold for a word that uses its letters (rules 7.3)."""
    complete: tuple[int, ...]
    """Numbers of the face's abilities that work in the turn of completion."""
    passive: tuple[int, ...]
    """Those that work in every later turn."""
    each_cube: tuple[int, ...]
    """Those that work once for each cube on it."""


@dataclass(frozen=True, slots=True)
class Genre:
    """Four cards that spell a word."""

    key: str
    name: str
    spells: str
    needs_typos: bool
    """Whether it is played with the typos only (rules 7.7)."""
    needs_track: bool
    """Whether it is played with the length track only (rules 7.8)."""
    cards: tuple[GenreCard, ...]
    """In the order in which they spell the word."""


@cache
def genres() -> tuple[Genre, ...]:
    """All genres, read once in each process."""
    return tuple(
        Genre(
            key=entry["id"],
            name=entry["name"],
            spells=entry["spells"],
            needs_typos=entry["needs_typos"],
            needs_track=entry.get("needs_track", False),
            cards=tuple(_card(card) for card in entry["card"]),
        )
        for entry in read("genres")["genre"]
    )


@cache
def genre_card(key: str) -> GenreCard:
    """The genre card with this key; KeyError when there is none."""
    return {card.key: card for genre in genres() for card in genre.cards}[key]


def _card(entry: Entry) -> GenreCard:
    numbers, first = {}, 0
    for part in GENRE_PARTS:
        count = len(entry.get(part, ()))
        numbers[part] = tuple(range(first, first + count))
        first += count
    return GenreCard(
        face=load().index[entry["id"]],
        key=entry["id"],
        order=NUMERALS.index(entry["order"]) + 1,
        spaces=entry["spaces"],
        endless=entry.get("endless", False),
        require=tuple(read_condition(condition) for condition in entry.get("require", ())),
        **numbers,
    )
