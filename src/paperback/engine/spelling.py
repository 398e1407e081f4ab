"""A word as played: cards left to right and what each reads as."""

from __future__ import annotations

from dataclasses import dataclass

VOWELS = frozenset("AEIOU")
"""All other letters are consonants, Y included (catalogue README)."""


@dataclass(frozen=True, slots=True)
class Tile:
    """One card of a word and the letters that it stands for there (rules 2.2)."""

    card: int
    """The card's id in this game."""
    letters: str
    """Upper case: a wild as `E`, a two-letter card as `TH`, a Q read as `QU`."""


Word = tuple[Tile, ...]
"""A row of tiles; a play is one word, or two while Spacebar is used (rules 8.1)."""


def text(word: Word) -> str:
    """The letters that the tiles spell."""
    return "".join([tile.letters for tile in word])


@dataclass(frozen=True, slots=True)
class Play:
    """What was laid, as conditions and counts judge it (rules 2.16)."""

    words: tuple[Word, ...] = ()
    common: int = -1
    """The common card of the track, if it is in a word or applied; else -1."""
    applied: tuple[int, ...] = ()
    """Spacebar and Dyslexic as used, from the track or the hand."""
    unused: int = 0
    """Cards left in the hand when the word was laid."""
    muted: tuple[int, ...] = ()
    """Cards read without their score and abilities."""
