from __future__ import annotations

import errno
import os
import signal
import subprocess
import sys
import time
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from paperback.bots.pool import MOST, Pool, deaf, pool
from paperback.bots.shares import ALONE, CrewError, each

SCRIPT = """
import os, time
from paperback.bots.pool import pool
from paperback.bots.shares import each
def who(match, number):
    time.sleep(0.01)
    return os.getpid()
if __name__ == "__main__":
    with pool(2) as crew:
        for match, part in each([("a", 1_000_000)], who, crew):
            print(*part, flush=True)
"""


def product(match: int, number: int) -> int:
    return match * number


def slow(match: str, number: int) -> str:
    time.sleep(0.2)
    return f"{match}{number}"


def die(match: str, number: int) -> str:
    os.kill(os.getpid(), signal.SIGKILL)
    return f"{match}{number}"


def test_one_job_is_this_process_alone() -> None:
    with pool(1) as crew:
        assert crew is ALONE


def test_processes_give_what_one_gives() -> None:
    matches = [(7, 300), (9, 5)]
    with pool(2) as crew:
        found = [(match, one) for match, part in each(matches, product, crew) for one in part]
    assert found == [(match, match * number) for match, games in matches for number in range(games)]


def test_a_halted_process_gives_the_games_that_it_has_played() -> None:
    crew = Pool(1)
    try:
        share = crew.submit(slow, "a", 0, MOST)
        deadline = time.monotonic() + 60
        while not share.running():
            assert time.monotonic() < deadline
            time.sleep(0.01)
        time.sleep(2)
        crew.halt()
        played = share.result(60)
    finally:
        crew.close()
    assert played == [f"a{number}" for number in range(len(played))]
    assert len(played) < MOST


@pytest.mark.skipif(os.name == "nt", reason="signals are another thing there")
def test_a_killed_process_is_told() -> None:
    with pytest.raises(CrewError, match="a process ended"), pool(2) as crew:
        list(each([("a", 10)], die, crew))


def test_a_process_that_cannot_be_started_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def exhausted(*_: object) -> None:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    monkeypatch.setattr(SpawnProcess, "start", exhausted)
    with pytest.raises(CrewError, match="cannot start a process: Too many open files"), pool(2) as crew:
        list(each([("a", 10)], slow, crew))


@pytest.mark.skipif(os.name == "nt", reason="signals are another thing there")
def test_processes_end_with_the_one_that_started_them_even_if_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "many.py"
    script.write_text(SCRIPT)
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        workers = {int(pid) for _ in range(3) for pid in process.stdout.readline().split()}
        process.kill()
        process.stdout.read()
    assert 1 <= len(workers) <= 2
    deadline = time.monotonic() + 60
    while any(alive(pid) for pid in workers):
        assert time.monotonic() < deadline
        time.sleep(0.05)


def alive(pid: int) -> bool:
    listed = subprocess.run(["ps", "-p", str(pid), "-o", "stat="], capture_output=True, text=True, check=False).stdout
    return bool(listed.strip()) and not listed.startswith("Z")


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="signals are another thing there")
def test_what_starts_in_a_deaf_moment_does_not_hear_ctrl_c() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    with deaf():
        assert signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
    assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before
