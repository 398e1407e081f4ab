"""The co-operative game (rules 11)."""

from __future__ import annotations

from itertools import chain

from paperback.catalogue.coop import coop
from paperback.engine.part import Mode
from paperback.engine.settings import Option
from paperback.engine.setup import set_up
from paperback.engine.steps import Shop, Step
from paperback.modes.board.clock import never, turns_left
from paperback.modes.board.part import BOARD_PART
from paperback.modes.standard.mode import STANDARD

from .part import COOPERATIVE_PART, LAYOUT, LIMIT
from .steps import PlaceToken

TURNS_PER_CARD = 3
"""Turns, of all seats together, that a Fame card on the layout lasts in games between computer players."""


def _tokens_after_buying(turn: tuple[Step, ...]) -> tuple[Step, ...]:
    return tuple(chain.from_iterable((step, PlaceToken()) if isinstance(step, Shop) else (step,) for step in turn))


COOPERATIVE = Mode(
    name="cooperative",
    seats=(1, 5),
    setup=set_up,
    turn=_tokens_after_buying(STANDARD.turn),
    ending=never,
    parts=(*STANDARD.parts, BOARD_PART, COOPERATIVE_PART),
    options=(
        Option(name=LAYOUT, values=tuple(one.key for one in coop().layouts), default="pyramid"),
        Option(name=LIMIT, values=(coop().token_limit, coop().token_limit_hard), default=coop().token_limit),
    ),
    fame_piles=False,
    rivals=False,
    turns_left=turns_left(TURNS_PER_CARD),
)
