"""Bundles of meaning: what a part brings, and what a mode makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from .card import Card, Condition, Effect, Kind
from .chance import SeededChance
from .commands import Command
from .events import Event
from .features import Feature
from .rejection import Rejection
from .seen import CardSeen, SeatView
from .settings import Option
from .spelling import Play, Word
from .state import GameState, Outcome, top_common
from .steps import Live, Question, Step

if TYPE_CHECKING:  # these stand on parts
    from .rules import Moment, Place, Rules, Spelling


@dataclass(frozen=True, slots=True)
class Choice:
    """What an effect lets its seat choose from."""

    options: tuple[int, ...]
    at_least: int
    at_most: int


@dataclass(frozen=True, slots=True)
class EffectMeaning:
    """What an effect does: what it asks, if anything, and what happens then."""

    do: Callable[[Place, Any, tuple[int, ...]], None] | None = None
    """Absent on an effect that only widens spelling or only counts at the end."""
    choose: Callable[[Place, Any], Choice | None] | None = None
    """What can be chosen; None when this use of the effect asks nothing."""
    before: Callable[[Place, Any], None] | None = None
    """What happens before its seat is asked."""
    allowance: bool = False
    """It takes hold without a question, although it is optional: its choice comes with what it allows."""
    ticket: bool = False
    """It waits until its seat uses it while buying."""
    fame: Callable[[tuple[Card, ...], Any], int] | None = None
    """Fame that it gives for a whole deck at the end of the game."""


@dataclass(frozen=True, slots=True)
class CommandMeaning:
    """When a command is refused, and what it does."""

    check: Callable[[Moment, Any], Rejection | None]
    do: Callable[[Moment, Any], None]


class Mind(Protocol):
    """What advice may ask of the computer player that it advises."""

    def worth(self, card: str, view: SeatView) -> int:
        """What owning this card is worth to the seat now, in tenths of a Fame point; at most 0 is better left."""

    def best_word(self, hand: tuple[CardSeen, ...], common: CardSeen | None, view: SeatView) -> tuple[str, int] | None:
        """The letters of the best plain word of these cards and its score in cents."""


class Supply(NamedTuple):
    """Hidden cards of which a seat does not know which designs they are."""

    cards: list[int]
    """Place by place."""
    outside: list[int]
    """Faces that could be among them and are not: they are not in the game."""


class Beside(NamedTuple):
    """How cards that lie beside a seat's deck are put there without a game that dealt them."""

    most: int
    """How many of them a seat can have."""
    lay: Callable[[GameState, tuple[int, ...]], None]
    """Put these before the only seat."""


HandTest = Callable[[Sequence[int]], bool]

Advice = Callable[[SeatView, Mind], Command | None]
"""What a sensible seat would do now, from what it sees; None is no opinion."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A bundle of vocabulary with its meaning. The core is one, the abilities are one, every module is one."""

    name: str

    # ------------------------------------------------------------ vocabulary
    steps: Mapping[type[Step], Callable[[Moment, Any], None]] = field(default_factory=dict)
    conditions: Mapping[type[Condition], Callable[[Place, Any], bool]] = field(default_factory=dict)
    effects: Mapping[type[Effect], EffectMeaning] = field(default_factory=dict)
    effect_names: Mapping[type[Effect], str] = field(default_factory=dict)
    """Effects by what the catalogue calls them."""
    commands: Mapping[type[Command], CommandMeaning] = field(default_factory=dict)
    accepts: Mapping[type[Question], frozenset[type[Command]]] = field(default_factory=dict)
    """What may be answered to a question; parts add to what others accept."""
    folds: Mapping[type[Event], Callable[[GameState, Any], None]] = field(default_factory=dict)
    shows: Mapping[type[Event], Callable[[Any, int | None], Event | None]] = field(default_factory=dict)
    """What a seat (None: an onlooker) sees of an event; no entry, no sight (rules 14.2)."""

    # ------------------------------------------------------------ setting up, and the turn
    offer: Callable[[Rules], tuple[int, ...]] | None = None
    """Faces that join the offer, one for each physical card."""
    begin: Callable[[Moment], None] | None = None
    """What happens when the table is laid, before the first hands: a moment of the first seat."""
    turn: Callable[[tuple[Step, ...]], tuple[Step, ...]] | None = None
    """The turn with this part's steps in it."""
    after: Mapping[type[Event], Callable[[Moment, Any], None]] = field(default_factory=dict)
    """What follows at once whenever something happens."""
    beside: Mapping[Kind, Beside] = field(default_factory=dict)
    """Cards that can be put beside a made-up table, by their kind."""
    keeps: type | None = None
    """What it keeps in a state, in the slot of its name: a dataclass that is a `SlotState`."""
    drawn: Callable[[Moment], None] | None = None
    """What happens when a seat has drawn a new hand, the first one included."""
    round_end: Callable[[Moment], None] | None = None
    """What is settled when all seats have played a round at once: a moment of the first seat (rules 5.9)."""

    # ------------------------------------------------------------ the word
    unusable: Callable[[Moment], frozenset[int]] | None = None
    """Cards that the seat may not use in its word now."""
    spelling: Callable[[Moment, Spelling], None] | None = None
    """Widens how the seat's cards may be read, and which cards beside its hand it may use."""
    word: Callable[[Moment, tuple[Word, ...]], Rejection | None] | None = None
    """Why these words may not be laid, if they are otherwise right."""
    knows: Callable[[GameState, str], bool] | None = None
    """Whether a word counts that the lexicon does not have."""
    outside: Callable[[Moment, Play], Iterable[Live]] | None = None
    """Abilities from beside the word, passed words included; `Live.word` is `OUTSIDE`, `Live.place` the card that has them."""
    length: Callable[[Moment], int] | None = None
    """Letters that the word counts more for the length track."""
    brings: Callable[[Moment], Callable[[tuple[Word, ...]], int] | None] | None = None
    """What laying words is worth to a sensible seat beside their score now, in tenths of a Fame point; None while no word brings any."""

    # ------------------------------------------------------------ buying and drawing
    on_sale: Callable[[Rules, GameState, int], Iterable[int]] | None = None
    """Cards that this seat can buy beside the market's."""
    price: Callable[[Rules, GameState, int, int], int] | None = None
    """Cents that a card costs a seat more (or, below 0, less) than printed: rules, state, seat, card."""
    may_buy: Callable[[Moment, int], Rejection | None] | None = None
    """Why this card may not be bought, if it is on sale and can be paid."""
    taking: Callable[[Moment, int, Event], bool] | None = None
    """Take over how a card leaves (by `Bought` or `Gained`); False lets it leave as usual."""
    may_close: Callable[[Moment], Rejection | None] | None = None
    """Why buying cannot end yet."""
    hand: Callable[[Moment, int], int] | None = None
    """How many cards are drawn, of so many."""

    # ------------------------------------------------------------ counting, seeing, answering
    unseen: Callable[[GameState, int], Iterable[int]] | None = None
    """Cards of the seat's draw pile that not even the seat has seen."""
    supplies: Callable[[Rules, GameState, int], Iterable[Supply]] | None = None
    """Hidden cards of which a seat does not know which designs they are."""
    hand_told: Callable[[Rules, GameState, int], HandTest | None] | None = None
    """What all were told of this seat's hidden hand: whether it may consist of these faces."""
    fame: Callable[[Rules, GameState, int, bool], Iterable[tuple[str, int]]] | None = None
    """Fame of a seat beside its cards, each with the card key that it comes from; the flag says that the game is over."""
    view: Callable[[Rules, GameState, int | None], object] | None = None
    """What this viewer sees of the part: a dataclass of type `seen`."""
    seen: type | None = None
    texts: Callable[[str], object] | None = None
    """What its boards and other things that are no cards say, by language code: a dataclass of type `said`."""
    said: type | None = None
    questions: Mapping[type[Question], Callable[[Rules, GameState, int, Any], object]] = field(default_factory=dict)
    """A question as its seat sees it: a dataclass with a literal field `ask`."""
    asks: tuple[type, ...] = ()
    """The types of those dataclasses."""
    codes: tuple[str, ...] = ()
    """Its own reasons for a refusal."""
    least: Mapping[type[Question], Callable[[Moment], Command]] = field(default_factory=dict)
    """A legal answer that does as little as it may: what silence means, too."""
    patience: Mapping[type[Question], Callable[[Rules], int]] = field(default_factory=dict)
    """Seconds after which silence is an answer."""
    advice: Mapping[type[Question], Advice] = field(default_factory=dict)
    """What a sensible seat answers, or does first."""
    tries: Mapping[type[Question], Callable[[Rules, GameState, int], Iterable[Command]]] = field(default_factory=dict)
    """Commands that a curious seat might try; some may be refused."""
    features: Callable[[Rules], tuple[Feature, ...]] | None = None
    """What it shows, as numbers."""
    reasons: tuple[str, ...] = ()
    """What it asks cards or options for, effects of abilities apart."""


def whole_market(rules: Rules, state: GameState, viewer: int | None) -> GameState:
    """Nothing of the table is hidden beyond what views hide anyway."""
    return state


def next_seat(at: Moment) -> None:
    """The active seat begins its turn."""
    at.me.agenda.extend(at.rules.turn)


@dataclass(frozen=True, slots=True, kw_only=True)
class Mode:
    """How a game is set up, what a turn is, and when it ends."""

    name: str
    seats: tuple[int, int]
    """Fewest and most."""
    setup: Callable[[Rules, SeededChance], Event]
    turn: tuple[Step, ...]
    ending: Callable[[Rules, GameState], Outcome | None]
    """Asked at the end of every turn."""
    parts: tuple[Part, ...] = ()
    needs: tuple[str, ...] = ()
    """Modules without which it is not played."""
    options: tuple[Option, ...] = ()
    fields: frozenset[str] = frozenset()
    """Settings, by field name, that only some modes have and this one has."""
    piles: bool = True
    """The offer lies in the middle of the table."""
    fame_piles: bool = True
    """Fame cards lie in piles by cost."""
    track: bool = True
    """The common cards lie on a length track."""
    rivals: bool = True
    """Seats play against each other."""
    at_once: bool = False
    """All seats take a round at the same time."""
    follow: Callable[[Moment], None] = next_seat
    """What goes on when nobody has anything to do any more: a moment of the active seat."""
    common: Callable[[GameState, int], int] = top_common
    """The common card that a seat may use, or none."""
    lens: Callable[[Rules, GameState, int | None], GameState] = whole_market
    """The table as this viewer may know it."""
    told: Callable[[GameState, tuple[Event, ...], int | None], tuple[Event, ...]] | None = None
    """Which of these events, that happened together and led to this state, the mode lets this viewer hear of."""
    imagined: Callable[[Rules, GameState, int, SeededChance], GameState] | None = None
    """A whole state that a seat may take for this one, where it takes more than dealing hidden cards anew."""
    turns_left: Callable[[Rules, GameState, int], int] | None = None
    """How many more turns a seat can expect, where the piles do not tell."""
