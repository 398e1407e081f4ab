"""Powers as a part: their words and what they mean."""

from __future__ import annotations

from collections.abc import Iterable

from paperback.abilities.vocabulary import HandWithoutWild
from paperback.engine.card import Kind
from paperback.engine.commands import Command
from paperback.engine.events import TurnEnded
from paperback.engine.folds import nothing
from paperback.engine.part import Beside, CommandMeaning, Part
from paperback.engine.rules import Rules
from paperback.engine.shows import everybody, nobody
from paperback.engine.state import GameState
from paperback.engine.steps import SpellWord

from .advice import redraw
from .events import HandRedrawn, PowersDealt, PowerUsed, WordRemembered
from .features import features
from .seen import PowersSeen, view
from .state import NAME, POWERS, PowersState, lay
from .using import CODES, RedrawCards, check_redraw, deal, drawn, hand_told, hand_without_wild, remember, widen
from .using import redraw as carry_out


def _dealt(state: GameState, event: PowersDealt) -> None:
    state.slots[NAME] = PowersState(list(event.cards), ["" for _ in event.cards])


def _remembered(state: GameState, event: WordRemembered) -> None:
    POWERS.of(state).latest[event.seat] = event.letters


def _redrawn(state: GameState, event: HandRedrawn) -> None:
    me = state.seats[event.seat]
    for card in event.cards:
        me.hand.remove(card)
        me.discard.append(card)


def _tries(rules: Rules, state: GameState, seat: int) -> Iterable[Command]:
    """Cards at both ends of the hand."""
    hand = state.seats[seat].hand
    return (RedrawCards(tuple(hand[:1])), RedrawCards(tuple(hand[-2:])))


PART = Part(
    name=NAME,
    begin=deal,
    beside={Kind.POWER: Beside(1, lay)},
    conditions={HandWithoutWild: hand_without_wild},
    commands={RedrawCards: CommandMeaning(check_redraw, carry_out)},
    accepts={SpellWord: frozenset({RedrawCards})},
    after={TurnEnded: remember},
    folds={PowersDealt: _dealt, WordRemembered: _remembered, HandRedrawn: _redrawn, PowerUsed: nothing},
    shows={PowersDealt: everybody, WordRemembered: nobody, HandRedrawn: everybody, PowerUsed: everybody},
    drawn=drawn,
    hand_told=hand_told,
    keeps=PowersState,
    spelling=widen,
    view=view,
    seen=PowersSeen,
    features=features,
    codes=CODES,
    advice={SpellWord: redraw},
    tries={SpellWord: _tries},
)
