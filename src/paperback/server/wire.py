"""What requests hold and what answers hold; views, commands and events are the engine's own (docs/protocol.md)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field

from paperback.engine.card import Kind
from paperback.engine.seen import LineSeen
from paperback.engine.settings import FEWEST_SEATS, LONGEST_MINIMUM, MOST_SEATS, SHORTEST_MINIMUM, USUAL_MODE, Edition, Layout, Settings
from paperback.engine.spelling import Word
from paperback.notation.agreement import MOST_HINTS

from .refusals import Refusal
from .vocabulary import CommandGiven, EventSeen, SeatView

LONGEST_NAME = 40
LONGEST_TEXT = 64
LARGEST = 2**31 - 1
"""Largest number that any request may hold; more is a mistake, and no database takes it."""

Number = Annotated[int, Field(ge=0, le=LARGEST)]
MOST_MODULES, MOST_OPTIONS = 20, 40
OptionText = Annotated[str, Field(max_length=LONGEST_TEXT)]
Name = Annotated[str, Field(max_length=LONGEST_NAME, pattern=r"^[^\x00-\x1f\x7f]*$")]


class Body(BaseModel):
    """A request's body: nothing unknown in it."""

    model_config = ConfigDict(extra="forbid")


class NewSettings(Body):
    """Settings of a new game; what is absent is as the edition has it."""

    mode: Annotated[str, Field(max_length=LONGEST_NAME)] = USUAL_MODE
    modules: Annotated[list[Annotated[str, Field(max_length=LONGEST_NAME)]], Field(max_length=MOST_MODULES)] = []
    options: Annotated[dict[str, bool | Number | OptionText | list[OptionText]], Field(max_length=MOST_OPTIONS)] = {}
    """Options of the mode and the modules by name."""
    edition: Edition = "anniversary"
    starting_deck: Edition | None = None
    layout: Layout | None = None
    trash_from_discard: bool | None = None
    fame_piles: Literal["normal", "short", "long"] = "normal"
    spacebar: bool = False
    dyslexic: bool = False
    length_rule: Literal["at_least", "longer"] = "at_least"
    minimum_word: Annotated[int, Field(ge=SHORTEST_MINIMUM, le=LONGEST_MINIMUM)] = SHORTEST_MINIMUM
    finish_round: bool = False
    first_seat: Annotated[int, Field(ge=0, lt=MOST_SEATS)] | None = None


class NewSeat(Body):
    """One seat of a new game."""

    kind: Literal["human", "ai"]
    name: Name = ""
    colour: Annotated[str, Field(pattern=r"^[a-z0-9#-]{0,20}$")] = ""
    bot: Annotated[str, Field(max_length=LONGEST_NAME)] | None = None
    """The computer player, such as "author@3"; the usual opponent when absent."""


class NewGame(Body):
    """A new game; all its human seats belong to the browser that begins it."""

    settings: NewSettings = NewSettings()
    seats: Annotated[list[NewSeat], Field(min_length=FEWEST_SEATS, max_length=MOST_SEATS)]
    lexicon: str = "en"
    family: bool = False
    hints: Annotated[int, Field(ge=0, le=MOST_HINTS)] = 0
    """Turns in which each person may ask the coach."""
    rated: bool = False
    """A rated game has neither hints nor a coach."""
    seed: Annotated[str, Field(min_length=1, max_length=LONGEST_TEXT, pattern=r"^[^\x00-\x1f\x7f]*$")] | None = None
    """Any text; the same seed deals the same cards."""


class CommandBody(Body):
    """A command, with the number of commands that the seat has seen accepted from it."""

    seat: Number
    moves: Number
    command: CommandGiven


class TileLaid(Body):
    """A card laid in a word; no letters for a wild that has none yet."""

    card: Number
    letters: Annotated[str, Field(max_length=4)]


class PreviewBody(Body):
    """A text to lay out of the hand, or cards as laid: exactly one of the two."""

    seat: Number
    text: Annotated[str, Field(max_length=LONGEST_TEXT)] | None = None
    words: Annotated[list[list[TileLaid]], Field(max_length=2)] | None = None


@dataclass(frozen=True, slots=True)
class Created:
    """A game has begun."""

    game: str
    seats: tuple[int, ...]
    """The seats that belong to this browser."""


@dataclass(frozen=True, slots=True)
class Accepted:
    """A command was accepted."""

    version: int
    """How many commands of the game were accepted up to it."""


@dataclass(frozen=True, slots=True)
class MyGame:
    """A game in which this browser has a seat."""

    game: str
    created: str
    finished: bool
    names: tuple[str, ...]
    mode: str
    edition: str
    lexicon: str
    round: int
    waiting: bool
    """Whether it waits for a seat of this browser."""


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """A seat, as it stays the whole game."""

    kind: Literal["human", "ai"]
    name: str
    colour: str
    bot: str
    mine: bool


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What never changes at a table."""

    game: str
    seats: tuple[SeatFacts, ...]
    settings: Settings
    lexicon: str
    language: str
    family: bool
    hints: int
    """Turns in which each person may ask the coach."""
    rated: bool
    changed: Literal["lexicon", "catalogue"] | None
    """What this program ships otherwise than when the game began."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A game at one moment through one seat's eyes, and what led to it."""

    version: int
    seat: int | None
    moves: int
    can_take_back: str
    """ "ok", or the code that says why not."""
    events: tuple[EventSeen, ...]
    faces: dict[int, str]
    """Catalogue keys of all cards that the events mention."""
    view: SeatView


@dataclass(frozen=True, slots=True)
class Spelled:
    """One way to lay a text."""

    words: tuple[Word, ...]
    spelling: str
    score: int
    draws: int


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a score assumes for a card that copies or multiplies a neighbour."""

    card: int
    chosen: int


@dataclass(frozen=True, slots=True)
class Preview:
    """What a word would come to; `complete` is false while a wild has no letter, and then no score is told."""

    complete: bool
    refusal: Refusal | None
    words: tuple[Word, ...]
    text: str
    """As people write it."""
    spelling: str
    score: int
    draws: int
    length: int
    wins_common: bool
    lines: tuple[LineSeen, ...]
    gloss: str | None
    alternatives: tuple[Spelled, ...]
    choices: tuple[Chosen, ...]
    asks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StoryTurn:
    """A turn as everybody saw it."""

    seat: int
    round: int
    words: tuple[str, ...]
    score: int
    money: int
    """Left when the turn ended."""
    bought: tuple[str, ...]
    """Keys."""
    gained: tuple[str, ...]
    fame: tuple[int, ...]
    """Of all seats, after it."""
    also: tuple[EventSeen, ...]
    """What else happened that modes and modules tell."""


@dataclass(frozen=True, slots=True)
class BestWord:
    """A seat's best turn."""

    word: str
    score: int


@dataclass(frozen=True, slots=True)
class Story:
    """The turns so far; by seat, when the game is over: its best word and its longest."""

    turns: tuple[StoryTurn, ...]
    best: tuple[BestWord | None, ...] | None
    longest: tuple[str | None, ...] | None


@dataclass(frozen=True, slots=True)
class LexiconSeen:
    """A word list."""

    id: str
    language: str
    title: str
    keys: int
    """How many words it has."""


@dataclass(frozen=True, slots=True)
class LookedUp:
    """What a word list says of a word."""

    word: str
    accepted: bool
    reason: Literal["too_short", "too_long", "not_letters", "unknown", "blocked"] | None
    spellings: tuple[str, ...]
    gloss: str | None
    level: int | None


@dataclass(frozen=True, slots=True)
class Face:
    """A card of the catalogue, with its texts in one language."""

    key: str
    kind: Kind
    letters: str
    wild: bool
    score: int
    cost: int
    fame: int
    name: str
    genre: str
    short: str
    full: str
    label: str
    """The card in one line, as a screen reader should say it."""
    icon: str
    rulings: tuple[str, ...]
    unlockable: bool
    """Whether it bears the mark of the cards that are unlocked by playing (rules 13.1)."""


@dataclass(frozen=True, slots=True)
class OpponentSeen:
    """Somebody to play against."""

    key: str
    name: str
    bot: str
    """The computer player, as a new game takes it."""
    skill: str
    vocabulary: int


@dataclass(frozen=True, slots=True)
class Opponents:
    """Whom one can play against, and the dials to make another."""

    opponents: tuple[OpponentSeen, ...]
    """From the mildest to the strongest."""
    usual: str
    """Key of the one whom somebody new to the game meets."""
    skills: tuple[str, ...]
    vocabularies: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Health:
    """The server answers."""

    status: Literal["ok"]
    version: str
