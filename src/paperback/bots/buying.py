"""What `greedy` does in the shop."""

from __future__ import annotations

from collections.abc import Callable

from paperback.abilities.vocabulary import FlushOffer, Gain
from paperback.engine.commands import Buy, Command, Done, UseAbility

from . import plan
from .taste import Taste
from .window import Offer, Window

CHEAPEST = 1
"""No price is lower (rules 2.17)."""
DONE = Done()
ANY = 99
"""No price is higher."""
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
    piles = window.fame_piles
    left = window.turns_left()
    if left == 1 or (left is None and plan.ends_now(piles, window.commons_left)):
        return _most_fame(window, offers, money)
    ending = _ending(window, offers, piles) if left is None and 1 in piles and piles.count(0) == plan.ENDING - 1 else []
    leads = [(final_lead(window, offer, money), offer) for offer in ending]
    if leads and max(leads)[0] > 0:
        return max(leads)[1]
    uses, fame = plan.uses(window.library), plan.fame(window.library)
    times = _times(window, piles, left)
    deck = window.deck_size
    best, most = None, 0
    for offer in offers:
        face = offer[0]
        worth = fame[face] * deck + uses[face] * times
        if worth > most and offer not in ending:
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


def _ending(window: Window, offers: list[Offer], piles: list[int]) -> list[Offer]:
    """Fame cards whose purchase ends the game with this turn, when one pile is empty already (rules 3.1)."""
    fame = plan.fame(window.library)
    return [offer for offer in offers if fame[offer[0]] and piles[pile_of(window, offer[0])] == 1]


def pile_of(window: Window, face: int) -> int:
    """The Fame pile that a Fame card belongs to."""
    return next(n for n, pile in enumerate(window.library.fame_piles) if face in pile)


def final_lead(window: Window, bought: Offer, money: int) -> int:
    """By how much the seat leads if it buys this Fame card, then the most Fame for the rest of its money, and the game ends."""
    face, _, price = bought
    piles = window.fame_piles
    piles[pile_of(window, face)] -= 1
    return lead(window, window.library.faces[face].fame + plan.most_fame(on_sale(window, piles), money - price)[0])


def lead(window: Window, more: int) -> int:
    """By how much the seat leads with so much Fame more."""
    return window.fame(window.seat) + more - max(window.fame(seat) for seat in range(window.seats) if seat != window.seat)


def on_sale(window: Window, piles: list[int]) -> list[tuple[int, int, int]]:
    """Price, Fame and number of cards of each Fame pile."""
    tops = [window.library.faces[pile[0]] for pile in window.library.fame_piles]
    return [(top.cost, top.fame, count) for top, count in zip(tops, piles, strict=True)]


def _most_fame(window: Window, offers: list[Offer], money: int) -> Offer | None:
    """The dearest Fame card among the purchases that give the most Fame."""
    fame = plan.fame(window.library)
    numbers = plan.most_fame(on_sale(window, window.fame_piles), money)[1]
    wanted = [offer for offer in offers if fame[offer[0]] and numbers[pile_of(window, offer[0])]]
    return max(wanted, key=lambda offer: offer[2], default=None)
