"""What is still to do: an agenda is a stack of steps, the last one first; a step that waits is a question to its seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from .card import At

OUTSIDE = -2
"""In place of a word's number: beside the word."""


@dataclass(frozen=True, slots=True)
class Live:
    """An ability in force this turn: whose it is, and where."""

    word: int
    """Which word of the play; -1 for a card applied to the play as a whole (Spacebar, Dyslexic), `OUTSIDE` for one beside it."""
    place: int
    """The tile's place in its word, or the card's among those applied, or the id of the card beside the word."""
    face: int
    """Whose abilities: the card's own face, or the face that it copies."""
    ability: int
    """Which ability of that face."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something still to do."""

    waits: ClassVar[bool] = False
    public: ClassVar[bool] = False
    """Whether all know that a seat still has to do it, even while a round is played at once."""


@dataclass(frozen=True, slots=True)
class StartTurn(Step):
    """Begin the turn."""

    step: Literal["start_turn"] = "start_turn"


@dataclass(frozen=True, slots=True)
class CheckLength(Step):
    """Gain the common card when the word is long enough (rules 2.6)."""

    step: Literal["check_length"] = "check_length"


@dataclass(frozen=True, slots=True)
class UseAbilities(Step):
    """Use the abilities of the word that work at this step; those that open the step, or the others (rules 2.8)."""

    at: At
    opening: bool = False
    step: Literal["use_abilities"] = "use_abilities"


@dataclass(frozen=True, slots=True)
class AskNext(Step):
    """Use these abilities, which all ask something, in the order that the seat picks (rules 2.8)."""

    abilities: tuple[Live, ...]
    step: Literal["ask_next"] = "ask_next"


@dataclass(frozen=True, slots=True)
class Use(Step):
    """Use one ability; `chosen` fills its hole."""

    live: Live
    chosen: tuple[int, ...] | None = None
    step: Literal["use"] = "use"


@dataclass(frozen=True, slots=True)
class PutBack(Step):
    """Put cards that were looked at back on the draw pile; `order` has the top card first."""

    live: Live
    cards: tuple[int, ...]
    order: tuple[int, ...] | None = None
    step: Literal["put_back"] = "put_back"


@dataclass(frozen=True, slots=True)
class OpenShop(Step):
    """Hand out what abilities allow while buying."""

    step: Literal["open_shop"] = "open_shop"


@dataclass(frozen=True, slots=True)
class KeepCards(Step):
    """Choose unused cards that join the next hand."""

    chosen: tuple[int, ...] | None = None
    step: Literal["keep_cards"] = "keep_cards"


@dataclass(frozen=True, slots=True)
class CleanUp(Step):
    """Remove trashed cards, discard word and hand, draw the next hand (rules 2.13, 2.14)."""

    step: Literal["clean_up"] = "clean_up"


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """End the game or begin the next seat's turn (rules 3.1)."""

    step: Literal["end_turn"] = "end_turn"


# ---------------------------------------------------------------- questions


@dataclass(frozen=True, slots=True)
class Question(Step):
    """A step that waits until its seat answers."""

    waits: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class SpellWord(Question):
    """Make a word, or pass."""

    step: Literal["spell_word"] = "spell_word"


@dataclass(frozen=True, slots=True)
class Shop(Question):
    """Buy, use abilities, be done."""

    step: Literal["shop"] = "shop"


@dataclass(frozen=True, slots=True)
class ChooseCards(Question):
    """Choose from `at_least` to `at_most` of these cards; the answer fills the hole of `then`."""

    options: tuple[int, ...]
    at_least: int
    at_most: int
    then: Step
    """A step with a field `chosen`."""
    effect: str = ""
    """What it is for, where `then` is no ability's."""
    step: Literal["choose_cards"] = "choose_cards"


@dataclass(frozen=True, slots=True)
class Arrange(Question):
    """Put these cards in an order, the top card first."""

    cards: tuple[int, ...]
    then: PutBack
    step: Literal["arrange"] = "arrange"


@dataclass(frozen=True, slots=True)
class ChooseAbility(Question):
    """Pick which of these abilities is used next (rules 2.8)."""

    abilities: tuple[Live, ...]
    step: Literal["choose_ability"] = "choose_ability"


@dataclass(frozen=True, slots=True)
class ChooseOption(Question):
    """Pick one of these, by its number; the answer fills the hole of `then`, which has a field `option`."""

    options: tuple[str, ...]
    reason: str
    """What it is for."""
    then: Step
    step: Literal["choose_option"] = "choose_option"


@dataclass(frozen=True, slots=True)
class Wait(Question):
    """Wait for others: nothing can be done."""

    public: ClassVar[bool] = True
    step: Literal["wait"] = "wait"
