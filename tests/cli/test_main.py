from __future__ import annotations

import argparse
import subprocess
import sys
from collections.abc import Callable

import pytest

from paperback import __version__
from paperback.cli import main as module
from paperback.cli import solve
from paperback.cli.main import COMMANDS, INTERRUPTED, UNHEARD, WRONG, count, front

Run = Callable[..., tuple[int, str, str]]


def test_help_lists_every_command(run: Run) -> None:
    status, out, err = run("--help")
    assert (status, err) == (0, "")
    assert all(f"\n  {name}" in out for name in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_its_help(command: str, run: Run) -> None:
    status, out, err = run(command, "--help")
    assert (status, err) == (0, "")
    assert out.startswith(f"usage: paperback {command}")


def test_the_version_is_told(run: Run) -> None:
    assert run("--version") == (0, f"paperback {__version__}\n", "")


@pytest.mark.parametrize(
    "arguments", [["frobnicate"], ["solve"], ["solve", "E", "--frobnicate"], ["lexicon"], ["simulate", "--games", "x"]]
)
def test_wrong_usage_is_one_clear_line(arguments: list[str], run: Run) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (WRONG, "")
    assert err.count("\n") == 1
    assert "--help" in err


def test_ctrl_c_ends_a_command_without_a_traceback(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: argparse.Namespace) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(solve, "run", interrupted)
    assert run("solve", "E") == (INTERRUPTED, "", "paperback solve: stopped\n")
    # and while it is still being loaded
    monkeypatch.setattr(solve, "configure", lambda *_: interrupted(argparse.Namespace()))
    assert run("solve", "E") == (INTERRUPTED, "", "paperback solve: stopped\n")


def test_no_command_is_play(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[str] = []

    def configure(parser: argparse.ArgumentParser, command: str) -> None:
        seen.append(command)
        parser.add_argument("--port")

    def run_it(args: argparse.Namespace) -> int:
        seen.append(args.command)
        return 0

    monkeypatch.setitem(COMMANDS, "play", ("solve", "stands in for play"))
    monkeypatch.setattr(solve, "configure", configure)
    monkeypatch.setattr(solve, "run", run_it)
    assert run()[0] == run("--port", "1")[0] == 0
    assert seen == ["play"] * 4


@pytest.mark.parametrize(
    ("text", "good"), [("1", True), ("9", True), ("0", False), ("10", False), ("-1", False), ("1.5", False), ("x", False), ("²", False)]
)
def test_numbers_are_read_within_bounds(text: str, good: bool) -> None:
    if good:
        assert count(1, 9)(text) == int(text)
    else:
        with pytest.raises(argparse.ArgumentTypeError, match="no whole number from 1 to 9"):
            count(1, 9)(text)


def test_nothing_heavy_is_imported_for_help() -> None:
    heavy = "{'numpy', 'fastapi', 'sqlalchemy', 'tqdm', 'pydantic'}"
    script = f"import sys; from paperback.cli.main import front; front().format_help(); print(sorted({heavy} & set(sys.modules)))"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"
    assert front().prog == "paperback"
    assert module.__doc__


def test_the_package_runs_as_a_module() -> None:
    """`python -m paperback`."""
    ran = subprocess.run([sys.executable, "-m", "paperback", "lexicon", "check", "xyzzq"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout, ran.stderr) == (1, "xyzzq is no word: it is not in the list\n", "")


def test_output_that_nobody_reads_ends_the_command_quietly() -> None:
    with subprocess.Popen([sys.executable, "-m", "paperback", "cards"], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as cards:
        assert cards.stdout
        assert cards.stderr
        cards.stdout.readline()
        cards.stdout.close()
        assert (cards.stderr.read(), cards.wait()) == (b"", UNHEARD)
