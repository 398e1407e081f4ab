"""Where typos lie that are nobody's."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from paperback.engine.state import Keeping, Slot


@dataclass(slots=True)
class TypoState(Keeping):
    """The typo deck, and what a round played at once still has to settle; lists have one entry for each seat."""

    deck: list[int]
    """Face down; the last card is the top."""
    unseen: list[list[int]]
    """Typos that lie on a seat's draw pile and that not even the seat has seen (rules 12.13)."""
    aside: list[list[int]]
    """Typos that go back at the end of the round."""
    takes: list[int] = field(default_factory=list)
    """How many typos a seat takes at the end of the round."""
    gives: list[int] = field(default_factory=list)
    """How many it then gives to each of the others."""

    def copy(self) -> TypoState:
        """An independent copy."""
        return TypoState(self.deck[:], [one[:] for one in self.unseen], [one[:] for one in self.aside], self.takes[:], self.gives[:])

    def cards(self) -> list[int]:
        """The deck, and what waits to go under it."""
        return [*self.deck, *[card for one in self.aside for card in one]]

    def hidden(self, viewer: int | None) -> list[list[int]]:
        """The whole deck, with what nobody has seen on a draw pile; what others set aside."""
        others = [one for seat, one in enumerate(self.aside) if seat != viewer]
        return [[*self.deck, *[card for one in self.unseen for card in one]], *others]

    def exchange(self, new: Mapping[int, int]) -> None:
        """Put cards in each other's place."""
        for pile in (self.deck, *self.unseen, *self.aside):
            pile[:] = [new.get(card, card) for card in pile]

    def veiled(self, before: TypoState, viewer: int | None) -> TypoState:
        """What others put aside or owe as the round found it (rules 5.7)."""
        aside, takes, gives = before.aside[:], before.takes[:], before.gives[:]
        if viewer is not None:
            aside[viewer], takes[viewer], gives[viewer] = self.aside[viewer], self.takes[viewer], self.gives[viewer]
        return TypoState(self.deck, self.unseen, aside, takes, gives)


TYPOS: Slot[TypoState] = Slot("typos")
