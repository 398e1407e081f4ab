"""The standard game, in both editions (rules 1 to 3)."""

from __future__ import annotations

from paperback.abilities.part import ABILITIES
from paperback.engine.card import At
from paperback.engine.core import CORE
from paperback.engine.part import Mode
from paperback.engine.setup import ending, set_up
from paperback.engine.steps import CheckLength, CleanUp, EndTurn, KeepCards, OpenShop, Shop, SpellWord, StartTurn, UseAbilities

STANDARD = Mode(
    name="standard",
    seats=(2, 5),
    fields=frozenset({"fame_piles", "finish_round"}),
    setup=set_up,
    turn=(
        StartTurn(),
        SpellWord(),
        CheckLength(),
        UseAbilities(At.RESOLVE, opening=True),
        UseAbilities(At.RESOLVE),
        UseAbilities(At.SCORE),
        OpenShop(),
        Shop(),
        UseAbilities(At.DRAW),
        KeepCards(),
        CleanUp(),
        EndTurn(),
    ),
    ending=ending,
    parts=(CORE, ABILITIES),
)
