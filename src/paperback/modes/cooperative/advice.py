"""A rule of thumb for co-operative seats: buy what bears most tokens, and put tokens where they will be bought away."""

from __future__ import annotations

from collections.abc import Mapping

from paperback.engine.commands import Answer, Buy, Command
from paperback.engine.part import Advice, Mind
from paperback.engine.seen import AskCards, SeatView
from paperback.engine.steps import ChooseCards, Question, Shop
from paperback.modes.board.seen import PlaceSeen

from .seen import CooperativeSeen

EASE = 1
"""Rounds of tokens that the open cards must have room for; with less, Fame cards come before letters."""


def _seen(view: SeatView) -> CooperativeSeen:
    seen: CooperativeSeen = view.parts["cooperative"]
    return seen


def room(seen: CooperativeSeen) -> int:
    """How many tokens the open cards bear without harm."""
    return sum(seen.limit - 1 - place.counters for place in seen.places if place.open)


def shop(view: SeatView, mind: Mind) -> Command | None:
    """Buy the open card with most tokens, then the one that opens most, as soon as tokens press or all can be had; until then letters."""
    seen = _seen(view)
    offers = [place for place in seen.places if place.card and place.on_sale and place.card.affordable]
    all_of_them = sum(place.card.price for place in seen.places if place.card)
    pressing = room(seen) <= EASE * len(view.seats) or all_of_them <= view.seats[view.active].play.money
    if not offers or not pressing:
        return None

    def urgency(place: PlaceSeen) -> tuple[int, int, int]:
        number = seen.places.index(place)
        return place.counters, sum(number in other.covered_by for other in seen.places), place.cost

    card = max(offers, key=urgency).card
    return Buy(card.id) if card else None


def token(view: SeatView, mind: Mind) -> Command | None:
    """Put it on the cheapest card that bears it, where most tokens lie: all of them go with one purchase."""
    question = view.mine.question if view.mine else None
    if not isinstance(question, AskCards) or question.effect != "token":
        return None
    seen = _seen(view)
    wanted = {card.id for card in question.options}
    places = [place for place in seen.places if place.card and place.card.id in wanted]
    best = min(places, key=lambda place: (place.counters >= seen.limit - 1, place.cost, -place.counters))
    return Answer((best.card.id,)) if best.card else None


ADVICE: Mapping[type[Question], Advice] = {Shop: shop, ChooseCards: token}
