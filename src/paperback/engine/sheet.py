"""The only arithmetic of a word's score (catalogue README, Scoring; rules 2.10)."""

from __future__ import annotations

from .state import Line, LineKind, TurnState

WRITTEN: frozenset[LineKind] = frozenset({"card", "multiplied", "flat"})
"""Lines that are written in a word."""


def total(lines: list[Line]) -> int:
    """The score: each word's cards, doublings and cents, times its multiplier; then cents from outside; never below 0."""
    sums = [0, 0]
    times = [1, 1]
    outside = dearest = 0
    for line in lines:
        kind = line.kind
        if kind in WRITTEN:
            sums[line.word] += line.amount
        elif kind == "word":
            times[line.word] += line.amount
        elif kind == "dearest":
            dearest += line.amount
        else:
            outside += line.amount
    if dearest:
        times[sums[1] * times[1] > sums[0] * times[0]] += dearest
    return max(0, sums[0] * times[0] + sums[1] * times[1] + outside)


def money(turn: TurnState) -> int:
    """What the seat can still spend this turn, in cents (rules 2.12)."""
    return total(turn.lines) - turn.spent
