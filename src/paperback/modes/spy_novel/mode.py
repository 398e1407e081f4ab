"""The solo game (rules 12)."""

from __future__ import annotations

from itertools import chain

from paperback.engine.part import Mode
from paperback.engine.settings import Option
from paperback.engine.setup import set_up
from paperback.engine.steps import CleanUp, StartTurn, Step
from paperback.modes.board.clock import never, turns_left
from paperback.modes.board.part import BOARD_PART
from paperback.modes.standard.mode import STANDARD

from .ground import NOVEL
from .part import LEVEL, SPY_NOVEL_PART
from .steps import DrawEnemy, EnemyActs

TURNS_PER_CARD = 2
"""Turns that a Fame card on the board lasts in games of computer players."""


def _with_enemy(step: Step) -> tuple[Step, ...]:
    """A card is drawn when the turn begins, and carried out once the new hand is drawn (rules 12.11)."""
    if isinstance(step, StartTurn):
        return step, DrawEnemy()
    return (step, EnemyActs()) if isinstance(step, CleanUp) else (step,)


SPY_NOVEL = Mode(
    name="spy_novel",
    seats=(1, 1),
    setup=set_up,
    turn=tuple(chain.from_iterable(map(_with_enemy, STANDARD.turn))),
    ending=never,
    parts=(*STANDARD.parts, BOARD_PART, SPY_NOVEL_PART),
    needs=("typos",),
    options=(Option(name=LEVEL, values=tuple(sorted(one.level for one in NOVEL.enemies if one.level)), default=1),),
    fame_piles=False,
    rivals=False,
    turns_left=turns_left(TURNS_PER_CARD),
)
