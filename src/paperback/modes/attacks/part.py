"""What attacks mean, whatever card they are printed on (rules 9; catalogue README, Attacks)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from paperback.abilities.vocabulary import Attack
from paperback.engine.card import Kind
from paperback.engine.events import LineAdded
from paperback.engine.part import EffectMeaning, Part
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Moment, Place, Rules, place_of
from paperback.engine.seen import CardSeen
from paperback.engine.shows import everybody, nobody
from paperback.engine.state import NOBODY, GameState, Line
from paperback.engine.turn import ability_of
from paperback.engine.view import card_seen

from .events import Attacked, AttacksBegun, LeftPlay, StayedInPlay
from .features import features
from .state import ATTACKS, AttacksState, Limit, amount, limited, limits_on
from .steps import EndAttacks, PayTax, StayInPlay, turn

FEWEST_DRAWN = 3
"""Attacks never bring the cards drawn below this (rules 9.2)."""
ONE_PURCHASE = "one_purchase"


@dataclass(frozen=True, slots=True)
class LimitSeen:
    """An attack in force."""

    seat: int
    """Whom it limits in the turn that it takes, or takes next."""
    by: int
    card: CardSeen
    kind: str
    amount: int


@dataclass(frozen=True, slots=True)
class AttacksSeen:
    """All attacks in force."""

    limits: tuple[LimitSeen, ...]


def begin(at: Moment) -> None:
    """Nobody is limited yet."""
    at.say(AttacksBegun())


# ---------------------------------------------------------------- the attack itself


def attack(at: Place, effect: Attack, _: tuple[int, ...]) -> None:
    """Limit every other seat in exactly its next turn; where there are no opponents, nobody (rules 9.2, 9.3)."""
    moment = at.at
    if not moment.rules.mode.rivals:
        return
    later = moment.rules.mode.at_once  # the others are in the middle of the same round: it binds them in the next one (rules 5.6)
    limits = tuple(
        Limit(seat, other.turns + later, moment.seat, at.source, effect.kind, effect.amount)
        for seat, other in enumerate(moment.state.seats)
        if seat != moment.seat
    )
    moment.say(Attacked(moment.seat, at.source, effect.kind, effect.amount, limits))


def stay(at: Moment, step: StayInPlay) -> None:
    """Cards of the word that attacked stay, unless they leave the game (rules 2.13, 9.1)."""
    turn = at.me.turn
    sources = [place_of(at, live).source for live in turn.live if isinstance(ability_of(at, live).do, Attack)]
    if cards := tuple(card for card in sources if card in at.me.laid and card not in turn.doomed):
        at.say(StayedInPlay(at.seat, cards))


def end(at: Moment, step: EndAttacks) -> None:
    """The owner's next turn has come (rules 9.1)."""
    if at.me.in_play:
        at.say(LeftPlay(at.seat, tuple(at.me.in_play)))


# ---------------------------------------------------------------- what it does to the others


def unusable(at: Moment) -> frozenset[int]:
    """Wilds of the hand, and the common card of the track, Spacebar and Dyslexic included (rules 9.3)."""
    cards = [card for card in at.me.hand if at.card(card).wild] if limited(at.state, at.seat, "no_wilds") else []
    if at.common != NOBODY and limited(at.state, at.seat, "no_common"):
        cards.append(at.common)
    return frozenset(cards)


def hand(at: Moment, count: int) -> int:
    """Fewer cards in the next hand, not counting those that were kept (rules 9.2)."""
    return max(min(count, FEWEST_DRAWN), count - amount(at.state, at.seat, "fewer_cards"))


def tax(at: Moment, step: PayTax) -> None:
    """Cents off the whole money of the turn, also of a turn without a word; it is never below 0 (rules 9.3)."""
    for limit in limits_on(at.state, at.seat):
        if limit.kind == "word_tax":
            at.say(LineAdded(at.seat, Line("outside", -limit.amount, limit.card)))


def price(rules: Rules, state: GameState, seat: int, card: int) -> int:
    """Fame cards are dearer."""
    return amount(state, seat, "fame_surcharge") if rules.faces[state.faces[card]].kind is Kind.FAME else 0


def may_buy(at: Moment, card: int) -> Rejection | None:
    """One card at most; what is gained is no purchase (rules 9.3)."""
    return Rejection(ONE_PURCHASE) if at.me.turn.bought and limited(at.state, at.seat, "single_purchase") else None


# ---------------------------------------------------------------- folds


def _begun(state: GameState, event: AttacksBegun) -> None:
    state.slots[ATTACKS.name] = AttacksState()


def _attacked(state: GameState, event: Attacked) -> None:
    """Attacks that are over make room; the order of seats does not tell who was first (rules 5.7)."""
    attacks = ATTACKS.of(state)
    attacks.limits = sorted(limit for limit in (*attacks.limits, *event.limits) if limit.turn >= state.seats[limit.seat].turns)


def _stayed(state: GameState, event: StayedInPlay) -> None:
    me = state.seats[event.seat]
    for card in event.cards:
        me.laid.remove(card)
        me.in_play.append(card)


def _left(state: GameState, event: LeftPlay) -> None:
    me = state.seats[event.seat]
    for card in event.cards:
        me.in_play.remove(card)
        me.discard.append(card)


# ---------------------------------------------------------------- seeing and answering


def _seen(rules: Rules, state: GameState) -> Iterator[LimitSeen]:
    for seat in range(len(state.seats)):
        for limit in limits_on(state, seat):
            yield LimitSeen(seat, limit.by, card_seen(rules, state, limit.card), limit.kind, limit.amount)


def _view(rules: Rules, state: GameState, viewer: int | None) -> AttacksSeen:
    return AttacksSeen(tuple(_seen(rules, state)))


PART = Part(
    name=ATTACKS.name,
    begin=begin,
    turn=turn,
    steps={EndAttacks: end, PayTax: tax, StayInPlay: stay},
    effects={Attack: EffectMeaning(attack)},
    keeps=AttacksState,
    folds={AttacksBegun: _begun, Attacked: _attacked, StayedInPlay: _stayed, LeftPlay: _left},
    shows={AttacksBegun: nobody, Attacked: everybody, StayedInPlay: everybody, LeftPlay: everybody},
    unusable=unusable,
    hand=hand,
    price=price,
    may_buy=may_buy,
    view=_view,
    seen=AttacksSeen,
    features=features,
    codes=(ONE_PURCHASE,),
)
