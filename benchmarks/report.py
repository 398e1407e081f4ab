"""What a measurement came to, as a table for people and a file for machines."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

FILE: Final = Path(".cache/bench.json")


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement: our number, the peer's in the same run, how many times better ours is, what was wanted, and whether it was met."""

    name: str
    ours: float
    peer: float | None
    ratio: float | None
    target: str
    met: bool


def at_most(name: str, ours: float, target: float) -> Row:
    """A number of ours that must not exceed the target; it repeats exactly, so no peer is needed."""
    return Row(name, ours, None, None, f"at most {target:g}", ours <= target)


def at_least(name: str, ours: float, peer: float, ratio: float, target: float) -> Row:
    """How many times better than the peer we are, which must reach the target."""
    return Row(name, ours, peer, ratio, f"at least {target:g} times the peer", ratio >= target)


def show(row: Row) -> None:
    """Print one row."""
    peer = "" if row.peer is None else f"peer {row.peer:,.4g}"
    ratio = "" if row.ratio is None else f"ratio {row.ratio:,.2f}"
    print(f"{row.name:62} {row.ours:>12,.4g}  {peer:18} {ratio:14} {row.target:30} {'met' if row.met else 'MISSED'}", flush=True)


def write(rows: list[Row], file: Path = FILE) -> None:
    """Keep all rows."""
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps([asdict(row) for row in rows], indent=2) + "\n")
