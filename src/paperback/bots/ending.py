"""What Fame cards bring a seat at the end of the game (rules 3.2), and the most of it that some money buys."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import NamedTuple

from paperback.abilities.effects import COUNTED
from paperback.abilities.vocabulary import FamePer
from paperback.engine.library import Library

from . import plan
from .window import Window

ANY = 99
"""No price is higher."""


@cache
def fame_abilities(library: Library) -> dict[int, tuple[FamePer, ...]]:
    """The abilities of designs that bring Fame for what their deck holds at the end (rules 3.2)."""
    found = {face: tuple(one.do for one in card.abilities if isinstance(one.do, FamePer)) for face, card in enumerate(library.faces)}
    return {face: abilities for face, abilities in found.items() if abilities}


class Brought:
    """By how much the Fame of a seat grows with cards more, all of them together."""

    __slots__ = ("_faces", "_found", "_gifts", "_now", "_window", "counts")

    def __init__(self, window: Window, *, abilities: bool) -> None:
        """What is printed on cards, and with `abilities` also what abilities give for them."""
        self._window = window
        self._faces = window.library.faces
        self._gifts = fame_abilities(window.library) if abilities else {}
        self._found: dict[tuple[tuple[object, ...], ...], int] = {}
        self._now = 0
        self.counts = abilities and (window.more_fame or any(held.face in self._gifts for held in window.deck))
        """Whether the seat owns something that gives Fame for other cards."""

    def __call__(self, *faces: int) -> int:
        """The Fame points of these cards, by their designs."""
        printed = sum([self._faces[face].fame for face in faces])
        if not self.together(faces):
            return printed
        kinds = tuple(sorted([self.kind(face) for face in faces]))
        if kinds not in self._found:
            if not self._found:
                self._now = self._window.fame(self._window.seat)
            self._found[kinds] = self._window.fame_with(faces) - self._now - printed
        return printed + self._found[kinds]

    def together(self, faces: Iterable[int]) -> bool:
        """Whether abilities may give these cards together another Fame than each by itself."""
        return self.counts or not self._gifts.keys().isdisjoint(faces)

    def kind(self, face: int) -> tuple[object, ...]:
        """What abilities can tell of a card: cards alike in this bring the same beside what is printed on them."""
        card = self._faces[face]
        return (face if face in self._gifts else -1, *[counts(card) for counts in COUNTED.values()])


Fame = Callable[[Window], Brought]


def printed(window: Window) -> Brought:
    """The Fame printed on designs, as `greedy` sees it."""
    return Brought(window, abilities=False)


def bringing(window: Window) -> Brought:
    """What the end of the game counts: the printed Fame, and that of abilities."""
    return Brought(window, abilities=True)


class Ware(NamedTuple):
    """Cards of one design on sale."""

    price: int
    face: int
    copies: int


def most_fame(wares: list[Ware], brought: Brought, money: int, having: tuple[int, ...] = ()) -> tuple[int, list[int]]:
    """The most Fame that the money buys, that of the cards that the seat has then anyway included, and how many of each ware for it."""
    faces = [ware.face for ware in wares]
    if not brought.together((*having, *faces)):
        best, numbers = plan.most_fame([(price, brought(face), count) for price, face, count in wares], money)
        return brought(*having) + best, list(numbers)
    alike: dict[object, list[tuple[int, int]]] = {}
    for index, (price, face, count) in enumerate(wares):
        alike.setdefault((brought.kind(face), brought(face)), []).extend([(price, index)] * min(count, money // max(1, price)))
    # of cards alike the cheapest ones
    groups = [sorted(group) for group in alike.values()]
    found: tuple[int, list[int]] = (-1, [])

    def look(at: int, left: int, chosen: list[int]) -> None:
        nonlocal found
        if at == len(groups):
            fame = brought(*having, *[faces[index] for index in chosen])
            if fame > found[0]:
                found = (fame, chosen)
            return
        look(at + 1, left, chosen)
        for number, (price, _) in enumerate(groups[at], 1):
            left -= price
            if left < 0:
                break
            look(at + 1, left, [*chosen, *[index for _, index in groups[at][:number]]])

    look(0, money, [])
    return found[0], [found[1].count(index) for index in range(len(wares))]


def on_sale(window: Window, piles: list[int], brought: Brought) -> list[Ware]:
    """What may bring the seat Fame, at its prices: first each Fame pile, which holds so many cards, then other cards."""
    tops = [pile[0] for pile in window.library.fame_piles]
    pile_of, offers = plan.pile_of(window.library), window.offers(ANY)
    prices = {pile_of[face]: price for face, _, price in offers if face in pile_of}
    sold = [
        Ware(prices.get(number, window.library.faces[top].cost), top, count)
        for number, (top, count) in enumerate(zip(tops, piles, strict=True))
    ]
    others = [offer for offer in offers if offer[0] not in pile_of]
    together = brought.together([face for face, _, _ in others])
    return sold + [Ware(price, face, 1) for face, _, price in others if together or brought(face) > 0]
