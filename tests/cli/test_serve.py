from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import get_args

import httpx
import pytest

from paperback.cli import serve
from paperback.cli.main import main
from paperback.server.achievements.profile import Unlocking


def taken() -> socket.socket:
    return socket.create_server(("127.0.0.1", 0))


@pytest.mark.parametrize("command", ["play", "serve"])
def test_a_port_that_is_taken_is_said_in_one_line(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(taken()) as other:
        status = main([command, "--port", str(other.getsockname()[1]), "--database-url", f"sqlite:///{tmp_path / 'x.db'}"])
    err = capsys.readouterr().err
    assert (status, err.count("\n"), "cannot be used" in err) == (2, 1, True)


@pytest.mark.parametrize("port", ["-1", "65536", "x"])
def test_a_port_that_is_none_is_wrong_usage(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["serve", f"--port={port}"])
    err = capsys.readouterr().err
    assert (ended.value.code, err.count("\n"), "is no whole number from 0 to 65535" in err) == (2, 1, True)


def test_13_1_the_host_says_which_unlockable_cards_may_be_used(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said: list[str] = []

    def serving(listening: socket.socket, _: str | None, unlocking: str, *__: object, **___: object) -> int:
        listening.close()
        said.append(unlocking)
        return 0

    monkeypatch.setattr(serve, "_serve", serving)
    for wish in ([], *(["--unlock", choice] for choice in get_args(Unlocking))):
        assert main(["serve", "--port", "0", *wish]) == 0
    assert said == ["own", *get_args(Unlocking)]
    with pytest.raises(SystemExit):
        main(["serve", "--unlock", "some"])
    assert "invalid choice" in capsys.readouterr().err


def test_the_host_says_how_long_computer_players_think(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    said: list[float | None] = []

    def serving(listening: socket.socket, _: str | None, __: str, think: float | None, **___: object) -> int:
        listening.close()
        said.append(think)
        return 0

    monkeypatch.setattr(serve, "_serve", serving)
    monkeypatch.delenv(serve.THINK, raising=False)
    for wish in ([], ["--think", "0.5"], ["--think", "60"]):
        assert main(["serve", "--port", "0", *wish]) == 0
    monkeypatch.setenv(serve.THINK, "2.5")
    for wish in ([], ["--think", "3"]):
        assert main(["play", "--port", "0", *wish]) == 0
    assert said == [None, 0.5, 60.0, 2.5, 3.0]
    for wrong in ("0", "61", "nan", "long"):
        with pytest.raises(SystemExit):
            main(["serve", "--think", wrong])
        err = capsys.readouterr().err
        assert (err.count("\n"), f"{wrong!r} is no number of seconds from 0.1 to 60" in err) == (1, True)


@pytest.mark.parametrize("url", ["mysql://x", "nonsense", "sqlite:////nowhere/at/all.db", "postgresql://nobody@127.0.0.1:1/x"])
def test_a_database_that_cannot_be_used_is_said_in_one_line(url: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "paperback", "serve", "--port", "0", "--database-url", url]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=60, env=os.environ | {"XDG_DATA_HOME": str(tmp_path)}, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert re.fullmatch(r"paperback serve: .+\n", done.stderr)


def test_a_host_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--host", "no.such.host.invalid"]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_play_takes_the_next_port_when_the_usual_one_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    with closing(taken()) as other:
        usual = other.getsockname()[1]
        monkeypatch.setattr(serve, "PORT", usual)
        served: list[socket.socket] = []

        def keep(listening: socket.socket, *_: object, **__: object) -> int:
            served.append(listening)
            return 0

        monkeypatch.setattr(serve, "_serve", keep)
        assert main(["play", "--no-browser"]) == 0
        with closing(served[0]):
            assert served[0].getsockname()[1] != usual


def test_play_says_where_it_is_and_stops_when_it_is_told_to(tmp_path: Path) -> None:
    env = os.environ | {"XDG_DATA_HOME": str(tmp_path)}
    env.pop("PAPERBACK_DATABASE_URL", None)
    command = [sys.executable, "-m", "paperback", "--no-browser", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.fullmatch(r"paperback is ready at (http://127\.0\.0\.1:\d+/)\n", line)
        assert found
        assert httpx.get(f"{found[1]}api/health").json()["status"] == "ok"
        process.send_signal(signal.SIGINT)
        assert process.wait(20) in (0, 130, -signal.SIGINT)
        assert process.stderr is not None
        assert "Traceback" not in process.stderr.read()
    assert (tmp_path / "paperback" / "games.db").is_file()
