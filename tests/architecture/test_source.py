"""The shape of the source: small files, each with its tests, and only folds write to a state."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

from paperback.abilities.vocabulary import EFFECTS
from paperback.modes.registry import MODES, MODULES

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


def strings(path: Path) -> list[str]:
    constants = [node.value for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Constant)]
    return [value for value in constants if isinstance(value, str)]


def imported(path: Path) -> list[str]:
    return [node.module for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom) and node.module]


@pytest.mark.parametrize("path", [path for path in FILES if "catalogue" not in path.parts], ids=name)
def test_a_mode_or_module_is_named_in_its_own_folder_and_in_the_registry_only(path: Path) -> None:
    """ADR 11: what varies is a field of a mode or an entry of a part, so nothing else needs to know which there are."""
    place = path.relative_to(SOURCE).as_posix()
    if place in {"modes/registry.py", "engine/settings.py"}:
        return  # the table of all, and the mode that is played when nothing is said
    own = {path.relative_to(SOURCE / "modes").parts[0]} if "modes" in path.parts else set()
    needed = {need for mode in MODES.values() if mode.name in own for need in mode.needs}
    needed |= {need for module in MODULES.values() if module.name in own for need in module.needs}
    names = {*MODES, *MODULES} - own - needed - EFFECTS.keys()
    assert sorted(names.intersection(strings(path))) == []
    if "modes" not in path.parts:
        assert [module for module in imported(path) if module.startswith("paperback.modes.") and module.split(".")[2] not in TABLE] == []


TABLE = {"registry", "described", "module"}
"""What the world outside sees of modes and modules."""
