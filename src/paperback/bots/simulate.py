"""Many games between computer players, split over processes; what comes out depends on the games alone."""

from __future__ import annotations

import hashlib
import math
import multiprocessing
import signal
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeVar

from paperback import lexicon
from paperback.engine.chance import SeededChance
from paperback.engine.commands import Command
from paperback.engine.play import accepted, advance, begin, waiting
from paperback.engine.rules import Rules
from paperback.engine.settings import Settings
from paperback.engine.state import GameState, Outcome
from paperback.lexicon import arrays
from paperback.modes.registry import MODES, rules_for

from .bot import Bot
from .registry import make
from .speller import Speller
from .window import Window

PART = 20
"""Games that a process plays at a time: so few that it stops within a moment when it should."""
AHEAD = 4
"""Parts for each process that are handed out before they are done."""
MOST_TURNS = 10_000
"""Far more turns than the rules let a game have (rules 3.4)."""
TABLES = 4
"""Tables that a process keeps; games of one match follow each other."""
Z95 = 1.959963984540054
"""Standard deviations on each side that hold 95 per cent."""


T = TypeVar("T")
Watch = Callable[[GameState, int, Command], object]
"""Told of every command before it is carried out: the state, the seat, the command."""


@dataclass(frozen=True, slots=True)
class Match:
    """What is played: the same in every process."""

    bots: tuple[str, ...]
    """Players by name; in every game each sits one seat further than in the game before."""
    settings: Settings
    lexicon: str
    seed: str
    records: Path | None = None
    """Folder for the games' records."""


class Played(NamedTuple):
    """What a game came to; Fame and victory by bot."""

    turns: int
    digest: bytes
    fame: tuple[int, ...]
    won: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class SeatResult:
    """One bot's results."""

    bot: str
    wins: int
    """Games won alone, or with everybody where all play together."""
    ties: int
    """Games won with others."""
    win_rate: float
    """Wins by games."""
    interval95: tuple[float, float]
    """Wilson's interval of the win rate."""
    fame_mean: float


@dataclass(frozen=True, slots=True)
class Result:
    """What many games came to."""

    games: int
    seed: str
    turns: int
    seconds: float
    games_per_second: float
    digest: str
    """Depends on the games played, and on nothing else."""
    seats: tuple[SeatResult, ...]


def simulate(match: Match, games: int, jobs: int = 1, progress: Callable[[int], object] | None = None) -> Result:
    """Play so many games in so many processes; `progress` hears how many more are done."""
    played: list[Played] = []
    table(match.settings, match.lexicon)
    started = time.perf_counter()
    for _, part in each([(match, games)], jobs, play):
        played += part
        if progress:
            progress(len(part))
    return _result(match, played, time.perf_counter() - started)


def each(matches: Iterable[tuple[Match, int]], jobs: int, play_one: Callable[[Match, int], T]) -> Iterator[tuple[Match, list[T]]]:
    """Play so many games of each match, in order, in so many processes; `play_one` is a function of a module, which they can import."""
    if jobs == 1:
        for match, games in matches:
            for number in range(games):
                yield match, [play_one(match, number)]
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    waiting: deque[tuple[Match, Future[list[T]]]] = deque()
    try:
        for match, start, end in _parts(matches):
            with _deaf():
                waiting.append((match, pool.submit(_part, play_one, match, start, end)))
            if len(waiting) > AHEAD * jobs:
                yield _done(*waiting.popleft())
        while waiting:
            yield _done(*waiting.popleft())
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _deaf() -> Iterator[None]:
    """Let processes that start now not hear Ctrl-C, which is for the first one alone; from their own start on they see to it themselves."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _parts(matches: Iterable[tuple[Match, int]]) -> Iterator[tuple[Match, int, int]]:
    for match, games in matches:
        for start in range(0, games, PART):
            yield match, start, min(games, start + PART)


def _done(match: Match, part: Future[list[T]]) -> tuple[Match, list[T]]:
    return match, part.result()


def _part(play_one: Callable[[Match, int], T], match: Match, start: int, end: int) -> list[T]:
    return [play_one(match, number) for number in range(start, end)]


@lru_cache(maxsize=TABLES)
def table(settings: Settings, lexicon_id: str) -> tuple[Rules, Speller]:
    """The rules of such games, and who spells in them."""
    words = lexicon.load(lexicon_id)
    rules = rules_for(settings, words, lexicon.info(lexicon_id).language)
    return rules, Speller(arrays.load(words))


def play(match: Match, number: int) -> Played:
    """Play the game of this number."""
    rules, speller = table(match.settings, match.lexicon)
    size = len(match.bots)
    sits = [(bot + number) % size for bot in range(size)]
    seated = sorted(range(size), key=sits.__getitem__)
    players = [make(match.bots[bot], speller, f"{match.seed}/{number}/{bot}") for bot in seated]
    seed = f"{match.seed}/{number}"
    log: list[tuple[int, Command]] | None = None if match.records is None else []
    state = play_out(rules, players, seed, log)
    if match.records and log is not None:
        # only records need the notation, whose import takes longer than many games
        from .record import write_game  # noqa: PLC0415

        write_game(match.records / f"game-{number:06}.jsonl", rules, match.lexicon, [match.bots[bot] for bot in seated], seed, log)
    outcome = finished(state)
    return Played(state.turn, digest(state), tuple(outcome.fame[s] for s in sits), tuple(s in outcome.winners for s in sits))


def play_out(
    rules: Rules, players: Sequence[Bot], seed: str, log: list[tuple[int, Command]] | None = None, watch: Watch | None = None
) -> GameState:
    """Play a game to its end, each seat by its own player; commands are kept in `log`, if there is one."""
    chance = SeededChance(seed)
    state = begin(rules, chance).state
    while state.outcome is None:
        seat = state.active
        if not accepted(rules, state, seat):
            seat = waiting(rules, state)[0]
        command = players[seat].choose(Window(rules, state, seat))
        if log is not None:
            log.append((seat, command))
        if watch:
            watch(state, seat, command)
        advance(rules, state, seat, command, chance)
        if state.turn > MOST_TURNS:
            msg = f"the game with seed {seed} does not end"
            raise RuntimeError(msg)
    return state


def finished(state: GameState) -> Outcome:
    """How the game ended."""
    if state.outcome is None:
        msg = "the game is not over"
        raise ValueError(msg)
    return state.outcome


def digest(state: GameState) -> bytes:
    """A fingerprint of where every card ended and how: games that went otherwise have another one."""
    zones = [(seat.draw, seat.hand, seat.discard, seat.turns, seat.shuffles) for seat in state.seats]
    market = state.market
    kept = sorted(state.slots.items(), key=lambda slot: slot[0])
    table = (market.piles, market.alternates, market.fame, market.commons, market.won)
    whole = (state.turn, state.faces, zones, *table, state.trash)
    outcome = finished(state)
    return hashlib.blake2b(
        repr((whole, *[kept] * bool(kept), outcome.reason, outcome.fame, outcome.places)).encode(), digest_size=8
    ).digest()


def _result(match: Match, played: list[Played], seconds: float) -> Result:
    games = len(played)
    rivals = MODES[match.settings.mode].rivals
    seats = []
    for n, bot in enumerate(match.bots):
        firsts = [one for one in played if one.won[n]]
        wins = sum(not rivals or sum(one.won) == 1 for one in firsts)
        seats.append(
            SeatResult(
                bot=bot,
                wins=wins,
                ties=len(firsts) - wins,
                win_rate=wins / games,
                interval95=wilson(wins, games),
                fame_mean=sum(one.fame[n] for one in played) / games,
            )
        )
    whole = hashlib.blake2b(b"".join(one.digest for one in played), digest_size=16).hexdigest()
    turns = sum(one.turns for one in played)
    return Result(games, match.seed, turns, seconds, games / seconds, whole, tuple(seats))


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 per cent interval of a rate (Wilson's score)."""
    rate, z2 = wins / games, Z95 * Z95
    centre = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, centre - half), min(1.0, centre + half)
