"""What a seat bought, and what would have been best for its money: both weighed by the plan of the strong computer players."""

from __future__ import annotations

from collections.abc import Sequence

from paperback.bots import buying
from paperback.bots.ending import bringing
from paperback.bots.weighing import Weighed, basket, weigh
from paperback.bots.window import NO_CHANCE, Offer, Window
from paperback.engine.commands import Buy
from paperback.engine.market import price
from paperback.engine.play import advance, refused
from paperback.engine.rules import Rules
from paperback.engine.state import GameState
from paperback.engine.view import card_seen

from .review_data import PurchaseReviewed, ShoppingReviewed
from .review_turns import Moment, Turn


def shopping(rules: Rules, played: Turn) -> ShoppingReviewed | None:
    """The purchases of a turn; None where the shop never opened."""
    opened = played.shop
    if opened is None:
        return None
    seat, state = played.seat, opened.before
    window = Window(rules, state, seat)
    money = window.money
    offers = window.offers(money)
    sense = buying.sensible(window, offers, money, bringing)
    last = sense.last or sense.wins
    weighed = {one.offer[1]: one for one in weigh(window, offers, last=last)}
    bought = tuple(_bought(rules, seat, moment, buy, None if last else weighed.get(buy.card), last) for moment, buy in played.purchases)
    wanted: Sequence[Weighed] = [weighed[sense.offers[0][1]]] if sense.wins else basket(window, sense.offers, money)
    if not together(rules, state, seat, [one.offer for one in wanted]):
        cards = {card for _, card, _ in sense.offers}
        wanted = best_together(rules, state, seat, [one for one in weighed.values() if one.offer[1] in cards], money)
    best = tuple(_purchase(rules, state, one, one.offer[2]) for one in wanted)
    if sense.wins and best[0].card.id in [one.card.id for one in bought]:
        # what else was bought does not make the victory a missed one
        best = bought
    lost = sum(one.worth for one in best) - sum(one.worth for one in bought)
    return ShoppingReviewed(money, bought, best, max(0, lost), sense.wins and sense.over)


def together(rules: Rules, state: GameState, seat: int, offers: Sequence[Offer]) -> bool:
    """Whether a seat in its shop may buy all these in one turn; of a Fame pile, one for each time that it is named."""
    state = state.copy()
    for face, card, _ in offers:
        # the next card of a pile is as good as its top
        alike = next((one for one in Window(rules, state, seat).offers(price(rules, state, seat, card)) if one[0] == face), None)
        if alike is None or refused(rules, state, seat, Buy(alike[1]), NO_CHANCE):
            return False
        advance(rules, state, seat, Buy(alike[1]), NO_CHANCE)
    return True


def best_together(rules: Rules, state: GameState, seat: int, weighed: Sequence[Weighed], money: int) -> tuple[Weighed, ...]:
    """Of all sets of these cards that may be bought in one turn, one that is worth most; where some purchases rule others out.

    `weighed` has the best card first.
    """
    goods = [one for one in weighed if one.worth > 0]
    best: tuple[Weighed, ...] = ()
    most = 0
    open_sets: list[tuple[int, int, int, tuple[Weighed, ...]]] = [(0, money, 0, ())]
    while open_sets:
        worth, left, at, chosen = open_sets.pop()
        if worth > most:
            best, most = chosen, worth
        for place in range(at, len(goods)):
            one = goods[place]
            more = (*chosen, one)
            if one.offer[2] <= left and together(rules, state, seat, [each.offer for each in more]):
                # a card can be there once only: another of its pile is found by its face
                open_sets.append((worth + one.worth, left - one.offer[2], place, more))
    return best


def _bought(rules: Rules, seat: int, moment: Moment, buy: Buy, weighed: Weighed | None, last: bool) -> PurchaseReviewed:
    """A purchase, weighed when the shop opened, or, if the card came to light later or the game ends, when it was bought."""
    state = moment.before
    paid = price(rules, state, seat, buy.card)
    if weighed is None:
        window = Window(rules, state, seat)
        [weighed] = weigh(window, [(state.faces[buy.card], buy.card, paid)], last=last)
    return _purchase(rules, state, weighed, paid)


def _purchase(rules: Rules, state: GameState, weighed: Weighed, paid: int) -> PurchaseReviewed:
    return PurchaseReviewed(
        card=card_seen(rules, state, weighed.offer[1]),
        price=paid,
        worth=weighed.worth,
        fame=weighed.fame,
        money=weighed.money,
        cents=weighed.cents,
        turns=weighed.turns,
    )
