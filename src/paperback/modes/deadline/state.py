"""What a draft keeps: packets, saved cards, claims, and what everybody knew when the round began."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from paperback.engine.state import NOBODY, Keeping, SeatState, Slot

NAME = "deadline"
ROUNDS = 12
"""Rounds of a game; as many cards are dealt to each seat (rules 5.1, 5.6)."""


NEVER = ROUNDS + 1
"""The round in which an onlooker sees a packet."""


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
        return [*self.passed(viewer), *self.strange(viewer), *[pile[:-1] for pile in self.gone]]

    def passed(self, viewer: int | None) -> list[list[int]]:
        """Cards of each packet that others hold or have saved since it was the viewer's: it has seen them, and not who has which."""
        return self._others(viewer, seen=True)

    def strange(self, viewer: int | None) -> list[list[int]]:
        """Cards of each packet that the viewer has never seen: it was not its yet, or another had saved them before, or may have."""
        return self._others(viewer, seen=False)

    def packet_of(self, card: int) -> int:
        """The packet that a card was dealt in, by the seat that had it first."""
        return (card - min(self.commons)) // ROUNDS + len(self.packets)

    def _others(self, viewer: int | None, *, seen: bool) -> list[list[int]]:
        """Place by place, for each packet as it was dealt: card ids tell which that is, for they only change places within it.

        What is saved in a round that is under way counts as still there: nobody knows of it (rules 5.7).
        """
        seats = len(self.packets)
        groups: list[list[int]] = [[] for _ in range(seats)]
        for seat in range(seats):
            for card in self.held(seat) if seat != viewer else ():
                packet = self.packet_of(card)
                turned_up = NEVER if viewer is None else _first_round(packet, viewer, seats)
                there = card in self.packets[seat] or (card == self.saving[seat] and not self.open)
                if seen is (turned_up <= self.round and (there or _first_round(packet, seat, seats) > turned_up)):
                    groups[packet].append(card)
        return groups

    def exchange(self, new: Mapping[int, int]) -> None:
        """Put cards in each other's place."""
        for pile in (*self.packets, *self.saved, *self.gone, self.commons, self.saving):
            pile[:] = [new.get(card, card) for card in pile]
        self.took[:] = [new.get(card, card) for card in self.took]
        self.before = self.before and self.before.renamed(new)


def _first_round(packet: int, seat: int, seats: int) -> int:
    """The first round in which a seat has a packet: they go to the right (rules 5.5)."""
    return (packet - seat) % seats + 1


DRAFT: Slot[DraftState] = Slot(NAME)
