"""Run all measurements, or those named: `python -m benchmarks [kernel] [games]`."""

from __future__ import annotations

import argparse
import sys

from . import games, kernel, report

PARTS = {"kernel": kernel.rows, "games": games.rows}


def main() -> int:
    """Measure, print and keep the rows; 1 if a target was missed."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="part", help=f"what to measure: {', '.join(PARTS)} (default: all)")
    parts: list[str] = parser.parse_args().parts or list(PARTS)
    unknown = [part for part in parts if part not in PARTS]
    if unknown:
        parser.error(f"no such part: {', '.join(unknown)}")
    rows = [row for part in parts for row in PARTS[part]()]
    report.write(rows)
    return 0 if all(row.met for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
