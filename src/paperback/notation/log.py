"""The record of a game as JSON lines: a header, then one line for each accepted command with all that followed (rules 14.1)."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from pydantic import TypeAdapter

from paperback import __version__
from paperback.engine.game import Entry, Game
from paperback.engine.rules import Rules
from paperback.engine.settings import Settings
from paperback.lexicon import LexiconPin

from .agreement import Agreement
from .codec import codec, digest, encode

FORMAT = 1


class RecordError(Exception):
    """A record cannot be read; the message is one line that names the place."""

    def __init__(self, line: int, why: str) -> None:
        """The number of the line, 1 for the header, and what is wrong with it."""
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordSeat:
    """Who played a seat."""

    kind: Literal["human", "ai"]
    name: str = ""
    bot: str = ""
    """The computer player's name; empty for a person."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Header:
    """The first line of a record."""

    format: int = FORMAT
    program: str = __version__
    """The version that began the game."""
    settings: Settings
    seats: tuple[RecordSeat, ...]
    lexicon: LexiconPin
    family: bool
    catalogue: str
    seed_hash: str
    """What the seed must hash to: nobody can choose it afterwards."""
    seed: str | None = None
    """None until the game is over: it tells every order of the game."""
    hints: int = 0
    rated: bool = False

    @property
    def agreement(self) -> Agreement:
        """What was agreed before the first entry."""
        return Agreement(
            settings=self.settings,
            lexicon=self.lexicon,
            family=self.family,
            catalogue=self.catalogue,
            hints=self.hints,
            rated=self.rated,
        )


@dataclass(frozen=True, slots=True)
class Logged:
    """An entry with the digest of the state that it leads to."""

    entry: Entry
    state: str


@dataclass(frozen=True, slots=True)
class Record:
    """A whole record as read."""

    header: Header
    lines: tuple[Logged, ...]


def seed_hash(seed: str) -> str:
    """The public commitment to a seed."""
    return hashlib.sha256(seed.encode()).hexdigest()


def header_of(agreement: Agreement, seats: Iterable[RecordSeat], seed: str, *, over: bool) -> Header:
    """The header of a game, with the seed only when the game is over."""
    return Header(
        settings=agreement.settings,
        seats=tuple(seats),
        lexicon=agreement.lexicon,
        family=agreement.family,
        catalogue=agreement.catalogue,
        seed_hash=seed_hash(seed),
        seed=seed if over else None,
        hints=agreement.hints,
        rated=agreement.rated,
    )


def logged(rules: Rules, entries: Iterable[Entry]) -> Iterator[Logged]:
    """Entries with their digests, found by folding them."""
    game = Game(rules, "")
    for entry in entries:
        game.resume([entry])
        yield Logged(entry, digest(game.state))


def line_of(line: Logged) -> str:
    """The line of an entry, without its end."""
    entry = line.entry
    return encode({"n": entry.n, "by": entry.by, "did": entry.did, "events": entry.events, "state": line.state})


def lines_of(header: Header, lines: Iterable[Logged]) -> Iterator[str]:
    """All lines of a record, without their ends."""
    yield encode(header)
    yield from map(line_of, lines)


def write_record(path: Path, header: Header, lines: Iterable[Logged]) -> None:
    """Write a record to a file; OSError when that cannot be done."""
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.writelines(f"{line}\n" for line in lines_of(header, lines))


def read_record(path: Path) -> Record:
    """Read a record from a file; OSError, or RecordError for what is no record."""
    try:
        return parse_record(path.read_text("utf-8").splitlines())
    except UnicodeDecodeError as error:
        raise RecordError(1, "the file is not UTF-8 text") from error


def parse_record(lines: Iterable[str]) -> Record:
    """Read a record; RecordError names the first line that is wrong."""
    first, *rest = list(lines) or [""]
    header = _header(first)
    read: list[Logged] = []
    for number, text in enumerate(rest, 2):
        line = parse_line(text, number)
        if line.entry.n != number - 1:
            raise RecordError(number, f"entry {line.entry.n} where entry {number - 1} is due")
        read.append(line)
    return Record(header, tuple(read))


def parse_line(text: str, number: int) -> Logged:
    """Read the line of an entry; `number` is its place in the record, for RecordError."""
    value = _json(text, number)
    state = value.pop("state", None)
    if not isinstance(state, str) or not _DIGEST.fullmatch(state):
        raise RecordError(number, "the digest of the state is missing")
    try:
        return Logged(codec().entry(value), state)
    except ValueError as error:
        raise RecordError(number, _first_line(error)) from error


_HEADER = TypeAdapter(Header)
_DIGEST = re.compile("[0-9a-f]+")


def _header(text: str) -> Header:
    value = _json(text, 1)
    if value.get("format") != FORMAT:
        raise RecordError(1, f"format {value.get('format')!r}, this program reads format {FORMAT}")
    try:
        header = _HEADER.validate_json(text)
    except ValueError as error:
        raise RecordError(1, _first_line(error)) from error
    if len(header.seats) != header.settings.seats:
        raise RecordError(1, f"{len(header.seats)} seats are named, the settings have {header.settings.seats}")
    if header.seed is not None and seed_hash(header.seed) != header.seed_hash:
        raise RecordError(1, "the seed is not the one that seed_hash commits to")
    return header


def _json(text: str, number: int) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(number, "not JSON, or not the whole line") from error
    if not isinstance(value, dict):
        raise RecordError(number, "no JSON object")
    return value


def _first_line(error: ValueError) -> str:
    """What a validation error says about the first thing that is wrong, in one line."""
    details = getattr(error, "errors", None)
    if details is None:
        return str(error)
    first = details()[0]
    place = ".".join(str(part) for part in first["loc"])
    return f"{place}: {first['msg']}" if place else str(first["msg"])
