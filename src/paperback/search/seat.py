# cython: annotation_typing=True
"""The rack of a seat: what its word can be made of now, attacks, lent cards and readings included, and which words it may lay."""

from __future__ import annotations

from paperback.engine.rules import Moment, Spelling
from paperback.engine.state import NOBODY

from .query import Accept
from .rack import Rack, RackCard, RackReading


def rack_of(at: Moment) -> Rack:
    """What this seat's word can be made of."""
    rules, faces, number = at.rules, at.rules.faces, at.state.faces
    hand = tuple([(card, faces[number[card]]) for card in at.me.hand])
    common = at.common
    lent = None if common == NOBODY else RackCard(common, faces[number[common]])
    if len(rules.spelling) == 1 and not rules.unusable:
        return Rack(hand, lent)
    spelling = Spelling(at)
    own = {common, *at.me.hand}
    forbidden_wild = any(face.wild and card not in spelling.usable for card, face in hand)
    return Rack(
        hand,
        lent if common in spelling.usable else None,
        not forbidden_wild,
        tuple([RackCard(card, faces[number[card]]) for card in spelling.beside]),
        tuple([RackReading(one.source, one.ways, one.limit, one.muted) for one in spelling.readings if one.source not in own]),
    )


def accept_of(at: Moment) -> Accept | None:
    """Whether the parts of the game let this seat lay words of its rack; None where all may be laid."""
    checks = at.rules.words
    if not checks:
        return None
    return lambda words: all(check(at, words) is None for check in checks)
