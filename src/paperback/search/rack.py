"""A hand, and the common card beside it, as the kernel takes them."""

from __future__ import annotations

from typing import NamedTuple

from paperback.engine.card import Card

from .rows import Row, row_of


class RackCard(NamedTuple):
    """One card that can be used."""

    card: int
    """The card's id in its game; no two cards of a rack have the same."""
    face: Card


class Rack(NamedTuple):
    """What a word can be made of: the hand, the common card if it may be used, and whether wilds may be used (rules 2.2, 9)."""

    hand: tuple[tuple[int, Card], ...]
    """Ids and faces, as in `RackCard`."""
    common: RackCard | None = None
    wilds: bool = True


class Laid(NamedTuple):
    """A rack in the kernel's order: equal cards side by side, the dearest first, the common card last."""

    cards: list[int]
    rows: list[Row]
    data: memoryview
    hand: int
    """Cards of the hand, all of them."""
    common: int
    spacebar: int
    dyslexic: int
    wilds: bool
    chooses: bool
    """Whether some card multiplies a neighbour of its owner's choice."""


def lay_out(rack: Rack) -> Laid:
    """Order a rack for the kernel."""
    entries = [((row := row_of(face)).order, card, row) for card, face in rack.hand]
    entries.sort()
    cards = [card for _, card, _ in entries]
    rows = [row for _, _, row in entries]
    common = spacebar = dyslexic = -1
    if rack.common is not None:
        common = len(cards)
        cards.append(rack.common.card)
        rows.append(row_of(rack.common.face))
    chooses = False
    for row in rows:
        if row.special:
            chooses |= row.chooses
            if row.spacebar:
                spacebar = rows.index(row)
            if row.dyslexic:
                dyslexic = rows.index(row)
    data = memoryview(b"".join([row.data for row in rows])).cast("i")
    return Laid(cards, rows, data, len(rack.hand), common, spacebar, dyslexic, rack.wilds, chooses)
