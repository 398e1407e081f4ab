"""`paperback ladder`: all levels of the computer players measured."""

from __future__ import annotations

import argparse
import json
import os
import sys
from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path

from paperback.bots.ladder.agreement import Agreement, agreement
from paperback.bots.ladder.page import page, percent, reached
from paperback.bots.ladder.plan import PARTS, UNIT, Pairing, plan
from paperback.bots.ladder.run import Book, Ladder, play, prepare, read, written
from paperback.bots.pool import pool
from paperback.bots.shares import CrewError

from .main import DONE, INTERRUPTED, NEGATIVE, InputError, count
from .progress import progress, stopping

PAGE, SEED = Path("docs/ladder.md"), "ladder"
CHECKED, CHECK_SEED = 400, "check"
"""Games of a match of quick players, and the seed, when a ladder is checked: other games, and fewer."""
QUICK = 20


def configure(parser: argparse.ArgumentParser, _: str) -> None:
    """Add the arguments."""
    size = parser.add_mutually_exclusive_group()
    size.add_argument(
        "--games",
        type=count(1, 1_000_000),
        metavar="N",
        help=f"games of a match of quick players; slower ones play fewer (default: {UNIT}, with --check {CHECKED})",
    )
    size.add_argument("--quick", action="store_true", help=f"as --games {QUICK}, to see that everything plays")
    parser.add_argument("--only", metavar="PARTS", help=f"only these parts, with commas between: {', '.join(PARTS)}")
    parser.add_argument("--seed", help=f"any text; the same seed gives the same games (default: {SEED}, with --check {CHECK_SEED})")
    parser.add_argument("--jobs", type=count(1, 256), metavar="N", help="processes (default: one for each core)")
    parser.add_argument(
        "--output",
        type=Path,
        metavar="FILE.md",
        help=f"write the page here, and its figures beside it as FILE.json (default: {PAGE}; with --quick, --only or --check nowhere)",
    )
    parser.add_argument("--check", type=Path, metavar="FILE", help="play other games, and say whether this ladder agrees with them")
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Play, write, and say what came out; what there is after Ctrl-C."""
    known = _read(args.check) if args.check else None
    file = args.output or (None if args.quick or args.only or known else PAGE)
    if file and (file.suffix != ".md" or not file.parent.is_dir()):
        msg = f"--output cannot be {file}: it must end in .md, and its folder must be there"
        raise InputError(msg)
    pairings = _plan(args, known is not None)
    book = Book(pairings)
    prepare(pairings)
    jobs = min(args.jobs or os.cpu_count() or 1, sum(pairing.games for pairing in pairings))
    try:
        with ExitStack() as using:
            stop = using.enter_context(stopping())
            crew = using.enter_context(pool(jobs))
            told = using.enter_context(progress(sum(pairing.games * pairing.cost for pairing in pairings), "step"))
            play(book, crew, progress=told, stop=stop)
    except CrewError as error:
        raise InputError(str(error)) from error
    finally:
        # most of an hour of games is worth keeping, whatever ended it
        if book.games and file:
            _write(book.ladder(_command(args)), file)
    ladder = book.ladder(_command(args))
    if ladder.games < ladder.planned:
        print(f"paperback ladder: stopped after {ladder.games} of {ladder.planned} games", file=sys.stderr)
    status = DONE
    if ladder.games:
        status = _check(agreement(known, ladder), args) if known else _tell(ladder, file, args)
    return INTERRUPTED if ladder.games < ladder.planned else status


def _plan(args: argparse.Namespace, checks: bool) -> list[Pairing]:
    only = [name.strip() for name in args.only.split(",")] if args.only is not None else []
    if strange := [name for name in only if name not in PARTS]:
        msg = f"no part {strange[0]!r} in --only; there are {', '.join(PARTS)}"
        raise InputError(msg)
    seed = args.seed if args.seed is not None else CHECK_SEED if checks else SEED
    try:
        seed.encode()
    except UnicodeEncodeError as error:
        msg = "--seed is no text"
        raise InputError(msg) from error
    unit = QUICK if args.quick else args.games or (CHECKED if checks else UNIT)
    return plan(seed, unit, only)


def _read(path: Path) -> Ladder:
    """The ladder whose page or figures this is."""
    figures = path.with_suffix(".json")
    try:
        return read(figures)
    except OSError as error:
        msg = f"cannot read {figures}: {error.strerror}"
        raise InputError(msg) from error
    except ValueError as error:
        raise InputError(str(error)) from error


def _write(ladder: Ladder, file: Path) -> None:
    figures = file.with_suffix(".json")
    try:
        figures.write_text(written(ladder), "utf-8")
        file.write_text(page(ladder, file), "utf-8")
    except OSError as error:
        msg = f"cannot write {error.filename}: {error.strerror}"
        raise InputError(msg) from error


def _command(args: argparse.Namespace) -> str:
    """What has to be typed to play the same games."""
    given = {"--games": args.games, "--only": args.only, "--seed": args.seed, "--output": args.output}
    words = [f"{name} {value}" for name, value in given.items() if value is not None]
    return " ".join(["paperback ladder", *["--quick"] * args.quick, *words])


def _tell(ladder: Ladder, file: Path | None, args: argparse.Namespace) -> int:
    if args.json:
        print(written(ladder), end="")
    elif file is None:
        print(page(ladder, PAGE), end="")
    else:
        wanted = [one for one in ladder.standings if one.wanted is not None]
        missed = [one for one in wanted if not reached(one)]
        print(f"{ladder.games} games; {len(wanted) - len(missed)} of {len(wanted)} wanted rates are reached")
        for one in missed:
            first, second = one.players[:2]
            print(f"  not reached: {first.name} against {second.name}, {one.game}: {percent(first)}")
        print(f"written: {file}, {file.with_suffix('.json')}")
    return DONE


def _check(found: Agreement, args: argparse.Namespace) -> int:
    if not found.rates:
        msg = "the two ladders have no match in common"
        raise InputError(msg)
    if args.json:
        print(
            json.dumps(
                {"agrees": found.holds, "missed": found.missed, "allowed": found.allowed, "rates": [asdict(one) for one in found.rates]}
            )
        )
    else:
        for one in found.rates:
            against = ", ".join(player.name for player in one.standing.players if player.name != one.now.name) or "the game"
            mark = "" if one.overlaps else "   <- apart"
            print(f"{one.standing.game}: {one.now.name} against {against}: was {percent(one.before)}, is {percent(one.now)}{mark}")
        verdict = "the ladders agree" if found.holds else "the ladders do not agree"
        print(f"{len(found.rates) - found.missed} of {len(found.rates)} intervals overlap, {found.allowed} may miss by chance: {verdict}")
    return DONE if found.holds else NEGATIVE
