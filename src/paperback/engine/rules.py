# cython: annotation_typing=True
"""Where rules come from and where a rule's function stands."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol, TypeVar

from .card import At, Card
from .chance import SeededChance
from .events import Event
from .library import Library
from .part import Mode, Part
from .settings import Settings
from .spelling import Play, Tile, Word
from .state import NOBODY, GameState
from .steps import OUTSIDE, Live, Step

K = TypeVar("K")
V = TypeVar("V")
F = TypeVar("F", bound=Callable[..., Any])


class Lexicon(Protocol):
    """Something that contains words, as upper-case keys."""

    def __contains__(self, key: str, /) -> bool:
        """Whether this is a word."""


class Rules:
    """One mode with its settings, its parts merged, a catalogue and a lexicon.

    Tables of meaning are merged; the hooks of parts (see `Part`) stand in tuples, in the order of the parts.
    """

    def __init__(
        self, mode: Mode, settings: Settings, library: Library, lexicon: Lexicon, modules: Iterable[Part] = (), language: str = "en"
    ) -> None:
        """Merge the parts of a mode and of the modules; ValueError when two give the same word a meaning."""
        self.mode = mode
        self.settings = settings
        self.library = library
        self.lexicon = lexicon
        self.language = language
        """Of the lexicon: `en`, `es` or `pt`."""
        self.faces = library.faces
        self.working = tuple(_working(card) for card in library.faces)
        self.late = frozenset(
            (face, n)
            for face, card in enumerate(library.faces)
            for n, ability in enumerate(card.abilities)
            if any(condition.late for condition in ability.when)
        )
        """Abilities with a condition that is judged when it is needed."""
        self.parts = parts = (*mode.parts, *modules)
        self.steps = _merged("step", [part.steps for part in parts])
        self.conditions = _merged("condition", [part.conditions for part in parts])
        self.effects = _merged("effect", [part.effects for part in parts])
        self.effect_names = _merged("name", [part.effect_names for part in parts])
        self.commands = _merged("command", [part.commands for part in parts])
        self.folds = _merged("fold", [part.folds for part in parts])
        self.shows = _merged("show", [part.shows for part in parts])
        self.questions = _merged("question", [part.questions for part in parts])
        self.least = _merged("silence", [part.least for part in parts])
        self.patience = _merged("patience", [part.patience for part in parts])
        self.advice = _gathered([part.advice for part in parts])
        self.tries = _gathered([part.tries for part in parts])
        self.after = _gathered([part.after for part in parts])
        accepted = _gathered([part.accepts for part in parts])
        self.accepts = {question: frozenset[type[Any]]().union(*commands) for question, commands in accepted.items()}
        self.offers = _hooks(part.offer for part in parts)
        self.beginnings = _hooks(part.begin for part in parts)
        self.hands_drawn = _hooks(part.drawn for part in parts)
        self.round_ends = _hooks(part.round_end for part in parts)
        self.unusable = _hooks(part.unusable for part in parts)
        self.spelling = _hooks(part.spelling for part in parts)
        self.words = _hooks(part.word for part in parts)
        self.knows = _hooks(part.knows for part in parts)
        self.outside = _hooks(part.outside for part in parts)
        self.lengths = _hooks(part.length for part in parts)
        self.brings = _hooks(part.brings for part in parts)
        self.sales = _hooks(part.on_sale for part in parts)
        self.prices = _hooks(part.price for part in parts)
        self.may_buy = _hooks(part.may_buy for part in parts)
        self.taking = _hooks(part.taking for part in parts)
        self.may_close = _hooks(part.may_close for part in parts)
        self.hand_sizes = _hooks(part.hand for part in parts)
        self.unseen = _hooks(part.unseen for part in parts)
        self.fames = _hooks(part.fame for part in parts)
        self.supplies = _hooks(part.supplies for part in parts)
        self.hands_told = _hooks(part.hand_told for part in parts)
        self.turn: tuple[Step, ...] = _turn(mode, parts)[::-1]
        """Of a seat, the last step first."""

    @cached_property
    def views(self) -> dict[str, Callable[[Rules, GameState, int | None], object]]:
        """What parts show, by their name."""
        return {part.name: part.view for part in self.parts if part.view}


def _turn(mode: Mode, parts: Iterable[Part]) -> tuple[Step, ...]:
    turn = mode.turn
    for part in parts:
        turn = part.turn(turn) if part.turn else turn
    return turn


def _merged(what: str, tables: Iterable[Mapping[K, V]]) -> dict[K, V]:
    merged: dict[K, V] = {}
    for table in tables:
        if twice := merged.keys() & table.keys():
            msg = f"{what} with two meanings: {twice}"
            raise ValueError(msg)
        merged.update(table)
    return merged


def _gathered(tables: Iterable[Mapping[K, V]]) -> dict[K, tuple[V, ...]]:
    """What all tables say of each word, in their order."""
    gathered: dict[K, tuple[V, ...]] = {}
    for table in tables:
        for key, value in table.items():
            gathered[key] = (*gathered.get(key, ()), value)
    return gathered


def _hooks(hooks: Iterable[F | None]) -> tuple[F, ...]:
    return tuple(hook for hook in hooks if hook is not None)


def _working(card: Card) -> tuple[int, ...]:
    """Numbers of the abilities that work in the steps of a turn after the word is laid, if the card is in it."""
    return () if card.beside else tuple(n for n, ability in enumerate(card.abilities) if At.RESOLVE <= ability.at <= At.DRAW)


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
    muted: bool = False
    """Cards read so score nothing and have no abilities this turn."""


class Spelling:
    """How the cards of a seat may be read now; parts widen it (rules 2.2, 8)."""

    __slots__ = ("at", "beside", "common", "readings", "splitter", "usable")

    def __init__(self, at: Moment) -> None:
        """The hand and the common card, each as printed."""
        self.at = at
        self.common = at.common
        self.usable = {*at.me.hand, self.common} if self.common != NOBODY else set(at.me.hand)
        for unusable in at.rules.unusable:
            self.usable -= unusable(at)
        self.beside: list[int] = []
        """Usable cards that are not of the hand; the common card is not among them."""
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

    def lend(self, card: int) -> None:
        """Let a card beside the hand be used."""
        self.usable.add(card)
        self.beside.append(card)

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

    def muted(self, words: tuple[Word, ...]) -> tuple[int, ...]:
        """Cards that are read without their score and abilities."""
        tiles = [tile for word in words for tile in word if not self.plain(tile)]
        return tuple(tile.card for tile in tiles if (r := self.reading(tile)) and r.muted)


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
        kind = type(event)
        self.rules.folds[kind](self.state, event)
        if self.log is not None:
            self.log.append(event)
        if self.rules.after:
            for follow in self.rules.after.get(kind, ()):
                follow(self, event)

    def of(self, seat: int) -> Moment:
        """The same moment for another seat."""
        return self if seat == self.seat else Moment(self.rules, self.state, self.chance, seat, self.log)

    def others(self) -> Iterator[Moment]:
        """The same moment for each of the other seats, in turn order."""
        seats = len(self.state.seats)
        return (self.of((self.seat + n) % seats) for n in range(1, seats))

    @property
    def common(self) -> int:
        """The common card that the seat may use, or NOBODY."""
        return self.rules.mode.common(self.state, self.seat)

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
        """Place `place` of word `index`; index -1 is a card applied to the play as a whole, `OUTSIDE` one beside it, `place` its id."""
        self.at = at
        self.play = play
        self.index = index
        self.place = place
        self.word: Word = play.words[index] if index >= 0 else () if index != OUTSIDE else tuple(t for word in play.words for t in word)

    @property
    def text(self) -> str:
        """The letters of the word."""
        return "".join([tile.letters for tile in self.word])

    @property
    def length(self) -> int:
        """Letters of the word; from outside, of the longer one (rules 8.3)."""
        if self.index == OUTSIDE:
            return max([sum([len(tile.letters) for tile in word]) for word in self.play.words], default=0)
        return len(self.text)

    @property
    def source(self) -> int:
        """The card that stands here."""
        if self.index == OUTSIDE:
            return self.place
        return self.word[self.place].card if self.index >= 0 else self.play.applied[self.place]


def place_of(at: Moment, live: Live) -> Place:
    """The place of a live ability in the seat's play."""
    return Place(at, at.me.turn.play, live.word, live.place)
