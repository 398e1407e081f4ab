"""The draft, as numbers."""

from __future__ import annotations

from collections.abc import Iterable

from paperback.engine.features import Feature, face_of, from_me
from paperback.engine.rules import Rules
from paperback.engine.seen import Offered, SeatView

from .seen import DeadlineSeen
from .state import NAME, ROUNDS

MOST_CARDS = 2 * ROUNDS
MOST_FAME = 300
MOST_PRICE = 20


def features(rules: Rules) -> tuple[Feature, ...]:
    """The viewer's packet, what it took, saved and claimed, and what is recorded."""
    faces, piles = len(rules.faces), len(rules.library.fame_piles)

    def draft(view: SeatView) -> DeadlineSeen:
        seen: DeadlineSeen = view.parts[NAME]
        return seen

    def cards(offers: Iterable[Offered]) -> list[list[int]]:
        return [[face_of(rules, one.card), one.price] for one in offers]

    def recorded(view: SeatView) -> list[int]:
        fame = [sum(one.fame for one in draft(view).recorded if one.seat == seat) for seat in range(len(view.seats))]
        return from_me(view, fame)

    def claims(view: SeatView) -> list[int]:
        found = [0] * piles
        for claim in draft(view).claims:
            found[claim.pile] += 1
        return found

    return (
        Feature(
            name="rounds",
            shape=(2,),
            most=ROUNDS + 1,
            about="the round, and the last one",
            of=lambda view: [draft(view).round, ROUNDS],
        ),
        Feature(
            name="packet",
            shape=(ROUNDS, 2),
            most=faces,
            about="design and price of each card of the packet",
            of=lambda view: cards(draft(view).packet),
        ),
        Feature(
            name="saved",
            shape=(MOST_CARDS, 2),
            most=faces,
            about="the same of cards saved in earlier rounds",
            of=lambda view: cards(draft(view).saved),
        ),
        Feature(
            name="taken",
            shape=(2,),
            most=faces,
            about="design of the packet card taken this round, and of the one saved",
            of=lambda view: [face_of(rules, one.card if one else None) for one in (draft(view).taken, draft(view).saving)],
        ),
        Feature(name="claims", shape=(piles,), most=MOST_PRICE, about="claims of this round, by Fame pile", of=claims),
        Feature(name="recorded", shape=(rules.settings.seats,), most=MOST_FAME, about="recorded Fame, by seat", of=recorded),
        Feature(
            name="gone",
            shape=(piles,),
            most=MOST_PRICE,
            about="costs of the Fame piles that have left",
            of=lambda view: list(draft(view).gone),
        ),
    )
