"""What is seen of powers: everything, for they lie open."""

from __future__ import annotations

from dataclasses import dataclass

from paperback.abilities.vocabulary import BorrowLetter
from paperback.engine.rules import Rules
from paperback.engine.seen import CardSeen
from paperback.engine.state import GameState
from paperback.engine.view import card_seen

from .state import POWERS, letters_before, used


@dataclass(frozen=True, slots=True)
class PowerSeen:
    """A seat's power."""

    card: CardSeen
    used: bool
    """In this turn."""
    borrow: str
    """Letters that it lets the seat borrow one of."""


@dataclass(frozen=True, slots=True)
class PowersSeen:
    """The powers, by seat."""

    powers: tuple[PowerSeen, ...]


def view(rules: Rules, state: GameState, viewer: int | None) -> PowersSeen:
    """The same for everybody."""
    return PowersSeen(tuple(_power(rules, state, seat, card) for seat, card in enumerate(POWERS.of(state).dealt)))


def _power(rules: Rules, state: GameState, seat: int, card: int) -> PowerSeen:
    face = rules.faces[state.faces[card]]
    borrows = any(isinstance(ability.do, BorrowLetter) for ability in face.abilities)
    return PowerSeen(card_seen(rules, state, card), used(state, seat), letters_before(state, seat) if borrows else "")
