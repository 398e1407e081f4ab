from __future__ import annotations

import json
import sys
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from paperback.bots import rows as module
from paperback.bots.rows import Row, RowsError, row, schema, written
from paperback.bots.simulate import Match, play, simulate
from paperback.engine.settings import preset
from paperback.modes.registry import complete

MATCH = Match(("greedy", "random"), complete(preset("anniversary", seats=2, modules=("typos",))), "en-common", "x")


def test_a_row_says_what_a_game_came_to() -> None:
    game = play(MATCH, 1)
    one = row(MATCH, game)
    assert (one.number, one.seed, one.mode, one.modules, one.seats) == (1, "x/1", "standard", ["typos"], ["random", "greedy"])
    assert (one.turns, one.winners, one.reason) == (game.turns, [1], game.reason)
    assert one.fame[1] > one.fame[0]
    assert (one.places, len(one.commons)) == ([2, 1], 2)
    assert bytes.fromhex(one.digest) == game.digest


@pytest.mark.parametrize("group", [1, 2, 10_000])
def test_both_kinds_of_file_hold_the_same_rows(group: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "GROUP", group)
    table, lines = tmp_path / "games.parquet", tmp_path / "games.jsonl"
    for path in (table, lines):
        with written(path, MATCH) as keep:
            simulate(MATCH, 3, keep=keep)
    wanted = [row(MATCH, play(MATCH, number))._asdict() for number in range(3)]
    assert [json.loads(line) for line in lines.read_text("utf-8").splitlines()] == wanted
    assert pq.read_table(table).to_pylist() == wanted
    assert pq.ParquetFile(table).num_row_groups == {1: 3, 2: 2, 10_000: 1}[group]


@pytest.mark.parametrize("name", ["games.parquet", "games.jsonl"])
def test_a_file_is_finished_however_the_games_end(name: str, tmp_path: Path) -> None:
    def interrupted() -> None:
        with written(tmp_path / name, MATCH) as keep:
            keep([play(MATCH, 0)])
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    text = (tmp_path / name).read_bytes()
    found = pq.read_table(tmp_path / name).to_pylist() if name.endswith("parquet") else [json.loads(text)]
    assert [one["number"] for one in found] == [0]


def test_without_a_game_a_table_has_its_columns(tmp_path: Path) -> None:
    with written(tmp_path / "none.parquet", MATCH):
        pass
    assert pq.read_schema(tmp_path / "none.parquet").equals(schema(pa))
    assert pq.read_schema(tmp_path / "none.parquet").names == list(Row._fields)


def test_another_suffix_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RowsError, match=r"\.parquet or \.jsonl, not to 'games\.csv'"), written(tmp_path / "games.csv", MATCH):
        pass
    assert not list(tmp_path.iterdir())


def test_without_the_extra_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(RowsError, match="pip install pyarrow"), written(tmp_path / "games.parquet", MATCH):
        pass


def test_every_column_is_documented_with_its_type() -> None:
    text = (Path(__file__).parents[2] / "docs" / "simulate.md").read_text("utf-8")
    for field in schema(pa):
        kind = str(field.type).replace("list<element: ", "list<").replace("list<item: ", "list<").replace(" not null", "")
        assert f"| `{field.name}` | {kind} |" in text
