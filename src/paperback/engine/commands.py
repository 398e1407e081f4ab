"""What a seat can want."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .spelling import Word


@dataclass(frozen=True, slots=True)
class Command:
    """Something a seat wants to do now."""


@dataclass(frozen=True, slots=True)
class PlayWord(Command):
    """Lay this word, or these two with Spacebar (rules 2.2 to 2.5, 8)."""

    words: tuple[Word, ...]
    do: Literal["play_word"] = "play_word"


@dataclass(frozen=True, slots=True)
class Pass(Command):
    """Make no word this turn (rules 2.1)."""

    do: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Answer(Command):
    """The cards chosen for the question asked; for an order, the top card first."""

    cards: tuple[int, ...]
    do: Literal["answer"] = "answer"


@dataclass(frozen=True, slots=True)
class Pick(Command):
    """Which of the abilities that wait is used next (rules 2.8)."""

    index: int
    do: Literal["pick"] = "pick"


@dataclass(frozen=True, slots=True)
class Buy(Command):
    """Buy a visible card (rules 2.12)."""

    card: int
    on_top: bool = False
    """Put it on top of the draw pile, where an ability allows it."""
    do: Literal["buy"] = "buy"


@dataclass(frozen=True, slots=True)
class UseAbility(Command):
    """Use an ability that works while buying, by its number in the question."""

    index: int
    do: Literal["use_ability"] = "use_ability"


@dataclass(frozen=True, slots=True)
class Done(Command):
    """Buy nothing more."""

    do: Literal["done"] = "done"


@dataclass(frozen=True, slots=True)
class TakeBack(Command):
    """Take back the latest command of this turn (rules 14.5)."""

    do: Literal["take_back"] = "take_back"
