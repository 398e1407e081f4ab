"""Places of a board, as numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from paperback.engine.features import Feature, face_of
from paperback.engine.rules import Rules
from paperback.engine.seen import SeatView

from .seen import PlaceSeen

MOST_PLACES = 28
"""No more Fame cards are there to lie on them."""


def places(rules: Rules, seen: Callable[[SeatView], Sequence[PlaceSeen]]) -> Feature:
    """What lies on each place."""

    def numbers(view: SeatView) -> list[list[int]]:
        return [
            [face_of(rules, one.card.card if one.card else None), one.card.price if one.card else 0, one.counters, one.open, one.on_sale]
            for one in seen(view)
        ]

    return Feature(
        name="places",
        shape=(MOST_PLACES, 5),
        most=len(rules.faces),
        about="each place by number: design of the card, price, counters, whether it is open, whether it is on sale",
        of=numbers,
    )
