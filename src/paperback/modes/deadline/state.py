"""What a draft keeps: packets, saved cards, claims, and what everybody knew when the round began."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from paperback.engine.state import NOBODY, Keeping, SeatState, Slot

NAME = "deadline"
ROUNDS = 12
"""Rounds of a game; as many cards are dealt to each seat (rules 5.1, 5.6)."""


@dataclass(frozen=True, slots=True)
class Claim:
    """One Fame card that a seat wants of the round; it is decided when all have finished (rules 5.4)."""

    pile: int
    card: int
    """The top of the pile when it was claimed."""
    price: int
    on_top: bool = False
    gained: bool = False
    """It costs nothing, and is no purchase."""


@dataclass(frozen=True, slots=True)
class Before:
    """The table as the round found it: all that others may know until the round is over. Nobody changes it."""

    seats: list[SeatState]
    """With the turns of the round before."""
    trash: int
    """How many cards had left the game."""
    slots: dict[str, Any]
    """What the other parts kept."""

    def renamed(self, new: Mapping[int, int]) -> Before:
        """The same with cards in each other's place."""
        seats = [seat.copy() for seat in self.seats]
        slots = {name: slot.copy() for name, slot in self.slots.items()}
        for seat in seats:
            for pile in (seat.draw, seat.hand, seat.discard, seat.turn.kept):
                pile[:] = [new.get(card, card) for card in pile]
        for slot in slots.values():
            slot.exchange(new)
        return Before(seats, self.trash, slots)


@dataclass(slots=True)
class DraftState(Keeping):
    """The draft; lists have one entry for each seat."""

    packets: list[list[int]]
    commons: list[int]
    """The common card of each packet."""
    saved: list[list[int]]
    """Cards saved in earlier rounds and not bought yet."""
    recorded: list[list[int]]
    """For each Fame card that ran out, the cover that was wanted: its Fame counts, its card is gone (rules 5.4)."""
    took: list[int]
    """The packet card that the seat took this round, or NOBODY."""
    saving: list[int]
    """The one that it saved this round, or NOBODY."""
    got: list[list[int]]
    """Cards of this round that are in its deck already."""
    claims: list[list[Claim]]
    gone: list[list[int]] = field(default_factory=list)
    """Fame piles that have left the game."""
    gone_in: list[int] = field(default_factory=list)
    """The round in which each of them left."""
    round: int = 0
    """0 before the first."""
    open: bool = True
    """Nothing is kept from anybody: no round is under way."""
    before: Before | None = None

    def copy(self) -> DraftState:
        """An independent copy."""
        return DraftState(
            [one[:] for one in self.packets],
            self.commons[:],
            [one[:] for one in self.saved],
            [one[:] for one in self.recorded],
            self.took[:],
            self.saving[:],
            [one[:] for one in self.got],
            [one[:] for one in self.claims],
            [one[:] for one in self.gone],
            self.gone_in[:],
            self.round,
            self.open,
            self.before,
        )

    def cards(self) -> list[int]:
        """Packets, saved cards and the piles that are gone."""
        piles = (*self.packets, *self.saved, *self.gone, self.commons, self.saving)
        return [card for pile in piles for card in pile if card != NOBODY]

    def take(self, card: int, seat: int) -> bool:
        """Let a card of the seat's packet, or one that it saved, join its deck."""
        if card in self.packets[seat]:
            self.packets[seat].remove(card)
            self.took[seat] = card
        elif card in self.saved[seat]:
            self.saved[seat].remove(card)
        else:
            return False
        self.got[seat].append(card)
        return True

    def held(self, seat: int) -> list[int]:
        """Cards of a seat that lie in no zone of its deck: its packet and what it saved."""
        return [card for card in (*self.packets[seat], *self.saved[seat], self.saving[seat]) if card != NOBODY]

    def hidden(self, viewer: int | None) -> list[list[int]]:
        """Others' packets and saved cards, what lay under a Fame pile that is gone; words tell of common cards where they are."""
        others = [seat for seat in range(len(self.packets)) if seat != viewer]
        return [[card for seat in others for card in self.held(seat)], *[pile[:-1] for pile in self.gone]]

    def exchange(self, new: Mapping[int, int]) -> None:
        """Put cards in each other's place."""
        for pile in (*self.packets, *self.saved, *self.gone, self.commons, self.saving):
            pile[:] = [new.get(card, card) for card in pile]
        self.took[:] = [new.get(card, card) for card in self.took]
        self.before = self.before and self.before.renamed(new)


DRAFT: Slot[DraftState] = Slot(NAME)
