"""What seats can want of a bounty."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback.engine.commands import Command


@dataclass(frozen=True, slots=True)
class WantWord(Command):
    """Show the hand and ask the others for a word."""

    do: Literal["want_word"] = "want_word"


@dataclass(frozen=True, slots=True)
class SuggestWord(Command):
    """A word for the seat that asks, in capital letters A to Z."""

    word: str
    do: Literal["suggest_word"] = "suggest_word"


@dataclass(frozen=True, slots=True)
class SuggestNothing(Command):
    """No word, or no more."""

    do: Literal["suggest_nothing"] = "suggest_nothing"


@dataclass(frozen=True, slots=True)
class CashTokens(Command):
    """Turn so many tokens into cents."""

    count: int
    do: Literal["cash_tokens"] = "cash_tokens"
