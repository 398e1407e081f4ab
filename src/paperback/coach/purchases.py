"""What the coach would buy, with the numbers that make it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from paperback.bots import buying, plan
from paperback.bots.ending import bringing
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
    none; `fame` at the end that is sure, `about` so much more that abilities may give; `wins` when buying it ends the game and wins it,
    `leads` when the game then ends with the round and the seat is ahead; `last` when no turn comes after this one."""


def purchases(rules: Rules, state: GameState, seat: int) -> tuple[PurchaseAdvice, ...]:
    """The cards that a good player would buy now for the money that is left, the best first; none when none is worth having.

    The seat must be in the shop. What a purchase uncovers is not foreseen: ask again after it.
    """
    window = Window(rules, state, seat)
    money = window.money
    offers = window.offers(money) if money > 0 else []
    if not offers:
        return ()
    sense = buying.sensible(window, offers, money, bringing)
    if sense.wins:
        (weighed,) = weigh(window, sense.offers, last=True)
        return (_advice(window, weighed, "wins" if sense.over else "leads"),)
    # several of a Fame pile are one after the other: only the top one is on sale
    planned: dict[Offer, Weighed] = {}
    for one in basket(window, sense.offers, money):
        planned.setdefault(one.offer, one)
    return tuple(_advice(window, planned[offer], "last" if sense.last else "") for offer in _together(rules, state, seat, planned))


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


def _advice(window: Window, weighed: Weighed, first: str = "") -> PurchaseAdvice:
    face = window.library.faces[weighed.offer[0]]
    reasons = [Reason(first)] if first else []
    if not first and weighed.worth < LITTLE:
        reasons.append(Reason("little"))
    elif not first and weighed.money > 0:
        reasons.append(Reason("brings", {"cents": weighed.cents, "n": times(window, weighed)}))
    sure = round(weighed.fame / plan.FAME) if first else face.fame
    if sure:
        reasons.append(Reason("fame", {"fame": sure}))
    if about := round((weighed.fame - plan.FAME * sure) / plan.FAME):
        reasons.append(Reason("about", {"fame": about}))
    return PurchaseAdvice(weighed.offer[1], face.key, weighed.offer[2], tuple(reasons))


def times(window: Window, weighed: Weighed) -> int:
    """How often the seat can expect to have the card in its hand, once at least: the deck grows meanwhile."""
    later = max(0, weighed.turns - 1)
    return max(1, round(later * HAND / (window.deck_size + GROWTH * later / 2)))
