"""Help for tests of the game: tables laid out by hand, the laws that hold at every step, players who try everything."""

from .lexicons import EVERY_WORD
from .scenario import scenario
from .table import Table

__all__ = ["EVERY_WORD", "Table", "scenario"]
