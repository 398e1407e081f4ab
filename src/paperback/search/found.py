"""What is asked of a search, and what it finds."""

from __future__ import annotations

from typing import Final, NamedTuple

from paperback.engine.spelling import Word

NO_MARK: Final = 99


class Value(NamedTuple):
    """What counts, in whole numbers: the value of a play is the sum of these."""

    score: int = 64
    """For each cent of the score."""
    draw: int = 1
    """For each card more in the next hand."""
    card: int = 0
    """For each card used."""
    leaving: int = 0
    """For each used card that trashes itself."""
    mark: int = NO_MARK
    """Letters that a word needs for `gain`."""
    gain: int = 0
    """Once, if a word has at least `mark` letters."""


PEOPLE: Final = Value()
"""What people mean by best: the most cents, then the most cards drawn (never as many as 64)."""


class Found(NamedTuple):
    """One way to spell a word, or two words, and what it is worth with the best choices."""

    words: tuple[Word, ...]
    text: str
    """The letters; two words with a space between."""
    score: int
    """The money that this play makes: cents of the cards and of the Spacebar or the Dyslexic, without rewards for trashing."""
    draws: int
    """Cards more in the next hand."""
    length: int
    """Letters of the longer word."""
    value: int
    """What was asked for."""
    copies: tuple[tuple[int, int], ...]
    """Copying cards and the neighbours to copy."""
    targets: tuple[tuple[int, int], ...]
    """Cards that multiply a neighbour of choice and the neighbours to choose."""
    nodes: int
    """Nodes of the lexicon's graph that were visited; 0 where the words were given."""
    complete: bool
    """Whether the search went to its end, so that nothing better exists."""

    @property
    def choices(self) -> tuple[tuple[int, int], ...]:
        """What cards choose, in the order of asking: what is copied, then what is multiplied."""
        return self.copies + self.targets
