"""The table of actions: which number stands for what. It stays the same as long as `ENCODING` does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

ENCODING: Final = 1
"""Version of actions and observations; a number more whenever either changes for the same settings."""

WORDS: Final = 64
TICKETS: Final = 16
PICKS: Final = 24
OPTIONS: Final = 96
MORE: Final = 48


@dataclass(frozen=True, slots=True)
class Block:
    """Actions of one kind, which have numbers in a row."""

    name: str
    start: int
    size: int
    about: str
    """What its first action and the others mean, in one sentence."""

    @property
    def stop(self) -> int:
        """The number after its last action."""
        return self.start + self.size

    def at(self, index: int) -> int | None:
        """The action with this index in the block; None where the block is too short."""
        return self.start + index if 0 <= index < self.size else None


@dataclass(frozen=True, slots=True)
class Blocks:
    """All actions, block by block."""

    word: Block
    pass_: Block
    done: Block
    buy: Block
    buy_on_top: Block
    use: Block
    pick: Block
    choose: Block
    enough: Block
    more: Block
    least: Block

    @property
    def all(self) -> tuple[Block, ...]:
        """In the order of their numbers."""
        return (
            self.word,
            self.pass_,
            self.done,
            self.buy,
            self.buy_on_top,
            self.use,
            self.pick,
            self.choose,
            self.enough,
            self.more,
            self.least,
        )

    @property
    def size(self) -> int:
        """How many actions there are."""
        return self.least.stop

    def of(self, action: int) -> tuple[Block, int]:
        """The block of an action and its index there; IndexError when there is no such action."""
        for block in self.all:
            if block.start <= action < block.stop:
                return block, action - block.start
        msg = f"there is no action {action}: they are 0 to {self.size - 1}"
        raise IndexError(msg)


@cache
def blocks(faces: int) -> Blocks:
    """The table for a catalogue with so many designs."""
    sizes = [
        ("word", WORDS, "play the word of this rank, the best one first"),
        ("pass", 1, "make no word"),
        ("done", 1, "buy nothing more"),
        ("buy", faces, "buy a card of this design; of several the cheapest, of equals the one that is named first on the table"),
        ("buy_on_top", faces, "the same, and put it on top of the draw pile"),
        ("use", TICKETS, "use this one of the abilities that work while buying"),
        ("pick", PICKS, "pick this one of the abilities or options asked about"),
        ("choose", OPTIONS, "choose this one of the cards asked about; for an order, the top card first"),
        ("enough", 1, "the cards chosen are the answer"),
        ("more", MORE, "this one of the commands that modes and modules add to the question"),
        ("least", 1, "the answer that does least; only where nothing else can be done"),
    ]
    found, start = [], 0
    for name, size, about in sizes:
        found.append(Block(name, start, size, about))
        start += size
    return Blocks(*found)
