"""What a measurement came to: a table for people, and a file for machines."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

FILE: Final = Path(".cache/bench.json")
HEAD: Final = ("part", "measure", "ours", "peer", "peer's", "ratio", "target", "met")
WIDTHS: Final = (9, 76, 16, 34, 16, 9, 16, 6)


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement: our number, the peer's in the same run, how many times better ours is, and what was wanted."""

    name: str
    ours: float
    unit: str
    peer: str = ""
    """Who else, and in which version."""
    theirs: float | None = None
    ratio: float | None = None
    target: str = ""
    met: bool | None = None
    """None where nothing was wanted."""
    promise: bool = True
    """Whether missing the target is a failure. It is none for seconds, which depend on the machine and on what else it does, and none
    for ratios of what could not be compiled."""

    part: str = ""

    def of(self, part: str) -> Row:
        """The same row as one of a part of the measurements."""
        return replace(self, part=part)

    @property
    def failed(self) -> bool:
        """Whether something promised was missed."""
        return self.promise and self.met is False


def told(name: str, ours: float, unit: str, peer: str = "", theirs: float | None = None, ratio: float | None = None) -> Row:
    """A number that nothing is wanted of."""
    return Row(name, ours, unit, peer, theirs, ratio)


def at_most(name: str, ours: float, unit: str, target: float, *, promise: bool = True) -> Row:
    """A number of ours that should not exceed the target."""
    return Row(name, ours, unit, target=f"≤ {target:,g}", met=ours <= target, promise=promise)


def at_least(name: str, ours: float, unit: str, peer: str, theirs: float, ratio: float, target: float, *, promise: bool = True) -> Row:
    """How many times better than the peer we are, which must reach the target."""
    return Row(name, ours, unit, peer, theirs, ratio, f"≥ {target:g} ×", ratio >= target, promise)


def no_slower(name: str, ours: float, unit: str, peer: str, theirs: float, ratio: float, target: float, *, promise: bool = True) -> Row:
    """How many times as long as the peer we take, which must not exceed the target."""
    return Row(name, ours, unit, peer, theirs, ratio, f"≤ {target:g} ×", ratio <= target, promise)


def cells(row: Row) -> tuple[str, ...]:
    """A row as the texts of the table's columns."""
    return (
        row.part,
        row.name,
        f"{number(row.ours)} {row.unit}".strip(),
        row.peer,
        "" if row.theirs is None else f"{number(row.theirs)} {row.unit}".strip(),
        "" if row.ratio is None else f"{number(row.ratio)} ×",
        row.target,
        "" if row.met is None else "yes" if row.met else "NO" if row.promise else "no",
    )


def number(value: float) -> str:
    """Three digits that count, and no exponents."""
    if value == 0:
        return "0"
    size = abs(value)
    places = 0 if size >= 100 else 1 if size >= 10 else 2 if size >= 1 else 3  # noqa: PLR2004 - powers of ten
    return f"{value:,.{places}f}"


def show(*columns: str) -> None:
    """Print one line of the table."""
    print("  ".join(text.ljust(width) for text, width in zip(columns, WIDTHS, strict=True)).rstrip(), flush=True)


def table(rows: list[Row]) -> list[str]:
    """The rows as the lines of a Markdown table."""
    lines = [HEAD, tuple("---" for _ in HEAD), *map(cells, rows)]
    return [f"| {' | '.join(line)} |" for line in lines]


def write(rows: list[Row], about: dict[str, str], file: Path = FILE) -> None:
    """Keep all rows, and what they were measured with."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps({"about": about, "rows": [asdict(row) for row in rows]}, indent=2, ensure_ascii=False) + "\n", "utf-8")
