"""A record followed turn by turn: what each seat held when it was asked for a word, and what it did with it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from paperback.engine import events as ev
from paperback.engine.commands import Buy, Pass, PlayWord, TakeBack
from paperback.engine.game import Entry, Game
from paperback.engine.play import fold
from paperback.engine.rules import Rules
from paperback.engine.state import GameState, Line
from paperback.engine.steps import Shop
from paperback.notation.log import Record


@dataclass(frozen=True, slots=True)
class Drawing:
    """Cards that a seat drew at one time."""

    entry: int
    cards: tuple[int, ...]
    pile: tuple[int, ...]
    """The draw pile that they came from, those left out that the seat knew to be on top of it."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A seat gave a command: the state before it, and what followed."""

    entry: Entry
    before: GameState


@dataclass(slots=True)
class Turn:
    """What one seat did from one end of its turn to the next."""

    seat: int
    ended: int
    """The entry in which it ended."""
    round: int
    after: GameState
    """The state after it."""
    asked: Moment | None = None
    """The word that stood, or that none was made."""
    shop: Moment | None = None
    """The first thing done in the shop."""
    purchases: list[tuple[Moment, Buy]] = field(default_factory=list)
    words: ev.WordPlayed | None = None
    lines: list[Line] = field(default_factory=list)
    gained: list[int] = field(default_factory=list)
    drawings: list[Drawing] = field(default_factory=list)
    """What the hand was drawn by, and what was drawn while it was used."""


class Follower:
    """Goes through a record once; what was taken back is not followed."""

    def __init__(self, rules: Rules, record: Record) -> None:
        """A record of a game of these rules; its states are not compared with its digests."""
        self._rules = rules
        self._record = record
        self._game = Game(rules, "")
        self._open: list[Moment] = []
        """Of the turns that have not ended."""
        self._drawings: list[list[Drawing]] = [[] for _ in record.header.seats]

    @property
    def state(self) -> GameState:
        """The state so far."""
        return self._game.state

    def turns(self, progress: Callable[[int], object] | None = None) -> Iterator[Turn]:
        """Every turn, when it has ended; seats that play at once end theirs together. `progress` hears how many more entries were read."""
        seats = len(self._record.header.seats)
        for line in self._record.lines:
            if progress:
                progress(1)
            entry = line.entry
            before = self._game.state
            self._game.resume([entry])
            if isinstance(entry.did, TakeBack):
                to = next(event.to for event in entry.events if isinstance(event, ev.TakenBack))
                self._open = [moment for moment in self._open if moment.entry.n <= to]
                continue
            self._draw(entry, before)
            self._open.append(Moment(entry, before))
            ended = [event.seat for event in entry.events if isinstance(event, ev.TurnEnded)]
            turn = self.state.turn - 1
            if not ended and any(isinstance(event, ev.GameEnded) for event in entry.events):
                # a game that ends in the middle of a turn leaves that turn without an end (rules 11.4)
                ended, turn = [self.state.active], self.state.turn
            if ended:
                yield from [self._turn(seat, entry.n, turn // seats + 1) for seat in ended]
                self._open.clear()

    def _draw(self, entry: Entry, before: GameState) -> None:
        """Remember from which pile cards were drawn."""
        if not any(isinstance(event, ev.Drawn) for event in entry.events):
            return
        state = before.copy()
        for event in entry.events:
            if isinstance(event, ev.Drawn) and event.cards:
                me = state.seats[event.seat]
                unknown = me.draw[: len(me.draw) - me.known]
                self._drawings[event.seat].append(Drawing(entry.n, event.cards, tuple(unknown)))
            fold(self._rules, state, event)

    def _turn(self, seat: int, ended: int, number: int) -> Turn:
        turn = Turn(seat, ended, number, self.state)
        for moment in self._open:
            did = moment.entry.did
            if moment.entry.by == seat:
                if isinstance(did, PlayWord | Pass):
                    turn.asked = moment
                elif isinstance(did, Buy):
                    turn.purchases.append((moment, did))
                agenda = moment.before.seats[seat].agenda
                if turn.shop is None and agenda and isinstance(agenda[-1], Shop):
                    turn.shop = moment
            self._hear(turn, moment.entry)
        turn.drawings = self._drawings[seat]
        first = ended if turn.asked is None else turn.asked.entry.n
        self._drawings[seat] = [drawing for drawing in turn.drawings if drawing.entry >= first]
        return turn

    def _hear(self, turn: Turn, entry: Entry) -> None:
        """What happened to the seat in this entry, until its turn ended."""
        for event in entry.events:
            if getattr(event, "seat", None) != turn.seat:
                continue
            match event:
                case ev.TurnEnded():
                    return
                case ev.WordPlayed():
                    turn.words = event
                    turn.lines = list(event.lines)
                case ev.LineAdded():
                    turn.lines.append(event.line)
                case ev.Gained() | ev.CommonGained():
                    turn.gained.append(event.card)
                case _:
                    pass
