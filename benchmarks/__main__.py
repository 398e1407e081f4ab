"""Run all measurements, or those named: `python -m benchmarks [kernel] [search] …`. `make bench ARGS="games"` does the same."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable
from typing import Final

from paperback.search import COMPILED

from . import document, games, growth, kernel, lexicons, memory, moves, questions, report, search, together, turn, twice
from .versions import about

PARTS: Final[dict[str, Callable[[], Iterable[report.Row]]]] = {
    "kernel": kernel.rows,
    "search": search.rows,
    "twice": twice.rows,
    "questions": questions.rows,
    "lexicons": lexicons.rows,
    "games": games.rows,
    "together": together.rows,
    "turn": turn.rows,
    "moves": moves.rows,
    "memory": memory.rows,
}
"""What is measured when nothing is named, and stands in the document."""
NAMED: Final[dict[str, Callable[[], Iterable[report.Row]]]] = {"growth": growth.rows, "long": memory.long_rows}
"""What is measured when it is named: the pictures, and the memory of 100,000 games."""


def main() -> int:
    """Measure, print and keep the rows; 1 if something promised was missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    every = PARTS | NAMED
    parser.add_argument(
        "parts", nargs="*", metavar="part", help=f"what to measure: {', '.join(PARTS)} (default: these), {', '.join(NAMED)}"
    )
    parser.add_argument(
        "--write", action="store_true", help=f"measure all parts, draw the pictures, and write the table into {document.FILE}"
    )
    arguments = parser.parse_args()
    parts: list[str] = arguments.parts or list(PARTS)
    if unknown := [part for part in parts if part not in every]:
        parser.error(f"no such part: {', '.join(unknown)}")
    if arguments.write and arguments.parts:
        parser.error("--write is for all parts: the table is of one run")
    if arguments.write and not COMPILED:
        parser.error("--write is for the compiled search: build it first (`make bench`)")
    known = about()
    print(*(f"{name}: {value}" for name, value in known.items()), sep="\n")
    report.show(*report.HEAD)
    rows = [row for part in parts for row in _measured(part, every[part])]
    if arguments.write:
        document.write(rows, known)
        rows += _measured("growth", growth.rows)
    report.write(rows, known)
    failed = [row.name for row in rows if row.failed]
    print(*(f"MISSED: {name}" for name in failed), sep="\n", end="\n" * bool(failed))
    return 1 if failed else 0


def _measured(part: str, measure: Callable[[], Iterable[report.Row]]) -> list[report.Row]:
    """The rows of a part, each printed when it is there."""
    rows = []
    for row in measure():
        named = row.of(part)
        report.show(*report.cells(named))
        rows.append(named)
    return rows


if __name__ == "__main__":
    sys.exit(main())
