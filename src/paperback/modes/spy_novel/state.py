"""Who stands where, what the enemy is up to, what the hero can do."""

from __future__ import annotations

from dataclasses import dataclass, field

from paperback.engine.state import Keeping, Slot


@dataclass(slots=True)
class SpyState(Keeping):
    """The solo game beside its board; places are numbers of the board's places, enemy cards and hero actions go by their keys."""

    deck: list[str]
    """Enemy cards face down; the last one is the top."""
    hero: int
    enemy: int
    discard: list[str] = field(default_factory=list)
    drawn: str = ""
    """The enemy card of this round; empty between two rounds."""
    row: int = 0
    """The row of it that the die marks."""
    acted: str = ""
    """The hero action taken this turn; empty for none."""
    upgraded: list[str] = field(default_factory=list)
    squares: int = 0
    """Squares that hold a cube."""
    draws: int = 0
    """Enemy cards drawn so far: names the next throw of the die."""
    shuffles: int = 0
    """Names the next shuffle of the enemy deck."""

    def copy(self) -> SpyState:
        """An independent copy."""
        return SpyState(
            self.deck[:],
            self.hero,
            self.enemy,
            self.discard[:],
            self.drawn,
            self.row,
            self.acted,
            self.upgraded[:],
            self.squares,
            self.draws,
            self.shuffles,
        )


SPY: Slot[SpyState] = Slot("spy_novel")
