"""Where rules come from and where a rule's function stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Protocol, TypeVar

from .card import At, Card, Condition, Effect
from .chance import SeededChance
from .commands import Command
from .events import Event
from .library import Library
from .rejection import Rejection
from .settings import Settings
from .spelling import Play, Tile, Word
from .state import NOBODY, GameState, Outcome
from .steps import Live, Question, Step

K = TypeVar("K")
V = TypeVar("V")


class Lexicon(Protocol):
    """Something that contains words, as upper-case keys."""

    def __contains__(self, key: str, /) -> bool:
        """Whether this is a word."""


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


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A bundle of vocabulary with its meaning. The core is one, the abilities are one, every module is one."""

    name: str
    steps: Mapping[type[Step], Callable[[Moment, Any], None]] = field(default_factory=dict)
    conditions: Mapping[type[Condition], Callable[[Place, Any], bool]] = field(default_factory=dict)
    effects: Mapping[type[Effect], EffectMeaning] = field(default_factory=dict)
    effect_names: Mapping[type[Effect], str] = field(default_factory=dict)
    """Effects by what the catalogue calls them."""
    commands: Mapping[type[Command], CommandMeaning] = field(default_factory=dict)
    spelling: Callable[[Moment, Spelling], None] | None = None
    """Widens how the seat's cards may be read."""
    accepts: Mapping[type[Question], frozenset[type[Command]]] = field(default_factory=dict)
    folds: Mapping[type[Event], Callable[[GameState, Any], None]] = field(default_factory=dict)
    shows: Mapping[type[Event], Callable[[Any, int | None], Event | None]] = field(default_factory=dict)
    """What a seat (None: an onlooker) sees of an event; no entry, no sight (rules 14.2)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Mode:
    """How a game is set up, what a turn is, and when it ends."""

    name: str
    setup: Callable[[Rules, SeededChance], Event]
    turn: tuple[Step, ...]
    ending: Callable[[Rules, GameState], Outcome | None]
    """Asked at the end of every turn."""
    parts: tuple[Part, ...] = ()


class Rules:
    """One mode with its settings, its parts merged, a catalogue and a lexicon."""

    __slots__ = (
        "accepts",
        "commands",
        "conditions",
        "effect_names",
        "effects",
        "faces",
        "folds",
        "lexicon",
        "library",
        "mode",
        "settings",
        "shows",
        "spelling",
        "steps",
        "turn",
        "working",
    )

    def __init__(self, mode: Mode, settings: Settings, library: Library, lexicon: Lexicon) -> None:
        """Merge the parts of a mode; ValueError when two give the same word a meaning."""
        self.mode = mode
        self.settings = settings
        self.library = library
        self.lexicon = lexicon
        self.faces = library.faces
        self.turn = mode.turn[::-1]
        self.working = tuple(_working(card) for card in library.faces)
        parts = mode.parts
        self.steps = _merged("step", [part.steps for part in parts])
        self.conditions = _merged("condition", [part.conditions for part in parts])
        self.effects = _merged("effect", [part.effects for part in parts])
        self.effect_names = _merged("name", [part.effect_names for part in parts])
        self.commands = _merged("command", [part.commands for part in parts])
        self.folds = _merged("fold", [part.folds for part in parts])
        self.shows = _merged("show", [part.shows for part in parts])
        self.spelling = tuple(part.spelling for part in parts if part.spelling)
        self.accepts: dict[type[Question], frozenset[type[Command]]] = {}
        for part in parts:
            for question, commands in part.accepts.items():
                self.accepts[question] = self.accepts.get(question, frozenset()) | commands


def _merged(what: str, tables: Iterable[Mapping[K, V]]) -> dict[K, V]:
    merged: dict[K, V] = {}
    for table in tables:
        if twice := merged.keys() & table.keys():
            msg = f"{what} with two meanings: {twice}"
            raise ValueError(msg)
        merged.update(table)
    return merged


def _working(card: Card) -> tuple[int, ...]:
    """Numbers of the abilities that work in the steps of a turn after the word is laid."""
    return tuple(n for n, ability in enumerate(card.abilities) if At.RESOLVE <= ability.at <= At.DRAW)


LETTERS = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


@dataclass(frozen=True, slots=True)
class Reading:
    """A card's leave to read cards otherwise."""

    source: int
    """The card that gives it; it counts as applied when it is not in the word itself."""
    ways: Mapping[int, tuple[str, ...]]
    """What each card may read as."""
    limit: int
    """Most cards read so; 0 is any number."""


class Spelling:
    """How the cards of a seat may be read now; parts widen it (rules 2.2, 8)."""

    __slots__ = ("at", "readings", "splitter", "usable")

    def __init__(self, at: Moment) -> None:
        """The hand and the common card, each as printed."""
        self.at = at
        track = at.state.market.commons
        self.usable = {*at.me.hand, *track[-1:]}
        self.readings: list[Reading] = []
        self.splitter = NOBODY
        """The card that lets the play be two words (rules 8.1)."""
        for widen in at.rules.spelling:
            widen(at, self)

    def plain(self, tile: Tile) -> bool:
        """Whether the tile reads as printed: a wild as any one letter (rules 2.2)."""
        card = self.at.card(tile.card)
        return tile.letters in LETTERS if card.wild else bool(tile.letters) and tile.letters == card.letters

    def reading(self, tile: Tile) -> Reading | None:
        """What lets the tile read otherwise than printed, if anything does."""
        return next((r for r in self.readings if tile.letters in r.ways.get(tile.card, ())), None)

    def overdone(self, words: tuple[Word, ...]) -> int:
        """The limit of a reading that is used too often; 0 if none is."""
        used = [self.reading(tile) for word in words for tile in word if not self.plain(tile)]
        return next((r.limit for r in self.readings if r.limit and used.count(r) > r.limit), 0)

    def applied(self, words: tuple[Word, ...]) -> tuple[int, ...]:
        """Cards outside the words that the play makes use of (rules 8.1, 8.2)."""
        found = [self.splitter] if len(words) > 1 else []
        for word in words:
            for tile in word:
                if not self.plain(tile) and (r := self.reading(tile)) and r.source not in found and r.source != tile.card:
                    found.append(r.source)
        return tuple(found)


class Moment:
    """Where a rule stands: rules, state, chance, a seat, and the only way to make something happen."""

    __slots__ = ("chance", "log", "me", "rules", "seat", "state")

    def __init__(self, rules: Rules, state: GameState, chance: SeededChance, seat: int, log: list[Event] | None) -> None:
        """A moment of this seat; events are kept in `log`, if there is one."""
        self.rules = rules
        self.state = state
        self.chance = chance
        self.seat = seat
        self.me = state.seats[seat]
        self.log = log

    def say(self, event: Event) -> None:
        """Make this happen: fold it, and keep it where events are kept."""
        self.rules.folds[type(event)](self.state, event)
        if self.log is not None:
            self.log.append(event)

    def queue(self, *steps: Step) -> None:
        """Put steps on this seat's agenda, the first of them to be done first."""
        self.me.agenda += steps[::-1]

    def card(self, card: int) -> Card:
        """The face of a card."""
        return self.rules.faces[self.state.faces[card]]


class Place:
    """A card's place in a play: where its abilities look from."""

    __slots__ = ("at", "index", "place", "play", "word")

    def __init__(self, at: Moment, play: Play, index: int, place: int) -> None:
        """Place `place` of word `index`; index -1 is a card applied to the play as a whole."""
        self.at = at
        self.play = play
        self.index = index
        self.place = place
        self.word: Word = play.words[index] if index >= 0 else ()

    @property
    def text(self) -> str:
        """The letters of the word."""
        return "".join([tile.letters for tile in self.word])

    @property
    def source(self) -> int:
        """The card that stands here."""
        return self.word[self.place].card if self.index >= 0 else self.play.applied[self.place]


def place_of(at: Moment, live: Live) -> Place:
    """The place of a live ability in the seat's play."""
    return Place(at, at.me.turn.play, live.word, live.place)
