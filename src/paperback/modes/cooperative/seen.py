"""What everybody sees of the layout."""

from __future__ import annotations

from dataclasses import dataclass

from paperback.modes.board.seen import PlaceSeen


@dataclass(frozen=True, slots=True)
class CooperativeSeen:
    """The Fame cards on their layout; counters are tokens."""

    layout: str
    places: tuple[PlaceSeen, ...]
    limit: int
    """So many tokens on one card lose the game."""
    token_due: bool
    """The active seat has bought no Fame card yet this turn."""
