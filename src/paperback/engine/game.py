"""A game in progress: one entry for each accepted command, and taking back (rules 14.1, 14.5)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from .chance import SeededChance
from .commands import Command, TakeBack
from .events import Event, TakenBack
from .play import Decision, begin, decide, empty, fold, waiting
from .rejection import Code, Rejection
from .rules import Rules
from .state import GameState


@dataclass(frozen=True, slots=True)
class Entry:
    """One accepted command with all that followed: one unit of storing, streaming and taking back."""

    n: int
    """1 for the first entry, which sets the game up."""
    by: int | None
    """The seat; None for the first entry."""
    did: Command | None
    events: tuple[Event, ...]


class Game:
    """The record of one game and the state that it leads to."""

    __slots__ = ("_before", "chance", "entries", "rules", "state")

    def __init__(self, rules: Rules, seed: str) -> None:
        """An empty record; `start` or `resume` fills it."""
        self.rules = rules
        self.chance = SeededChance(seed)
        self.entries: list[Entry] = []
        self.state: GameState = empty()
        self._before: list[tuple[int, GameState]] = []
        """For each entry that can be taken back, latest last: the entry before it, and the state then."""

    def start(self) -> Entry:
        """Set the game up: the first entry."""
        decision = begin(self.rules, self.chance)
        return self._append(None, None, decision)

    def resume(self, entries: Iterable[Entry]) -> None:
        """Fold a stored record, which never decides anything again."""
        for entry in entries:
            self._fold(entry)

    def do(self, seat: int, command: Command) -> Entry | Rejection:
        """Carry the command out as a new entry, or say why not and change nothing (rules 14.4)."""
        decision = self.propose(seat, command)
        if isinstance(decision, Rejection):
            return decision
        return self._append(seat, command, decision)

    def propose(self, seat: int, command: Command) -> Decision | Rejection:
        """What `do` would do, without doing it."""
        if isinstance(command, TakeBack):
            refusal = self.cannot_take_back(seat)
            if refusal:
                return Rejection(refusal)
            to, state = self._before[-1]
            return Decision((TakenBack(seat, to),), state)
        return decide(self.rules, self.state, seat, command, self.chance)

    def cannot_take_back(self, seat: int) -> Code | None:
        """Why the seat cannot take its latest command back, or None if it can (rules 14.5)."""
        if self.state.outcome is not None:
            return Code.GAME_OVER
        if self.rules.mode.at_once and not self.state.seats[seat].agenda:
            return Code.NOTHING_TO_TAKE_BACK  # it has finished the round
        if self._before and self.entries[-1].by == seat:
            return None
        return Code.SEEN_SOMETHING_NEW if self._latest() == seat else Code.NOTHING_TO_TAKE_BACK

    def _latest(self) -> int | None:
        """Who gave the latest command that was not taken back."""
        n = len(self.entries)
        while n and isinstance(undone := self.entries[n - 1].events[0], TakenBack):
            n = undone.to
        return self.entries[n - 1].by if n else None

    def moves(self, seat: int) -> int:
        """How many commands were accepted from this seat."""
        return sum(entry.by == seat for entry in self.entries)

    def waiting(self) -> tuple[int, ...]:
        """The seats that can act."""
        return waiting(self.rules, self.state)

    def _append(self, seat: int | None, command: Command | None, decision: Decision) -> Entry:
        entry = Entry(len(self.entries) + 1, seat, command, decision.events)
        self._enter(entry, decision.state)
        return entry

    def _fold(self, entry: Entry) -> None:
        if isinstance(entry.did, TakeBack):
            self._enter(entry, self._before[-1][1])
            return
        state = self.state.copy()
        for event in entry.events:
            fold(self.rules, state, event)
        self._enter(entry, state)

    def _enter(self, entry: Entry, state: GameState) -> None:
        """Add the entry; keep what taking it back needs, which is nothing once it showed something new."""
        if isinstance(entry.did, TakeBack):
            self._before.pop()
        elif any(event.showed() for event in entry.events):
            self._before.clear()
        else:
            if self.entries and self.entries[-1].by != entry.by:
                self._before.clear()
            self._before.append((entry.n - 1, self.state))
        self.entries.append(entry)
        self.state = state
