"""The build of the compiled files, with a compiler that only makes files."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
import sysconfig
import time
import types
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")
HATCHLING = "hatchling.builders.hooks.plugin.interface"


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The build hook as a module; hatchling itself is there only while it builds."""
    names = HATCHLING.split(".")
    for depth in range(1, len(names) + 1):
        monkeypatch.setitem(sys.modules, ".".join(names[:depth]), types.ModuleType(names[depth - 1]))
    monkeypatch.setattr(sys.modules[HATCHLING], "BuildHookInterface", list, raising=False)
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "BUSY", ("engine/turn",))
    return module


def lay(root: Path) -> Path:
    source = root / "src/paperback/engine/turn.py"
    source.parent.mkdir(parents=True)
    source.write_text("old")
    os.utime(source, (100, 100))
    return source


class Compiler:
    """Stands in for setup.py: makes what is wanted, or fails, and may be kept waiting for an editor."""

    def __init__(self, *, fails: bool = False, edits: Path | None = None) -> None:
        self.fails, self.edits = fails, edits

    def __call__(self, command: list[str], cwd: Path, **_: object) -> subprocess.CompletedProcess[str]:
        if self.edits:
            time.sleep(0.05)  # files are dated by a clock that may be some milliseconds late
            self.edits.write_text("new")
        for name in ("engine/turn", "shared"):
            (cwd / f"paperback/{name}{SUFFIX}").write_bytes(b"compiled")
        return subprocess.CompletedProcess(command, int(self.fails), "", "no luck")


def test_what_was_compiled_lies_beside_its_source(hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = lay(tmp_path)
    compiled = hook.Compiled(tmp_path)
    assert not compiled.fresh()
    monkeypatch.setattr(subprocess, "run", Compiler())
    compiled.build()
    built = source.with_name("turn" + SUFFIX)
    assert compiled.fresh()
    assert built.stat().st_mtime > source.stat().st_mtime
    source.write_text("new")
    assert not compiled.fresh()


def test_a_file_edited_while_it_is_compiled_is_newer_than_what_comes_of_it(
    hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = lay(tmp_path)
    compiled = hook.Compiled(tmp_path)
    monkeypatch.setattr(subprocess, "run", Compiler(edits=source))
    compiled.build()
    assert source.with_name("turn" + SUFFIX).stat().st_mtime < source.stat().st_mtime
    assert not compiled.fresh()


def test_where_compiling_fails_nothing_old_is_left(
    hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = lay(tmp_path)
    built = source.with_name("turn" + SUFFIX)
    built.touch()
    monkeypatch.setattr(subprocess, "run", Compiler(fails=True))
    hook.Compiled(tmp_path).build()
    assert not built.exists()
    assert capsys.readouterr().err.endswith("uncompiled, slower:\nno luck\n")


def run(hook: Any, root: Path, version: str) -> dict[str, Any]:
    """What a build of a wheel is told by the hook."""
    build = hook.CustomBuildHook()
    build.root, build.target_name = str(root), "wheel"
    data: dict[str, Any] = {"artifacts": []}
    build.initialize(version, data)
    return data


def test_a_wheel_holds_what_was_compiled_for_it(hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lay(tmp_path).with_name("turn.other-python.so").touch()
    monkeypatch.setattr(hook.Compiled, "missing", lambda _: None)
    monkeypatch.setattr(subprocess, "run", Compiler())
    data = run(hook, tmp_path, "standard")
    assert data["artifacts"] == [f"src/paperback/{name}{SUFFIX}" for name in ("engine/turn", "shared")]
    assert data["infer_tag"] is True


def test_a_wheel_without_compiled_files_leaves_those_of_the_checkout(hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    built = lay(tmp_path).with_name("turn" + SUFFIX)
    built.touch()
    monkeypatch.setenv("PAPERBACK_NO_COMPILER", "1")
    assert run(hook, tmp_path, "standard") == {"artifacts": []}
    assert built.exists()
    assert run(hook, tmp_path, "editable") == {"artifacts": []}
    assert not built.exists()


def test_a_source_whose_time_alone_has_changed_is_not_newer(hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source = lay(tmp_path)
    monkeypatch.setattr(hook.Compiled, "missing", lambda _: None)
    monkeypatch.setattr(subprocess, "run", Compiler())
    run(hook, tmp_path, "editable")
    built = source.with_name("turn" + SUFFIX)
    os.utime(built, (50, 50))
    assert built.stat().st_mtime < source.stat().st_mtime
    run(hook, tmp_path, "editable")
    assert built.stat().st_mtime > source.stat().st_mtime
