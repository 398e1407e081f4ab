from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path

import pytest

from paperback.cli.main import main
from paperback.engine.game import Game
from paperback.engine.settings import preset
from paperback.notation.agreement import agree, rules_of
from paperback.notation.log import header_of, logged, write_record
from paperback.storage.engine import connect, migrate
from paperback.storage.store import Store, Summary, TableSeat
from paperback.testing.wanderer import wander

SEATS = (TableSeat(kind="human", name="Ann"), TableSeat(kind="ai", bot="greedy"))
AGREED = agree(preset("anniversary"), "en-common")


def played(most: int = 4000) -> Game:
    game = Game(rules_of(AGREED), "cli")
    game.start()
    wander(game, "cli", most=most)
    return game


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game."""
    path = tmp_path_factory.mktemp("record") / "game.jsonl"
    game = played()
    write_record(path, header_of(AGREED, SEATS, "cli", over=True), logged(game.rules, game.entries))
    return path


def other_state(text: str) -> str:
    """The same with the first digest of a state exchanged for another."""
    return re.sub(r'(?<="state":")\w', lambda digit: "1" if digit[0] == "0" else "0", text, count=1)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    status = main(["record", *arguments])
    output = capsys.readouterr()
    return status, output.out, output.err


def test_a_true_record_is_ok(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    count = len(record.read_text().splitlines()) - 1
    assert said(capsys, "verify", str(record)) == (0, f"ok {count} entries\n", "")
    status, out, _ = said(capsys, "verify", str(record), "--json")
    assert (status, json.loads(out)) == (0, {"ok": True, "entries": count, "decided": True, "difference": None})


def test_the_first_entry_that_differs_is_named(record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lines = record.read_text().splitlines()
    forged = tmp_path / "forged.jsonl"
    forged.write_text("\n".join([*lines[:4], other_state(lines[4]), *lines[5:]]) + "\n")
    status, out, err = said(capsys, "verify", str(forged))
    assert (status, out.startswith("entry 4: "), out.count("\n"), err) == (1, True, 1, "")
    status, out, _ = said(capsys, "verify", str(forged), "--json")
    assert (status, json.loads(out)["difference"]["n"]) == (1, 4)


def test_a_running_game_is_verified_as_far_as_it_can_be(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = played(most=10)
    path = tmp_path / "running.jsonl"
    write_record(path, header_of(AGREED, SEATS, "cli", over=False), logged(game.rules, game.entries))
    status, out, err = said(capsys, "verify", str(path))
    assert (status, out) == (0, "ok 11 entries\n")
    assert "nothing decided again" in err


def test_a_game_is_told_through_the_eyes_that_were_asked_for(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = {eyes: said(capsys, "show", str(record), *eyes)[1] for eyes in ((), ("--seat", "0"), ("--seat", "1"), ("--all",))}
    assert len(set(told.values())) == 4
    assert "Ann draws 5 cards" in told[()]
    assert "Ann draws 5 cards" not in told[("--seat", "0")]
    assert "greedy 1 draws 5 cards" in told[("--seat", "0")]
    assert "draws 5 cards" not in told[("--all",)]
    assert "The game is over" in told[()]


def test_events_are_told_as_json_without_secrets(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = said(capsys, "show", str(record), "--json")
    entries = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert [entry["n"] for entry in entries] == list(range(1, len(entries) + 1))
    drawn = [event for entry in entries for event in entry["events"] if event["event"] == "drawn"]
    assert drawn
    assert all(event["cards"] is None for event in drawn)
    assert not any(event["event"] in ("game_set_up", "paused") for entry in entries for event in entry["events"])


def test_a_stored_game_is_exported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    game = played()

    async def store() -> str:
        engine = connect(url)
        await migrate(engine)
        first, *rest = logged(game.rules, game.entries)
        keeping = Store(engine)
        done = Summary(round=9, waiting=(), computer=False, finished=True)
        made = await keeping.create(AGREED, SEATS, "cli", {}, first, done)
        for line in rest:
            await keeping.append(made, line, done)
        await keeping.close()
        return made

    made = asyncio.run(store())
    status, out, _ = said(capsys, "export", made, "--database-url", url)
    path = tmp_path / "out.jsonl"
    assert said(capsys, "export", made, "--database-url", url, "-o", str(path)) == (0, "", "")
    assert (status, out) == (0, path.read_text("utf-8"))
    assert said(capsys, "verify", str(path))[0] == 0


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("verify", "nowhere.jsonl"), "nowhere.jsonl cannot be read: No such file"),
        (("show", "nowhere.jsonl"), "cannot be read"),
        (("verify", "."), "cannot be read"),
        (("export", "nothing", "--database-url", "nonsense"), "no database address"),
        (("export", "nothing", "--database-url", "mysql://x"), "SQLite or PostgreSQL"),
        (("export", "nothing", "--database-url", "sqlite:////nowhere/games.db"), "the database cannot be read"),
    ],
)
def test_wrong_input_gets_one_clear_line(arguments: tuple[str, ...], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = said(capsys, *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("paperback record: ")
    assert why in err
    assert err.count("\n") == 1


def test_a_seat_that_is_not_there_and_a_forged_record_are_not_told(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert said(capsys, "show", str(record), "--seat", "2")[0] == 2
    forged = tmp_path / "forged.jsonl"
    forged.write_text(other_state(record.read_text()))
    status, _, err = said(capsys, "show", str(forged))
    assert (status, "does not verify: entry 1" in err) == (2, True)


@pytest.mark.parametrize("arguments", [(), ("burn",), ("verify",), ("show", "x", "--seat", "0", "--all"), ("show", "x", "--seat", "one")])
def test_wrong_usage_ends_with_status_2(arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["record", *arguments])
    assert (ended.value.code, capsys.readouterr().err.count("\n")) == (2, 1)
