"""Taking a hero action (rules 12.3)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from paperback.engine.commands import Command
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Moment, Rules
from paperback.engine.state import GameState

from . import hero
from .ground import NOVEL, SQUARES
from .state import SPY, SpyState

CODES = ("no_such_action", "action_used", "action_blocked", "no_free_square")


@dataclass(frozen=True, slots=True)
class HeroAction(Command):
    """Take this hero action, by its key."""

    action: str
    do: Literal["hero_action"] = "hero_action"


def blocked(spy: SpyState) -> str:
    """The action under the X token; empty for none."""
    return NOVEL.enemy(spy.drawn).blocks if spy.drawn else ""


def why_not(spy: SpyState, key: str) -> str:
    """The reason why the action cannot be taken now, whoever's turn it is; empty for none."""
    action = next((one for one in NOVEL.actions if one.key == key), None)
    if action is None:
        return "no_such_action"
    if spy.acted:
        return "action_used"
    if key == blocked(spy):
        return "action_blocked"
    return "no_free_square" if action.squares and spy.squares >= SQUARES else ""


def check(at: Moment, command: HeroAction) -> Rejection | None:
    """One in a turn, not the one under the X (rules 12.3); one with squares needs a free one (rules 12.9)."""
    code = why_not(SPY.of(at.state), command.action)
    return Rejection(code) if code else None


def take(at: Moment, command: HeroAction) -> None:
    """The question waits underneath until the action is done."""
    hero.act(at, command.action)


def tries(rules: Rules, state: GameState, seat: int) -> Iterable[HeroAction]:
    """Any of them."""
    return (HeroAction(action.key) for action in NOVEL.actions)
