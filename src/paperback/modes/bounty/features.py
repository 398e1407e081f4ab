"""Bounties, as numbers."""

from __future__ import annotations

from paperback.engine.features import ALPHABET, MOST_LETTERS, Feature, counts, from_me, letters_of, seat_of
from paperback.engine.rules import Rules

from .seen import MOST
from .state import NAME

MOST_TOKENS = 99
MOST_CARDS = 9


def features(rules: Rules) -> tuple[Feature, ...]:
    """Tokens, what the asking seat shows, and what was suggested."""
    seats = rules.settings.seats
    suggestions = MOST * max(1, seats - 1)
    return (
        Feature(
            name="tokens",
            shape=(seats,),
            most=MOST_TOKENS,
            about="tokens by seat",
            of=lambda view: from_me(view, view.parts[NAME].tokens),
        ),
        Feature(name="asker", shape=(1,), most=seats, about="who waits for words", of=lambda view: [seat_of(view, view.parts[NAME].asker)]),
        Feature(
            name="shown",
            shape=(len(rules.faces),),
            most=MOST_CARDS,
            about="its hand, by design",
            of=lambda view: counts(rules, [one.card for one in view.parts[NAME].hand]),
        ),
        Feature(
            name="suggested_by",
            shape=(suggestions,),
            most=seats,
            about="who made each suggestion",
            of=lambda view: [seat_of(view, one.seat) for one in view.parts[NAME].suggestions],
        ),
        Feature(
            name="suggested",
            shape=(suggestions, MOST_LETTERS),
            most=ALPHABET,
            about="letters of each suggestion",
            of=lambda view: [letters_of(one.word) for one in view.parts[NAME].suggestions],
        ),
        Feature(name="can_ask", shape=(1,), most=1, about="nobody has asked in this turn", of=lambda view: [view.parts[NAME].can_ask]),
    )
