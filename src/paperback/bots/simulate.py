"""Many games between computer players; what comes out depends on the games alone, and not on who plays them where."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from paperback import lexicon
from paperback.engine.chance import SeededChance
from paperback.engine.commands import Command
from paperback.engine.play import acting, advance, begin
from paperback.engine.rules import Rules
from paperback.engine.settings import Settings
from paperback.engine.state import GameState, Outcome
from paperback.modes.registry import MODES, rules_for

from .bot import Bot
from .registry import make
from .shares import ALONE, Crew, CrewError, each, never
from .speller import Spellers
from .tally import Played, Result, Tally, order, seated
from .window import Window

MOST_TURNS = 10_000
"""Far more turns than the rules let a game have (rules 3.4)."""
TABLES = 4
"""Tables that a process keeps; games of one match follow each other."""
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


def simulate(
    match: Match,
    games: int,
    crew: Crew = ALONE,
    *,
    progress: Callable[[int], object] | None = None,
    keep: Callable[[list[Played]], object] | None = None,
    stop: Callable[[], bool] = never,
) -> Result:
    """Play so many games, and give what they came to: fewer, the first ones, when `stop` says so before the end.

    `progress` hears how many more are done, `keep` what they came to, in order.
    """
    tally = Tally(match.bots, match.seed, rivals=MODES[match.settings.mode].rivals)
    table(match.settings, match.lexicon)
    started = time.perf_counter()
    for _, part in each([(match, games)], play, crew, stop):
        tally.add(part)
        if keep:
            keep(part)
        if progress:
            progress(len(part))
    return tally.result(time.perf_counter() - started)


@lru_cache(maxsize=TABLES)
def table(settings: Settings, lexicon_id: str) -> tuple[Rules, Spellers]:
    """The rules of such games, and what spells in them."""
    words = lexicon.load(lexicon_id)
    rules = rules_for(settings, words, lexicon.info(lexicon_id).language)
    return rules, Spellers(words)


def play(match: Match, number: int) -> Played:
    """Play the game of this number; CrewError when its record cannot be written."""
    rules, spellers = table(match.settings, match.lexicon)
    players = [make(match.bots[bot], spellers, f"{match.seed}/{number}/{bot}") for bot in order(len(match.bots), number)]
    seed = f"{match.seed}/{number}"
    log: list[tuple[int, Command]] | None = None if match.records is None else []
    state = play_out(rules, players, seed, log)
    if match.records and log is not None:
        # only records need the notation, whose import takes longer than many games
        from .record import write_game  # noqa: PLC0415

        file = match.records / f"game-{number:06}.jsonl"
        try:
            write_game(file, rules, match.lexicon, seated(match.bots, number), seed, log)
        except OSError as error:
            msg = f"cannot write {file}: {error.strerror}"
            raise CrewError(msg) from error
    outcome = finished(state)
    return Played(number, state.turn, outcome.reason, outcome.fame, outcome.commons, outcome.places, outcome.winners, digest(state))


def play_out(
    rules: Rules, players: Sequence[Bot], seed: str, log: list[tuple[int, Command]] | None = None, watch: Watch | None = None
) -> GameState:
    """Play a game to its end, each seat by its own player; commands are kept in `log`, if there is one."""
    chance = SeededChance(seed)
    state = begin(rules, chance).state
    while state.outcome is None:
        seat = acting(rules, state)
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
