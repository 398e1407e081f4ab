"""What can be seen of the typos."""

from __future__ import annotations

from dataclasses import dataclass

from paperback.engine.chance import SeededChance
from paperback.engine.play import refused
from paperback.engine.rules import Rules
from paperback.engine.state import GameState

from . import moves
from .commands import TakeTypo


@dataclass(frozen=True, slots=True)
class TyposSeen:
    """The typo deck."""

    left: int
    can_take: bool
    """The viewer can take one now."""


def view(rules: Rules, state: GameState, viewer: int | None) -> TyposSeen:
    """The deck lies face down: only how many there are is seen."""
    can_take = viewer is not None and refused(rules, state, viewer, TakeTypo(), SeededChance("")) is None
    return TyposSeen(moves.left(state), can_take)
