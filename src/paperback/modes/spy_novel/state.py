"""Who stands where, what the enemy is up to, what the hero can do."""

from __future__ import annotations

from dataclasses import dataclass, field

from paperback.engine.chance import SeededChance
from paperback.engine.state import Keeping, Slot

from .ground import NOVEL


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

    def stir(self, chance: SeededChance) -> None:
        """The enemy deck in any order; after a shuffle the card that called for it is the lowest (rules 12.9)."""
        lowest = 1 if self.shuffles and self.deck and NOVEL.enemy(self.deck[0]).reshuffle else 0
        rest = sorted(self.deck[lowest:])
        self.deck[lowest:] = [rest[n] for n in chance.shuffled("imagine/enemy", range(len(rest)))]


SPY: Slot[SpyState] = Slot("spy_novel")
