"""What attacks do in a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback.engine.steps import OpenShop, Shop, StartTurn, Step


@dataclass(frozen=True, slots=True)
class EndAttacks(Step):
    """The cards of the last attack leave the table."""

    step: Literal["end_attacks"] = "end_attacks"


@dataclass(frozen=True, slots=True)
class PayTax(Step):
    """What others' attacks take from the money of the turn."""

    step: Literal["pay_tax"] = "pay_tax"


@dataclass(frozen=True, slots=True)
class StayInPlay(Step):
    """Attack cards of the word are not discarded with it."""

    step: Literal["stay_in_play"] = "stay_in_play"


def turn(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """The turn with what attacks do in it: the tax comes before buying, the cards of the word stay when buying is done."""
    taxed = False
    found: list[Step] = []
    for step in steps:
        if isinstance(step, OpenShop | Shop) and not taxed:
            found.append(PayTax())
            taxed = True
        found.append(step)
        if isinstance(step, StartTurn):
            found.append(EndAttacks())
        if isinstance(step, Shop):
            found.append(StayInPlay())
    return tuple(found)
