# cython: annotation_typing=True
"""Buying, and using abilities while buying (rules 2.12, 2.17)."""

from __future__ import annotations

from . import events as ev
from .commands import Buy, Done, UseAbility
from .market import leave, on_sale, price, top_of
from .rejection import Code, Rejection
from .rules import Moment, place_of
from .sheet import money
from .steps import Live, Use
from .turn import ability_of


def check_buy(at: Moment, command: Buy) -> Rejection | None:
    """Why this card cannot be bought, or None."""
    if command.card not in on_sale(at.rules, at.state, at.seat):
        return Rejection(Code.NOT_ON_SALE, {"card": command.card})
    cost, left = price(at.rules, at.state, at.seat, command.card), money(at.me.turn)
    if cost > left:
        return Rejection(Code.TOO_DEAR, {"card": command.card, "price": cost, "money": left})
    if command.on_top and not at.me.turn.tops:
        return Rejection(Code.NO_TOP_LEFT)
    for may_buy in at.rules.may_buy:
        if refusal := may_buy(at, command.card):
            return refusal
    return None


def buy(at: Moment, command: Buy) -> None:
    """Pay, take the card, refill the offer."""
    card = command.card
    cost = price(at.rules, at.state, at.seat, card)
    leave(at, card, ev.Bought(at.seat, card, cost, command.on_top, top_of(at.state.market, card)))


def check_use(at: Moment, command: UseAbility) -> Rejection | None:
    """Why this ability cannot be used now, or None."""
    tickets = at.me.turn.tickets
    if not 0 <= command.index < len(tickets):
        return Rejection(Code.NO_SUCH_ABILITY, {"index": command.index})
    return None if fits(at, tickets[command.index]) else Rejection(Code.NOTHING_FITS)


def fits(at: Moment, live: Live) -> bool:
    """Whether there is anything that the ability could be used on."""
    ability = ability_of(at, live)
    choose = at.rules.effects[type(ability.do)].choose
    choice = choose(place_of(at, live), ability.do) if choose else None
    return choice is None or choice.at_most > 0


def use_ability(at: Moment, command: UseAbility) -> None:
    """Use it up and carry it out; the shop stays open underneath."""
    live = at.me.turn.tickets[command.index]
    at.say(ev.TicketUsed(at.seat, command.index))
    at.queue(Use(live))


def check_done(at: Moment, command: Done) -> Rejection | None:
    """Compulsory abilities are used before the buying ends."""
    for index, live in enumerate(at.me.turn.tickets):
        if not ability_of(at, live).may and fits(at, live):
            return Rejection(Code.MUST_USE_FIRST, {"index": index, "card": place_of(at, live).source})
    for may_close in at.rules.may_close:
        if refusal := may_close(at):
            return refusal
    return None


def done(at: Moment, command: Done) -> None:
    """Close the shop."""
    at.me.agenda.pop()
