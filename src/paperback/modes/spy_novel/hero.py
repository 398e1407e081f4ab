"""What hero actions do, and how they get better (rules 12.3, 12.4, 12.8, 12.9, 12.12)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from paperback.catalogue import spy_steps as s
from paperback.engine.events import CommonGained, ExtraDraw
from paperback.engine.rules import Moment
from paperback.engine.steps import ChooseCards, ChooseOption, Step
from paperback.modes.board.events import CountersTaken
from paperback.modes.board.state import BOARD
from paperback.modes.typos import moves

from . import events as ev
from .ground import NOVEL, SQUARES, There, meant, within
from .state import SPY
from .steps import HeroDoes, Side, TakeCubes, Upgrade


def there(at: Moment) -> There:
    """Of each place, whether its card still lies there."""
    return BOARD.of(at.state).lies()


def act(at: Moment, key: str) -> None:
    """Take a hero action: all of its steps, one after the other."""
    upgraded = key in SPY.of(at.state).upgraded
    at.say(ev.HeroActed(at.seat, key, upgraded))
    _queue(at, key, "upgraded" if upgraded else "basic")


def _queue(at: Moment, key: str, side: Side) -> None:
    at.queue(*[HeroDoes(key, side, number) for number in range(len(_steps(key, side)))])


def _steps(key: str, side: Side) -> tuple[s.SpyStep, ...]:
    action = NOVEL.action(key)
    return {"basic": action.basic, "upgraded": action.upgraded, "on_upgrade": action.on_upgrade}[side]


def hero_does(at: Moment, step: HeroDoes) -> None:
    """Carry it out, or ask first."""
    does = _steps(step.action, step.side)[step.number]
    MEANING[type(does)](at, step, does)


def _ask(at: Moment, options: tuple[int, ...], least: int, most: int, then: Step, effect: str) -> None:
    at.queue(ChooseCards(options, least, most, then, effect))


def _cards(at: Moment, places: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(BOARD.of(at.state).lying[place] for place in places)


def _pressed(at: Moment, where: str) -> tuple[int, ...]:
    """Cards there that bear cubes."""
    board, spy = BOARD.of(at.state), SPY.of(at.state)
    places = meant(there(at), spy.hero, spy.enemy, where)
    return _cards(at, tuple(place for place in places if board.counters[place]))


def _move(at: Moment, step: HeroDoes, does: s.MoveHero) -> None:
    """To a card so many moves away, or nearer, or nowhere."""
    if step.chosen is None:
        _ask(at, _cards(at, within(there(at), SPY.of(at.state).hero, does.spaces)), 0, 1, step, "move_hero")
    elif step.chosen:
        at.say(ev.HeroMoved(step.chosen[0]))


def _remove(at: Moment, step: HeroDoes, does: s.RemovePressure) -> None:
    """Off as many cards as it may; where a cube needs a square, or where there are more cards, the seat chooses."""
    chosen = step.chosen
    if chosen is None:
        chosen = _pressed(at, does.where)
        most = min(does.cards, len(chosen))
        if does.to == "square":
            most = min(most, SQUARES - SPY.of(at.state).squares)
        if most and (does.to == "square" or most < len(chosen)):
            _ask(at, chosen, 0, most, step, "square" if does.to == "square" else "remove_pressure")
            return
        chosen = chosen[:most]
    if chosen:
        at.say(CountersTaken(chosen, does.per_card))
    if chosen and does.to == "square":
        at.say(ev.SquaresFilled(len(chosen)))


def _clear(at: Moment, step: HeroDoes, does: s.ClearSquares) -> None:
    """Empty the squares first, then take as many cubes off cards."""
    cubes = SPY.of(at.state).squares * does.remove_pressure_each
    if cubes:
        at.say(ev.SquaresCleared())
        at.queue(TakeCubes(cubes))


def take_cubes(at: Moment, step: TakeCubes) -> None:
    """One cube after the other, as long as there are cubes."""
    chosen = step.chosen
    if chosen is None:
        chosen = _pressed(at, "any")
        if len(chosen) > 1:
            _ask(at, chosen, 1, 1, step, "remove_pressure")
            return
    if chosen:
        at.say(CountersTaken(chosen, 1))
        if step.left > 1:
            at.queue(TakeCubes(step.left - 1))


def _draw(at: Moment, step: HeroDoes, does: s.DrawCards) -> None:
    """More cards in the next hand, from the card on which the hero stands."""
    (card,) = _cards(at, (SPY.of(at.state).hero,))
    at.say(ExtraDraw(at.seat, card, does.amount))


def _return_typo(at: Moment, step: HeroDoes, does: s.ReturnTypo) -> None:
    """Typos of hand and discard pile, if the seat wants."""
    if step.chosen is None:
        if typos := moves.returnable(at):
            _ask(at, typos, 0, min(does.count, len(typos)), step, "return_typo")
    elif step.chosen:
        moves.give_back(at, step.chosen)


MEANING: dict[type[s.SpyStep], Callable[[Moment, HeroDoes, Any], None]] = {
    s.MoveHero: _move,
    s.RemovePressure: _remove,
    s.ClearSquares: _clear,
    s.DrawCards: _draw,
    s.ReturnTypo: _return_typo,
}


def common_gained(at: Moment, event: CommonGained) -> None:
    """It upgrades a hero action at once (rules 12.8)."""
    at.queue(*[Upgrade(()) for _ in range(NOVEL.upgrades_for_common)])


def upgrade(at: Moment, step: Upgrade) -> None:
    """One of choice, if any is left."""
    if step.option is None:
        left = tuple(action.key for action in NOVEL.actions if action.key not in SPY.of(at.state).upgraded)
        if len(left) > 1:
            at.queue(ChooseOption(left, "upgrade_action", replace(step, actions=left)))
        elif left:
            at.queue(Upgrade(left, 0))
        return
    key = step.actions[step.option]
    at.say(ev.ActionUpgraded(at.seat, key))
    _queue(at, key, "on_upgrade")
