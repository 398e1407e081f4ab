"""Why a command was refused."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum


class Code(StrEnum):
    """Every reason for a refusal; stable, each with a message in every language."""

    GAME_OVER = "game_over"
    NOT_NOW = "not_now"
    NO_WORD = "no_word"
    TOO_MANY_WORDS = "too_many_words"
    NO_SPLIT = "no_split"
    CARD_TWICE = "card_twice"
    CARD_NOT_USABLE = "card_not_usable"
    WRONG_READING = "wrong_reading"
    TOO_MANY_READINGS = "too_many_readings"
    TOO_SHORT = "too_short"
    WORD_UNKNOWN = "word_unknown"
    NOT_ON_SALE = "not_on_sale"
    TOO_DEAR = "too_dear"
    NO_TOP_LEFT = "no_top_left"
    NO_SUCH_ABILITY = "no_such_ability"
    NOTHING_FITS = "nothing_fits"
    MUST_USE_FIRST = "must_use_first"
    CHOICE_COUNT = "choice_count"
    CHOICE_TWICE = "choice_twice"
    CHOICE_NOT_OFFERED = "choice_not_offered"
    NOTHING_TO_TAKE_BACK = "nothing_to_take_back"
    SEEN_SOMETHING_NEW = "seen_something_new"


@dataclass(frozen=True, slots=True)
class Rejection:
    """A refusal: nothing has changed, and why (rules 14.4)."""

    code: str
    """One of `Code`, or a part's own."""
    params: dict[str, str | int] = field(default_factory=dict)
