"""What players of a plan do in the shop, what `greedy` likes there, and what makes sense to buy at the end of the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from paperback.abilities.vocabulary import FlushOffer, Gain
from paperback.engine.commands import Buy, Command, Done, UseAbility

from . import plan
from .ending import ANY, Fame, most_fame, on_sale, printed
from .taste import Taste
from .window import Offer, Window

CHEAPEST = 1
"""No price is lower (rules 2.17)."""
DONE = Done()
FLUSH_FROM = 3
"""Cents that must be left for new cards to be worth a look."""


def command(window: Window, taste: Taste) -> Command:
    """The next thing to do in the shop: free cards first, then purchases, the best first, then new cards, then done."""
    tickets = window.tickets
    faces = window.library.faces
    flushes = -1
    for index, live in enumerate(tickets):
        ability = faces[live.face].abilities[live.ability]
        if isinstance(ability.do, Gain):
            if window.fits(live) and (not ability.may or worthwhile(window, ability.do, taste)):
                return UseAbility(index)
        elif isinstance(ability.do, FlushOffer):
            flushes = index
        elif not ability.may and window.fits(live):
            return UseAbility(index)
    money = window.money
    if money >= CHEAPEST:
        offers = window.offers(money)
        if offers and (best := taste.choose(window, offers, money)):
            return Buy(best[1], on_top=bool(window.tops) and not faces[best[0]].wild)
        if flushes >= 0 and money >= FLUSH_FROM and window.fits(tickets[flushes]):
            return UseAbility(flushes)
    return DONE if window.may_stop() else window.least()


def worthwhile(window: Window, gain: Gain, taste: Taste) -> bool:
    """Whether a free card is better than none."""
    faces, kinds = window.library.faces, gain.kinds
    cheap = [offer for offer in window.offers(ANY, free=True) if faces[offer[0]].cost <= gain.max_cost]
    return taste.choose(window, [offer for offer in cheap if not kinds or faces[offer[0]].kind in kinds], gain.max_cost) is not None


def choose(window: Window, offers: list[Offer], money: int) -> Offer | None:
    """The best of these cards, or None when none is worth having."""
    if not offers:
        return None
    sense = sensible(window, offers, money)
    if sense.wins:
        return sense.offers[0]
    if sense.last:
        return dearest_fame(window, offers, money)
    uses, fame = plan.uses(window.library), plan.fame(window.library)
    times = _times(window, window.fame_piles, window.turns_left())
    deck = window.deck_size
    best, most = None, 0
    for offer in sense.offers:
        face = offer[0]
        worth = fame[face] * deck + uses[face] * times
        if worth > most:
            best, most = offer, worth
    return best


def _times(window: Window, piles: list[int], left: int | None) -> int:
    """How many cards the seat will still see; a card bought now is not drawn this turn."""
    turns = plan.turns_left(piles, window.commons_left, window.seats) + plan.STALLED * window.idle_rounds if left is None else left
    return plan.HAND * max(0, turns - 1)


def worth(window: Window) -> Callable[[int], int]:
    """What owning a card of a design is worth to the seat now, in tenths of a Fame point."""
    deck = max(1, window.deck_size)
    uses, fame = plan.uses(window.library), plan.fame(window.library)
    times = _times(window, window.fame_piles, window.turns_left())
    return lambda face: fame[face] + uses[face] * times // deck


class Sensible(NamedTuple):
    """What makes sense to buy now, as far as the end of the game tells (see `sensible`)."""

    offers: list[Offer]
    last: bool = False
    """Whether no turn of the seat comes after this one: then only Fame is worth anything."""
    wins: bool = False
    """Whether it is the one card that ends the game, the seat being ahead then."""
    over: bool = True
    """Whether an end of the game that the seat brings about comes with this turn, and not only with the round (rules 3.1)."""


def sensible(window: Window, offers: list[Offer], money: int, fame: Fame = printed) -> Sensible:
    """Of these cards the one that ends the game and wins it, or else all but those that end it for another's victory (rules 3.1).

    `fame` says what Fame designs bring in the end: `printed` as `greedy` sees it, or `bringing`.
    """
    if last_turn(window):
        return Sensible(offers, last=True)
    closing = ending(window, offers)
    if winner := winning(window, closing, money, fame):
        return Sensible([winner], wins=True, over=not window.round_goes_on)
    return Sensible([offer for offer in offers if offer not in closing] if closing else offers)


def last_turn(window: Window) -> bool:
    """Whether no turn of the seat comes after this one, as things stand."""
    left = window.turns_left()
    return left == 1 or (left is None and plan.ends_now(window.fame_piles, window.commons_left))


def ending(window: Window, offers: list[Offer]) -> list[Offer]:
    """Fame cards whose purchase ends the game with this turn, when one pile is empty already (rules 3.1)."""
    piles = window.fame_piles
    if 1 not in piles or piles.count(0) != plan.ENDING - 1 or window.turns_left() is not None:
        return []
    pile_of = plan.pile_of(window.library)
    return [offer for offer in offers if offer[0] in pile_of and piles[pile_of[offer[0]]] == 1]


def winning(window: Window, closing: list[Offer], money: int, fame: Fame = printed) -> Offer | None:
    """Of the cards that end the game the one with which the seat wins by most; None when it wins with none."""
    leads = [(final_lead(window, offer, money, fame), offer) for offer in closing]
    return max(leads)[1] if leads and max(leads)[0] > 0 else None


def final_lead(window: Window, bought: Offer, money: int, fame: Fame = printed) -> int:
    """By how much the seat leads if it buys this Fame card, then the most Fame for the rest of its money, and the game ends."""
    face, _, price = bought
    piles = window.fame_piles
    piles[plan.pile_of(window.library)[face]] -= 1
    return lead(window, richest(window, piles, money - price, fame, (face,)))


def richest(window: Window, piles: list[int], money: int, fame: Fame, having: tuple[int, ...]) -> int:
    """How much Fame the seat can have more with cards of these designs and what the money buys, the Fame piles being so high."""
    brought = fame(window)
    return most_fame(on_sale(window, piles, brought), brought, money, having)[0]


def lead(window: Window, more: int) -> int:
    """By how much the seat leads with so much Fame more."""
    return window.fame(window.seat) + more - max(window.fame(seat) for seat in range(window.seats) if seat != window.seat)


def dearest_fame(window: Window, offers: list[Offer], money: int) -> Offer | None:
    """The dearest Fame card among the purchases that give the most printed Fame."""
    brought = printed(window)
    numbers = most_fame(on_sale(window, window.fame_piles, brought), brought, money)[1]
    fame, pile_of = plan.fame(window.library), plan.pile_of(window.library)
    wanted = [offer for offer in offers if fame[offer[0]] and numbers[pile_of[offer[0]]]]
    return max(wanted, key=lambda offer: offer[2], default=None)
