"""What a seat sees, as named arrays of whole numbers: all from its view, and from the menu that it has by its view."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from paperback.engine.features import ALPHABET, MOST_LETTERS, Feature, counts, face_of, from_me, letters_of, seat_of
from paperback.engine.rules import Rules
from paperback.engine.seen import CardSeen, Offered, SeatSeen, SeatView
from paperback.engine.setup import LAYOUTS

from .asked import asked, offered
from .field import MANY, MOST, Field, Sight
from .table import Table

KNOWN = 24
"""Cards on top of the own draw pile that can be told."""
SEAT_NUMBERS = (
    "cards in hand, in the draw pile, in the whole deck, Fame, common cards, turns ended, whether somebody waits for it,"
    " cents of the word, spent, left, cards to draw more, whether its turn it is, whether it began"
)


def fields(table: Table) -> tuple[Field, ...]:
    """All arrays of an observation, in order."""
    rules = table.rules
    found = [*_own(rules), *_seats(rules), *_market(rules), *asked(rules), *offered(table)]
    for part in rules.parts:
        if part.features:
            found += [_from(part.name, feature) for feature in part.features(rules)]
    return tuple(found)


def _from(part: str, feature: Feature) -> Field:
    def of(sight: Sight) -> Any:
        return feature.of(sight.view)

    return Field(f"{part}_{feature.name}", feature.shape, feature.least, feature.most, feature.about, of)


def _own(rules: Rules) -> list[Field]:
    faces = len(rules.faces)

    def cards(seen: Iterable[CardSeen]) -> bytearray:
        return counts(rules, [card.card for card in seen])

    return [
        Field("hand", (faces,), 0, MANY, "own hand, by design", lambda s: cards(s.mine.hand)),
        Field("deck", (faces,), 0, MANY, "own draw pile, by design; its order is not known", lambda s: cards(s.mine.deck)),
        Field(
            "known",
            (KNOWN,),
            0,
            faces,
            "designs known to lie on top of it, the top one first",
            lambda s: [face_of(rules, card.card) for card in s.mine.known[:KNOWN]],
        ),
        Field("kept", (faces,), 0, MANY, "cards kept for the next hand, by design", lambda s: cards(s.mine.kept)),
    ]


def _seats(rules: Rules) -> list[Field]:
    faces, seats = len(rules.faces), rules.settings.seats

    def numbers(sight: Sight) -> list[list[int]]:
        return [_numbers(sight.view, seat) for seat in from_me(sight.view, sight.view.seats)]

    def by_design(of: Callable[[SeatSeen], Iterable[str]], sight: Sight) -> list[bytearray]:
        return [counts(rules, of(seat)) for seat in from_me(sight.view, sight.view.seats)]

    zones: list[tuple[str, str, Callable[[SeatSeen], Iterable[str]]]] = [
        ("discard", "discard piles", lambda seat: [card.card for card in seat.discard]),
        ("in_play", "cards that stay on the table", lambda seat: [card.card for card in seat.in_play]),
        ("laid", "cards of the words laid this turn", lambda seat: [tile.card for word in seat.play.words for tile in word]),
        ("bought", "cards bought this turn", lambda seat: [card.card for card in seat.play.bought]),
        ("shelf", "everything that gives or takes Fame", lambda seat: [one.card for one in seat.shelf]),
    ]

    def letters(sight: Sight) -> list[list[list[int]]]:
        return [
            [letters_of("".join(tile.letters for tile in word))[:MOST_LETTERS] for word in seat.play.words]
            for seat in from_me(sight.view, sight.view.seats)
        ]

    return [
        Field("round", (1,), 0, MOST, "the round, 1 for the first", lambda s: [s.view.round]),
        Field("seats", (seats, 13), -MANY, MOST, f"each seat, the viewer first: {SEAT_NUMBERS}", numbers),
        *[Field(name, (seats, faces), 0, MANY, f"{about}, by seat and design", partial(by_design, of)) for name, about, of in zones],
        Field("letters", (seats, 2, MOST_LETTERS), 0, ALPHABET, "letters of the words laid this turn, 1 for A", letters),
    ]


def _numbers(view: SeatView, seat: SeatSeen) -> list[int]:
    play = seat.play
    return [
        seat.hand,
        seat.draw,
        seat.deck,
        seat.fame,
        seat.commons,
        seat.turns,
        seat.waiting,
        play.score,
        play.spent,
        play.money,
        play.extra_draw,
        seat.seat == view.active,
        seat.seat == view.first,
    ]


def _market(rules: Rules) -> list[Field]:
    faces, layout = len(rules.faces), LAYOUTS[rules.settings.layout]
    piles, places = len(layout.piles), 1 + layout.alternates

    def shown(of: Callable[[Offered], int], sight: Sight) -> list[list[int]]:
        return [[of(one) if one else 0 for one in (pile.top, *pile.alternates)] for pile in sight.view.market.piles]

    def fame(sight: Sight) -> list[list[int]]:
        return [
            [face_of(rules, pile.top.card) if pile.top else 0, pile.cost, pile.fame, pile.count, pile.top.price if pile.top else 0]
            for pile in sight.view.market.fame
        ]

    def trash(sight: Sight) -> bytearray:
        return counts(rules, [card.card for card in sight.view.market.trash])

    def common(sight: Sight) -> list[int]:
        market = sight.view.market
        return [face_of(rules, market.common.card if market.common else None), market.commons_left, market.needed or 0]

    return [
        Field(
            "offer",
            (piles, places),
            0,
            faces,
            "designs on offer, by pile: the top, then those beside it",
            partial(shown, lambda one: face_of(rules, one.card)),
        ),
        Field("offer_prices", (piles, places), 0, MANY, "their prices for the viewer", partial(shown, lambda one: one.price)),
        Field("offer_hidden", (piles,), 0, MANY, "cards under the top, by pile", lambda s: [pile.hidden for pile in s.view.market.piles]),
        Field(
            "fame_piles", (len(rules.library.fame_piles), 5), 0, faces, "each Fame pile: design of its top, cost, Fame, cards, price", fame
        ),
        Field("common", (3,), 0, faces, "design of the common card, how many are left, letters that win it", common),
        Field("won", (rules.library.commons_in_play,), 0, rules.settings.seats, "who won each common card (1: the viewer)", _won),
        Field(
            "trash",
            (faces,),
            0,
            MANY,
            "cards that left the game, by design",
            trash,
        ),
    ]


def _won(sight: Sight) -> list[int]:
    return [seat_of(sight.view, one.seat) for one in sight.view.market.won]
