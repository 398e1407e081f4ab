"""The unlockable cards: letter cards that join the offer once something was reached (rules 13.1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .library import read


@dataclass(frozen=True, slots=True)
class Achievement:
    """What unlocks a card."""

    card: str
    """The card's key."""
    measure: str
    """One of the measures of `data/vocabulary.toml`."""
    at_least: int


@cache
def achievements() -> tuple[Achievement, ...]:
    """Every unlockable card with what unlocks it, read once in each process."""
    return tuple(
        Achievement(card=entry["id"], measure=entry["unlock"]["measure"], at_least=entry["unlock"]["at_least"])
        for entry in read("unlockables")["card"]
    )
