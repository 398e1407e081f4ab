"""Questions about the offer, prices, and how it refills."""

from __future__ import annotations

from . import events as ev
from .rules import Moment, Rules
from .sheet import money
from .state import NOBODY, GameState, Market


def visible(market: Market) -> list[int]:
    """Every card that can be bought: tops, alternates, Fame cards."""
    cards = [pile[-1] for pile in market.piles if pile]
    for places in market.alternates:
        cards += places
    cards += [pile[-1] for pile in market.fame if pile]
    return [card for card in cards if card != NOBODY] if NOBODY in cards else cards


def price(rules: Rules, state: GameState, seat: int, card: int) -> int:
    """What the card costs this seat now, in cents (rules 2.17)."""
    face = rules.faces[state.faces[card]]
    discounts = state.seats[seat].turn.discounts
    if not discounts:
        return face.cost
    return max(1, face.cost - sum(amount for amount, kinds in discounts if face.kind in kinds))


def affordable(rules: Rules, state: GameState, seat: int, card: int) -> bool:
    """Whether the seat's money is enough."""
    return price(rules, state, seat, card) <= money(state.seats[seat].turn)


def needed(rules: Rules, state: GameState) -> int:
    """Fewest letters that win the common card now; `longer` asks for one more than the track's step (rules 2.6)."""
    return rules.library.track[len(state.market.won)] + (rules.settings.length_rule == "longer")


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


def leave(at: Moment, card: int, event: ev.Bought | ev.Gained) -> None:
    """Take a visible card by this event and refill the offer after it."""
    market = at.state.market
    tops = [pile[-1] if pile else NOBODY for pile in market.piles]
    top = tops.index(card) if card in tops else NOBODY
    at.say(event)
    if top != NOBODY and market.piles[top]:
        at.say(ev.OfferRefilled(top, (market.piles[top][-1],)))
    else:
        refill(at)
