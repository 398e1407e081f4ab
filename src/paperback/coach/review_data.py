"""What a review says, turn by turn; its JSON is described in docs/review.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback.engine.seen import CardSeen, LineSeen, TileSeen

FORMAT = 1


@dataclass(frozen=True, slots=True)
class WordReviewed:
    """A word, or two, as laid or as they could have been."""

    text: str
    """As people write it."""
    spelling: str
    """In the notation of records."""
    words: tuple[tuple[TileSeen, ...], ...]
    score: int
    """Cents of its cards with the best choices, as the search counts them."""
    money: int
    """The same with all that lies beside it, and without rewards for trashing."""
    draws: int
    """Cards more in the next hand."""
    length: int
    """Letters of the longer word."""
    level: int | None
    """How rare it is, from 1 to 5; None for what is not in the lexicon."""
    gloss: str | None
    lines: tuple[LineSeen, ...]
    """The sheet that comes to `money`; empty where the word cannot be tried any more."""


@dataclass(frozen=True, slots=True)
class CommonReviewed:
    """The common card of the track."""

    needed: int
    """Letters that would have won it."""
    won: bool
    word: WordReviewed | None
    """The dearest word that would have won it; None where none would."""


@dataclass(frozen=True, slots=True)
class LuckReviewed:
    """The hand beside all hands that could have been drawn instead."""

    mean: float
    """Cents of the best word, in the mean of those hands."""
    difference: float
    """Cents that the best word of the hand drawn earned more."""
    percentile: int
    """Of a hundred such hands so many were worse; equal ones count half."""
    hands: int
    """How many hands were looked at."""
    every: bool
    """Whether that is all of them; else they were dealt by chance, the same ones every time."""


@dataclass(frozen=True, slots=True)
class PurchaseReviewed:
    """A card with its price and what it was worth to the deck; worth is in tenths of a Fame point at the end of the game."""

    card: CardSeen
    price: int
    worth: int
    fame: int
    """The part of it that is Fame."""
    money: int
    """The part of it that the cents bring which it earns."""
    cents: int
    """Hundredths of a cent that one use brings beyond an average card."""
    turns: int
    """Turns that the seat could expect still to have."""


@dataclass(frozen=True, slots=True)
class ShoppingReviewed:
    """What was bought, and what would have been best."""

    money: int
    """Cents that there were when the shop opened."""
    bought: tuple[PurchaseReviewed, ...]
    best: tuple[PurchaseReviewed, ...]
    """The best purchases of what lay there, for that money; empty where nothing was worth having."""
    lost: int
    """By how much those were better, in tenths of a Fame point."""
    wins: bool
    """Whether the best purchase ends the game and wins it."""


@dataclass(frozen=True, slots=True)
class TurnReviewed:
    """One turn of one seat."""

    entry: int
    """The entry of the record in which its word was laid, or the turn ended without one."""
    seat: int
    round: int
    hand: tuple[CardSeen, ...]
    """What the word could be made of; empty where none was asked for."""
    lent: CardSeen | None
    """The common card that could be used."""
    word: WordReviewed | None
    """None where no word was laid."""
    money: int
    """Cents earned in the turn, everything counted."""
    best: WordReviewed | None
    """The dearest word of the hand; None where there is none."""
    equals: tuple[str, ...]
    """Other words that are as good."""
    complete: bool
    """Whether the search went to its end, so that there is no better word."""
    known: WordReviewed | None
    """The dearest word that a person would know, where that is another one."""
    left: int
    """Cents that the best word would have earned more."""
    common: CommonReviewed | None
    """None where no common card could be won."""
    luck: LuckReviewed | None
    """None where nothing was drawn by chance."""
    shopping: ShoppingReviewed | None
    """None where nothing could be bought."""
    gained: tuple[CardSeen, ...]
    """Cards that came without being bought, the common card too."""
    fame: tuple[int, ...]
    """Of all seats after the turn."""


@dataclass(frozen=True, slots=True)
class SeatReviewed:
    """A seat's game in numbers; means are by turn in which a word was asked for, in cents."""

    seat: int
    kind: Literal["human", "ai"]
    name: str
    bot: str
    turns: int
    """Turns in which a word was asked for."""
    money: float
    """Mean money of the words laid."""
    best: float
    """Mean money of the best words."""
    share: int
    """Of a hundred cents that the best words would have earned, so many were."""
    found: int
    """Turns in which no word was better than the one laid."""
    luck: float
    """Cents more than the mean hands would have given, all turns together."""
    purchases: int
    spent: int
    lost: int
    """What better purchases would have been worth more, all turns together, in tenths of a Fame point."""
    fame: int
    place: int | None
    """None while the game is not over."""


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game looked at again."""

    format: int
    lexicon: str
    family: bool
    changed: Literal["lexicon", "catalogue"] | None
    """What this program ships otherwise than when the game began: then some words may be judged otherwise."""
    over: bool
    seats: tuple[SeatReviewed, ...]
    turns: tuple[TurnReviewed, ...]
    """In the order in which they ended."""
