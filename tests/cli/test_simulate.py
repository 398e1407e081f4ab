from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
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


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--games", "0"], "no whole number"),
        (["--games", "many"], "no whole number"),
        (["--jobs", "0"], "no whole number"),
        (["--seats", "greedy"], "names 1 players; standard is for 2 to 5"),
        (["--seats", ",".join(["greedy"] * 6)], "names 6 players"),
        (["--seats", "greedy,genius"], "no player 'genius'"),
        (["--seats", "greedy,"], "no player ''"),
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


def members(group: int) -> int:
    """How many processes of a group are alive."""
    listed = subprocess.run(["ps", "-e", "-o", "pgid=,stat="], capture_output=True, text=True, check=True).stdout
    return sum(line.split()[0] == str(group) and not line.split()[1].startswith("Z") for line in listed.splitlines())


def until(holds: Callable[[], bool]) -> None:
    """Wait until something holds, a minute at most."""
    deadline = time.monotonic() + 60
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.1)


def hears_ctrl_c() -> None:
    """Whoever started the tests in the background made them, and all that they start, deaf to it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


@pytest.mark.skipif(os.name == "nt", reason="Ctrl-C is another thing there")
def test_ctrl_c_stops_all_processes() -> None:
    command = [sys.executable, "-m", "paperback", "simulate", "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hears_ctrl_c,  # noqa: PLW1509 - no thread of the tests holds a lock here
    ) as process:
        try:
            until(lambda: members(process.pid) > 3)
            os.killpg(process.pid, signal.SIGINT)
            out, err = process.communicate(timeout=60)
        except BaseException:
            os.killpg(process.pid, signal.SIGKILL)
            raise
    assert (process.returncode, out, err) == (130, "", "paperback simulate: stopped\n")
    until(lambda: members(process.pid) == 0)
