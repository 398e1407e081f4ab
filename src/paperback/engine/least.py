"""Answers that do as little as they may: what silence means, and the way out of who knows no better."""

from __future__ import annotations

from collections.abc import Callable

from .commands import Answer, Command, Done, Pass, Pick, UseAbility
from .rules import Moment
from .shop import check_done
from .steps import Arrange, ChooseAbility, ChooseCards, ChooseOption, Question, Shop, SpellWord


def no_word(at: Moment) -> Command:
    """Pass."""
    return Pass()


def no_purchase(at: Moment) -> Command:
    """Be done, or do what must be done first: use an ability, or what parts add."""
    if check_done(at, Done()) is None:
        return Done()
    ways: list[Command] = [UseAbility(index) for index in range(len(at.me.turn.tickets))]
    ways += [command for tries in at.rules.tries.get(Shop, ()) for command in tries(at.rules, at.state, at.seat)]
    return next(way for way in ways if at.rules.commands[type(way)].check(at, way) is None)


def fewest_cards(at: Moment) -> Command:
    """The first cards that are enough."""
    question = at.me.agenda[-1]
    return Answer(question.options[: question.at_least] if isinstance(question, ChooseCards) else ())


def same_order(at: Moment) -> Command:
    """As they lay."""
    question = at.me.agenda[-1]
    return Answer(question.cards if isinstance(question, Arrange) else ())


def first_one(at: Moment) -> Command:
    """The first of what can be picked."""
    return Pick(0)


LEAST: dict[type[Question], Callable[[Moment], Command]] = {
    SpellWord: no_word,
    Shop: no_purchase,
    ChooseCards: fewest_cards,
    Arrange: same_order,
    ChooseAbility: first_one,
    ChooseOption: first_one,
}


def least(at: Moment) -> Command:
    """A legal answer to what the seat is asked that does as little as it may."""
    question = at.me.agenda[-1]
    if not isinstance(question, Question):
        msg = f"seat {at.seat} is not asked anything"
        raise TypeError(msg)
    return at.rules.least[type(question)](at)
