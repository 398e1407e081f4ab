"""What one seat may see, as values: built field by field, never by removing from a state (rules 14.2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from .state import LineKind, Outcome


@dataclass(frozen=True, slots=True)
class CardSeen:
    """A card whose face is seen."""

    id: int
    card: str
    """The catalogue key."""


@dataclass(frozen=True, slots=True)
class TileSeen:
    """A card in a word."""

    id: int
    card: str
    letters: str
    common: bool
    """It is the common card of the track."""


@dataclass(frozen=True, slots=True)
class LineSeen:
    """One line of a score sheet; kinds as in `Line`."""

    kind: LineKind
    amount: int
    card: CardSeen
    """Without id and key where no card earned it, but what `reason` says."""
    word: int
    target: CardSeen | None
    reason: str = ""


@dataclass(frozen=True, slots=True)
class PlaySeen:
    """What a seat has done in its turn so far."""

    words: tuple[tuple[TileSeen, ...], ...]
    applied: tuple[CardSeen, ...]
    """Spacebar and Dyslexic as used."""
    lines: tuple[LineSeen, ...]
    score: int
    spent: int
    money: int
    """Score less what is spent."""
    extra_draw: int
    bought: tuple[CardSeen, ...]
    doomed: tuple[CardSeen, ...]


@dataclass(frozen=True, slots=True)
class ShelfSeen:
    """A Fame source of a seat: everything that scores is public, for it was gained openly."""

    card: str
    fame: int
    """Fame of this copy, abilities at the end of the game included."""


@dataclass(frozen=True, slots=True)
class SeatSeen:
    """A seat as everybody sees it."""

    seat: int
    hand: int
    draw: int
    deck: int
    """All its cards."""
    discard: tuple[CardSeen, ...]
    """Cards that lie face down have no id and no key."""
    in_play: tuple[CardSeen, ...]
    """Cards that stay on the table beyond their turn."""
    fame: int
    """Without cards that the viewer may not see."""
    shelf: tuple[ShelfSeen, ...]
    commons: int
    turns: int
    waiting: bool
    """Somebody waits for this seat's answer."""
    play: PlaySeen


@dataclass(frozen=True, slots=True)
class Offered:
    """A card on sale, with its price for the viewer."""

    id: int
    card: str
    price: int
    affordable: bool
    """The viewer can buy it now."""


@dataclass(frozen=True, slots=True)
class PileSeen:
    """An offer pile."""

    lowest: int
    """Cheapest printed cost of the pile's cards."""
    dearest: int
    hidden: int
    """Cards under the top."""
    top: Offered | None
    alternates: tuple[Offered | None, ...]


@dataclass(frozen=True, slots=True)
class FamePileSeen:
    """A Fame pile."""

    cost: int
    fame: int
    count: int
    top: Offered | None


@dataclass(frozen=True, slots=True)
class WonSeen:
    """A common card that was won."""

    card: str
    seat: int


@dataclass(frozen=True, slots=True)
class MarketSeen:
    """Everything that can be bought or won."""

    piles: tuple[PileSeen, ...]
    fame: tuple[FamePileSeen, ...]
    common: CardSeen | None
    commons_left: int
    track: tuple[int, ...]
    """Letters of each step."""
    needed: int | None
    """Fewest letters that win the common card now; None when none is left."""
    won: tuple[WonSeen, ...]
    trash: tuple[CardSeen, ...]

    @property
    def offers(self) -> tuple[Offered, ...]:
        """All cards on sale here."""
        shown = [*[one for pile in self.piles for one in (pile.top, *pile.alternates)], *[pile.top for pile in self.fame]]
        return tuple(one for one in shown if one is not None)


@dataclass(frozen=True, slots=True)
class AbilitySeen:
    """An ability that can be used or picked."""

    card: CardSeen
    """The card that has it now."""
    of: str
    """Key of the card on which it is printed: another one when copied."""
    ability: int
    """Which ability of that card."""
    effect: str
    """Its effect's name in the catalogue."""
    may: bool


@dataclass(frozen=True, slots=True)
class ReadingsSeen:
    """A card that can be read otherwise than printed; `card` as in the catalogue."""

    id: int
    card: str
    letters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AskWord:
    """Make a word or pass."""

    beside: tuple[CardSeen, ...]
    """Cards that can be used beside the hand and the common card."""
    barred: tuple[CardSeen, ...]
    """Cards of the hand, and the common card, that cannot be used now."""
    readings: tuple[ReadingsSeen, ...]
    """How cards can be read otherwise, wilds apart; some of it only so often in a word."""
    ask: Literal["spell_word"] = "spell_word"


@dataclass(frozen=True, slots=True)
class AskShop:
    """Buy, use abilities, be done."""

    abilities: tuple[AbilitySeen, ...]
    tops: int
    ask: Literal["shop"] = "shop"


@dataclass(frozen=True, slots=True)
class AskCards:
    """Choose cards for an ability."""

    options: tuple[CardSeen, ...]
    at_least: int
    at_most: int
    ability: AbilitySeen | None
    """None when several abilities ask together (cards to keep)."""
    effect: str
    ask: Literal["choose_cards"] = "choose_cards"


@dataclass(frozen=True, slots=True)
class AskOrder:
    """Put cards in an order, the top card first."""

    cards: tuple[CardSeen, ...]
    ability: AbilitySeen
    ask: Literal["arrange"] = "arrange"


@dataclass(frozen=True, slots=True)
class AskAbility:
    """Pick which ability is used next."""

    abilities: tuple[AbilitySeen, ...]
    ask: Literal["choose_ability"] = "choose_ability"


@dataclass(frozen=True, slots=True)
class AskOption:
    """Pick one of these by its number."""

    options: tuple[str, ...]
    reason: str
    """What it is for."""
    ask: Literal["choose_option"] = "choose_option"


ASKS: tuple[type, ...] = (AskWord, AskShop, AskCards, AskOrder, AskAbility, AskOption)
"""The engine's own questions as their seat sees them; parts bring more."""


@dataclass(frozen=True, slots=True)
class OwnSeat:
    """What only the seat itself sees."""

    seat: int
    hand: tuple[CardSeen, ...]
    deck: tuple[CardSeen, ...]
    """Its draw pile, sorted; never its order. Cards that it has not seen yet have no id and no key."""
    known: tuple[CardSeen, ...]
    """Cards known to lie on top of it, the top card first (rules 2.15)."""
    kept: tuple[CardSeen, ...]
    question: Any
    """What it is asked: one of `ASKS` or of a part's, or None."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """The game as one seat sees it, or as everybody does (`mine` is None)."""

    mine: OwnSeat | None
    seats: tuple[SeatSeen, ...]
    market: MarketSeen
    active: int
    first: int
    round: int
    """1 for the first."""
    outcome: Outcome | None
    parts: Mapping[str, Any]
    """What parts show, by their name."""
