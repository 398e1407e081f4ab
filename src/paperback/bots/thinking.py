"""Thinking ahead: lines of play tried out in worlds that may be the true one, the worse ones left as it goes on."""

from __future__ import annotations

import math
import time

from paperback.engine.chance import SeededChance
from paperback.engine.rules import Rules

from .author import Author
from .numbers import Numbers
from .speller import Speller
from .thoughts import Line
from .window import Window, World
from .worlds import play_on, value

TURNS = 60
"""Turns after which a game in thought is left as it is."""
ROUNDS = 4
"""Times that the worse half of the lines is left."""
FEWEST = 6
"""Worlds before any line is left."""
SURE, MANY = 3.0, 16
"""So many standard errors behind, after so many worlds or more, a line is left at once."""
DOUBT = 1.0
"""So many standard errors a line must be ahead of the one that the plan would take."""
BUDGET = 4_000
"""Most nodes of one search in thought."""
PLAIN, PARTS, PART = 2, 3, 300
"""Each part of a game beyond those of the plain one makes a command in thought dearer by so many nodes; more than so many add no more."""
RESERVE = 0.12
"""Share of the time that is kept for what comes after the last world."""


class Effort:
    """How long a player may think: for so many worlds and so much work, or, where it is told, for so many seconds."""

    __slots__ = ("_begun", "_commands", "_seconds", "_speller", "_work", "_worlds", "author")

    def __init__(self, speller: Speller, numbers: Numbers, worlds: int, work: int, seconds: float | None = None) -> None:
        """It begins now. `work` is in nodes of the lexicon's graph, and what takes as long (see `CountingSpeller`, `PART`)."""
        self._begun = time.monotonic()
        self._worlds = worlds
        self._work = work
        self._seconds = seconds
        self._commands = 0
        self._speller = speller.thinking(BUDGET)
        self.author = Author(self._speller, numbers)
        """Who plays all seats in thought."""

    def spent(self, worlds: int = 0) -> float:
        """How much of it is over after so many worlds, from 0 to 1."""
        if self._seconds is not None:
            return (time.monotonic() - self._begun) / (self._seconds * (1 - RESERVE))
        return max(worlds / self._worlds, (self._speller.work + self._commands) / self._work)

    def over(self) -> bool:
        """Whether there is no time for more."""
        return self.spent() >= 1

    def goes_on(self, rules: Rules) -> bool:
        """Count a command in thought, under these rules; whether there is time for it."""
        self._commands += PART * min(PARTS, len(rules.parts) - PLAIN)
        return not self.over()


class Thought:
    """What one line of play has come to in the worlds so far."""

    __slots__ = ("line", "values")

    def __init__(self, line: Line) -> None:
        """Nothing yet."""
        self.line = line
        self.values: list[float] = []

    def mean(self) -> float:
        """What it came to on average."""
        return sum(self.values) / len(self.values) if self.values else 0.0


def best(window: Window, lines: list[Line], seed: str, effort: Effort) -> Line:
    """The best of these lines, if all play by the plan afterwards.

    All lines meet the same worlds, and the same chance in them. The first line is the best one as long as no other is surely better.
    """
    thoughts = [Thought(line) for line in lines]
    alive, first, number = thoughts, thoughts[0], 0
    while len(alive) > 1 and (share := effort.spent(number)) < 1:
        values = _in_one_world(window, alive, f"{seed}/{window.turn}/{number}", effort)
        if values is None:
            break
        for thought, came in zip(alive, values, strict=True):
            thought.values.append(came)
        number += 1
        if number >= FEWEST:
            alive = _left(alive, max(2, math.ceil(len(thoughts) / 2 ** int(share * ROUNDS))))
    return _leader(alive, first).line


def _in_one_world(window: Window, alive: list[Thought], seed: str, effort: Effort) -> list[float] | None:
    """What each line comes to in one world; None when the time is over before that is known."""
    imagined = window.imagined(SeededChance(seed))
    players, last = [effort.author] * window.seats, window.turn + TURNS
    values: list[float] = []
    for thought in alive:
        world = World(imagined.rules, imagined.state.copy())
        if not play_on(world, thought.line, players, window.seat, SeededChance(f"{seed}/on"), last, effort.goes_on):
            return None
        values.append(value(world, window.seat))
    return values


def _leader(alive: list[Thought], first: Thought) -> Thought:
    """The thought that has come to most, unless it is no surer than chance that it is better than the first one."""
    leader = max(alive, key=lambda thought: (thought.mean(), thought is first))
    if leader is first or len(first.values) < FEWEST:
        return first
    return leader if _ahead(leader, first) >= DOUBT else first


def _ahead(one: Thought, other: Thought) -> float:
    """By how many standard errors one thought has come to more than another in the same worlds."""
    gaps = [ours - theirs for ours, theirs in zip(one.values, other.values, strict=False)]
    mean = sum(gaps) / len(gaps)
    spread = sum([(gap - mean) ** 2 for gap in gaps]) / (len(gaps) - 1)
    return mean / math.sqrt(spread / len(gaps)) if spread else math.copysign(math.inf, mean) if mean else 0.0


def _left(alive: list[Thought], most: int) -> list[Thought]:
    """The best so many of them, without those that are surely worse than the best."""
    ranked = sorted(alive, key=lambda thought: -thought.mean())
    leader = ranked[0]
    return [leader, *[thought for thought in ranked[1:most] if len(leader.values) < MANY or _ahead(leader, thought) < SURE]]
