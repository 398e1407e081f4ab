from __future__ import annotations

import json
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from paperback.bots.ladder import plan
from paperback.cli import ladder as command
from paperback.engine.settings import preset
from paperback.lexicon import DEFAULT
from paperback.modes.registry import complete

Run = Callable[..., tuple[int, str, str]]
TWO = complete(preset("anniversary", seats=2))


def few() -> Iterator[tuple[str, tuple[str, ...], object, str, float | None]]:
    """Two matches of players that need no time."""
    yield "anniversary", ("greedy", "random"), TWO, DEFAULT, 0.8
    yield "anniversary", ("greedy", "greedy@1"), TWO, DEFAULT, 0.5


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for part in list(plan.PARTS):
        monkeypatch.delitem(plan.PARTS, part)
    monkeypatch.setitem(plan.PARTS, "skills", few)
    monkeypatch.setattr(command, "PAGE", tmp_path / "ladder.md")


def times_apart(text: str) -> str:
    return text.partition("## Time for a move")[0]


def test_it_writes_the_page_and_its_figures_and_tells_what_is_reached(run: Run, tmp_path: Path) -> None:
    status, out, err = run("ladder", "--games", "4", "--jobs", "1")
    assert (status, err) == (0, "")
    text, figures = (tmp_path / "ladder.md").read_text("utf-8"), json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    assert "\npaperback ladder --games 4\n" in text
    assert (figures["games"], figures["planned"], len(figures["standings"])) == (8, 8, 2)
    assert out.startswith("8 games; ")
    assert out.endswith(f"written: {tmp_path / 'ladder.md'}, {tmp_path / 'ladder.json'}\n")


def test_the_same_seed_makes_the_same_page_except_for_times(run: Run, tmp_path: Path) -> None:
    pages = []
    for seed, jobs in (("a", "1"), ("a", "2"), ("b", "1")):
        assert run("ladder", "--games", "4", "--seed", seed, "--jobs", jobs)[0] == 0
        pages.append(times_apart((tmp_path / "ladder.md").read_text("utf-8")))
    assert pages[0] == pages[1] != pages[2]


@pytest.mark.parametrize("arguments", [["--quick"], ["--only", "skills", "--games", "2"]])
def test_what_is_not_the_whole_ladder_is_printed_and_not_written(arguments: list[str], run: Run, tmp_path: Path) -> None:
    status, out, _ = run("ladder", *arguments, "--jobs", "1")
    assert (status, list(tmp_path.iterdir())) == (0, [])
    assert out.startswith("# The ladder\n")
    assert f"paperback ladder {'--quick' if '--quick' in arguments else '--games 2 --only skills'}\n" in out


def test_it_is_written_where_it_is_wanted_and_printed_as_json(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.md"
    status, out, _ = run("ladder", "--quick", "--output", str(file), "--json", "--jobs", "1")
    assert status == 0
    assert out == file.with_suffix(".json").read_text("utf-8")
    assert f"--output {file}\n" in file.read_text("utf-8")


@pytest.mark.parametrize("named", ["ladder.md", "ladder.json"])
def test_other_games_agree_with_a_ladder_and_with_a_false_one_they_do_not(named: str, run: Run, tmp_path: Path) -> None:
    assert run("ladder", "--games", "12", "--jobs", "1")[0] == 0
    before = (tmp_path / "ladder.md").read_text("utf-8")
    status, out, _ = run("ladder", "--check", str(tmp_path / named), "--games", "12", "--jobs", "1")
    assert (status, out.count("\n")) == (0, 3)
    assert out.endswith("2 of 2 intervals overlap, 1 may miss by chance: the ladders agree\n")
    assert (tmp_path / "ladder.md").read_text("utf-8") == before

    figures = json.loads((tmp_path / "ladder.json").read_text("utf-8"))
    for standing in figures["standings"]:
        standing["players"][0].update(rate=0.0, interval=[0.0, 0.01])
    (tmp_path / "ladder.json").write_text(json.dumps(figures), "utf-8")
    status, out, _ = run("ladder", "--check", str(tmp_path / named), "--games", "12", "--jobs", "1")
    assert status == 1
    assert out.count("<- apart") == 2
    assert out.endswith("the ladders do not agree\n")
    status, out, _ = run("ladder", "--check", str(tmp_path / named), "--games", "12", "--jobs", "1", "--json")
    assert status == 1
    assert {name: json.loads(out)[name] for name in ("agrees", "missed", "allowed")} == {"agrees": False, "missed": 2, "allowed": 1}


def test_a_check_plays_other_games(run: Run, tmp_path: Path) -> None:
    assert run("ladder", "--games", "4", "--jobs", "1")[0] == 0
    ours = json.loads((tmp_path / "ladder.json").read_text("utf-8"))["standings"]
    out = run("ladder", "--check", str(tmp_path / "ladder.md"), "--games", "4", "--jobs", "1", "--json")[1]
    theirs = [one["standing"] for one in json.loads(out)["rates"]]
    assert all(one["digest"] != other["digest"] for one, other in zip(ours, theirs, strict=True))


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--games", "0"], "no whole number"),
        (["--games", "5", "--quick"], "not allowed with"),
        (["--jobs", "0"], "no whole number"),
        (["--only", "skills,heights"], "no part 'heights' in --only; there are skills"),
        (["--only", ""], "no part '' in --only"),
        (["--seed", "\udcff"], "no text"),
        (["--output", "nowhere/at/all.md"], "its folder must be there"),
        (["--output", "page.txt"], "must end in .md"),
        (["--check", "nowhere.md"], "cannot read nowhere.json"),
    ],
)
def test_wrong_input_is_refused_in_one_clear_line(arguments: list[str], complaint: str, run: Run) -> None:
    status, out, err = run("ladder", *arguments)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert complaint in err


def test_what_is_no_ladder_is_not_checked(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.json").write_text("[]", "utf-8")
    status, _, err = run("ladder", "--check", str(tmp_path / "x.json"))
    assert (status, err) == (2, f"paperback ladder: {tmp_path / 'x.json'} is no ladder\n")


def test_ladders_with_nothing_in_common_are_refused(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert run("ladder", "--games", "2", "--jobs", "1")[0] == 0
    monkeypatch.setitem(plan.PARTS, "skills", lambda: iter([("other", ("random", "random"), TWO, DEFAULT, None)]))
    status, _, err = run("ladder", "--check", str(tmp_path / "ladder.md"), "--games", "2", "--jobs", "1")
    assert (status, err) == (2, "paperback ladder: the two ladders have no match in common\n")


def test_ctrl_c_keeps_what_is_there(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def pressing(*_: object) -> Iterator[Callable[[int], object]]:
        """Press it when the first game is done."""
        yield lambda _: os.kill(os.getpid(), signal.SIGINT)

    monkeypatch.setattr(command, "progress", pressing)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        status, out, err = run("ladder", "--games", "20", "--jobs", "1")
    finally:
        signal.signal(signal.SIGINT, before)
    assert (status, err) == (130, "paperback ladder: stopped after 1 of 40 games\n")
    assert "1 games of 40: it was stopped" in (tmp_path / "ladder.md").read_text("utf-8")
    assert out.startswith("1 games; ")


def test_what_was_played_before_something_broke_is_kept(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @contextmanager
    def breaking(*_: object) -> Iterator[Callable[[int], object]]:
        def broken(_: int) -> None:
            msg = "a player broke"
            raise RuntimeError(msg)

        yield broken

    monkeypatch.setattr(command, "progress", breaking)
    with pytest.raises(RuntimeError, match="a player broke"):
        run("ladder", "--games", "4", "--jobs", "1")
    assert json.loads((tmp_path / "ladder.json").read_text("utf-8"))["games"] == 1
