"""How the events of typos change a state."""

from __future__ import annotations

from paperback.engine.state import GameState

from .events import TypoReceived, TyposLaidOut, TyposOwed, TyposReturned, TyposSetAside, TyposSettled, TyposUncovered
from .state import TYPOS, TypoState


def laid_out(state: GameState, event: TyposLaidOut) -> None:
    """The deck lies face down; nobody has a typo."""
    seats = range(len(state.seats))
    state.slots[TYPOS.name] = TypoState(list(event.cards), [[] for _ in seats], [[] for _ in seats], [0 for _ in seats], [0 for _ in seats])


def received(state: GameState, event: TypoReceived) -> None:
    """The top card goes to the seat; what lies under an unseen card is known no more."""
    slot, me = TYPOS.of(state), state.seats[event.seat]
    card = slot.deck.pop()
    if event.to == "discard":
        me.discard.append(card)
    else:
        me.draw.append(card)
        me.known = 0
        slot.unseen[event.seat].append(card)


def uncovered(state: GameState, event: TyposUncovered) -> None:
    """The seat knows them from now on."""
    unseen = TYPOS.of(state).unseen[event.seat]
    for card in event.cards:
        unseen.remove(card)


def returned(state: GameState, event: TyposReturned) -> None:
    """They lie at the bottom, the last one lowest."""
    _leave(state, event.seat, event.cards or ())
    TYPOS.of(state).deck[:0] = (event.cards or ())[::-1]


def set_aside(state: GameState, event: TyposSetAside) -> None:
    """They are in nobody's deck any more."""
    _leave(state, event.seat, event.cards or ())
    TYPOS.of(state).aside[event.seat] += event.cards or ()


def _leave(state: GameState, seat: int, cards: tuple[int, ...]) -> None:
    me, aside = state.seats[seat], TYPOS.of(state).aside[seat]
    for card in cards:
        next(zone for zone in (aside, me.laid, me.hand, me.discard) if card in zone).remove(card)


def owed(state: GameState, event: TyposOwed) -> None:
    """Counts add up."""
    slot = TYPOS.of(state)
    slot.takes[event.seat] += event.takes
    slot.gives[event.seat] += event.gives


def settled(state: GameState, event: TyposSettled) -> None:
    """Nobody owes anything."""
    slot = TYPOS.of(state)
    slot.takes = [0 for _ in slot.takes]
    slot.gives = [0 for _ in slot.gives]
