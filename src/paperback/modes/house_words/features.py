"""House words, as numbers."""

from __future__ import annotations

from paperback.engine.features import Feature
from paperback.engine.rules import Rules
from paperback.engine.seen import SeatView

NAME = "house_words"
MOST = 999


def features(rules: Rules) -> tuple[Feature, ...]:
    """How many words the people have decided on."""

    def decided(view: SeatView) -> list[int]:
        house = view.parts[NAME]
        return [len(house.accepted), len(house.refused)]

    return (Feature(name="decided", shape=(2,), most=MOST, about="words accepted, and refused", of=decided),)
