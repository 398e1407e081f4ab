"""The turns of a game as everybody saw them, told entry by entry."""

from __future__ import annotations

from collections.abc import Iterator

from paperback.engine import events as ev
from paperback.engine.commands import TakeBack
from paperback.engine.fame import sources_seen
from paperback.engine.game import Entry
from paperback.engine.rules import Rules
from paperback.engine.sheet import total
from paperback.engine.shows import SHOWS
from paperback.engine.spelling import text
from paperback.engine.state import GameState, Line
from paperback.engine.view import redact

from .wire import BestWord, Story, StoryTurn


class Storyteller:
    """Follows a game; what was taken back is not told."""

    def __init__(self, rules: Rules) -> None:
        """A game of these rules, from its first entry."""
        self._rules = rules
        self._turns: list[StoryTurn] = []
        self._open: list[Entry] = []
        """Entries of the turn that has not ended."""

    def hear(self, entry: Entry, state: GameState) -> None:
        """One more entry, and the state after it."""
        if isinstance(entry.did, TakeBack):
            to = next(event.to for event in entry.events if isinstance(event, ev.TakenBack))
            self._open = [earlier for earlier in self._open if earlier.n <= to]
            return
        self._open.append(entry)
        ended = [event.seat for event in entry.events if isinstance(event, ev.TurnEnded)]
        if ended:
            self._turns += [self._turn(seat, state, state.turn - 1) for seat in ended]
            self._open.clear()
        elif any(isinstance(event, ev.GameEnded) for event in entry.events):
            # a game that ends in the middle of a turn leaves that turn without an end (rules 11.4)
            self._turns.append(self._turn(state.active, state, state.turn))
            self._open.clear()

    def ended(self, seat: int) -> int:
        """How many turns of a seat have ended."""
        return sum(turn.seat == seat for turn in self._turns)

    def story(self, state: GameState) -> Story:
        """The turns so far, and each seat's best ones when the game is over."""
        over = state.outcome is not None
        seats = range(len(state.seats))
        return Story(
            tuple(self._turns),
            tuple(self._best(seat) for seat in seats) if over else None,
            tuple(self._longest(seat) for seat in seats) if over else None,
        )

    def _turn(self, seat: int, state: GameState, before: int) -> StoryTurn:
        """What a seat did in its latest turn, alone or with the others; so many turns of all seats were over before the last of them."""
        lines: list[Line] = []
        words: tuple[str, ...] = ()
        bought: list[int] = []
        gained: list[int] = []
        spent = 0
        for event in self._of(seat):
            # what parts sell has a price, too
            spent += getattr(event, "price", 0)
            match event:
                case ev.WordPlayed():
                    words = tuple(text(word) for word in event.play.words)
                    lines = list(event.lines)
                case ev.LineAdded():
                    lines.append(event.line)
                case ev.Bought():
                    bought.append(event.card)
                case ev.Gained() | ev.CommonGained():
                    gained.append(event.card)
                case _:
                    pass
        score = total(lines)
        return StoryTurn(
            seat=seat,
            round=before // len(state.seats) + 1,
            words=words,
            score=score,
            money=score - spent,
            bought=self._keys(state, bought),
            gained=self._keys(state, gained),
            fame=tuple(self._fame(state, one) for one in range(len(state.seats))),
            also=self._also(state),
        )

    def _fame(self, state: GameState, seat: int) -> int:
        """What all know of a seat's Fame: without what lies face down (rules 6.4)."""
        return sum(amount for _, amount in sources_seen(self._rules, state, seat, None))

    def _also(self, state: GameState) -> tuple[ev.Event, ...]:
        events = tuple(event for entry in self._open for event in entry.events if type(event) not in SHOWS)
        return redact(self._rules, state, events, None)

    def _of(self, seat: int) -> Iterator[ev.Event]:
        """What happened to the seat until its turn ended."""
        for event in (event for entry in self._open for event in entry.events):
            if getattr(event, "seat", None) == seat:
                if isinstance(event, ev.TurnEnded):
                    return
                yield event

    def _keys(self, state: GameState, cards: list[int]) -> tuple[str, ...]:
        return tuple(self._rules.faces[state.faces[card]].key for card in cards)

    def _best(self, seat: int) -> BestWord | None:
        turns = [turn for turn in self._turns if turn.seat == seat and turn.words]
        best = max(turns, key=lambda turn: turn.score, default=None)
        return None if best is None else BestWord(" ".join(best.words), best.score)

    def _longest(self, seat: int) -> str | None:
        return max((word for turn in self._turns if turn.seat == seat for word in turn.words), key=len, default=None)
