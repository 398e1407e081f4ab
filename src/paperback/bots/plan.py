"""The buying plan of `greedy`, in numbers: what a card is worth to a deck now.

All worth is in tenths of a Fame point at the end of the game. A letter earns cents each time it is used, so it is worth more the more
turns are left; a Fame card is worth its Fame. So letters are bought early and Fame late, without a switch between the two. Fame
is what is printed, not what abilities give.
"""

from __future__ import annotations

from functools import cache

from paperback.abilities.vocabulary import Trash
from paperback.engine.card import Card, Kind
from paperback.engine.library import Library

FAME = 10
"""Tenths of a Fame point."""
PER_CENT = 8
"""What each cent of a letter's price earns, in tenths of a Fame point, when the card is used once: good cards are dear."""
ONE_USE = 6
"""What a card earns that leaves after one use."""
HAND = 6
"""Cards seen in a turn, extra ones included."""
TURNS_PER_COMMON = 4
"""Turns, of all seats together, that a common card lasts."""
TURNS_PER_FAME = 3
"""Turns, of all seats together, that a Fame card lasts in a pile, once there is money for them."""
STALLED = 2
"""Turns more that each seat has for every round in which nothing was bought: the piles do not tell the end then."""
ENDING = 2
"""So many empty Fame piles end the game (rules 3.1)."""


@cache
def uses(library: Library) -> tuple[int, ...]:
    """What one use of each design earns; 0 for wilds, which score nothing."""
    return tuple(_use(card) for card in library.faces)


@cache
def fame(library: Library) -> tuple[int, ...]:
    """What the Fame printed on each design is worth."""
    return tuple(FAME * card.fame for card in library.faces)


@cache
def pile_of(library: Library) -> dict[int, int]:
    """The Fame pile of each Fame card that is sold."""
    return {face: number for number, pile in enumerate(library.fame_piles) for face in pile}


def _use(card: Card) -> int:
    if card.wild or card.kind is Kind.COMMON:
        return 0
    return ONE_USE if leaves(card) else PER_CENT * card.cost


def leaves(card: Card) -> bool:
    """Whether the card trashes itself when it is used."""
    return any(isinstance(ability.do, Trash) and "self" in ability.do.zones for ability in card.abilities)


def turns_left(fame_piles: list[int], commons: int, seats: int) -> int:
    """A guess at how many more turns each seat has, with such piles and so many common cards left."""
    return min(TURNS_PER_COMMON * commons, TURNS_PER_FAME * sum(sorted(fame_piles)[:ENDING])) // seats


def ends_now(fame_piles: list[int], commons: int) -> bool:
    """Whether the game ends with this turn, as things stand (rules 3.1)."""
    return commons == 0 or fame_piles.count(0) >= ENDING


def most_fame(piles: list[tuple[int, int, int]], money: int) -> tuple[int, tuple[int, ...]]:
    """The most Fame that the money buys, and how many of each pile; a pile is its price, Fame and number of cards."""
    if not piles:
        return 0, ()
    (price, fame, count), *rest = piles
    best: tuple[int, tuple[int, ...]] = (-1, ())
    for number in range(min(count, money // price) + 1):
        more, numbers = most_fame(rest, money - number * price)
        if number * fame + more > best[0]:
            best = (number * fame + more, (number, *numbers))
    return best
