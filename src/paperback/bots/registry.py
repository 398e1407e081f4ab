"""Computer players by name."""

from __future__ import annotations

from collections.abc import Callable

from .bot import Bot
from .greedy import Greedy
from .random_player import RandomPlayer
from .speller import Speller

BOTS: dict[str, Callable[[Speller, str], Bot]] = {
    "greedy": lambda speller, _: Greedy(speller),
    "random": RandomPlayer,
}


def make(name: str, speller: Speller, seed: str = "") -> Bot:
    """A new player; the seed is for those that use chance. KeyError when there is no such player."""
    return BOTS[name](speller, seed)
