"""The shape of the source: small files, each with its tests, and only folds write to a state."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "paperback"
FILES = sorted(SOURCE.rglob("*.py"))
LONGEST = 350
"""Lines of one file; beyond it a file answers more than one question."""

ELSEWHERE = {
    source: test
    for test, group in tomllib.loads(Path(__file__).with_name("mirrors.toml").read_text("utf-8")).items()
    for source in group["of"]
}
"""Source files that are tested in another file than their mirror."""


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", FILES, ids=name)
def test_a_source_file_is_short_enough_to_answer_one_question(path: Path) -> None:
    assert len(path.read_text("utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("path", [path for path in FILES if path.parent.name == "engine"], ids=name)
def test_only_folds_and_play_write_to_a_state(path: Path) -> None:
    """ADR 3: a handler says events and may touch an agenda, and nothing else."""
    if path.name in {"folds.py", "market.py", "state.py", "play.py", "game.py"}:
        return
    written = [
        ast.unparse(target)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Assign | ast.AugAssign)
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Attribute) and not ast.unparse(target).startswith("self.")
    ]
    assert [target for target in written if not target.endswith(".agenda")] == []


def mirror(source: Path) -> str:
    return (source.parent / f"test_{source.name}").as_posix()


@pytest.mark.parametrize("path", [path for path in FILES if path.name != "__init__.py"], ids=name)
def test_every_source_file_has_its_tests(path: Path) -> None:
    """`src/paperback/a/b.py` is tested in `tests/a/test_b.py`, or in the file that `mirrors.toml` names."""
    source = path.relative_to(SOURCE)
    assert (ROOT / "tests" / ELSEWHERE.get(source.as_posix(), mirror(source))).is_file()


def test_mirrors_name_only_files_that_are_there_and_have_no_mirror() -> None:
    gone = [source for source in ELSEWHERE if not (SOURCE / source).is_file()]
    mirrored = [source for source in ELSEWHERE if (ROOT / "tests" / mirror(Path(source))).is_file()]
    assert (gone, mirrored) == ([], [])


def test_no_module_asks_which_mode_is_played() -> None:
    """ADR 5: what varies is a field of a mode or an entry of a part."""
    guilty = [name(path) for path in FILES if "modes" not in path.parts and "mode.name ==" in path.read_text("utf-8")]
    assert guilty == []
