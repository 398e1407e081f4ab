"""The attack cards join the offer by their cost (rules 9.1)."""

from __future__ import annotations

from paperback.engine.part import Part
from paperback.engine.rules import Rules
from paperback.modes.module import Module

from .part import PART

NAME = "attacks"


def offer(rules: Rules) -> tuple[int, ...]:
    """Faces of the attack cards."""
    return rules.library.groups[NAME]


ATTACKS = Module(name=NAME, parts=(PART, Part(name="attack_cards", offer=offer)))
