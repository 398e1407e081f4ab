"""Which sets of cards some money buys."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final, NamedTuple

MOST_BASKETS: Final = 20
MOST_TRIED: Final = 20_000
"""Sets that are put together at most."""


class Ware(NamedTuple):
    """A card on sale."""

    card: int
    """Its id."""
    key: str
    price: int
    """In cents, as it is for the buyer."""
    worth: int | None = None
    """Tenths of a Fame point at the end of the game, for a usual deck; None where nobody can say."""


class Basket(NamedTuple):
    """Some cards that the money buys, to which none of the others could be added."""

    cards: tuple[int, ...]
    price: int
    worth: int | None


class Baskets(NamedTuple):
    """The best baskets first: most worth, or where that is not known, most money spent on the fewest cards."""

    best: tuple[Basket, ...]
    complete: bool
    """Whether all were put together, so that there is none better."""


def baskets(wares: Sequence[Ware], money: int, most: int = MOST_BASKETS) -> Baskets:
    """The best baskets of these wares; of equal cards the first ones are taken. What a purchase uncovers is not foreseen.

    Cards that are known to be worth nothing are in no basket, unless nothing else can be bought.
    """
    good = [ware for ware in wares if ware.worth is None or ware.worth > 0]
    if any(ware.price <= money for ware in good):
        wares = good
    dear = sorted(wares, key=lambda ware: (-ware.price, ware.key, ware.card))
    kinds = [list(same) for _, same in groupby(dear, key=lambda ware: (ware.price, ware.key))]
    found: list[Basket] = []
    tried = 0
    waiting: list[tuple[int, int, tuple[Ware, ...], int]] = [(0, money, (), money + 1)]
    while waiting and tried < MOST_TRIED:
        tried += 1
        at, left, taken, passed = waiting.pop()
        if at == len(kinds) or left < kinds[-1][0].price:
            if taken and passed > left:
                found.append(_basket(taken))
            continue
        cost = kinds[at][0].price
        for count in range(len(kinds[at]) + 1):
            if count * cost > left:
                break
            rest = passed if count == len(kinds[at]) else min(passed, cost)
            waiting.append((at + 1, left - count * cost, taken + tuple(kinds[at][:count]), rest))
    found.sort(key=lambda basket: (-(basket.worth or 0), -basket.price, len(basket.cards), basket.cards))
    return Baskets(tuple(found[:most]), not waiting)


def _basket(taken: tuple[Ware, ...]) -> Basket:
    worth = [ware.worth for ware in taken if ware.worth is not None]
    whole = sum(worth) if len(worth) == len(taken) else None
    return Basket(tuple(sorted(ware.card for ware in taken)), sum(ware.price for ware in taken), whole)
