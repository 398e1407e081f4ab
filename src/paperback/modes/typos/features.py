"""Typos, as numbers."""

from __future__ import annotations

from paperback.engine.features import Feature
from paperback.engine.rules import Rules

MOST = 99


def features(rules: Rules) -> tuple[Feature, ...]:
    """How many are left."""
    return (
        Feature(name="left", shape=(1,), most=MOST, about="typos in their deck", of=lambda view: [view.parts["typos"].left]),
        Feature(name="can_take", shape=(1,), most=1, about="the seat can take one now", of=lambda view: [view.parts["typos"].can_take]),
    )
