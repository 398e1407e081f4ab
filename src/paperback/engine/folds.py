"""How each event changes a state: the only code that writes to one (agendas apart, see `play`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import events as ev
from .market import empty_places, fill
from .state import NOBODY, GameState, Market, SeatState, TurnState
from .steps import OUTSIDE


def game_set_up(state: GameState, event: ev.GameSetUp) -> None:
    """Lay out all cards."""
    state.faces = event.faces
    state.seats = [SeatState(draw=list(deck)) for deck in event.decks]
    state.market = Market(
        piles=[list(pile) for pile in event.piles],
        alternates=[[] for _ in event.piles],
        fame=[list(pile) for pile in event.fame],
        commons=list(event.commons),
    )
    for n, pile in enumerate(state.market.piles):
        places = 0 if n == 0 else event.alternates
        state.market.alternates[n] = [pile.pop() if len(pile) > 1 else NOBODY for _ in range(places)]
    state.active = event.first


def turn_started(state: GameState, event: ev.TurnStarted) -> None:
    """Nothing of the last turn remains."""
    state.seats[event.seat].turn = TurnState()


def turn_ended(state: GameState, event: ev.TurnEnded) -> None:
    """The next seat is active."""
    state.seats[event.seat].turns += 1
    state.turn += 1
    state.idle += 1
    state.active = event.following


def game_ended(state: GameState, event: ev.GameEnded) -> None:
    """Nobody has anything to do any more."""
    state.outcome = event.outcome
    for seat in state.seats:
        seat.agenda.clear()


def paused(state: GameState, event: ev.Paused) -> None:
    """What is still to do, seat by seat."""
    for seat, agenda in zip(state.seats, event.agendas, strict=True):
        seat.agenda = list(agenda)


def nothing(state: GameState, event: ev.Event) -> None:
    """Facts that change nothing by themselves."""


def word_played(state: GameState, event: ev.WordPlayed) -> None:
    """Cards of the hand move into the word."""
    me = state.seats[event.seat]
    turn = me.turn
    turn.play = play = event.play
    turn.live = event.live
    turn.lines += event.lines
    hand = me.hand
    for word in play.words:
        for tile in word:
            if tile.card in hand:
                hand.remove(tile.card)
                me.laid.append(tile.card)
    for card in play.applied:
        if card in hand:
            hand.remove(card)
            me.laid.append(card)


def passed(state: GameState, event: ev.Passed) -> None:
    """Only what lies beside the word has abilities now."""
    state.seats[event.seat].turn.live = event.live


def lives_added(state: GameState, event: ev.LivesAdded) -> None:
    """They work after those of the word."""
    state.seats[event.seat].turn.live += event.live


def cards_added(state: GameState, event: ev.CardsAdded) -> None:
    """Their ids follow the others'."""
    state.faces += event.faces


def noted(state: GameState, event: ev.Noted) -> None:
    """Counts add up."""
    notes = state.seats[event.seat].turn.notes
    notes[event.note] = notes.get(event.note, 0) + event.amount


def common_gained(state: GameState, event: ev.CommonGained) -> None:
    """The common card moves to the discard pile."""
    market = state.market
    market.commons.pop()
    market.won.append((event.card, event.seat))
    state.seats[event.seat].discard.append(event.card)
    state.idle = -1


def copied(state: GameState, event: ev.Copied) -> None:
    """The copying card's abilities join the others, in word order."""
    turn = state.seats[event.seat].turn
    beside = [live for live in turn.live if live.word == OUTSIDE]
    laid = [live for live in (*turn.live, *event.live) if live.word != OUTSIDE]
    turn.live = (*sorted(laid, key=lambda live: (live.word, live.place)), *beside)


def line_added(state: GameState, event: ev.LineAdded) -> None:
    """One line more on the sheet."""
    state.seats[event.seat].turn.lines.append(event.line)


def extra_draw(state: GameState, event: ev.ExtraDraw) -> None:
    """More cards at the end of the turn."""
    state.seats[event.seat].turn.extra += event.amount


def trashed(state: GameState, event: ev.Trashed) -> None:
    """Cards leave the game from wherever they are."""
    me = state.seats[event.seat]
    for card in event.cards:
        next(zone for zone in (me.hand, me.discard, me.laid) if card in zone).remove(card)
        if card in me.turn.doomed:
            me.turn.doomed.remove(card)
        state.trash.append(card)


def doomed(state: GameState, event: ev.Doomed) -> None:
    """The card leaves later."""
    state.seats[event.seat].turn.doomed.append(event.card)


def looked(state: GameState, event: ev.Looked) -> None:
    """The seat knows the top of its draw pile."""
    me = state.seats[event.seat]
    me.known = max(me.known, event.count)


def sifted(state: GameState, event: ev.Sifted) -> None:
    """Cards move from the draw pile to the discard pile."""
    me = state.seats[event.seat]
    for card in event.cards:
        me.draw.remove(card)
        me.discard.append(card)
    me.known -= len(event.cards)


def put_on_top(state: GameState, event: ev.PutOnTop) -> None:
    """Known cards change places on top of the draw pile."""
    me = state.seats[event.seat]
    cards = event.cards or ()
    del me.draw[len(me.draw) - len(cards) :]
    me.draw.extend(reversed(cards))


def tickets_given(state: GameState, event: ev.TicketsGiven) -> None:
    """Tickets of the turn."""
    state.seats[event.seat].turn.tickets = list(event.tickets)


def discounted(state: GameState, event: ev.Discounted) -> None:
    """Discounts add up."""
    state.seats[event.seat].turn.discounts.append((event.amount, event.kinds))


def tops_allowed(state: GameState, event: ev.TopsAllowed) -> None:
    """Allowances add up."""
    state.seats[event.seat].turn.tops += event.count


def keeps_allowed(state: GameState, event: ev.KeepsAllowed) -> None:
    """Allowances add up."""
    state.seats[event.seat].turn.keeps += event.count


def ticket_used(state: GameState, event: ev.TicketUsed) -> None:
    """The ticket is gone."""
    del state.seats[event.seat].turn.tickets[event.index]


def flushed(state: GameState, event: ev.Flushed) -> None:
    """Visible cards go under the pile, the top card first; new ones show, alternates first."""
    market = state.market
    pile, places = market.piles[event.pile], market.alternates[event.pile]
    under = [pile.pop(), *(card for card in places if card != NOBODY)]
    pile[:0] = reversed(under)
    for n in range(len(places)):
        places[n] = pile.pop() if len(pile) > 1 else NOBODY


def bought(state: GameState, event: ev.Bought) -> None:
    """The card leaves its place and joins the deck."""
    me = state.seats[event.seat]
    _take(state, event.card, event.seat)
    me.turn.spent += event.price
    me.turn.bought.append(event.card)
    if event.on_top:
        me.turn.tops -= 1
        me.draw.append(event.card)
        me.known += 1
    else:
        me.discard.append(event.card)


def gained(state: GameState, event: ev.Gained) -> None:
    """The card leaves its place and joins the discard pile."""
    _take(state, event.card, event.seat)
    state.seats[event.seat].discard.append(event.card)


def _take(state: GameState, card: int, seat: int) -> None:
    market = state.market
    state.idle = -1
    for places in market.alternates:
        if card in places:
            places[places.index(card)] = NOBODY
            return
    for pile in (*market.piles, *market.fame):
        if pile and pile[-1] == card:
            pile.pop()
            return
    if not any(slot.take(card, seat) for slot in state.slots.values()):
        msg = f"card {card} is not for sale"
        raise ValueError(msg)


def offer_refilled(state: GameState, event: ev.OfferRefilled) -> None:
    """Empty places take the top of their pile."""
    for place in empty_places(state.market, event.pile):
        fill(state.market, event.pile, place)


def kept(state: GameState, event: ev.Kept) -> None:
    """These cards are not discarded."""
    state.seats[event.seat].turn.kept.extend(event.cards or ())


def discarded(state: GameState, event: ev.Discarded) -> None:
    """Word and hand go to the discard pile; kept cards stay."""
    me = state.seats[event.seat]
    me.discard.extend(event.cards)
    me.laid.clear()
    me.hand[:] = me.turn.kept


def shuffled(state: GameState, event: ev.Shuffled) -> None:
    """The discard pile lies as the draw pile, below what is left of it."""
    me = state.seats[event.seat]
    me.draw[:0] = event.order or ()
    me.discard.clear()
    me.shuffles += 1
    me.known = 0


def drawn(state: GameState, event: ev.Drawn) -> None:
    """Cards move from the top of the draw pile to the hand."""
    me = state.seats[event.seat]
    for _ in range(event.count):
        me.hand.append(me.draw.pop())
    me.known = max(0, me.known - event.count)


FOLDS: dict[type[ev.Event], Callable[[GameState, Any], None]] = {
    ev.GameSetUp: game_set_up,
    ev.TurnStarted: turn_started,
    ev.TurnEnded: turn_ended,
    ev.GameEnded: game_ended,
    ev.Paused: paused,
    ev.TakenBack: nothing,
    ev.WordPlayed: word_played,
    ev.Passed: passed,
    ev.CardsAdded: cards_added,
    ev.Noted: noted,
    ev.LivesAdded: lives_added,
    ev.CommonGained: common_gained,
    ev.Copied: copied,
    ev.LineAdded: line_added,
    ev.ExtraDraw: extra_draw,
    ev.Trashed: trashed,
    ev.Doomed: doomed,
    ev.Looked: looked,
    ev.Sifted: sifted,
    ev.PutOnTop: put_on_top,
    ev.TicketsGiven: tickets_given,
    ev.Discounted: discounted,
    ev.TopsAllowed: tops_allowed,
    ev.KeepsAllowed: keeps_allowed,
    ev.TicketUsed: ticket_used,
    ev.Flushed: flushed,
    ev.Bought: bought,
    ev.Gained: gained,
    ev.OfferRefilled: offer_refilled,
    ev.Kept: kept,
    ev.Discarded: discarded,
    ev.Shuffled: shuffled,
    ev.Drawn: drawn,
}
