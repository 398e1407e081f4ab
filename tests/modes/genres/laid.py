"""Genres laid out by hand: cards go by the end of their keys (`out`, `l`)."""

from __future__ import annotations

from typing import Any

from paperback.engine.fame import sources
from paperback.engine.rules import Moment
from paperback.modes.genres import cards
from paperback.modes.genres.events import CubesPlaced, GenreFlipped, GenreTaken
from paperback.modes.genres.setup import DraftGenre
from paperback.modes.genres.state import GENRES
from paperback.testing import Table, scenario

ALL = ("genres", "typos")
DRAFTED = {"genre_choice": "draft"}


def moment(of: Table, seat: int = 0) -> Moment:
    """A moment in which a test may make things happen."""
    return Moment(of.game.rules, of.state, of.game.chance, seat, None)


def table(hand: str, genre: str, *, flipped: str = "", cubes: str = "", **more: Any) -> Table:
    """A table at which seat 0 has this genre, and some of its cards are completed or have cubes (one for each time it is named)."""
    one = scenario(hand, modules=ALL, options=DRAFTED, **more)
    seats = one.state.seats
    assert seats[-1].agenda.pop() == DraftGenre()
    free = {one.keys(four)[0].rsplit("-", 1)[0]: tuple(four) for four in GENRES.of(one.state).free}
    others = [four for key, four in free.items() if key != f"genre-{genre}"]
    for seat in range(len(seats)):
        moment(one, seat).say(GenreTaken(seat, others[seat] if seat else free[f"genre-{genre}"]))
    for name in cubes.split():
        moment(one).say(CubesPlaced(0, (card(one, name),)))
    for name in flipped.split():
        moment(one).say(GenreFlipped(0, card(one, name)))
    return one


def card(of: Table, name: str, seat: int = 0) -> int:
    """The seat's genre card whose key ends so."""
    return next(one for one in cards.held(of.state, seat) if of.keys([one])[0].rsplit("-", 1)[1] == name)


def names(of: Table, found: list[int]) -> list[str]:
    return [key.rsplit("-", 1)[1] for key in of.keys(found)]


def active(of: Table, seat: int = 0) -> list[str]:
    return names(of, cards.active(of.game.rules, of.state, seat))


def cubes(of: Table, name: str) -> int:
    return cards.cubes(of.state, 0, card(of, name))


def genre_fame(of: Table, seat: int = 0) -> int:
    """Fame that comes from genre cards."""
    return sum(amount for key, amount in sources(of.game.rules, of.state, seat) if key.startswith("genre-"))
