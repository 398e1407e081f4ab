"""What is seen of the genres: everything."""

from __future__ import annotations

from dataclasses import dataclass

from paperback.catalogue.genres import FULL_SET_FAME
from paperback.engine.rules import Rules
from paperback.engine.seen import CardSeen
from paperback.engine.state import GameState
from paperback.engine.view import card_seen

from . import cards
from .state import GENRES


@dataclass(frozen=True, slots=True)
class GenreCardSeen:
    """A genre card beside a seat's deck."""

    card: CardSeen
    order: int
    """1 to 4, as its numeral says."""
    cubes: int
    spaces: int
    """Cubes that fill it; 0 on an endless card."""
    active: bool
    """Its letters can be used."""
    full: bool
    """It can be completed."""
    flipped: bool
    endless: bool


@dataclass(frozen=True, slots=True)
class GenreSeen:
    """The genre of a seat."""

    cards: tuple[GenreCardSeen, ...]
    """In the order in which they spell a word; none before it has chosen."""
    prize: int
    """Fame for the full set, 0 without one."""


@dataclass(frozen=True, slots=True)
class GenresSeen:
    """All genres."""

    seats: tuple[GenreSeen, ...]
    free: tuple[tuple[CardSeen, ...], ...]
    """Genres that nobody holds, while they are chosen and after."""
    prizes: tuple[int, ...]
    """Fame for the first full set, the second, and every later one."""


def view(rules: Rules, state: GameState, viewer: int | None) -> GenresSeen:
    """Genre cards lie open, with their cubes."""
    slot = GENRES.of(state)
    return GenresSeen(
        tuple(_genre(rules, state, seat) for seat in range(len(state.seats))),
        tuple(tuple(card_seen(rules, state, card) for card in four) for four in slot.free),
        FULL_SET_FAME,
    )


def _genre(rules: Rules, state: GameState, seat: int) -> GenreSeen:
    active, full, done = cards.active(rules, state, seat), cards.full(rules, state, seat), cards.flipped(state, seat)
    found = []
    for card in cards.held(state, seat):
        face = cards.printed(rules, state, card)
        found.append(
            GenreCardSeen(
                card=card_seen(rules, state, card),
                order=face.order,
                cubes=cards.cubes(state, seat, card),
                spaces=face.spaces,
                active=card in active,
                full=card in full,
                flipped=card in done,
                endless=face.endless,
            )
        )
    return GenreSeen(tuple(found), GENRES.of(state).prizes[seat])
