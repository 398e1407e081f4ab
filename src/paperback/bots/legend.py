"""A player that plays games on in thought, to their ends, in as many worlds as it has time for."""

from __future__ import annotations

from . import thinking
from .bestseller import Bestseller
from .numbers import tuned
from .speller import Speller

WORLDS = 200
"""Worlds for a move where time does not count."""
WORK = 5_000_000
"""Most work for a move where time does not count: well under a second in standard games."""


class Legend(Bestseller):
    """Plays one seat; with a number of worlds its answers depend on its seed and the window alone, with seconds also on the machine."""

    __slots__ = ("_seconds",)

    breadth = 4
    whim = 0.0

    def __init__(self, speller: Speller, seed: str, seconds: float | None = None, worlds: int = WORLDS, work: int = WORK) -> None:
        """A player with these words; it thinks for so many seconds, or else in so many worlds."""
        super().__init__(speller, seed, worlds, work)
        self._seconds = seconds

    def effort(self) -> thinking.Effort:
        """How long it thinks about a move."""
        return thinking.Effort(self._author.speller, tuned(), self._worlds, self._work, self._seconds)
