"""Some files run compiled where a C compiler is: the same source, the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import paperback.engine.play
from paperback import lexicon
from paperback.bots.bestseller import Bestseller
from paperback.bots.legend import Legend
from paperback.bots.simulate import Match, digest, play_out, simulate
from paperback.bots.speller import Spellers
from paperback.compiled import Forms, plain, stale
from paperback.engine.settings import Settings
from paperback.modes.registry import complete, rules_for
from paperback.search import COMPILED

GAMES = {
    ("greedy", "author@5"): complete(Settings(seats=2)),
    ("casual@2", "random", "novice@1"): complete(Settings(seats=3, modules=("attacks", "discount", "genres", "powers", "typos"))),
    ("person", "author@3"): complete(Settings(seats=2, spacebar=True, dyslexic=True, modules=("awards", "bounty", "themes"))),
}
WORLDS, WORK = 7, 150_000
"""Far less than they think elsewhere: plain files are slow."""
PLAIN = """
from tests.test_compiled import digests
import paperback.engine.play, paperback.search
print(paperback.engine.play.__file__.endswith(".py"), paperback.search.COMPILED, *digests())
"""


def digests() -> list[str]:
    return [simulate(Match(players, settings, "en", "form"), 2).digest for players, settings in GAMES.items()] + [thoughtful()]


def thoughtful() -> str:
    """The digest of a game between those that think ahead."""
    words = lexicon.load("en")
    speller = Spellers(words).of(5)
    players = (Bestseller(speller, "form", WORLDS, WORK), Legend(speller, "form", worlds=WORLDS, work=WORK))
    rules = rules_for(complete(Settings(seats=2, fame_piles="short")), words, "en")
    return digest(play_out(rules, players, "form")).hex()


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


def lay(folder: Path, name: str, *, edited: bool = False, typed: bool = False) -> Path:
    """A file and what was compiled from it, before it was edited or after."""
    folder.mkdir(exist_ok=True)
    source, extension = folder / f"{name}.py", folder / f"{name}{EXTENSION_SUFFIXES[0]}"
    for file, time in ((source, 300 if edited else 100), (extension, 200), *[(folder / f"{name}.pxd", 100)] * typed):
        file.touch()
        os.utime(file, (time, time))
    return source


def test_a_file_that_was_edited_since_it_was_compiled_is_stale(tmp_path: Path) -> None:
    assert stale(lay(tmp_path, "edited", edited=True))
    assert not stale(lay(tmp_path, "kept"))


def test_a_file_that_was_never_compiled_is_not_stale(tmp_path: Path) -> None:
    (tmp_path / "calm.py").touch()
    assert not stale(tmp_path / "calm.py")


@pytest.mark.parametrize(("one", "other"), [("search/kernel", "search/kernel"), ("engine", "abilities")])
def test_files_with_types_are_compiled_for_each_other_and_go_stale_together(tmp_path: Path, one: str, other: str) -> None:
    (tmp_path / "search").mkdir()
    kept = lay(tmp_path / one, "kept", typed=True)
    lay(tmp_path / other, "edited", edited=True, typed=True)
    assert stale(kept)


def test_files_without_types_go_stale_alone(tmp_path: Path) -> None:
    lay(tmp_path / "engine", "edited", edited=True)
    assert not stale(lay(tmp_path / "engine", "kept"))


def test_the_kernel_does_not_go_stale_with_the_files_around_it(tmp_path: Path) -> None:
    (tmp_path / "search").mkdir()
    lay(tmp_path / "engine", "edited", edited=True, typed=True)
    assert not stale(lay(tmp_path / "search/kernel", "kept", typed=True))


def test_the_plain_file_lies_beside_the_compiled_one() -> None:
    assert plain(Path(f"a.b/turn{EXTENSION_SUFFIXES[0]}")) == Path("a.b/turn.py")


def test_other_packages_are_found_by_others() -> None:
    assert Forms().find_spec("json", None) is None
