"""The theme, as numbers."""

from __future__ import annotations

from paperback.engine.features import Feature, face_of, seat_of
from paperback.engine.rules import Rules
from paperback.engine.seen import SeatView

from .words import NAME

MOST = 99


def features(rules: Rules) -> tuple[Feature, ...]:
    """Which theme it is, its Fame and its holder."""

    def theme(view: SeatView) -> list[int]:
        seen = view.parts[NAME]
        return [face_of(rules, seen.card.card), seen.fame, seat_of(view, seen.holder)]

    return (Feature(name="theme", shape=(3,), most=len(rules.faces), about="its design, its Fame, who holds it", of=theme),)
