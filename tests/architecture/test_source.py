"""The shape of the source: small files, each with its tests, and only folds write to a state."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "paperback"
FILES = sorted(SOURCE.rglob("*.py"))
LONGEST = 400
"""Lines of one file; beyond it a file answers more than one question."""


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


@pytest.mark.parametrize("folder", sorted({path.parent for path in FILES if path.name != "__init__.py"}), ids=name)
def test_every_package_has_tests_of_its_own(folder: Path) -> None:
    """A package of the source is mirrored by a folder of tests."""
    mirror = ROOT / "tests" / folder.relative_to(SOURCE)
    inside = folder in {SOURCE, SOURCE / "search" / "kernel"} or "migrations" in folder.parts
    assert inside or list(mirror.glob("test_*.py"))


def test_no_module_asks_which_mode_is_played() -> None:
    """ADR 5: what varies is a field of a mode or an entry of a part."""
    guilty = [name(path) for path in FILES if "modes" not in path.parts and "mode.name ==" in path.read_text("utf-8")]
    assert guilty == []
