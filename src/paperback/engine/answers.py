# cython: annotation_typing=True
"""Answering the questions that abilities ask."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .commands import Answer, Pick
from .rejection import Code, Rejection
from .rules import Moment
from .steps import Arrange, AskNext, ChooseAbility, ChooseCards, ChooseOption, Step, Use


def check_answer(at: Moment, command: Answer) -> Rejection | None:
    """Why these cards are no answer to the question, or None."""
    question = at.me.agenda[-1]
    if isinstance(question, Arrange):
        options, least, most = question.cards, len(question.cards), len(question.cards)
    elif isinstance(question, ChooseCards):
        options, least, most = question.options, question.at_least, question.at_most
    else:
        return Rejection(Code.NOT_NOW)
    if not least <= len(command.cards) <= most:
        return Rejection(Code.CHOICE_COUNT, {"count": len(command.cards), "least": least, "most": most})
    if len(set(command.cards)) < len(command.cards):
        return Rejection(Code.CHOICE_TWICE)
    if strange := [card for card in command.cards if card not in options]:
        return Rejection(Code.CHOICE_NOT_OFFERED, {"card": strange[0]})
    return None


def answer(at: Moment, command: Answer) -> None:
    """Fill the hole of the step that asked."""
    question = at.me.agenda.pop()
    if isinstance(question, Arrange):
        at.queue(replace(question.then, order=command.cards))
    elif isinstance(question, ChooseCards):
        at.queue(_filled(question.then, chosen=command.cards))


def _filled(step: Any, **hole: object) -> Step:
    """The step with its hole filled; which field that is, only the step's own class knows."""
    filled: Step = replace(step, **hole)
    return filled


def check_pick(at: Moment, command: Pick) -> Rejection | None:
    """Why there is no such ability or option to pick, or None."""
    question = at.me.agenda[-1]
    count = len(question.abilities) if isinstance(question, ChooseAbility) else 0
    if isinstance(question, ChooseOption):
        count = len(question.options)
    return None if 0 <= command.index < count else Rejection(Code.NO_SUCH_ABILITY, {"index": command.index})


def pick(at: Moment, command: Pick) -> None:
    """Use this one now, and the others after it; or fill the hole of the step that asked."""
    question = at.me.agenda.pop()
    if isinstance(question, ChooseOption):
        at.queue(_filled(question.then, option=command.index))
    if isinstance(question, ChooseAbility):
        rest = question.abilities[: command.index] + question.abilities[command.index + 1 :]
        at.queue(Use(question.abilities[command.index]), AskNext(rest))
