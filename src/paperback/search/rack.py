"""A hand, and the common card beside it, as the kernel takes them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from paperback.engine.card import Card

from .rows import Row, row_of


class RackCard(NamedTuple):
    """One card that can be used."""

    card: int
    """The card's id in its game."""
    face: Card


@dataclass(frozen=True, slots=True)
class Rack:
    """What a word can be made of: the hand, the common card if it may be used, and whether wilds may be used (rules 2.2, 9)."""

    hand: tuple[RackCard | tuple[int, Card], ...]
    """Ids and faces."""
    common: RackCard | None = None
    wilds: bool = True


@dataclass(slots=True, eq=False)
class Laid:
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
    """Whether some card multiplies a neighbour of choice."""


def lay_out(rack: Rack) -> Laid:
    """Order a rack for the kernel."""
    entries = [(row.key, card, row) for card, row in [(card, row_of(face)) for card, face in rack.hand]]
    # no card is there twice, so that rows are never compared
    entries.sort()  # type: ignore[call-overload]
    cards = [entry[1] for entry in entries]
    rows = [entry[2] for entry in entries]
    common = spacebar = dyslexic = -1
    chooses = False
    if rack.common is not None:
        common = len(cards)
        cards.append(rack.common.card)
        rows.append(row_of(rack.common.face))
    for place, row in enumerate(rows):
        if row.plain:
            continue
        chooses |= row.chooses
        if row.spacebar:
            spacebar = place
        if row.dyslexic:
            dyslexic = place
    data = memoryview(b"".join([row.data for row in rows])).cast("i")
    return Laid(cards, rows, data, len(rack.hand), common, spacebar, dyslexic, rack.wilds, chooses)
