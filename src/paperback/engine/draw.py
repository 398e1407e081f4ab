# cython: annotation_typing=True
"""Drawing cards from a seat's own deck."""

from __future__ import annotations

from . import events as ev
from .rules import Moment

HAND = 5
"""Cards drawn for a new hand (rules 1.12, 2.14)."""


def draw(at: Moment, count: int) -> None:
    """Draw so many cards; an empty draw pile is refilled from the discard pile, in the middle if need be and only then (rules 2.14)."""
    me = at.me
    ready = min(count, len(me.draw))
    if ready:
        _drawn(at, ready)
    missing = count - ready
    if missing and me.discard:
        order = at.chance.shuffled(f"deck/{at.seat}/{me.shuffles}", me.discard)
        at.say(ev.Shuffled(at.seat, tuple(order)))
        _drawn(at, min(missing, len(me.draw)))


def _drawn(at: Moment, count: int) -> None:
    at.say(ev.Drawn(at.seat, tuple(at.me.draw[: -count - 1 : -1]), count))
