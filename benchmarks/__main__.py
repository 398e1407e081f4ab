"""Run all measurements, or those named: `python -m benchmarks [kernel] [search] …`."""

from __future__ import annotations

import argparse
import sys

from . import games, kernel, report, search, together
from .versions import about

PARTS = {"kernel": kernel.rows, "search": search.rows, "games": games.rows, "together": together.rows}


def main() -> int:
    """Measure, print and keep the rows; 1 if something promised was missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help=f"what to measure: {', '.join(PARTS)} (default: all)")
    parts: list[str] = parser.parse_args().parts or list(PARTS)
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}")
    known = about()
    print(*(f"{name}: {value}" for name, value in known.items()), sep="\n")
    report.show(*report.HEAD)
    rows = []
    for part in parts:
        for row in PARTS[part]():
            report.show(*report.cells(row))
            rows.append(row)
    report.write(rows, known)
    return 1 if any(row.failed for row in rows) else 0


if __name__ == "__main__":
    sys.exit(main())
