"""Powers, as numbers."""

from __future__ import annotations

from paperback.engine.features import ALPHABET, Feature, face_of, from_me, letters_of
from paperback.engine.rules import Rules
from paperback.engine.seen import SeatView

from .state import NAME

MOST_BORROWED = 30
"""Letters of a word before, or of two."""


def features(rules: Rules) -> tuple[Feature, ...]:
    """Each seat's power."""
    seats = rules.settings.seats

    def powers(view: SeatView) -> list[list[int]]:
        return [[face_of(rules, one.card.card), one.used] for one in from_me(view, view.parts[NAME].powers)]

    return (
        Feature(
            name="powers",
            shape=(seats, 2),
            most=len(rules.faces),
            about="each seat's power: its design, whether it was used this turn",
            of=powers,
        ),
        Feature(
            name="borrow",
            shape=(seats, MOST_BORROWED),
            most=ALPHABET,
            about="letters that it lets the seat borrow one of",
            of=lambda view: [letters_of(one.borrow) for one in from_me(view, view.parts[NAME].powers)],
        ),
    )
