from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from paperback.notation.log import read_record
from paperback.notation.verify import verify

Run = Callable[..., tuple[int, str, str]]


def test_the_result_has_its_shape(run: Run) -> None:
    status, out, err = run(
        "simulate", "--games", "6", "--seats", "greedy,random", "--edition", "classic", "--seed", "x", "--jobs", "1", "--json"
    )
    assert (status, err) == (0, "")
    result = json.loads(out)
    assert list(result) == ["games", "seed", "turns", "seconds", "games_per_second", "digest", "seats"]
    assert (result["games"], result["seed"]) == (6, "x")
    assert [list(seat) for seat in result["seats"]] == [["bot", "wins", "ties", "win_rate", "interval95", "fame_mean"]] * 2
    assert [seat["bot"] for seat in result["seats"]] == ["greedy", "random"]


def test_the_same_games_have_the_same_digest_with_any_jobs(run: Run) -> None:
    digests = [json.loads(run("simulate", "--games", "9", "--jobs", jobs, "--json")[1])["digest"] for jobs in ("1", "2")]
    assert digests[0] == digests[1]


def test_a_summary_for_people(run: Run) -> None:
    status, out, err = run("simulate", "--games", "4", "--jobs", "1", "--spacebar", "--dyslexic", "--seats", " greedy , random ")
    assert (status, err) == (0, "")
    assert out.startswith("4 games, ")
    assert len(out.splitlines()) == 3


@pytest.mark.parametrize(("mode", "seats"), [("standard", 2), ("spy_novel", 1)])
def test_without_seats_as_many_play_as_the_mode_is_for(run: Run, mode: str, seats: int) -> None:
    status, out, _ = run("simulate", "--games", "1", "--jobs", "1", "--mode", mode, "--json")
    assert (status, len(json.loads(out)["seats"])) == (0, seats)


def test_records_are_written(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    assert run("simulate", "--games", "2", "--jobs", "1", "--records", str(folder))[0] == 0
    assert [verify(read_record(file)) for file in sorted(folder.iterdir())] == [None, None]


def test_players_are_told_by_their_whole_names(run: Run) -> None:
    status, out, _ = run("simulate", "--games", "2", "--jobs", "1", "--seats", "novice, casual@2,greedy@3", "--json")
    assert status == 0
    assert [seat["bot"] for seat in json.loads(out)["seats"]] == ["novice@5", "casual@2", "greedy"]


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--games", "0"], "no whole number"),
        (["--games", "many"], "no whole number"),
        (["--jobs", "0"], "no whole number"),
        (["--seed", "\udcff"], "no text"),
        (["--seats", "greedy"], "standard takes 2 to 5, not 1"),
        (["--seats", ",".join(["greedy"] * 6)], "takes 2 to 5, not 6"),
        (["--seats", "greedy,genius"], "no player 'genius'"),
        (["--seats", "greedy,"], "no player ''"),
        (["--seats", "greedy,author@9"], "--seats: 'author@9' has no vocabulary '9'; author@1 to author@5 are right"),
        (["--seats", "wizard@3,greedy"], "--seats: there is no player 'wizard'; there are novice, casual,"),
        (["--seats", "author@,greedy"], "'author@' has no vocabulary ''"),
        (["--seats", "person@2,greedy"], "person has its own words"),
        (["--edition", "deluxe"], "invalid choice: 'deluxe'"),
        (["--lexicon", "klingon"], "invalid choice: 'klingon'"),
    ],
)
def test_wrong_input_is_refused_in_one_clear_line(arguments: list[str], complaint: str, run: Run) -> None:
    status, out, err = run("simulate", *arguments)
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert complaint in err


def test_a_folder_that_cannot_be_written_is_refused(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    status, out, err = run("simulate", "--games", "1", "--records", str(tmp_path / "file"))
    assert (status, out) == (2, "")
    assert err.startswith("paperback simulate: cannot write into")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_record_that_cannot_be_written_ends_the_run_in_one_line(jobs: str, run: Run, tmp_path: Path) -> None:
    """And it is the record that is named, and not the rows."""
    (tmp_path / "game-000001.jsonl").mkdir()
    rows = tmp_path / "rows.jsonl"
    status, out, err = run("simulate", "--games", "3", "--jobs", jobs, "--records", str(tmp_path), "--rows", str(rows))
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.endswith("game-000001.jsonl: Is a directory\n")


def members(group: int) -> int:
    """How many processes of a group are alive."""
    listed = subprocess.run(["ps", "-eww", "-o", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
    return sum(line.split()[0] == str(group) and not line.split()[1].startswith("Z") for line in listed.splitlines())


def workers_of(parent: int) -> list[int]:
    """The processes of its group that are not the parent itself, nor multiprocessing's keeper of what is shared."""
    listed = subprocess.run(["ps", "-eww", "-o", "pid=,pgid=,args="], capture_output=True, text=True, check=True).stdout
    split = [line.split(maxsplit=2) for line in listed.splitlines()]
    return [int(pid) for pid, group, command in split if group == str(parent) != pid and "spawn_main" in command]


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds, a minute at most."""
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def hears_ctrl_c() -> None:
    """Whoever started the tests in the background made them, and all that they start, deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@contextmanager
def simulating(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    """A simulation in a process group of its own, as a terminal would start it."""
    with subprocess.Popen(
        [sys.executable, "-m", "paperback", "simulate", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hears_ctrl_c,  # noqa: PLW1509 - no thread of the tests holds a lock here
    ) as process:
        try:
            yield process
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is another thing there")
@pytest.mark.parametrize("crew", [("--jobs", "1"), ("--jobs", "2"), ("--dask", "local:2")], ids=" ".join)
def test_ctrl_c_stops_all_processes_and_tells_what_there_is(crew: tuple[str, str], run: Run, tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    arguments = ("--lexicon", "en-common", "--seed", "c", "--json")
    with simulating("--games", "10000000", *arguments, *crew, "--rows", str(rows)) as process:
        until(lambda: rows.exists() and rows.stat().st_size > 0)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
        until(lambda: members(process.pid) == 0)
    result = json.loads(out)
    assert (process.returncode, err) == (130, f"paperback simulate: stopped after {result['games']} of 10000000 games\n")
    assert [json.loads(line)["number"] for line in rows.read_text("utf-8").splitlines()] == list(range(result["games"]))
    few = min(result["games"], 50)
    digests = [json.loads(line)["digest"] for line in rows.read_text("utf-8").splitlines()[:few]]
    again = json.loads(run("simulate", "--games", str(few), *arguments, "--jobs", "1")[1])["digest"]
    assert again == hashlib.blake2b(bytes.fromhex("".join(digests)), digest_size=16).hexdigest()


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is another thing there")
def test_the_second_ctrl_c_ends_everything_at_once() -> None:
    with simulating("--games", "10000000", "--jobs", "2") as process:
        until(lambda: members(process.pid) > 3)
        for worker in workers_of(process.pid):
            os.kill(worker, signal.SIGSTOP)  # so that the first one has to wait
        os.kill(process.pid, signal.SIGINT)
        time.sleep(0.5)
        assert process.poll() is None
        os.kill(process.pid, signal.SIGINT)
        assert process.wait(10) == 130
        for worker in workers_of(process.pid):
            os.kill(worker, signal.SIGCONT)
        until(lambda: members(process.pid) == 0)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is another thing there")
def test_ctrl_c_before_the_first_game_has_nothing_to_tell() -> None:
    with simulating("--games", "10000000", "--jobs", "2") as process:
        until(lambda: members(process.pid) > 1)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
        until(lambda: members(process.pid) == 0)
    assert (process.returncode, out, err) == (130, "", "paperback simulate: stopped after 0 of 10000000 games\n")


@pytest.mark.parametrize("name", ["games.jsonl", "games.parquet"])
def test_rows_are_written(name: str, run: Run, tmp_path: Path) -> None:
    assert run("simulate", "--games", "2", "--jobs", "1", "--rows", str(tmp_path / name))[0] == 0
    assert (tmp_path / name).stat().st_size > 400


def test_rows_that_cannot_be_written_are_refused(run: Run, tmp_path: Path) -> None:
    for name, complaint in (("games.csv", ".parquet or .jsonl"), ("no/games.jsonl", "No such file"), ("no/games.parquet", "No such file")):
        status, out, err = run("simulate", "--games", "1", "--jobs", "1", "--rows", str(tmp_path / name))
        assert (status, out, err.count("\n")) == (2, "", 1)
        assert complaint in err


def test_a_file_is_replaced_only_when_there_is_somebody_to_play(run: Run, tmp_path: Path) -> None:
    rows = tmp_path / "games.jsonl"
    rows.write_text("dear\n")
    status, _, err = run("simulate", "--games", "1", "--dask", "nowhere://x", "--rows", str(rows))
    assert (status, err.count("\n"), rows.read_text()) == (2, 1, "dear\n")
    assert run("simulate", "--games", "1", "--jobs", "1", "--rows", str(rows))[0] == 0
    assert json.loads(rows.read_text())["number"] == 0


@pytest.mark.parametrize(("package", "arguments"), [("distributed", ("--dask", "local")), ("pyarrow", ("--rows", "games.parquet"))])
def test_a_missing_extra_is_named(package: str, arguments: tuple[str, str], run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, "paperback.bots.cluster", raising=False)
    status, out, err = run("simulate", "--games", "1", *arguments)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert f"pip install {package} " in err


def test_workers_of_dask_play_the_same_games(run: Run) -> None:
    digests = [
        json.loads(run("simulate", "--games", "9", *crew, "--json")[1])["digest"] for crew in (("--jobs", "1"), ("--dask", "local:1"))
    ]
    assert digests[0] == digests[1]


def test_jobs_and_workers_do_not_go_together(run: Run) -> None:
    status, _, err = run("simulate", "--jobs", "2", "--dask", "local")
    assert (status, err.count("\n")) == (2, 1)
    assert "not allowed with" in err
