"""Dealing packets (rules 5.1, 5.8)."""

from __future__ import annotations

from paperback.engine.events import CardsAdded
from paperback.engine.rules import Moment
from paperback.engine.setup import commons_taking_part

from .events import PacketsDealt
from .state import ROUNDS


def begin(at: Moment) -> None:
    """Shuffle all offer cards together and deal each seat its packet; the rest leave the game unseen."""
    seats = range(len(at.state.seats))
    offer = [*at.rules.library.offer, *[face for offer in at.rules.offers for face in offer(at.rules)]]
    dealt = at.chance.shuffled("packets", offer)[: ROUNDS * len(seats)]
    first = len(at.state.faces)
    commons = first + len(dealt)
    at.say(CardsAdded((*dealt, *common_cards(at, len(seats)))))
    at.say(
        PacketsDealt(
            tuple(tuple(range(first + ROUNDS * seat, first + ROUNDS * (seat + 1))) for seat in seats),
            tuple(commons + seat for seat in seats),
        )
    )


def common_cards(at: Moment, seats: int) -> list[int]:
    """A common card for each seat; where they are too few, of the others as many as it takes (rules 5.8)."""
    taking_part = commons_taking_part(at.rules.settings, at.rules.library)
    others = [face for face in at.rules.library.commons if face not in taking_part]
    more = at.chance.shuffled("commons/more", others)[: max(0, seats - len(taking_part))]
    return at.chance.shuffled("commons", (*taking_part, *more))[:seats]
