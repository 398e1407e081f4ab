"""How typos come and go; other modules may use this."""

from __future__ import annotations

from collections.abc import Iterator

from paperback.catalogue.library import read
from paperback.engine.card import Kind
from paperback.engine.events import CardsAdded, Drawn, LineAdded, Looked, Noted
from paperback.engine.hidden import face_down
from paperback.engine.part import Supply
from paperback.engine.rules import Moment, Rules
from paperback.engine.state import NOBODY, GameState, Line
from paperback.engine.steps import Shop
from paperback.engine.turn import late

from .events import TypoReceived, TyposLaidOut, TyposOwed, TyposReturned, TyposSetAside, TyposSettled, TyposUncovered, Where
from .state import TYPOS

CENTS: int = read("typos")["cents_for_taking"]
MOST: int = read("typos")["taken_per_turn"]
"""Typos that a seat may take for cents in one turn."""
TAKEN = "typo_taken"
"""The note of it."""


def lay_out(at: Moment) -> None:
    """Shuffle the typos face down (rules 6.1)."""
    faces = at.rules.library.groups["typos"]
    first = len(at.state.faces)
    at.say(CardsAdded(faces))
    at.say(TyposLaidOut(tuple(at.chance.shuffled("typos", range(first, first + len(faces))))))


def left(state: GameState) -> int:
    """How many typos the deck has; played at once, it is the deck as the round found it."""
    return len(TYPOS.of(state).deck)


def taken(at: Moment) -> int:
    """How many typos the seat has taken for cents this turn."""
    return at.me.turn.notes.get(TAKEN, 0)


def take_for_cents(at: Moment) -> None:
    """The seat takes the top typo and earns from it (rules 6.1); it counts at once for what is judged late (rules 2.16)."""
    gain(at, 1)
    at.say(LineAdded(at.seat, Line("outside", CENTS, NOBODY, reason="typo")))
    at.say(Noted(at.seat, TAKEN, 1))
    if isinstance(at.me.agenda[-1], Shop):
        late(at)


def gain(at: Moment, count: int) -> None:
    """Take so many typos to the discard pile, or as many as there are; played at once, when the round ends."""
    if at.rules.mode.at_once:
        at.say(TyposOwed(at.seat, count, 0))
    else:
        _receive(at, count)


def put_on_draw_pile(at: Moment) -> None:
    """Put the top typo, if there is one, unseen on top of the seat's draw pile (rules 12.13)."""
    _receive(at, 1, "draw_top")


def give(at: Moment, count: int) -> None:
    """Every other seat takes so many, in turn order; played at once, when the round ends; without rivals nobody does (rules 9.3)."""
    if at.rules.mode.at_once:
        at.say(TyposOwed(at.seat, 0, count))
    elif at.rules.mode.rivals:
        _give(at, count)


def returnable(at: Moment) -> tuple[int, ...]:
    """Typos of the seat's hand and discard pile."""
    return tuple(sorted(card for card in (*at.me.hand, *at.me.discard) if at.card(card).kind is Kind.TYPO))


def give_back(at: Moment, cards: tuple[int, ...]) -> None:
    """Put typos of hand or discard pile under their deck; played at once, when the round ends."""
    if at.rules.mode.at_once:
        at.say(TyposSetAside(at.seat, cards, len(cards)))
    else:
        at.say(TyposReturned(at.seat, cards, len(cards), played=False))


def used(at: Moment) -> tuple[int, ...]:
    """Typos of the seat's word that go back, in word order; one that is trashed leaves the game (rules 6.4)."""
    me = at.me
    tiles = [tile.card for word in me.turn.play.words for tile in word]
    return tuple(card for card in tiles if at.card(card).kind is Kind.TYPO and card in me.laid and card not in me.turn.doomed)


def give_used_back(at: Moment) -> None:
    """Put the typos of the word under their deck (rules 6.2, 6.4)."""
    if cards := used(at):
        at.say(TyposReturned(at.seat, cards, len(cards), played=True))


def settle(at: Moment) -> None:
    """End a round that was played at once: first all that goes back, then by seat what it takes and what it gives (rules 5.9)."""
    seats = (at, *at.others())
    slot = TYPOS.of(at.state)
    for one in seats:
        if cards := tuple(slot.aside[one.seat]):
            one.say(TyposReturned(one.seat, cards, len(cards), played=False))
        give_used_back(one)
    owed = any(slot.takes) or any(slot.gives)
    for one in seats:
        _receive(one, slot.takes[one.seat])
        _give(one, slot.gives[one.seat])
    if owed:
        at.say(TyposSettled())


def _give(at: Moment, count: int) -> None:
    for other in at.others():
        _receive(other, count)


def _receive(at: Moment, count: int, to: Where = "discard") -> None:
    for _ in range(min(count, left(at.state))):
        at.say(TypoReceived(at.seat, TYPOS.of(at.state).deck[-1], to))


def unseen(state: GameState, seat: int) -> list[int]:
    """Typos that lie unseen on the seat's draw pile."""
    return TYPOS.of(state).unseen[seat]


def supplies(rules: Rules, state: GameState, seat: int) -> Iterator[Supply]:
    """Which typo another seat has, nobody else has seen: any of those that are hidden, until the game is over."""
    if state.outcome is not None:
        return
    slot, down = TYPOS.of(state), face_down(rules.library)
    cards: list[int] = []
    for number, owner in enumerate(state.seats):
        if number != seat:
            cards += [card for card in owner.hand + owner.draw if card not in slot.unseen[number]]
            cards += [*owner.discard, *slot.aside[number]]
    for one in slot.unseen:
        cards += one
    yield Supply([card for card in (*cards, *slot.deck) if state.faces[card] in down], [])


def show(at: Moment, event: Drawn | Looked) -> None:
    """Who draws or looks at an unseen typo has seen it."""
    cards = event.cards or ()
    if seen := tuple(card for card in unseen(at.state, event.seat) if card in cards):
        at.say(TyposUncovered(event.seat, seen))
