"""The author's plan with fewer whims, and a look ahead: its next hands are dealt in a few games that it plays on in thought."""

from __future__ import annotations

from paperback.engine.commands import Command

from . import thinking
from .author import Author
from .numbers import tuned
from .speller import Speller
from .thoughts import lines
from .window import Window

WHIM = 0.6
"""How much better or worse than it is a card may seem to a bestseller, before it looks ahead."""
WORLDS = 12
"""Worlds for a move."""
WORK = 500_000
"""Most work for a move: less than a tenth of a second."""


class Bestseller:
    """Plays one seat; its answers depend on its seed and the window alone."""

    __slots__ = ("_author", "_seed", "_work", "_worlds")

    breadth = 1
    """How many moves it thinks about (see `thoughts.lines`)."""
    whim = WHIM

    def __init__(self, speller: Speller, seed: str, worlds: int = WORLDS, work: int = WORK) -> None:
        """A player with these words, which thinks in so many worlds, and does so much work for a move at most."""
        self._author = Author.with_whims(speller, seed, self.whim)
        self._seed = seed
        self._worlds = worlds
        self._work = work

    def choose(self, window: Window) -> Command:
        """The command to give now."""
        effort = self.effort()
        return thinking.best(window, lines(window, self._author, self.breadth), self._seed, effort)[0]

    def effort(self) -> thinking.Effort:
        """How long it thinks about a move."""
        return thinking.Effort(self._author.speller, tuned(), self._worlds, self._work)
