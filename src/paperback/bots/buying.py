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
            return Buy(best[1], on_top=bool(window.tops) and not faces[best[0]].wild)
        if flushes >= 0 and money >= FLUSH_FROM and window.fits(tickets[flushes]):
            return UseAbility(flushes)
    return Done()


def worthwhile(window: Window, gain: Gain) -> bool:
    """Whether a free card is better than none."""
    faces, kinds = window.library.faces, gain.kinds
    cheap = [offer for offer in window.offers(ANY) if faces[offer[0]].cost <= gain.max_cost]
    return choose(window, [offer for offer in cheap if not kinds or faces[offer[0]].kind in kinds], gain.max_cost) is not None


def choose(window: Window, offers: list[Offer], money: int) -> Offer | None:
    """The best of these cards, or None when none is worth having."""
    if not offers:
        return None
    piles, commons = window.fame_piles, window.commons_left
    if plan.ends_now(piles, commons):
        return _most_fame(window, offers, money)
    uses, fame = plan.uses(window.library), plan.fame(window.library)
    # a card bought now is not drawn this turn
    times = plan.HAND * max(0, plan.turns_left(piles, commons, window.seats) - 1)
    deck = window.deck_size
    best, most = None, 0
    for offer in offers:
        face = offer[0]
        worth = fame[face] * deck + uses[face] * times
        if worth > most:
            best, most = offer, worth
    if best and fame[best[0]] and loses(window, best):
        return choose(window, [offer for offer in offers if offer != best], money)
    return best


def loses(window: Window, offer: Offer) -> bool:
    """Whether buying this Fame card ends the game for a seat that is behind."""
    piles = window.fame_piles
    if piles[pile_of(window, offer)] > 1 or piles.count(0) < plan.ENDING - 1:
        return False
    return final_lead(window, 0, window.money) < 0


def pile_of(window: Window, offer: Offer) -> int:
    """The Fame pile that a card on sale lies on."""
    return next(n for n, pile in enumerate(window.library.fame_piles) if offer[0] in pile)


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
    fame = [offer for offer in offers if faces[offer[0]].kind is Kind.FAME and pile_of(window, offer) in wanted]
    return max(fame, key=lambda offer: offer[2], default=None)
