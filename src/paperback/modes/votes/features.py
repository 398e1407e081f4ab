"""Votes, as numbers."""

from __future__ import annotations

from paperback.engine.features import ALPHABET, MOST_LETTERS, Feature, letters_of, seat_of
from paperback.engine.rules import Rules
from paperback.engine.seen import SeatView

from .words import AskVote

NAME = "votes"


def _asked(view: SeatView) -> AskVote | None:
    question = view.mine.question if view.mine else None
    return question if isinstance(question, AskVote) else None


def features(rules: Rules) -> tuple[Feature, ...]:
    """The vote that the viewer is asked for, and how many are open."""
    seats = rules.settings.seats
    return (
        Feature(name="open", shape=(1,), most=seats, about="open votes", of=lambda view: [len(view.parts[NAME].open)]),
        Feature(
            name="claimant",
            shape=(1,),
            most=seats,
            about="whose word the viewer is asked about",
            of=lambda view: [seat_of(view, asked.claimant) if (asked := _asked(view)) else 0],
        ),
        Feature(
            name="word",
            shape=(MOST_LETTERS,),
            most=ALPHABET,
            about="letters of that word",
            of=lambda view: letters_of(asked.word) if (asked := _asked(view)) else [],
        ),
    )
