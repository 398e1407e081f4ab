"""The drafting game, all seats at once (rules 5)."""

from __future__ import annotations

from paperback.abilities.part import ABILITIES
from paperback.engine.card import At
from paperback.engine.core import CORE
from paperback.engine.part import Mode
from paperback.engine.rules import Rules
from paperback.engine.setup import set_up
from paperback.engine.state import GameState
from paperback.engine.steps import KeepCards, OpenShop, Shop, SpellWord, StartTurn, UseAbilities

from .imagined import imagined
from .part import DRAFTING
from .rounds import ending, follow
from .secrecy import lens, told
from .state import DRAFT, NAME, ROUNDS


def common(state: GameState, seat: int) -> int:
    """The common card of the seat's packet (rules 5.2)."""
    return DRAFT.of(state).commons[seat]


def turns_left(rules: Rules, state: GameState, seat: int) -> int:
    """The rounds are the clock (rules 5.6)."""
    return ROUNDS + 1 - DRAFT.of(state).round


DEADLINE = Mode(
    name=NAME,
    seats=(2, 5),
    setup=set_up,
    turn=(
        StartTurn(),
        SpellWord(),
        UseAbilities(At.RESOLVE, opening=True),
        UseAbilities(At.RESOLVE),
        UseAbilities(At.SCORE),
        OpenShop(),
        Shop(),
        UseAbilities(At.DRAW),
        KeepCards(),
    ),
    ending=ending,
    parts=(CORE, ABILITIES, DRAFTING),
    piles=False,
    track=False,
    at_once=True,
    follow=follow,
    common=common,
    lens=lens,
    imagined=imagined,
    told=told,
    turns_left=turns_left,
)
