"""The co-operative game (rules 11)."""

from __future__ import annotations

from itertools import chain

from paperback.catalogue.coop import coop
from paperback.engine.part import Mode
from paperback.engine.rules import Rules
from paperback.engine.settings import Option
from paperback.engine.setup import set_up
from paperback.engine.state import GameState, Outcome
from paperback.engine.steps import Shop, Step
from paperback.modes.board.part import BOARD_PART
from paperback.modes.board.state import BOARD
from paperback.modes.standard.mode import STANDARD

from .part import COOPERATIVE_PART, LAYOUT, LIMIT
from .steps import PlaceToken

TURNS_PER_CARD = 3
"""Turns, of all seats together, that a Fame card on the layout lasts."""
FEWEST_TURNS = 2
"""Nobody can tell the last turn, so nobody plays as if it were."""


def never(rules: Rules, state: GameState) -> Outcome | None:
    """No end of a turn ends this game: the last purchase or a token does, at once (rules 3.5, 11.4)."""
    return None


def turns_left(rules: Rules, state: GameState, seat: int) -> int:
    """A guess from games between computer players."""
    left = len(BOARD.of(state).cards())
    return max(FEWEST_TURNS, TURNS_PER_CARD * left // len(state.seats))


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
    turns_left=turns_left,
)
