"""What cards are worth to a seat now, by the tuned numbers: what they earn each time they are used, how often that will be, their Fame.

All worth is in tenths of a Fame point at the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import NamedTuple

from paperback.abilities.effects import COUNTED
from paperback.abilities.vocabulary import FamePer

from . import buying, plan
from .ending import Brought, Ware, bringing, fame_abilities, most_fame
from .numbers import OPENING, Numbers, tuned, uses
from .window import Held, Offer, Window

CENTS = 100
"""Uses are shown in hundredths of a cent."""
SMALLEST = 1.5
"""Cards for each seat in the two smallest Fame piles together, while they are whole."""

GROWTH = 1.2
"""Cards that a deck gains in a turn: 1.1 to 1.2 in games of *novice*, *casual* and *author*, in both editions."""
GOODS = 12
"""Most cards that sets are made of when more than one set is wanted."""
NONE: dict[int, tuple[FamePer, ...]] = {}
"""Where Fame ranks nobody, that of abilities brings nothing (rules 3.5)."""

Liking = Callable[[str], float]
"""By how much a seat sees a card better than it is, by its key: 1 for as it is."""


class Weighed(NamedTuple):
    """What buying a card is worth."""

    offer: Offer
    worth: int
    """Fame and money together, in tenths of a Fame point."""
    fame: int
    """Of it, what Fame brings: printed on the card, and by abilities for what the deck holds."""
    money: int
    """Of it, what the money brings that the card will earn, beyond what the deck earns without it."""
    turns: int
    """Turns that the seat still expects, this one included."""
    cents: int
    """Hundredths of a cent that one use brings beyond an average card of the deck."""


class Scales:
    """What cards are worth at one moment."""

    __slots__ = (
        "_base",
        "_deck",
        "_earned",
        "_fame",
        "_gifts",
        "_growing",
        "_liking",
        "_owned",
        "_uses",
        "_window",
        "faces",
        "final",
        "turns",
    )

    def __init__(self, window: Window, numbers: Numbers, liking: Liking | None = None, *, last: bool = False) -> None:
        """The scales of the seat behind this window; with a liking, of a seat that sees cards so much better or worse than they are.

        `last`: what is bought now ends the game.
        """
        self._liking = liking
        self.faces = window.library.faces
        self._uses = uses(window.library, window.language, numbers)
        self._fame = plan.fame(window.library)
        self._gifts = fame_abilities(window.library) if window.rivals else NONE
        self._deck = [held.face for held in window.deck]
        self._owned = [gift for face in self._deck if face in self._gifts for gift in self._gifts[face]]
        self.turns = 1.0 if last else turns_left(window, numbers)
        size = max(1, window.deck_size)
        self._base = numbers.dilution * sum([self._uses[face] for face in self._deck]) / size
        later = max(0.0, self.turns - 1)
        self._growing = 1 + GROWTH * later / size
        self._window = window
        self.final = bringing(window) if later == 0 and window.rivals else None
        """What the end of the game counts, when it comes with this turn and ranks the seats."""
        times = later * numbers.hand / (size + numbers.growth * later / 2)
        self._earned = times * (numbers.cent + numbers.early * later)

    def use(self, face: int) -> float:
        """Cents that one use of the card brings beyond an average card of the deck."""
        return self._uses[face] - self._base

    def fame(self, face: int) -> float:
        """What the Fame of the card is worth: printed, and by abilities, its own and those of the deck (rules 3.2).

        As long as turns are left abilities count every card as a part of a point, and their deck grows on in the same proportions.
        """
        if self.final:
            return float(plan.FAME * self.final(face))
        fame = float(self._fame[face])
        if self._owned:
            fame += sum([_each(gift) for gift in self._owned if COUNTED[gift.of](self.faces[face])])
        if face in self._gifts:
            whole = [self.faces[one] for one in (*self._deck, face)]
            fame += sum([_each(gift) * self._growing * sum(map(COUNTED[gift.of], whole)) for gift in self._gifts[face]])
        return fame

    def lost(self, held: Held) -> float:
        """What Fame the seat loses with a card of its own, in the same measure as `fame`."""
        if self.final:
            return float(plan.FAME * (self._window.fame(self._window.seat) - self._window.fame_with(less=held.card)))
        return self.fame(held.face)

    def worth(self, face: int) -> float:
        """What owning the card is worth."""
        worth = self.fame(face) + self._earned * (self._uses[face] - self._base)
        return worth * self._liking(self.faces[face].key) if self._liking else worth

    def weighed(self, offer: Offer) -> Weighed:
        """The card with what its worth is made of."""
        face = offer[0]
        fame, money = self.fame(face), self._earned * self.use(face)
        return Weighed(offer, round(fame + money), round(fame), round(money), round(self.turns), round(CENTS * self.use(face)))


def _each(gift: FamePer) -> float:
    """What one card that the ability counts is worth."""
    return plan.FAME * gift.amount / gift.per


def weigh(window: Window, offers: Iterable[Offer], *, last: bool = False) -> list[Weighed]:
    """What each of these cards is worth to the seat, the best first; `last`: what is bought now ends the game."""
    scales = Scales(window, tuned(), last=last)
    return sorted(map(scales.weighed, offers), key=lambda one: (-one.worth, one.offer))


def basket(window: Window, offers: list[Offer], money: int) -> tuple[Weighed, ...]:
    """Which of these cards the tuned plan would buy for so much money, the best first, each worth what it brings beside those before it."""
    scales = Scales(window, tuned())
    chosen = best_set(window, scales, offers, money)
    weighed = tuple(map(scales.weighed, chosen))
    if not scales.final:
        return weighed
    faces = [face for face, _, _ in chosen]
    fame = [0, *[plan.FAME * scales.final(*faces[: number + 1]) for number in range(len(faces))]]
    brings = [now - before for before, now in pairwise(fame)]
    return tuple(one._replace(worth=more, fame=more) for one, more in zip(weighed, brings, strict=True))


def turns_left(window: Window, numbers: Numbers) -> float:
    """How many more turns the seat expects, this one included."""
    if buying.last_turn(window):
        return 1.0
    told = window.turns_left()
    if told is not None:
        return told
    piles = sorted(window.fame_piles)[: plan.ENDING]
    early = max(0, OPENING - window.turn // window.seats) / OPENING
    guess = (
        numbers.turns_base
        + numbers.turns_fame * sum(piles) / (SMALLEST * window.seats)
        + numbers.turns_common * window.commons_left / max(1, window.library.commons_in_play)
        + numbers.turns_early * early
    )
    return max(1.0, guess) + plan.STALLED * window.idle_rounds


def best_set(window: Window, scales: Scales, offers: list[Offer], money: int) -> list[Offer]:
    """Of these cards those that are worth most together for the money, the best first; of a Fame pile as many as it has."""
    if scales.final and scales.final.together([face for face, _, _ in offers]):
        return _fullest(window, scales.final, offers, money)
    goods = _goods(window, scales, offers, money)
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ())] * (money + 1)
    for index, (worth, offer) in enumerate(goods):
        price = offer[2]
        for left in range(money, price - 1, -1):
            more = best[left - price][0] + worth
            if more > best[left][0]:
                best[left] = (more, (*best[left - price][1], index))
    return [goods[index][1] for index in sorted(best[money][1], key=lambda index: -goods[index][0])]


def best_sets(window: Window, scales: Scales, offers: list[Offer], money: int, count: int) -> list[tuple[Offer, ...]]:
    """The best so many sets of these cards for the money, none part of another, the best first; each has its best card first.

    In the last turn only the best one where abilities give Fame for several cards together.
    """
    if scales.final and scales.final.together([face for face, _, _ in offers]):
        return [tuple(_fullest(window, scales.final, offers, money))]
    goods = sorted(_goods(window, scales, offers, money), key=lambda good: (-good[0], good[1]))[:GOODS]
    found: list[tuple[float, tuple[int, ...]]] = []

    def add(start: int, left: int, worth: float, chosen: tuple[int, ...]) -> None:
        if not any(goods[index][1][2] <= left for index in range(len(goods)) if index not in chosen):
            found.append((worth, chosen))
        for index in range(start, len(goods)):
            if goods[index][1][2] <= left and not (index and index - 1 not in chosen and goods[index] == goods[index - 1]):
                add(index + 1, left - goods[index][1][2], worth + goods[index][0], (*chosen, index))

    add(0, money, 0.0, ())
    found.sort(key=lambda one: -one[0])
    return [tuple(goods[index][1] for index in chosen) for _, chosen in found[:count]]


def _goods(window: Window, scales: Scales, offers: list[Offer], money: int) -> list[tuple[float, Offer]]:
    """What is worth having, and what it is worth; a card of a Fame pile as often as the pile and the money allow."""
    goods: list[tuple[float, Offer]] = []
    for offer in offers:
        worth = scales.worth(offer[0])
        if worth > 0 and offer[2] <= money:
            goods += [(worth, offer)] * min(_copies(window, offer), money // max(1, offer[2]))
    return goods


def _copies(window: Window, offer: Offer) -> int:
    """How many of this card there are to buy; where novels lie on boards there are no piles."""
    counts, pile_of = window.fame_piles, plan.pile_of(window.library)
    return counts[pile_of[offer[0]]] if counts and offer[0] in pile_of else 1


def _fullest(window: Window, final: Brought, offers: list[Offer], money: int) -> list[Offer]:
    """Of these cards those that bring the most Fame together, those first that bring most by themselves."""
    wares = [Ware(price, face, _copies(window, (face, card, price))) for face, card, price in offers]
    _, numbers = most_fame(wares, final, money)
    chosen = [offer for offer, number in zip(offers, numbers, strict=True) for _ in range(number)]
    return sorted(chosen, key=lambda offer: -final(offer[0]))
