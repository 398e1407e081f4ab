# cython: annotation_typing=True
"""Questions about the offer, prices, and how it refills."""

from __future__ import annotations

from . import events as ev
from .rules import Moment, Rules
from .state import NOBODY, GameState, Market


def visible(market: Market) -> list[int]:
    """Every card that can be bought: tops, alternates, Fame cards."""
    cards = [pile[-1] for pile in market.piles if pile]
    for places in market.alternates:
        cards += places
    cards += [pile[-1] for pile in market.fame if pile]
    return [card for card in cards if card != NOBODY] if NOBODY in cards else cards


def on_sale(rules: Rules, state: GameState, seat: int) -> list[int]:
    """Every card that this seat can buy, money apart."""
    cards = visible(state.market)
    for sale in rules.sales:
        cards += sale(rules, state, seat)
    return cards


def price(rules: Rules, state: GameState, seat: int, card: int) -> int:
    """What the card costs this seat now, in cents (rules 2.17)."""
    face = rules.faces[state.faces[card]]
    discounts = state.seats[seat].turn.discounts
    if not discounts and not rules.prices:
        return face.cost
    cents = face.cost
    for amount, kinds in discounts:
        if face.kind in kinds:
            cents -= amount
    for more in rules.prices:
        cents += more(rules, state, seat, card)
    return max(1, cents)


def needed(rules: Rules, state: GameState) -> int:
    """Fewest letters that win the common card now; `longer` asks for one more than the track's step (rules 2.6)."""
    return rules.library.track[len(state.market.won)] + (rules.settings.length_rule == "longer")


def bonus(at: Moment) -> int:
    """Letters that the seat's word counts more for the length track."""
    return sum(length(at) for length in at.rules.lengths)


def empty_places(market: Market, pile: int) -> list[int]:
    """Alternate places of a pile that its top card can fill now."""
    places = market.alternates[pile]
    if NOBODY not in places:
        return []
    left = len(market.piles[pile])
    return [n for n, card in enumerate(places) if card == NOBODY][:left]


def fill(market: Market, pile: int, place: int) -> None:
    """Let the top card of a pile fill a place; only the fold of a refill calls this."""
    market.alternates[pile][place] = market.piles[pile].pop()


def refill(at: Moment) -> None:
    """Make the offer whole, at once after a removal (rules 1.8)."""
    market = at.state.market
    for n, pile in enumerate(market.piles):
        places = empty_places(market, n)
        if places:
            at.say(ev.OfferRefilled(n, tuple(pile[-2 : -len(places) - 2 : -1])))


def top_of(market: Market, card: int) -> int:
    """The offer pile whose top the card is, or NOBODY."""
    for n, pile in enumerate(market.piles):
        if pile and pile[-1] == card:
            return n
    return NOBODY


def leave(at: Moment, card: int, event: ev.Bought | ev.Gained) -> None:
    """Take a visible card by this event and refill the offer after it."""
    for taken in at.rules.taking:
        if taken(at, card, event):
            return
    market = at.state.market
    top = top_of(market, card)
    at.say(event)
    if top != NOBODY and market.piles[top]:
        at.say(ev.OfferRefilled(top, (market.piles[top][-1],)))
    else:
        refill(at)
