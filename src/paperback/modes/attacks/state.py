"""What the seats are limited to, and for which of their turns."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from paperback.engine.state import GameState, Keeping, Slot


@dataclass(frozen=True, slots=True, order=True)
class Limit:
    """One attack on one seat."""

    seat: int
    """Whom it limits."""
    turn: int
    """In which of its turns: how many the seat has ended before it."""
    by: int
    """Whose attack it is."""
    card: int
    """The attack card, or the card of a genre."""
    kind: str
    """One of the catalogue's kinds of attack."""
    amount: int


@dataclass(slots=True)
class AttacksState(Keeping):
    """All attacks that are not over, in the order of seats, whatever order they were made in."""

    limits: list[Limit] = field(default_factory=list)

    def copy(self) -> AttacksState:
        """An independent copy."""
        return AttacksState(self.limits[:])

    def veiled(self, before: AttacksState, viewer: int | None) -> AttacksState:
        """Others' attacks as the round found them (rules 5.7)."""
        return AttacksState([limit for limit in self.limits if limit.by == viewer or limit in before.limits])


ATTACKS: Slot[AttacksState] = Slot("attacks")


def limits_on(state: GameState, seat: int) -> Iterator[Limit]:
    """What limits this seat in the turn that it takes, or takes next."""
    turn = state.seats[seat].turns
    return (limit for limit in ATTACKS.of(state).limits if limit.seat == seat and limit.turn == turn)


def limited(state: GameState, seat: int, kind: str) -> bool:
    """Whether an attack of this kind is in force on the seat."""
    return any(limit.kind == kind for limit in limits_on(state, seat))


def amount(state: GameState, seat: int, kind: str) -> int:
    """How much all attacks of this kind on the seat come to; several add up (rules 9.2)."""
    return sum(limit.amount for limit in limits_on(state, seat) if limit.kind == kind)
