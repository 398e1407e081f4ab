"""Some files run compiled where a C compiler is: the same source, the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import paperback.engine.play
from paperback.bots.simulate import Match, simulate
from paperback.compiled import Forms, plain, stale
from paperback.engine.settings import Settings
from paperback.modes.registry import complete
from paperback.search import COMPILED

GAMES = {
    "standard": complete(Settings(seats=2)),
    "standard with modules": complete(Settings(seats=3, modules=("attacks", "discount", "genres", "powers", "typos"))),
    "everything else": complete(Settings(seats=2, spacebar=True, dyslexic=True, modules=("awards", "bounty", "themes"))),
}
PLAIN = """
from tests.test_compiled import digests
import paperback.engine.play, paperback.search
print(paperback.engine.play.__file__.endswith(".py"), paperback.search.COMPILED, *digests())
"""


def digests() -> list[str]:
    return [simulate(Match(("greedy", "random", "greedy")[: settings.seats], settings, "en", "form"), 2).digest for settings in GAMES.values()]


def test_the_plain_files_play_the_same_games_as_the_compiled_ones() -> None:
    path = os.pathsep.join(["src", "."])
    ran = subprocess.run(
        [sys.executable, "-c", PLAIN],
        env=os.environ | {"PAPERBACK_PLAIN": "1", "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == ["True", "False", *digests()]


def test_engine_and_kernel_run_in_the_same_form() -> None:
    assert paperback.engine.play.__file__.endswith(".py") is not COMPILED


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A file and what was compiled from it later."""
    source = tmp_path / "busy.py"
    source.touch()
    extension = tmp_path / f"busy{EXTENSION_SUFFIXES[0]}"
    extension.touch()
    os.utime(source, (100, 100))
    os.utime(extension, (200, 200))
    return source


def test_a_file_that_was_edited_since_it_was_compiled_is_stale(built: Path) -> None:
    assert not stale(built)
    os.utime(built, (300, 300))
    assert stale(built)


def test_a_file_that_was_never_compiled_is_not_stale(tmp_path: Path) -> None:
    (tmp_path / "calm.py").touch()
    assert not stale(tmp_path / "calm.py")


def test_files_with_types_are_compiled_for_each_other_and_go_stale_together(built: Path) -> None:
    other = built.with_name("other.py")
    other.touch()
    built.with_name("busy.pxd").touch()
    os.utime(built.with_name("busy.pxd"), (100, 100))
    other.with_name(f"other{EXTENSION_SUFFIXES[0]}").touch()
    os.utime(other.with_name(f"other{EXTENSION_SUFFIXES[0]}"), (200, 200))
    os.utime(other, (300, 300))
    assert stale(built)


def test_the_plain_file_lies_beside_the_compiled_one() -> None:
    assert plain(Path(f"a.b/turn{EXTENSION_SUFFIXES[0]}")) == Path("a.b/turn.py")


def test_other_packages_are_found_by_others() -> None:
    assert Forms().find_spec("json", None) is None
