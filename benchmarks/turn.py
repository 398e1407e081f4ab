"""Where the time of a turn goes: search, player, engine; and which commands it is spent on."""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Iterable
from typing import Final

from paperback import lexicon
from paperback.bots.bot import Bot
from paperback.bots.dials import USUAL
from paperback.bots.greedy import Greedy
from paperback.bots.simulate import play_out, table
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.engine.commands import Command
from paperback.engine.settings import Settings
from paperback.lexicon.arrays import LexiconArrays, load
from paperback.search import Accept, Found, Rack, Value

from .report import Row, at_most, told
from .timing import MICRO

GAMES: Final = 300
SEATS: Final = 2
TURN, SEARCH = 55, 30
"""Microseconds."""
LEAST: Final = 0.1
"""Microseconds of a turn that are worth a row."""


class Clock:
    """Processor seconds by what was done; each moment is counted for one thing only."""

    def __init__(self) -> None:
        """Start with nothing, in the engine."""
        self.spent: dict[str, float] = defaultdict(float)
        self.times: dict[str, int] = defaultdict(int)
        self._doing = ["start of a game"]
        self._since = time.process_time()

    def begin(self, what: str) -> None:
        """Count what comes now for this, until it ends."""
        self._turn()
        self._doing.append(what)
        self.times[what] += 1

    def end(self) -> None:
        """Go on with what was done before."""
        self._turn()
        self._doing.pop()

    def switch(self, what: str) -> None:
        """Count what comes now for this instead."""
        self._turn()
        self._doing[-1] = what
        self.times[what] += 1

    def _turn(self) -> None:
        now = time.process_time()
        self.spent[self._doing[-1]] += now - self._since
        self._since = now


class TimedSpeller(Speller):
    """A speller whose searches are timed."""

    __slots__ = ("_clock",)

    def __init__(self, arrays: LexiconArrays, clock: Clock) -> None:
        """Words of these arrays; time is told to this clock."""
        super().__init__(arrays)
        self._clock = clock

    def best(self, rack: Rack, value: Value, shortest: int, accept: Accept | None = None) -> Found | None:
        """The best play, as `Speller` finds it."""
        self._clock.begin("search")
        found = super().best(rack, value, shortest, accept)
        self._clock.end()
        return found

    def best_few(self, rack: Rack, value: Value, shortest: int, count: int, accept: Accept | None = None) -> list[Found]:
        """The best plays, as `Speller` finds them."""
        self._clock.begin("search")
        found = super().best_few(rack, value, shortest, count, accept)
        self._clock.end()
        return found


class TimedBot:
    """A player whose thinking is timed; what comes after it is the engine's work on its command."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        """This player; time is told to this clock."""
        self._bot, self._clock = bot, clock

    def choose(self, window: Window) -> Command:
        """The player's command."""
        self._clock.switch("player: " + type(window.question).__name__)
        command = self._bot.choose(window)
        self._clock.switch("engine: " + type(command).__name__)
        return command


def rows() -> Iterable[Row]:
    """Time greedy against greedy, by the turn; taking the time costs a few microseconds of each turn itself."""
    rules, _ = table(Settings(), lexicon.DEFAULT)
    arrays = load(lexicon.load(lexicon.DEFAULT), level=USUAL)
    play_out(rules, [Greedy(Speller(arrays)) for _ in range(SEATS)], "warm-up")
    clock = Clock()
    speller = TimedSpeller(arrays, clock)
    turns = 0
    for number in range(GAMES):
        clock.switch("start of a game")
        turns += play_out(rules, [TimedBot(Greedy(speller), clock) for _ in range(SEATS)], f"turn/{number}").turn
    clock.switch("")
    spent = {what: MICRO * seconds / turns for what, seconds in clock.spent.items()}
    whole = sum(spent.values())
    yield at_most(f"a turn of greedy against greedy ({turns / GAMES:.1f} turns a game)", whole, "µs", TURN, promise=False)
    for part in ("search", "player", "engine", "start of a game"):
        value = sum(micro for what, micro in spent.items() if what.startswith(part))
        name = f"… {part}: {100 * value / whole:.0f} %"
        yield at_most(name, value, "µs", SEARCH, promise=False) if part == "search" else told(name, value, "µs")
    for what, micro in sorted(spent.items()):
        if ":" in what and micro >= LEAST:
            yield told(f"… {what}, {clock.times[what] / turns:.2f} times a turn", micro, "µs")
