"""An unofficial digital Paperback, the deck-building word game by Tim Fowers."""

__version__ = "0.1.0"
