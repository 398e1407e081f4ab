"""Attacks in force, as numbers."""

from __future__ import annotations

from paperback.abilities.vocabulary import Attack
from paperback.engine.features import Feature, from_me
from paperback.engine.rules import Rules
from paperback.engine.seen import SeatView

from .state import ATTACKS

MOST = 20


def features(rules: Rules) -> tuple[Feature, ...]:
    """How many attacks of each kind limit each seat, and by how much together."""
    effects = [ability.do for card in rules.faces for ability in card.abilities]
    kinds = sorted({effect.kind for effect in effects if isinstance(effect, Attack)})
    shape = (rules.settings.seats, len(kinds))

    def numbers(view: SeatView, *, amount: bool) -> list[list[int]]:
        found = [[0] * len(kinds) for _ in view.seats]
        for limit in view.parts[ATTACKS.name].limits:
            found[limit.seat][kinds.index(limit.kind)] += limit.amount if amount else 1
        return from_me(view, found)

    named = ", ".join(kinds)
    return (
        Feature(
            name="limits",
            shape=shape,
            most=MOST,
            about=f"attacks on each seat by kind ({named})",
            of=lambda view: numbers(view, amount=False),
        ),
        Feature(
            name="amounts", shape=shape, most=MOST, about="what they come to together, by kind", of=lambda view: numbers(view, amount=True)
        ),
    )
