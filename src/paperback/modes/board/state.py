"""What lies on the board."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from paperback.engine.state import NOBODY, Keeping, Slot


@dataclass(slots=True)
class BoardState(Keeping):
    """Fame cards on numbered places, and the counters on each card: tokens, or cubes."""

    lying: list[int]
    """The card on each place; NOBODY where it was taken."""
    covered_by: tuple[tuple[int, ...], ...]
    """Places whose cards lie on the card of each place."""
    counters: list[int]
    """By place."""

    def copy(self) -> BoardState:
        """An independent copy."""
        return BoardState(self.lying[:], self.covered_by, self.counters[:])

    def cards(self) -> list[int]:
        """The cards that lie here and in no other zone."""
        return [card for card in self.lying if card != NOBODY]

    def take(self, card: int, seat: int) -> bool:  # noqa: ARG002 - whoever takes it, its counters go
        """Let a card go, and the counters on it; False if it does not lie here."""
        if card not in self.lying:
            return False
        place = self.lying.index(card)
        self.lying[place] = NOBODY
        self.counters[place] = 0
        return True

    def place(self, card: int) -> int:
        """Where a card lies; ValueError when it lies elsewhere."""
        return self.lying.index(card)

    def lies(self) -> tuple[bool, ...]:
        """Of each place, whether its card still lies there."""
        return tuple([card != NOBODY for card in self.lying])

    def there(self, places: Iterable[int]) -> tuple[int, ...]:
        """Those of the places that still have their card."""
        lying = self.lying
        return tuple([place for place in places if lying[place] != NOBODY])

    def open(self, place: int) -> bool:
        """Whether a card lies here and nothing lies on it."""
        lying = self.lying
        if lying[place] == NOBODY:
            return False
        for above in self.covered_by[place]:  # noqa: SIM110 - a generator takes twice as long here
            if lying[above] != NOBODY:
                return False
        return True

    def open_cards(self) -> tuple[int, ...]:
        """Every card that nothing lies on."""
        return tuple([card for place, card in enumerate(self.lying) if self.open(place)])


BOARD: Slot[BoardState] = Slot("board")
