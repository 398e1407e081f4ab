"""What happens with bounties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from paperback.engine.events import Event
from paperback.engine.spelling import Word


@dataclass(slots=True)
class BountyBegun(Event):
    """Nobody has a token."""

    event: Literal["bounty_begun"] = "bounty_begun"


@dataclass(slots=True)
class WordWanted(Event):
    """A seat showed its hand and asked for a word."""

    reveals: ClassVar[bool] = True
    seat: int
    shown: tuple[int, ...]
    event: Literal["word_wanted"] = "word_wanted"


@dataclass(slots=True)
class WordSuggested(Event):
    """A seat suggested a word for the one that asked."""

    reveals: ClassVar[bool] = True
    seat: int
    word: str
    tiles: Word
    """One way to lay it."""
    event: Literal["word_suggested"] = "word_suggested"


@dataclass(slots=True)
class AskingOver(Event):
    """The seat that had asked made its word, or none; these seats get a token each for a word of theirs."""

    seat: int
    earned: tuple[int, ...]
    event: Literal["asking_over"] = "asking_over"


@dataclass(slots=True)
class TokensCashed(Event):
    """A seat turned tokens into cents."""

    seat: int
    count: int
    event: Literal["tokens_cashed"] = "tokens_cashed"
