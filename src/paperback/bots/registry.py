"""Computer players by name."""

from __future__ import annotations

from collections.abc import Callable

from .author import Author
from .bestseller import Bestseller
from .bot import Bot
from .casual import Casual
from .dials import PERSON, SKILLS, Name, UnknownPlayerError, parse
from .greedy import Greedy
from .legend import Legend
from .novice import Novice
from .random_player import RandomPlayer
from .speller import Speller, Spellers

BOTS: dict[str, Callable[[Speller, str, float | None], Bot]] = {
    "novice": lambda speller, seed, _: Novice(speller, seed),
    "casual": lambda speller, _, __: Casual(speller),
    "author": lambda speller, seed, _: Author.with_whims(speller, seed),
    "bestseller": lambda speller, seed, _: Bestseller(speller, seed),
    "legend": Legend,
    "greedy": lambda speller, _, __: Greedy(speller),
    "random": lambda speller, seed, _: RandomPlayer(speller, seed),
    PERSON: lambda speller, seed, _: Novice(speller, seed),
}
"""What makes a player of each skill, of its words, its seed, and the seconds that a move may take."""


def make(name: Name | str, spellers: Spellers, seed: str = "", seconds: float | None = None) -> Bot:
    """A new player for a seat; the seed decides what it overlooks and what else it leaves to chance.

    Players that think as long as they may stop after so many seconds; without any they think an amount that does not depend on time.
    UnknownPlayerError when there is no such player.
    """
    named = parse(name) if isinstance(name, str) else name
    factory = BOTS.get(named.skill)
    if factory is None:
        msg = f"there is no player {named.skill!r}; there are {', '.join(BOTS)}"
        raise UnknownPlayerError(msg)
    speller = words_of(named, spellers)
    return factory(speller.overlooking(seed) if named.skill in SKILLS else speller, seed, seconds)


def words_of(name: Name, spellers: Spellers) -> Speller:
    """The words that a player knows, prepared if need be."""
    return spellers.everyday() if name.skill == PERSON else spellers.of(name.vocabulary)
