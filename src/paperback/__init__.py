"""An unofficial digital Paperback, the deck-building word game by Tim Fowers."""

from . import compiled as compiled  # first of all: it finds the others

__version__ = "0.1.0"
