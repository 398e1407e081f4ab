"""Where genre cards lie and what is on them."""

from __future__ import annotations

from dataclasses import dataclass

from paperback.engine.state import Keeping, Slot


@dataclass(slots=True)
class GenreState(Keeping):
    """The genre of each seat, and those that nobody has; all of it lies open."""

    held: list[list[int]]
    """Each seat's four cards, in the order in which they spell a word; none before it has chosen."""
    cubes: list[list[int]]
    """Cubes on each of them."""
    flipped: list[list[bool]]
    """Which of them are completed."""
    prizes: list[int]
    """Fame of each seat for a full set, 0 without one (rules 7.6)."""
    free: list[list[int]]
    """The four cards of each genre that nobody holds."""

    def copy(self) -> GenreState:
        """An independent copy."""
        lists = [[one[:] for one in rows] for rows in (self.held, self.cubes, self.free)]
        return GenreState(lists[0], lists[1], [one[:] for one in self.flipped], self.prizes[:], lists[2])

    def cards(self) -> list[int]:
        """They lie beside the decks, never in one (rules 7.1)."""
        return [card for cards in (*self.held, *self.free) for card in cards]

    def veiled(self, before: GenreState, viewer: int | None) -> GenreState:
        """Others' cubes and cards as the round found them (rules 5.7)."""
        cubes, flipped = before.cubes[:], before.flipped[:]
        if viewer is not None:
            cubes[viewer], flipped[viewer] = self.cubes[viewer], self.flipped[viewer]
        return GenreState(self.held, cubes, flipped, before.prizes, self.free)


GENRES: Slot[GenreState] = Slot("genres")
