"""Trying a word out on a copy: what it would be worth, before it is played."""

from __future__ import annotations

from collections.abc import Mapping
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


def attempt(rules: Rules, state: GameState, seat: int, words: tuple[Word, ...], choices: Mapping[int, int]) -> Trial | Rejection:
    """The sheet of these words if the seat laid them now.

    `choices` says, by card, which card its copy or multiplying ability is used on; where it is silent the ability is declined, or
    used on the first card that fits. Nothing that a trial finds out depends on hidden cards.
    """
    chance = SeededChance("")
    command = PlayWord(words)
    if refusal := refused(rules, state, seat, command, chance):
        return refusal
    state = state.copy()
    me = state.seats[seat]
    asks: list[str] = []
    advance(rules, state, seat, command, chance)
    while state.outcome is None and not isinstance(me.agenda[-1], Shop):
        advance(rules, state, seat, _least(rules, state, seat, choices, asks), chance)
    return Trial(tuple(me.turn.lines), total(me.turn.lines), tuple(asks))


def _least(rules: Rules, state: GameState, seat: int, choices: Mapping[int, int], asks: list[str]) -> Command:
    """The answer that does what `choices` says and otherwise as little as it may."""
    at = Moment(rules, state, SeededChance(""), seat, None)
    question = at.me.agenda[-1]
    if isinstance(question, ChooseCards) and isinstance(question.then, Use):
        live = question.then.live
        asks.append(rules.effect_names[type(rules.faces[live.face].abilities[live.ability].do)])
        wanted = choices.get(place_of(at, live).source)
        if wanted in question.options:
            return Answer((wanted,))
    return least(at)
