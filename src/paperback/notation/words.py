"""Words as people write them: `(TH)Re*E` to tiles and back.

Brackets hold a card that reads as several letters, a lower-case letter is a wild, a star stands before the common card, and a space
between two words (rules 8.1).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from dataclasses import dataclass

from paperback.engine.spelling import Word

_PIECE = re.compile(r"(?P<star>\*?)(?:\((?P<several>[A-Z]{2,})\)|(?P<one>[A-Z])|(?P<wild>[a-z]))")
MOST_WORDS = 2


@dataclass(frozen=True, slots=True)
class Piece:
    """One card of a word, as the notation shows it."""

    letters: str
    """Upper case, whatever card it is."""
    wild: bool = False
    common: bool = False

    def __str__(self) -> str:
        """The piece in the notation."""
        letters = self.letters.lower() if self.wild else f"({self.letters})" if len(self.letters) > 1 else self.letters
        return f"*{letters}" if self.common else letters


Pieces = tuple[tuple[Piece, ...], ...]


def parse(text: str) -> Pieces:
    """The pieces of each word; ValueError says what cannot be read and where."""
    words = text.split(" ")
    if len(words) > MOST_WORDS:
        msg = f"at most {MOST_WORDS} words, with one space between them: {text!r}"
        raise ValueError(msg)
    pieces = tuple(_parse_word(word) for word in words)
    if sum(piece.common for word in pieces for piece in word) > 1:
        msg = f"the common card can be there once: {text!r}"
        raise ValueError(msg)
    return pieces


def _parse_word(word: str) -> tuple[Piece, ...]:
    pieces: list[Piece] = []
    at = 0
    while match := _PIECE.match(word, at):
        letters = match["several"] or match["one"] or match["wild"].upper()
        pieces.append(Piece(letters, wild=bool(match["wild"]), common=bool(match["star"])))
        at = match.end()
    if at < len(word) or not pieces:
        msg = f"cannot read {word[at:]!r} in {word!r}" if word else "a word is missing"
        raise ValueError(msg)
    return tuple(pieces)


def show(words: Pieces) -> str:
    """The notation of these pieces."""
    return " ".join("".join(map(str, word)) for word in words)


def pieces(words: tuple[Word, ...], wild: Callable[[int], bool], commons: Container[int]) -> Pieces:
    """The pieces of words as laid; `wild` tells of a card whether it is one, `commons` holds the common card if it can be used."""
    return tuple(tuple(Piece(tile.letters, wild(tile.card), tile.card in commons) for tile in word) for word in words)
