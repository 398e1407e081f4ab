"""Who has which power, and what words it may look back at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from paperback.engine.card import Ability, At, Card
from paperback.engine.rules import Rules
from paperback.engine.state import GameState, Keeping, Slot

NAME = "powers"
USED = "power_used"
"""The note of a power that was used by a command, or by itself."""


@dataclass(slots=True)
class PowersState(Keeping):
    """The cards of the seats, open for all."""

    dealt: list[int]
    """By seat."""
    latest: list[str]
    """The letters of each seat's latest word, or two words, of a turn that is over."""

    def copy(self) -> PowersState:
        """An independent copy."""
        return PowersState(self.dealt[:], self.latest[:])

    def cards(self) -> Iterable[int]:
        """The power cards."""
        return self.dealt

    def tells(self, face: Card) -> bool:
        """Who draws another card into its new hand has no wild in it."""
        return face.wild


POWERS: Slot[PowersState] = Slot(NAME)


def lay(state: GameState, cards: tuple[int, ...]) -> None:
    """A power lies before the only seat, which has no word to look back at."""
    state.slots[NAME] = PowersState(list(cards), [""])


def power_of(state: GameState, seat: int) -> int:
    """The seat's power card."""
    return POWERS.of(state).dealt[seat]


def abilities(rules: Rules, state: GameState, seat: int, at: At) -> Iterator[Ability]:
    """What the seat's power can do in this step of a turn."""
    return (ability for ability in rules.faces[state.faces[power_of(state, seat)]].abilities if ability.at is at)


def letters_before(state: GameState, seat: int) -> str:
    """The letters of the latest word of the player before the seat, passes skipped; alone, of its own (rules 10.1, 5.10)."""
    latest = POWERS.of(state).latest
    return "".join(sorted(set(latest[seat - 1])))


def used(state: GameState, seat: int) -> bool:
    """Whether the seat has used its power in this turn, in its word or otherwise."""
    turn, card = state.seats[seat].turn, power_of(state, seat)
    return USED in turn.notes or card in turn.play.applied or any(tile.card == card for word in turn.play.words for tile in word)
