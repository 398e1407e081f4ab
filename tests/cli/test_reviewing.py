from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from paperback.bots.simulate import Match, play
from paperback.coach import review as reviewing
from paperback.coach.review_data import TurnReviewed
from paperback.coach.review_turns import Turn
from paperback.engine.settings import preset
from paperback.modes.registry import complete
from tests.cli.conftest import Ran

Run = Callable[..., Ran]


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a whole game."""
    folder: Path = tmp_path_factory.mktemp("reviewed")
    play(Match(("greedy", "random"), complete(preset("anniversary")), "en-common", "reviewed", folder), 0)
    [path] = folder.iterdir()
    return str(path)


def test_a_review_tells_every_turn_and_sums_up(run: Run, record: str) -> None:
    status, out, err = run("record", "review", record)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "-- round 1"
    assert sum(line.startswith(("seat 0", "greedy 0")) for line in lines) > 5
    assert "none is better" in out
    assert "more" in out
    assert "of 100 hands are worse" in out
    assert "buys " in out
    assert "words asked for" in lines[-2]
    assert not any(len(line) > 400 for line in lines)


def test_a_review_of_one_seat_tells_that_seat_alone(run: Run, record: str) -> None:
    _, out, _ = run("record", "review", record, "--seat", "1")
    assert "random 1: " in out
    assert "greedy 0: " not in out
    _, out, _ = run("record", "review", record, "--seat", "1", "--json")
    found = json.loads(out)
    assert {turn["seat"] for turn in found["turns"]} == {1}
    assert [seat["seat"] for seat in found["seats"]] == [1]


def test_a_review_as_json_is_the_whole_of_it(run: Run, record: str) -> None:
    status, out, _ = run("record", "review", record, "--json")
    found = json.loads(out)
    assert (status, found["format"], len(found["seats"])) == (0, 1, 2)
    assert set(found["turns"][0]) >= {"seat", "round", "hand", "word", "best", "left", "luck", "common", "shopping", "fame"}


def test_ctrl_c_stops_a_review(run: Run, record: str, monkeypatch: pytest.MonkeyPatch) -> None:
    judged = reviewing._Reviewer.turn

    def interrupted(reviewer: reviewing._Reviewer, turn: Turn) -> TurnReviewed:
        os.kill(os.getpid(), signal.SIGINT)
        return judged(reviewer, turn)

    monkeypatch.setattr(reviewing._Reviewer, "turn", interrupted)
    # what runs in the background is born deaf to Ctrl-C
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        status, out, err = run("record", "review", record)
    finally:
        signal.signal(signal.SIGINT, before)
    assert (status, out) == (130, "")
    assert "stopped" in err


@pytest.mark.parametrize("arguments", [("nowhere.jsonl",), (".",)])
def test_a_record_that_cannot_be_read_gets_one_clear_line(run: Run, arguments: tuple[str, ...]) -> None:
    status, out, err = run("record", "review", *arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)


def test_a_seat_that_is_not_there_and_a_forged_record_are_not_reviewed(run: Run, record: str, tmp_path: Path) -> None:
    assert run("record", "review", record, "--seat", "2").status == 2
    forged = tmp_path / "forged.jsonl"
    lines = Path(record).read_text("utf-8").splitlines()
    forged.write_text("\n".join([*lines[:3], lines[3].replace('"state":"', '"state":"0')]) + "\n")
    status, _, err = run("record", "review", str(forged))
    assert status == 2
    assert "does not verify" in err


def test_a_game_of_another_lexicon_is_reviewed_and_says_so(run: Run, record: str, tmp_path: Path) -> None:
    header, *lines = Path(record).read_text("utf-8").splitlines()
    agreed = json.loads(header)
    agreed["lexicon"]["sha256"] = "0" * 64
    other = tmp_path / "other.jsonl"
    other.write_text("\n".join([json.dumps(agreed), *lines]) + "\n")
    status, out, _ = run("record", "review", str(other))
    assert status == 0
    assert out.splitlines()[-1].startswith("The lexicon has changed since")
