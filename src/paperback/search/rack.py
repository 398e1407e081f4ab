"""What a word can be made of, and how the kernel takes it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Final, NamedTuple

from paperback.engine.card import Card

from .rows import READINGS, Row, bare_row, row_of, row_read


class RackCard(NamedTuple):
    """One card that can be used."""

    card: int
    """The card's id in its game; no two cards of a rack have the same."""
    face: Card


class RackReading(NamedTuple):
    """A leave to read cards otherwise that does not come from a card of the rack: these are known from what is printed."""

    source: int
    """The card that gives it; readings of the hand's cards and of the common card are passed over."""
    ways: Mapping[int, tuple[str, ...]]
    """What each card may read as besides."""
    limit: int
    """Most cards read so; 0 is any number."""
    muted: bool = False
    """Cards read so have no score and no abilities."""


class Rack(NamedTuple):
    """What a word can be made of (rules 2.2, 7.3, 9, 10.1)."""

    hand: tuple[tuple[int, Card], ...]
    """Ids and faces, as in `RackCard`."""
    common: RackCard | None = None
    """The common card, if it may be used."""
    wilds: bool = True
    """Whether wilds may be used."""
    beside: tuple[RackCard, ...] = ()
    """Cards that are not of the hand: each can be used once, for its letters and its printed score. Their faces are remembered for good."""
    readings: tuple[RackReading, ...] = ()


class Laid(NamedTuple):
    """A rack in the kernel's order: equal cards side by side, the dearest first, those beside the hand after it, the common card last."""

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


Read = Mapping[int, Row]
"""Cards that are read otherwise by leave of a `RackReading`, and how they are then."""
NOTHING_READ: Final[Read] = {}


def lay_out(rack: Rack, read: Read = NOTHING_READ) -> Laid:
    """Order a rack for the kernel."""
    if read:
        entries = [((row := read.get(card) or row_of(face)).order, card, row) for card, face in rack.hand]
    else:
        entries = [((row := row_of(face)).order, card, row) for card, face in rack.hand]
    entries.sort()
    if rack.beside:
        entries += sorted([((row := read.get(card) or bare_row(face)).order, card, row) for card, face in rack.beside])
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


def ways_to_read(rack: Rack) -> Iterator[Read]:
    """All ways to read cards otherwise, nothing read so first; of equal cards of the hand the last ones are read so.

    A card beside the hand may have more readings than a row can hold: then it has several rows, of which one is used.
    """
    found: dict[tuple[tuple[int, ...], ...], Read] = {(): NOTHING_READ}
    for number, reading in enumerate(foreign(rack)):
        options = []
        for card, face in rack.hand:
            ways = added(row_of(face), reading.ways.get(card, ()))
            if ways:
                row = row_read(face, ways, muted=reading.muted)
                options.append((card, row, (number, row_of(face).order, row.order)))
        for card, face in rack.beside:
            forms = reading.ways.get(card, ())
            rows = [row_read(face, forms[at : at + READINGS], muted=reading.muted) for at in range(0, len(forms), READINGS)]
            options += [(card, row, (number, bare_row(face).order, row.order)) for row in rows]
        options.sort(reverse=True, key=lambda option: option[0])
        for size in range(1, (reading.limit or len(options)) + 1):
            for chosen in combinations(options, size):
                more = {card: row for card, row, _ in chosen}
                kinds = tuple(sorted(kind for _, _, kind in chosen))
                for before, read in list(found.items()):
                    if any(number == kind[0] for kind in before) or more.keys() & read.keys():
                        continue
                    found.setdefault((*before, *kinds), {**read, **more})
    return iter(found.values())


def foreign(rack: Rack) -> list[RackReading]:
    """The readings that no card of the rack gives."""
    own = {card for card, _ in rack.hand}
    if rack.common is not None:
        own.add(rack.common.card)
    return [reading for reading in rack.readings if reading.source not in own]


def added(row: Row, ways: tuple[str, ...]) -> tuple[str, ...]:
    """Those of the ways that the card does not read as by its own; none for a wild or a card without letters."""
    return tuple(way for way in ways if way not in row.readings) if row.readings else ()
