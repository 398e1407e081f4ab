"""What is printed on a card, as plain values."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import ClassVar


class Kind(StrEnum):
    """The kind of a card."""

    STARTING = "starting"
    VOWEL = "vowel"
    LETTER = "letter"
    TWO_LETTER = "two_letter"
    ATTACK = "attack"
    FAME = "fame"
    COMMON = "common"
    TYPO = "typo"
    GENRE = "genre"
    POWER = "power"
    AWARD = "award"
    THEME = "theme"


class At(IntEnum):
    """The step of a turn in which an ability works, in the order of a turn."""

    START = 0
    BUILD = 1
    RESOLVE = 2
    SCORE = 3
    BUY = 4
    DRAW = 5
    GAME_END = 6


@dataclass(frozen=True, slots=True)
class Condition:
    """Something about the word or the hand that holds or does not."""

    late: ClassVar[bool] = False
    """It is judged when it is needed, not when the word is laid (rules 2.16)."""


@dataclass(frozen=True, slots=True)
class Effect:
    """Something that an ability does."""

    optional: ClassVar[bool] = False
    """Whether the effect is optional wherever it stands."""
    opens: ClassVar[bool] = False
    """Whether the effect is settled before all others of its step (copy choices, rules 2.8)."""

    @property
    def copied(self) -> bool:
        """Whether an ability that copies its neighbour takes this effect over."""
        return True


@dataclass(frozen=True, slots=True)
class Ability:
    """One ability of a card: an effect, the step in which it works, its conditions, and whether it may be declined (rules 2.8)."""

    at: At
    do: Effect
    when: tuple[Condition, ...] = ()
    may: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """What is printed: one value for each design, however many copies there are."""

    key: str
    """The card's id in the catalogue; it never changes."""
    kind: Kind
    letters: str = ""
    """Upper case A to Z; empty on wilds, Spacebar and Dyslexic."""
    wild: bool = False
    score: int = 0
    """Printed score in cents."""
    cost: int = 0
    """Printed price in cents."""
    fame: int = 0
    copies: int = 1
    abilities: tuple[Ability, ...] = ()
    name: str = ""
    """The card's own name, or the title on a Fame card's cover; empty for most."""
    genre: str = ""
    """What a Fame card's cover shows."""

    @property
    def face_down(self) -> bool:
        """Whether the card lies face down for others until it is played (rules 6.4)."""
        return self.kind is Kind.TYPO

    @property
    def beside(self) -> bool:
        """Whether the card lies beside the decks: in a word it has no abilities (catalogue README, Genres)."""
        return self.kind in (Kind.GENRE, Kind.POWER, Kind.AWARD, Kind.THEME)

    @property
    def two_letter(self) -> bool:
        """Whether the card counts as a two-letter card (catalogue: a pair, or an attack with two letters)."""
        return len(self.letters) == 2 and self.kind in (Kind.TWO_LETTER, Kind.ATTACK)  # noqa: PLR2004 - a pair is two letters
