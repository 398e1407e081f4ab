"""What `greedy` does in the shop."""

from __future__ import annotations

from paperback.abilities.vocabulary import FlushOffer, Gain
from paperback.engine.card import Kind
from paperback.engine.commands import Buy, Command, Done, UseAbility

from . import plan
from .window import Offer, Window

CHEAPEST = 1
"""No price is lower (rules 2.17)."""
ANY = 99
"""No price is higher."""
FLUSH_FROM = 3
"""Cents that must be left for new cards to be worth a look."""


def command(window: Window) -> Command:
    """The next thing to do in the shop: free cards first, then purchases, dearest worth first, then new cards, then done."""
    tickets = window.tickets
    faces = window.library.faces
    flushes = -1
    for index, live in enumerate(tickets):
        ability = faces[live.face].abilities[live.ability]
        if isinstance(ability.do, Gain):
            if window.fits(live) and (not ability.may or worthwhile(window, ability.do)):
                return UseAbility(index)
        elif isinstance(ability.do, FlushOffer):
            flushes = index
        elif not ability.may and window.fits(live):
            return UseAbility(index)
    money = window.money
    if money >= CHEAPEST:
        best = choose(window, window.offers(money), money)
        if best:
            return Buy(best.card, on_top=bool(window.tops) and not faces[best.face].wild)
        if flushes >= 0 and money >= FLUSH_FROM and window.fits(tickets[flushes]):
            return UseAbility(flushes)
    return Done()


def worthwhile(window: Window, gain: Gain) -> bool:
    """Whether a free card is better than none."""
    faces = window.library.faces
    offers = [o for o in window.offers(ANY) if faces[o.face].cost <= gain.max_cost and (not gain.kinds or faces[o.face].kind in gain.kinds)]
    return choose(window, offers, gain.max_cost) is not None


def choose(window: Window, offers: list[Offer], money: int) -> Offer | None:
    """The best of these cards, or None when none is worth having."""
    if not offers:
        return None
    piles, commons = window.fame_piles, window.commons_left
    if plan.ends_now(piles, commons):
        return _most_fame(window, offers, money)
    faces, uses = window.library.faces, plan.uses(window.library)
    # a card bought now is not drawn this turn
    times = plan.HAND * max(0, plan.turns_left(piles, commons, window.seats) - 1)
    fame = plan.FAME * window.deck_size
    best: Offer | None = None
    most = 0
    for offer in offers:
        card = faces[offer.face]
        worth = fame * card.fame + uses[offer.face] * times
        if worth > most and not (card.kind is Kind.FAME and loses(window, offer)):
            best, most = offer, worth
    return best


def loses(window: Window, offer: Offer) -> bool:
    """Whether buying this Fame card ends the game for a seat that is behind."""
    piles = window.fame_piles
    pile = pile_of(window, offer)
    if piles[pile] > 1 or piles.count(0) < plan.ENDING - 1:
        return False
    return final_lead(window, 0, window.money) < 0


def pile_of(window: Window, offer: Offer) -> int:
    """The Fame pile that a card on sale lies on."""
    return next(n for n, pile in enumerate(window.library.fame_piles) if offer.face in pile)


def final_lead(window: Window, fame: int, money: int) -> int:
    """By how much the seat leads if the game ends with this turn, with so much Fame more and the best it can buy for the money."""
    mine = window.fame(window.seat) + fame + plan.most_fame(_fame_on_sale(window), money)[0]
    return mine - max(window.fame(seat) for seat in range(window.seats) if seat != window.seat)


def _fame_on_sale(window: Window) -> list[tuple[int, int, int]]:
    faces = window.library.faces
    tops = [faces[pile[0]] for pile in window.library.fame_piles]
    return [(top.cost, top.fame, count) for top, count in zip(tops, window.fame_piles, strict=True)]


def _most_fame(window: Window, offers: list[Offer], money: int) -> Offer | None:
    """The dearest Fame card among the purchases that give the most Fame."""
    numbers = plan.most_fame(_fame_on_sale(window), money)[1]
    wanted = {pile for pile, number in enumerate(numbers) if number}
    faces = window.library.faces
    fame = [offer for offer in offers if faces[offer.face].kind is Kind.FAME and pile_of(window, offer) in wanted]
    return max(fame, key=lambda offer: offer.price, default=None)
