"""`paperback simulate`: computer players against each other."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from dataclasses import asdict
from pathlib import Path

from paperback import lexicon
from paperback.bots.dials import BESIDE, LEVELS, SKILLS, UnknownPlayerError, parse
from paperback.bots.pool import pool
from paperback.bots.registry import words_of
from paperback.bots.rows import Keep, RowsError, written
from paperback.bots.shares import Crew, CrewError
from paperback.bots.simulate import Match, simulate
from paperback.bots.speller import Spellers
from paperback.bots.tally import Result
from paperback.lexicon import DEFAULT, LEXICONS
from paperback.modes.registry import MODES

from . import agreed
from .main import DONE, INTERRUPTED, InputError, count
from .progress import progress, stopping

USUAL_BOT = "greedy"
USUAL_SEATS = 2


def configure(parser: argparse.ArgumentParser, _: str) -> None:
    """Add the arguments."""
    parser.add_argument("--games", type=count(1, 10_000_000), default=100, metavar="N", help="how many games (default: %(default)s)")
    parser.add_argument(
        "--seats",
        metavar="BOTS",
        help=f"players, with commas between: a skill, or skill@vocabulary; skills are {', '.join((*SKILLS, *BESIDE))}, "
        f"vocabularies {LEVELS[0]} to {LEVELS[-1]} (default: {USUAL_SEATS} times {USUAL_BOT}, fewer for a solo mode)",
    )
    agreed.add_arguments(parser)
    parser.add_argument("--lexicon", choices=LEXICONS, default=DEFAULT, help="the word list (default: %(default)s)")
    parser.add_argument("--seed", default="1", help="any text; the same seed gives the same games (default: %(default)s)")
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--jobs", type=count(1, 256), metavar="N", help="processes (default: one for each core)")
    who.add_argument(
        "--dask",
        metavar="ADDRESS",
        help="let the workers of this Dask scheduler play, for instance tcp://10.0.0.1:8786; local or local:4 starts some here",
    )
    parser.add_argument("--records", type=Path, metavar="DIR", help="write each game's record into this folder")
    parser.add_argument("--rows", type=Path, metavar="FILE", help="write a row for each game into this .parquet or .jsonl file")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Play, and print what came out; of the games so far after Ctrl-C."""
    match = _match(args)
    # builds what is not there yet, once and with its progress, before many processes want it
    spellers = Spellers(lexicon.load(args.lexicon))
    for bot in set(match.bots):
        words_of(parse(bot), spellers)
    try:
        with ExitStack() as using:
            stop = using.enter_context(stopping())
            crew = using.enter_context(_crew(args, match))
            # replaces what is there, so only when there is somebody to play
            keep = using.enter_context(_rows(args.rows, match)) if args.rows else None
            told = using.enter_context(progress(args.games, "game"))
            result = simulate(match, args.games, crew, progress=told, keep=keep, stop=stop)
    except CrewError as error:
        raise InputError(str(error)) from error
    if result.games and args.json:
        print(json.dumps(asdict(result)))
    elif result.games:
        _show(result)
    if result.games < args.games:
        print(f"paperback simulate: stopped after {result.games} of {args.games} games", file=sys.stderr)
        return INTERRUPTED
    return DONE


@contextmanager
def _rows(path: Path, match: Match) -> Iterator[Keep]:
    try:
        with written(path, match) as keep:
            yield keep
    except RowsError as error:
        raise InputError(str(error)) from error
    except OSError as error:
        msg = f"cannot write {path}: {error.strerror or error}"
        raise InputError(msg) from error


def _crew(args: argparse.Namespace, match: Match) -> AbstractContextManager[Crew]:
    if args.dask is None:
        return pool(min(args.jobs or os.cpu_count() or 1, args.games))
    try:
        # an optional extra, whose import takes half a second
        from paperback.bots.cluster import cluster  # noqa: PLC0415
    except ModuleNotFoundError as error:
        msg = "--dask needs distributed: pip install distributed (the extra dask)"
        raise InputError(msg) from error
    return cluster(args.dask, match.records)


def _match(args: argparse.Namespace) -> Match:
    fewest, most = MODES[args.mode].seats
    if args.seats is None:
        bots = (USUAL_BOT,) * min(max(fewest, USUAL_SEATS), most)
    else:
        try:
            bots = tuple(str(parse(name)) for name in args.seats.split(","))
        except UnknownPlayerError as error:
            msg = f"--seats: {error}"
            raise InputError(msg) from error
    if not fewest <= len(bots) <= most:
        seats = f"{fewest}" if fewest == most else f"{fewest} to {most}"
        msg = f"--seats: {args.mode} takes {seats}, not {len(bots)}"
        raise InputError(msg)
    settings = agreed.settings(args, len(bots))
    try:
        args.seed.encode()
    except UnicodeEncodeError as error:
        msg = "--seed is no text"
        raise InputError(msg) from error
    if args.records is not None:
        try:
            args.records.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            msg = f"cannot write into {args.records}: {error.strerror}"
            raise InputError(msg) from error
    return Match(bots, settings, args.lexicon, args.seed, args.records and args.records.resolve())


def _show(result: Result) -> None:
    games = "1 game" if result.games == 1 else f"{result.games} games"
    speed = f"{result.turns} turns in {result.seconds:.1f} s ({result.games_per_second:.0f} games/s)"
    print(f"{games}, {speed}, digest {result.digest}")
    for seat in result.seats:
        low, high = (100 * bound for bound in seat.interval95)
        wins = f"won {seat.wins} ({100 * seat.win_rate:.1f} %, 95 % interval {low:.1f} to {high:.1f})"
        print(f"  {seat.bot}: {wins}, shared {seat.ties}, mean Fame {seat.fame_mean:.1f}")
