"""The part that gives card texts their meaning."""

from __future__ import annotations

from paperback.engine.part import Part

from . import conditions, effects, spelling, vocabulary

ABILITIES = Part(
    name="abilities",
    conditions=conditions.MEANING,
    effects=effects.MEANING,
    effect_names={kind: name for name, kind in vocabulary.EFFECTS.items()},
    spelling=spelling.widen,
)
