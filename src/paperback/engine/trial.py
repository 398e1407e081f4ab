"""Trying a word out on a copy: what it would be worth, before it is played."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .chance import SeededChance
from .commands import Answer, Command, PlayWord
from .least import least
from .play import advance, refused
from .rejection import Rejection
from .rules import Moment, Rules, place_of
from .sheet import total
from .spelling import Word
from .state import GameState, Line
from .steps import ChooseCards, Shop, Use


@dataclass(frozen=True, slots=True)
class Trial:
    """What a word would come to."""

    lines: tuple[Line, ...]
    score: int
    """In cents, trash rewards left out: no card is trashed in a trial unless it must be."""
    asks: tuple[str, ...]
    """Effects that will ask something, by name, in the order of asking."""


def attempt(
    rules: Rules, state: GameState, seat: int, words: tuple[Word, ...], choices: Iterable[tuple[int, int]] = ()
) -> Trial | Rejection:
    """The sheet of these words if the seat laid them now.

    `choices` says of cards on which card their copy or multiplying ability is used, in the order of asking: a card that copies one
    that multiplies chooses twice. Where they are silent the ability is declined, or used on the first card that fits. Nothing that a
    trial finds out depends on hidden cards.
    """
    asks: list[str] = []
    laid = until_shop(rules, state, seat, words, choices, asks)
    if isinstance(laid, Rejection):
        return laid
    lines = laid.seats[seat].turn.lines
    return Trial(tuple(lines), total(lines), tuple(asks))


def until_shop(
    rules: Rules, state: GameState, seat: int, words: tuple[Word, ...], choices: Iterable[tuple[int, int]], asks: list[str]
) -> GameState | Rejection:
    """A copy of the state in which the seat has laid these words and may buy; `asks` is filled with the effects that asked.

    `choices` are as in `attempt`. The game may be over before anything can be bought.
    """
    chance = SeededChance("")
    command = PlayWord(words)
    if refusal := refused(rules, state, seat, command, chance):
        return refusal
    state = state.copy()
    me = state.seats[seat]
    advance(rules, state, seat, command, chance)
    left = list(choices)
    while state.outcome is None and not isinstance(me.agenda[-1], Shop):
        advance(rules, state, seat, _least(rules, state, seat, left, asks), chance)
    return state


def _least(rules: Rules, state: GameState, seat: int, choices: list[tuple[int, int]], asks: list[str]) -> Command:
    """The answer that does what the first choice left for it says, which is used up, and otherwise as little as it may."""
    at = Moment(rules, state, SeededChance(""), seat, None)
    question = at.me.agenda[-1]
    if isinstance(question, ChooseCards) and isinstance(question.then, Use):
        live = question.then.live
        asks.append(rules.effect_names[type(rules.faces[live.face].abilities[live.ability].do)])
        source = place_of(at, live).source
        for choice in choices:
            if choice[0] == source and choice[1] in question.options:
                choices.remove(choice)
                return Answer((choice[1],))
    return least(at)
