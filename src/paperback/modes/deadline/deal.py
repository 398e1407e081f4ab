"""Dealing packets (rules 5.1, 5.8)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from paperback.engine.events import CardsAdded
from paperback.engine.part import Supply
from paperback.engine.rules import Moment, Rules
from paperback.engine.setup import commons_taking_part
from paperback.engine.state import GameState

from .events import PacketsDealt
from .state import DRAFT, ROUNDS


def begin(at: Moment) -> None:
    """Shuffle all offer cards together and deal each seat its packet; the rest leave the game unseen."""
    seats = range(len(at.state.seats))
    dealt = at.chance.shuffled("packets", all_offers(at.rules))[: ROUNDS * len(seats)]
    first = len(at.state.faces)
    commons = first + len(dealt)
    at.say(CardsAdded((*dealt, *common_cards(at, len(seats)))))
    at.say(
        PacketsDealt(
            tuple(tuple(range(first + ROUNDS * seat, first + ROUNDS * (seat + 1))) for seat in seats),
            tuple(commons + seat for seat in seats),
        )
    )


def all_offers(rules: Rules) -> list[int]:
    """A face for every card that packets are dealt from."""
    return [*rules.library.offer, *[face for offer in rules.offers for face in offer(rules)]]


def supplies(rules: Rules, state: GameState, seat: int) -> Iterator[Supply]:
    """What the seat has not seen of packets and saved cards: as well those could have been dealt that left the game unseen."""
    outside = Counter(all_offers(rules))
    outside.subtract(face for face in state.faces if face in outside)
    yield Supply([card for cards in DRAFT.of(state).strange(seat) for card in cards], sorted(outside.elements()))


def common_cards(at: Moment, seats: int) -> list[int]:
    """A common card for each seat; where they are too few, of the others as many as it takes (rules 5.8)."""
    taking_part = commons_taking_part(at.rules.settings, at.rules.library)
    others = [face for face in at.rules.library.commons if face not in taking_part]
    more = at.chance.shuffled("commons/more", others)[: max(0, seats - len(taking_part))]
    return at.chance.shuffled("commons", (*taking_part, *more))[:seats]
