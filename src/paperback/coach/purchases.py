"""What the coach would buy, with the numbers that make it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from paperback.bots import buying, plan
from paperback.bots.weighing import GROWTH, Weighed, basket, weigh
from paperback.bots.window import NO_CHANCE, Offer, Window
from paperback.engine.commands import Buy
from paperback.engine.draw import HAND
from paperback.engine.play import advance, refused
from paperback.engine.rules import Rules
from paperback.engine.state import GameState

from .advice import Reason

LITTLE = plan.FAME // 2
"""What is worth less than half a Fame point is hardly better than nothing."""


@dataclass(frozen=True, slots=True)
class PurchaseAdvice:
    """A card to buy."""

    card: int
    """Its id."""
    key: str
    price: int
    """In cents."""
    reasons: tuple[Reason, ...]
    """`brings` what a use brings and how often it will be used, where that is worth something; `little` when the card is hardly better than
    none; `fame` at the end, or `about` so much where abilities count for it; `wins` when buying it ends the game and wins it; `last` when
    no turn comes after this one."""


def purchases(rules: Rules, state: GameState, seat: int) -> tuple[PurchaseAdvice, ...]:
    """The cards that a good player would buy now for the money that is left, the best first; none when none is worth having.

    The seat must be in the shop. What a purchase uncovers is not foreseen: ask again after it.
    """
    window = Window(rules, state, seat)
    money = window.money
    offers = window.offers(money) if money > 0 else []
    if not offers:
        return ()
    sense = buying.sensible(window, offers, money, buying.bringing)
    if sense.wins:
        return (_advice(window, sense.offers[0], "wins"),)
    # several of a Fame pile are one after the other: only the top one is on sale
    wanted = dict.fromkeys(one.offer for one in basket(window, sense.offers, money))
    return tuple(_advice(window, offer, "last" if sense.last else "") for offer in _together(rules, state, seat, wanted))


def _together(rules: Rules, state: GameState, seat: int, wanted: Iterable[Offer]) -> list[Offer]:
    """Of these cards those that can be bought one after the other: where only one may be taken, the first."""
    table = rules.mode.lens(rules, state, seat).copy()
    bought: list[Offer] = []
    for offer in wanted:
        command = Buy(offer[1])
        if refused(rules, table, seat, command, NO_CHANCE) is None:
            advance(rules, table, seat, command, NO_CHANCE)
            bought.append(offer)
    return bought


def _advice(window: Window, offer: Offer, first: str = "") -> PurchaseAdvice:
    face = window.library.faces[offer[0]]
    reasons = [Reason(first)] if first else []
    (weighed,) = weigh(window, [offer])
    if not first and weighed.worth < LITTLE:
        reasons.append(Reason("little"))
    elif not first and weighed.money > 0:
        reasons.append(Reason("brings", {"cents": weighed.cents, "n": times(window, weighed)}))
    if fame := round(weighed.fame / plan.FAME):
        reasons.append(Reason("fame" if fame == face.fame else "about", {"fame": fame}))
    return PurchaseAdvice(offer[1], face.key, offer[2], tuple(reasons))


def times(window: Window, weighed: Weighed) -> int:
    """How often the seat can expect to have the card in its hand, once at least: the deck grows meanwhile."""
    later = max(0, weighed.turns - 1)
    return max(1, round(later * HAND / (window.deck_size + GROWTH * later / 2)))
