"""`paperback record`: games as files."""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
from dataclasses import replace
from pathlib import Path

from paperback.notation.agreement import rules_of
from paperback.notation.codec import encode
from paperback.notation.log import Header, Logged, Record, RecordError, header_of, lines_of, read_record, write_record
from paperback.notation.verify import verify

from .main import DONE, INTERRUPTED, NEGATIVE, InputError, Parser
from .telling import ALL, Teller


def configure(parser: Parser, _: str) -> None:
    """Add the arguments."""
    actions = parser.add_subparsers(dest="action", required=True, metavar="action", parser_class=Parser)
    export = actions.add_parser("export", help="write the record of a game of this machine")
    export.add_argument("game", help="the game's id, as in its address")
    export.add_argument("--database-url", help="where the game is, as for serve")
    export.add_argument("-o", "--output", type=Path, help="the file to write (standard output when absent)")
    export.set_defaults(do=_export)
    check = actions.add_parser("verify", help="replay a record, decide again, compare every state")
    check.add_argument("file", type=Path)
    check.add_argument("--json", action="store_true", help="print JSON")
    check.set_defaults(do=_verify)
    tell = actions.add_parser("show", help="tell a record")
    tell.add_argument("file", type=Path)
    eyes = tell.add_mutually_exclusive_group()
    eyes.add_argument("--seat", type=int, help="through the eyes of this seat, 0 for the first (an onlooker's when absent)")
    eyes.add_argument("--all", action="store_true", help="with everything that was hidden")
    tell.add_argument("--json", action="store_true", help="print the events as JSON, one entry a line")
    tell.set_defaults(do=_show)
    look = actions.add_parser("review", help="look at a game again: best words, purchases, luck of the draw")
    look.add_argument("file", type=Path)
    look.add_argument("--seat", type=int, help="of this seat alone, 0 for the first")
    look.add_argument("--json", action="store_true", help="print JSON")
    look.set_defaults(do=_review)


def run(args: argparse.Namespace) -> int:
    """Do the chosen action."""
    return int(args.do(args))


def _export(args: argparse.Namespace) -> int:
    header, lines = asyncio.run(_stored(args.game, args.database_url))
    if args.output is None:
        sys.stdout.writelines(f"{line}\n" for line in lines_of(header, lines))
        return DONE
    try:
        write_record(args.output, header, lines)
    except OSError as error:
        msg = f"{args.output} cannot be written: {error.strerror}"
        raise InputError(msg) from error
    return DONE


async def _stored(game: str, url: str | None) -> tuple[Header, list[Logged]]:
    # only this action needs the database's libraries
    from sqlalchemy.exc import SQLAlchemyError  # noqa: PLC0415

    from paperback.storage.engine import DatabaseError, address, connect  # noqa: PLC0415
    from paperback.storage.store import Store, UnknownGameError  # noqa: PLC0415

    try:
        store = Store(connect(address(url)))
    except DatabaseError as error:
        raise InputError(str(error)) from error
    try:
        stored = await store.find(game)
        lines = await store.entries(game)
    except UnknownGameError as error:
        msg = f"there is no game {game!r} in this database"
        raise InputError(msg) from error
    except SQLAlchemyError as error:
        msg = f"the database cannot be read: {str(error).splitlines()[0]}"
        raise InputError(msg) from error
    finally:
        await store.close()
    return header_of(stored.agreement, stored.seats, stored.seed, over=stored.summary.finished), lines


def _verify(args: argparse.Namespace) -> int:
    record = _read(args.file)
    difference = verify(record)
    count = len(record.lines)
    if args.json:
        found = None if difference is None else {"n": difference.n, "why": difference.why}
        print(json.dumps({"ok": difference is None, "entries": count, "decided": record.header.seed is not None, "difference": found}))
    elif difference:
        print(f"entry {difference.n}: {difference.why}")
    else:
        print(f"ok {count} entries")
        if record.header.seed is None:
            print("the game is not over and its seed is secret: states compared, nothing decided again", file=sys.stderr)
    return NEGATIVE if difference else DONE


def _show(args: argparse.Namespace) -> int:
    record = _verified(args)
    teller = Teller(rules_of(record.header.agreement), record, ALL if args.all else args.seat)
    if args.json:
        for entry, events in teller.entries():
            print(encode({"n": entry.n, "by": entry.by, "events": events}))
    else:
        print("\n".join(teller.lines()))
    return DONE


def _review(args: argparse.Namespace) -> int:
    # only this action searches
    from paperback.coach.review import ReviewStoppedError, review  # noqa: PLC0415

    from .progress import progress, stopping  # noqa: PLC0415
    from .reviewing import lines, of_seat  # noqa: PLC0415

    record = _verified(args, decided=False)
    try:
        with stopping() as stop, progress(len(record.lines), "entry") as told:
            whole = review(record, told, stop)
    except ReviewStoppedError:
        print("paperback record: stopped", file=sys.stderr)
        return INTERRUPTED
    seats = range(len(record.header.seats)) if args.seat is None else [args.seat]
    if args.json:
        print(encode(whole if args.seat is None else of_seat(whole, args.seat)))
    else:
        print("\n".join(lines(whole, seats)))
    return DONE


def _verified(args: argparse.Namespace, *, decided: bool = True) -> Record:
    """The record of a file, if it holds what it says and has the seat that is asked for; `decided`: every command is decided again."""
    record = _read(args.file)
    if args.seat is not None and not 0 <= args.seat < len(record.header.seats):
        msg = f"there is no seat {args.seat}; there are 0 to {len(record.header.seats) - 1}"
        raise InputError(msg)
    if difference := verify(record if decided else replace(record, header=replace(record.header, seed=None))):
        msg = f"{args.file} does not verify: entry {difference.n}: {difference.why}"
        raise InputError(msg)
    return record


def _read(path: Path) -> Record:
    try:
        return read_record(path)
    except OSError as error:
        msg = f"{path} cannot be read: {error.strerror}"
        raise InputError(msg) from error
    except RecordError as error:
        msg = f"{path}, {error}"
        raise InputError(msg) from error
