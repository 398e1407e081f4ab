"""Rows of the table: what is met, what fails a run, and how numbers are told."""

from __future__ import annotations

import json
from pathlib import Path

from benchmarks.report import at_least, at_most, cells, no_slower, number, table, told, write


def test_what_must_be_more_or_less_is_met_at_the_target() -> None:
    assert [at_most("n", ours, "nodes", 5).met for ours in (5, 5.1)] == [True, False]
    assert [at_least("t", 1, "s", "peer", 2, ratio, 2).met for ratio in (2, 1.9)] == [True, False]
    assert [no_slower("t", 1, "s", "peer", 2, ratio, 1.4).met for ratio in (1.4, 1.5)] == [True, False]
    assert told("n", 1, "s").met is None


def test_what_was_missed_but_not_promised_fails_nothing() -> None:
    assert at_least("t", 1, "s", "peer", 2, 1.9, 2).failed
    assert not at_least("t", 1, "s", "peer", 2, 1.9, 2, promise=False).failed
    assert not no_slower("t", 1, "s", "peer", 2, 1.5, 1.4, promise=False).failed
    assert at_most("n", 6, "nodes", 5).failed
    assert not at_most("n", 6, "µs", 5, promise=False).failed
    assert not told("n", 6, "s").failed


def test_a_row_is_told_with_three_digits_and_its_peer() -> None:
    assert [number(value) for value in (0, 0.01234, 1.234, 12.34, 123.4, 12345.6)] == ["0", "0.012", "1.23", "12.3", "123", "12,346"]
    row = at_least("hands", 0.5, "s", "peer 1.0", 400, 800, 700).of("search")
    assert cells(row) == ("search", "hands", "0.500 s", "peer 1.0", "400 s", "800 ×", "≥ 700 ×", "yes")
    assert table([row])[2] == "| search | hands | 0.500 s | peer 1.0 | 400 s | 800 × | ≥ 700 × | yes |"
    assert cells(at_most("n", 6, "nodes", 5))[-1] == "NO"


def test_rows_are_kept_for_machines(tmp_path: Path) -> None:
    write([told("n", 1, "s")], {"seed": "1"}, tmp_path / "new" / "bench.json")
    kept = json.loads((tmp_path / "new" / "bench.json").read_text("utf-8"))
    assert kept["about"] == {"seed": "1"}
    assert kept["rows"][0]["name"] == "n"
