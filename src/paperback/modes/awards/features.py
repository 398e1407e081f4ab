"""The award, as numbers."""

from __future__ import annotations

from paperback.engine.features import Feature, face_of, from_me
from paperback.engine.rules import Rules
from paperback.engine.seen import SeatView

NAME = "awards"
MOST = 200


def features(rules: Rules) -> tuple[Feature, ...]:
    """Which award it is, and how the seats stand."""
    seats = (rules.settings.seats,)

    def leads(view: SeatView) -> list[int]:
        leaders = view.parts[NAME].leaders
        return from_me(view, [int(seat in leaders) for seat in range(len(view.seats))])

    return (
        Feature(
            name="card",
            shape=(1,),
            most=len(rules.faces),
            about="design of the award",
            of=lambda view: [face_of(rules, view.parts[NAME].card.card)],
        ),
        Feature(name="fame", shape=(1,), most=MOST, about="its Fame", of=lambda view: [view.parts[NAME].fame]),
        Feature(
            name="standing",
            shape=seats,
            most=MOST,
            about="what it measures, by seat",
            of=lambda view: from_me(view, view.parts[NAME].standing),
        ),
        Feature(name="leads", shape=seats, most=1, about="who would receive it now, by seat", of=leads),
    )
