"""Which form of a module runs: some files are compiled where a C compiler is, and the same files run as they stand where not.

With `PAPERBACK_PLAIN` in the environment the plain files run even where compiled ones lie beside them. In a checkout a file that was
edited after it was compiled runs as it stands until the next build.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec, PathFinder
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

PLAIN = bool(os.environ.get("PAPERBACK_PLAIN"))
CHECKOUT = (Path(__file__).parents[2] / "hatch_build.py").is_file()
"""Sources change here; elsewhere what was installed together belongs together."""


class Forms(MetaPathFinder):
    """Finds our modules, compiled or plain."""

    def find_spec(self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        """The form of one of our modules that is to run; None for all others."""
        if not fullname.startswith("paperback."):
            return None
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or spec.origin is None or not spec.origin.endswith(tuple(EXTENSION_SUFFIXES)):
            return spec
        source = plain(Path(spec.origin))
        if source.is_file() and (PLAIN or (CHECKOUT and stale(source))):
            return spec_from_file_location(fullname, source)
        return spec


def plain(extension: Path) -> Path:
    """The plain file beside a compiled one."""
    return extension.with_name(extension.name.split(".")[0] + ".py")


def stale(source: Path) -> bool:
    """Whether the file was edited after it was compiled. Files with C types, of the kernel or around it, are compiled for each other."""
    if not source.with_suffix(".pxd").is_file():
        return _edited(source)
    return _any_edited(source.parent, "*.pxd") if source.parent.name == "kernel" else _any_edited(source.parents[1], "*/*.pxd")


@cache
def _any_edited(folder: Path, typed: str) -> bool:
    return any(_edited(types) or _edited(types.with_suffix(".py")) for types in folder.glob(typed))


def _edited(source: Path) -> bool:
    built = next((file for suffix in EXTENSION_SUFFIXES if (file := source.with_name(source.stem + suffix)).is_file()), None)
    return built is not None and built.stat().st_mtime < source.stat().st_mtime


sys.meta_path.insert(0, Forms())
