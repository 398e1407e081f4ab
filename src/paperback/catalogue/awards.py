"""The awards: cards for who meets a measure best at the end of the game (rules 10.2)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Literal, TypeAlias

from .library import load, read

Wins: TypeAlias = Literal["most", "fewest"]
"""Which end of a measure is the best."""


@dataclass(frozen=True, slots=True)
class Award:
    """One award."""

    face: int
    key: str
    fame: int
    measure: str
    """One of the measures of `data/vocabulary.toml`."""
    wins: Wins


@cache
def awards() -> tuple[Award, ...]:
    """All awards, read once in each process."""
    return tuple(
        Award(face=load().index[entry["id"]], key=entry["id"], fame=entry["fame"], measure=entry["measure"], wins=entry["wins"])
        for entry in read("awards")["award"]
    )
