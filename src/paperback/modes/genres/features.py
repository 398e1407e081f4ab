"""Genres, as numbers."""

from __future__ import annotations

from paperback.engine.features import Feature, counts, face_of, from_me
from paperback.engine.rules import Rules
from paperback.engine.seen import SeatView

from .seen import GenreCardSeen
from .state import GENRES

NAME = GENRES.name
CARDS = 4
"""Of each genre."""
MOST_FAME = 50


def features(rules: Rules) -> tuple[Feature, ...]:
    """The genre cards of each seat with their cubes, prizes, and genres that nobody holds."""
    seats, faces = rules.settings.seats, len(rules.faces)

    def numbers(one: GenreCardSeen) -> list[int]:
        return [face_of(rules, one.card.card), one.order, one.cubes, one.spaces, one.active, one.full, one.flipped, one.endless]

    def cards(view: SeatView) -> list[list[list[int]]]:
        return [[numbers(one) for one in seat.cards] for seat in from_me(view, view.parts[NAME].seats)]

    return (
        Feature(
            name="cards",
            shape=(seats, CARDS, 8),
            most=faces,
            about="each seat's genre cards: design, order, cubes, spaces, active, full, flipped, endless",
            of=cards,
        ),
        Feature(
            name="prizes",
            shape=(seats,),
            most=MOST_FAME,
            about="Fame for the full set, by seat",
            of=lambda view: [seat.prize for seat in from_me(view, view.parts[NAME].seats)],
        ),
        Feature(
            name="free",
            shape=(faces,),
            most=1,
            about="genre cards that nobody holds, by design",
            of=lambda view: counts(rules, [one.card for four in view.parts[NAME].free for one in four]),
        ),
    )
