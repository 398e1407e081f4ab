"""The layout, as numbers."""

from __future__ import annotations

from paperback.engine.features import Feature
from paperback.engine.rules import Rules
from paperback.modes.board.features import places

NAME = "cooperative"


def features(rules: Rules) -> tuple[Feature, ...]:
    """The places, and the tokens that are due."""
    return (
        places(rules, lambda view: view.parts[NAME].places),
        Feature(
            name="limit", shape=(1,), most=9, about="so many counters on a card lose the game", of=lambda view: [view.parts[NAME].limit]
        ),
        Feature(
            name="token_due",
            shape=(1,),
            most=1,
            about="the active seat has bought no Fame card yet this turn",
            of=lambda view: [view.parts[NAME].token_due],
        ),
    )
