"""What a part shows, as whole numbers: for learners, who read no words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from .seen import SeatView

if TYPE_CHECKING:  # parts, which rules are made of, have features
    from .rules import Rules

T = TypeVar("T")
MOST_LETTERS = 15
"""Letters of the longest words."""
ALPHABET = 26


@dataclass(frozen=True, slots=True, kw_only=True)
class Feature:
    """Numbers by a name, in the form of an array."""

    name: str
    shape: tuple[int, ...]
    most: int
    """No number is higher."""
    least: int = 0
    about: str
    """What the numbers are."""
    of: Callable[[SeatView], Any]
    """The numbers in a view of a seat, as lists in lists; where they are fewer than the shape holds, the rest is 0."""


def me(view: SeatView) -> int:
    """The seat that looks; ValueError for an onlooker."""
    if view.mine is None:
        msg = "an onlooker has no seat"
        raise ValueError(msg)
    return view.mine.seat


def from_me(view: SeatView, by_seat: Sequence[T]) -> list[T]:
    """What is listed by seat, the viewer first, then the others in turn order."""
    seat = me(view)
    return [*by_seat[seat:], *by_seat[:seat]]


def seat_of(view: SeatView, seat: int | None) -> int:
    """A seat as learners count them: 1 for the viewer, 2 for the next in turn order; 0 for none."""
    return 0 if seat is None or seat < 0 else 1 + (seat - me(view)) % len(view.seats)


def face_of(rules: Rules, card: str | None) -> int:
    """A design as learners count them: its number and one more; 0 for no card and for one that lies face down."""
    return 1 + rules.library.index[card] if card else 0


def counts(rules: Rules, cards: Iterable[str]) -> bytearray:
    """How many there are of each design; cards that lie face down count for none."""
    found = bytearray(len(rules.faces))
    index = rules.library.index
    for card in cards:
        if card:
            found[index[card]] += 1
    return found


def letters_of(word: str) -> list[int]:
    """The letters of a word, 1 for A to 26 for Z."""
    return [ord(letter) - ord("A") + 1 for letter in word]
