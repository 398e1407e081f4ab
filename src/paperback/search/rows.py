"""Cards as rows of small integers, made once for each design.

Whatever the vocabulary can say has its line in `CONDITIONS` and `EFFECTS`; an effect that touches neither score nor draws nor letters
has an empty one. A new scoring effect needs a line here and its meaning in
`kernel/tally.py` (what it brings) and `kernel/hope.py` (what it can bring at most).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from paperback.abilities import vocabulary as v
from paperback.engine.card import Card, Condition, Effect, Kind

from .kernel.codes import (
    ABILITIES,
    ADD,
    AGAIN,
    BESIDE,
    CARD,
    COMMON,
    COMMON_USED,
    COPY,
    COUNT,
    COUNTED,
    DRAW,
    DYSLEXIC,
    FIRST,
    LAST,
    LEAVES,
    LENGTH,
    NEAR_BOTH,
    NEIGHBOURING,
    NO_REPEAT,
    NO_WILD,
    PAIR,
    PER,
    ROW,
    RUN,
    SPACEBAR,
    TARGETS,
    TYPO,
    WHOLE,
    WILD,
    WORD,
)

A: Final = ord("A")
READINGS: Final = 4
"""So many a row can hold."""
_LONGEST_READING: Final = 3
_NONE: Final = (0, 0, 0, 0)
_MANY_CENTS: Final = 1 << 20


def number(letter: str) -> int:
    """A letter as the kernel writes it: A is 0."""
    return ord(letter) - A


CONDITIONS: Final[dict[type[Condition], Callable[[Any], tuple[int, int, int]]]] = {
    v.First: lambda _: (FIRST, 0, 0),
    v.Last: lambda _: (LAST, 0, 0),
    v.WordLength: lambda c: (LENGTH, c.min, c.max),
    v.NoWild: lambda _: (NO_WILD, 0, 0),
    v.WholeHandUsed: lambda _: (WHOLE, 0, 0),
    v.CommonUsed: lambda _: (COMMON_USED, 0, 0),
    v.SameLetterAgain: lambda _: (AGAIN, 0, 0),
    v.NoRepeat: lambda _: (NO_REPEAT, 0, 0),
    v.ConsonantRun: lambda c: (RUN, c.min, 0),
    v.Beside: lambda c: (BESIDE, NEIGHBOURING[c.of] + NEAR_BOTH * c.both, number(c.letter) if c.letter else 0),
    v.Count: lambda c: (COUNT, COUNTED[c.of], c.min),
}
"""A condition's kind and parameters; an ability with a condition that is judged late is nothing to the kernel."""


def _nothing(_: Effect) -> tuple[int, int, int, int]:
    return _NONE


EFFECTS: Final[dict[type[Effect], Callable[[Any], tuple[int, int, int, int]]]] = {
    v.Score: lambda e: (ADD, e.amount, 0, 0),
    v.ScorePer: lambda e: (PER, COUNTED[e.of], e.amount, e.above),
    v.MultiplyCard: lambda e: (CARD, TARGETS[e.target], e.by, 0),
    v.MultiplyWord: lambda e: (WORD, e.by, 0, 0),
    v.Draw: lambda e: (DRAW, e.amount, 0, 0),
    v.CopyNeighbour: lambda _: (COPY, 0, 0, 0),
    # readings and roles, see `row_of`
    v.ReadAs: _nothing,
    v.SplitWord: _nothing,
    # what they bring does not depend on the word: a trashing reward is a decision of its own
    v.Keep: _nothing,
    v.Trash: _nothing,
    v.Look: _nothing,
    v.Gain: _nothing,
    v.FlushOffer: _nothing,
    v.Discount: _nothing,
    v.BuyToTop: _nothing,
    v.FamePer: _nothing,
    v.Attack: _nothing,
    v.Redraw: _nothing,
    v.BorrowLetter: _nothing,
    v.LengthBonus: _nothing,
    v.TypoMove: _nothing,
    v.Fame: _nothing,
}
"""An effect's code and parameters; all 0 where it is nothing to the kernel."""


@dataclass(frozen=True, slots=True, eq=False)
class Row:
    """What the search keeps of a design."""

    face: Card
    order: int
    """Designs that the kernel cannot tell apart have the same number; it sorts the cards of a rack, dearest first."""
    data: bytes
    readings: tuple[str, ...]
    chooses: bool
    """Whether the card multiplies a neighbour of its owner's choice."""
    spacebar: bool
    dyslexic: bool
    special: bool
    """Whether one of these three is true."""


_rows: Final[dict[int, Row]] = {}
_read_rows: Final[dict[tuple[int, tuple[str, ...], bool], tuple[Card, Row]]] = {}


def row_of(face: Card) -> Row:
    """The row of a design; ValueError if it says more than a row can hold."""
    try:
        return _rows[id(face)]
    except KeyError:
        # the row keeps the face alive, so its id stays its own
        row = _rows[id(face)] = _write(face)
        return row


def row_read(face: Card, readings: tuple[str, ...], *, muted: bool) -> Row:
    """The row of a design that is read as one of these and not as printed; `muted`, it has no score and no abilities."""
    key = id(face), readings, muted
    try:
        return _read_rows[key][1]
    except KeyError:
        row = _write(replace(face, score=0, abilities=()) if muted else face, readings)
        _read_rows[key] = face, row
        return row


def bare_row(face: Card) -> Row:
    """The row of a card beside the hand: letters and printed score, no abilities in the word (catalogue README, Genres)."""
    key = id(face), (), False
    try:
        return _read_rows[key][1]
    except KeyError:
        row = _write(replace(face, abilities=()))
        _read_rows[key] = face, row
        return row


def _write(face: Card, otherwise: tuple[str, ...] = ()) -> Row:
    effects = [ability.do for ability in face.abilities]
    spacebar = any(isinstance(effect, v.SplitWord) for effect in effects)
    dyslexic = any(isinstance(effect, v.ReadAs) and effect.mode == "reversed" for effect in effects)
    chooses = any(isinstance(effect, v.MultiplyCard) and effect.target == "neighbour" for effect in effects)
    readings = otherwise or _readings(face)
    abilities: list[int] = []
    for ability in face.abilities:
        effect = EFFECTS[type(ability.do)](ability.do)
        if effect != _NONE and not any(condition.late for condition in ability.when):
            abilities += [*effect, len(ability.when)]
            for condition in ability.when:
                abilities += CONDITIONS[type(condition)](condition)
    numbers = array("i", bytes(4 * ROW))
    head = [_flags(face) + SPACEBAR * spacebar + DYSLEXIC * dyslexic, face.score, len(readings), ABILITIES + len(abilities)]
    for reading in readings:
        head += [len(reading), *(number(letter) for letter in reading), *[0] * (_LONGEST_READING - len(reading))]
    if len(readings) > READINGS or head[3] > ROW or any(len(reading) > _LONGEST_READING for reading in readings):
        message = f"{face.key} says more than a row can hold"
        raise ValueError(message)
    numbers[: len(head)] = array("i", head)
    numbers[ABILITIES : head[3]] = array("i", abilities)
    data = numbers.tobytes()
    return Row(
        face=face,
        order=((_MANY_CENTS - face.score) << 8 * len(data)) + int.from_bytes(data),
        data=data,
        readings=readings,
        chooses=chooses,
        spacebar=spacebar,
        dyslexic=dyslexic,
        special=chooses or spacebar or dyslexic,
    )


def _flags(face: Card) -> int:
    leaves = any(isinstance(ability.do, v.Trash) and "self" in ability.do.zones for ability in face.abilities)
    return WILD * face.wild + COMMON * (face.kind is Kind.COMMON) + PAIR * face.two_letter + TYPO * (face.kind == "typo") + LEAVES * leaves


def _readings(face: Card) -> tuple[str, ...]:
    """All that a card can be read as by its own; the printed letters first."""
    if face.wild or not face.letters:
        return ()
    readings = [face.letters]
    for ability in face.abilities:
        effect = ability.do
        if isinstance(effect, v.ReadAs) and effect.cards == "self":
            readings += [face.letters * 2] if effect.mode == "doubled" else effect.forms
    return tuple(dict.fromkeys(readings))
