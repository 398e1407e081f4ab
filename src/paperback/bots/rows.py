"""A table of games, a row for each, written while they are played."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from .simulate import Match
from .tally import Played, seated

if TYPE_CHECKING:
    import pyarrow as pa

GROUP = 10_000
"""Rows of a row group of a Parquet file, which are kept until they are written together."""
SUFFIXES = (".parquet", ".jsonl")

Keep = Callable[[Sequence[Played]], object]
"""Takes the next games."""


class RowsError(Exception):
    """Rows cannot be written like this; the message is one line for people."""


class Row(NamedTuple):
    """One game; lists are by seat unless they say otherwise."""

    number: int
    seed: str
    """The game's own, from which it can be dealt again."""
    mode: str
    modules: list[str]
    """By name."""
    seats: list[str]
    """Bots."""
    turns: int
    winners: list[int]
    """Seats that have won, from 0; none when the game beat them all."""
    places: list[int]
    """1 is best."""
    fame: list[int]
    commons: list[int]
    """Common cards won."""
    reason: str
    """What ended the game."""
    digest: str
    """Of where every card ended, 16 hexadecimal digits."""


Write = Callable[[list[Row]], object]


def row(match: Match, game: Played) -> Row:
    """The row of a game."""
    return Row(
        number=game.number,
        seed=f"{match.seed}/{game.number}",
        mode=match.settings.mode,
        modules=list(match.settings.modules),
        seats=seated(match.bots, game.number),
        turns=game.turns,
        winners=list(game.winners),
        places=list(game.places),
        fame=list(game.fame),
        commons=list(game.commons),
        reason=game.reason,
        digest=game.digest.hex(),
    )


@contextmanager
def written(path: Path, match: Match) -> Iterator[Keep]:
    """Write the games that come to this file, as Parquet or as JSON lines by its suffix, and finish it however the block ends.

    Raises RowsError for another suffix or without the package that Parquet needs, OSError where the file cannot be written.
    """
    if path.suffix not in SUFFIXES:
        msg = f"rows are written to {' or '.join(SUFFIXES)}, not to {path.name!r}"
        raise RowsError(msg)
    with (_parquet if path.suffix == SUFFIXES[0] else _lines)(path) as write:
        yield lambda games: write([row(match, game) for game in games])


@contextmanager
def _lines(path: Path) -> Iterator[Write]:
    with path.open("w", encoding="utf-8", newline="\n") as file:
        yield lambda rows: file.writelines(json.dumps(one._asdict(), ensure_ascii=False) + "\n" for one in rows)


@contextmanager
def _parquet(path: Path) -> Iterator[Write]:
    try:
        # an optional extra, a hundred megabytes large
        import pyarrow as pa  # noqa: PLC0415
        from pyarrow.parquet import ParquetWriter  # noqa: PLC0415
    except ModuleNotFoundError as error:
        msg = "Parquet needs pyarrow: pip install pyarrow (the extra parquet); rows can be written to .jsonl without it"
        raise RowsError(msg) from error
    form = schema(pa)
    kept: list[Row] = []
    with ParquetWriter(path, form) as writer:

        def flush() -> None:
            if kept:
                writer.write_table(pa.table(list(map(list, zip(*kept, strict=True))), schema=form))
                kept.clear()

        def write(rows: list[Row]) -> None:
            kept.extend(rows)
            if len(kept) >= GROUP:
                flush()

        try:
            yield write
        finally:
            flush()


def schema(arrow: Any) -> pa.Schema:
    """The types of a Parquet file's columns; none of them is ever null."""
    text, small = arrow.string(), arrow.int32()
    types = {"number": arrow.int64(), "turns": small, "modules": arrow.list_(text), "seats": arrow.list_(text)}
    types |= dict.fromkeys(("winners", "places", "fame", "commons"), arrow.list_(small))
    return arrow.schema([arrow.field(name, types.get(name, text), nullable=False) for name in Row._fields])
