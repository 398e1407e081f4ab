"""Which clauses of the rules a card's detail points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from paperback.engine.card import Card, Condition, Effect, Kind

from . import vocabulary as v

if TYPE_CHECKING:
    from collections.abc import Iterator


def ruling(card: Card) -> tuple[str, ...]:
    """The numbers of the clauses that apply to the card beyond spelling and scoring a letter, in the order of the rules."""
    return tuple(sorted(set(_clauses(card)), key=lambda clause: [int(part) for part in clause.split(".")]))


def _clauses(card: Card) -> Iterator[str]:
    if card.wild:
        yield from ("2.2", "2.11")
    if len(card.letters) > 1:
        yield from ("2.2", "2.5")
    yield from _KINDS.get(card.kind, ())
    for ability in card.abilities:
        yield from ("2.8",) if ability.may or ability.when else ()
        for condition in ability.when:
            yield from _CONDITIONS.get(type(condition), ())
        yield from _EFFECTS[type(ability.do)]
        match ability.do:
            case v.ReadAs(mode=mode):
                yield from _READINGS[mode]
            case v.MultiplyCard(then_trash=True):
                yield "2.9"


_KINDS: dict[Kind, tuple[str, ...]] = {
    Kind.COMMON: ("1.9", "2.6", "2.7"),
    Kind.FAME: ("3.1", "3.2"),
    Kind.ATTACK: ("2.13",),
    Kind.TYPO: ("6.1", "6.2", "6.4"),
    Kind.GENRE: ("7.2", "7.3", "7.4", "7.5"),
    Kind.POWER: ("10.1",),
    Kind.AWARD: ("10.2", "10.5"),
    Kind.THEME: ("10.3", "10.4"),
}

_JUDGED_ONCE = ("2.16",)

_CONDITIONS: dict[type[Condition], tuple[str, ...]] = {
    v.WordLength: ("2.5", *_JUDGED_ONCE),
    v.NoWild: _JUDGED_ONCE,
    v.WholeHandUsed: _JUDGED_ONCE,
    v.CommonUsed: (*_JUDGED_ONCE, "8.4"),
    v.SameLetterAgain: _JUDGED_ONCE,
    v.NoRepeat: _JUDGED_ONCE,
    v.ConsonantRun: _JUDGED_ONCE,
    v.Count: _JUDGED_ONCE,
    v.HandWithoutWild: ("2.16", "10.6"),
    v.TypoTaken: ("2.16", "6.1"),
}
"""Clauses about a condition; where the card stands in the word needs none."""

_EFFECTS: dict[type[Effect], tuple[str, ...]] = {
    v.Score: ("2.10",),
    v.ScorePer: ("2.10", *_JUDGED_ONCE),
    v.MultiplyCard: ("2.10", "2.11"),
    v.MultiplyWord: ("2.10",),
    v.Draw: ("2.14",),
    v.Keep: ("2.13", "2.14"),
    v.Trash: ("2.8", "2.9"),
    v.Look: ("2.8", "2.15"),
    v.CopyNeighbour: ("2.8", "2.10", "2.11"),
    v.Gain: ("2.17",),
    v.FlushOffer: ("1.8",),
    v.Discount: ("2.17",),
    v.BuyToTop: ("2.12", "2.15"),
    v.ReadAs: ("2.2",),
    v.SplitWord: ("8.1", "8.3", "8.4"),
    v.FamePer: ("3.2",),
    v.Attack: ("9.1", "9.2", "9.3"),
    v.Redraw: ("2.15",),
    v.BorrowLetter: ("2.2", "2.5", "8.3"),
    v.LengthBonus: ("2.5", "2.6"),
    v.TypoMove: ("6.1", "6.3", "6.4"),
    v.Fame: ("3.2",),
}

_READINGS: dict[str, tuple[str, ...]] = {
    "listed": ("2.5",),
    "doubled": ("2.5",),
    "reversed": ("8.2", "8.4"),
    "alphabet_neighbour": (),
}
