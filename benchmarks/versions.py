"""What a run is measured with: interpreter, compilers, peers, machine, seed."""

from __future__ import annotations

import os
import platform
import re
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from paperback.search import COMPILED
from paperback.search.kernel import kernel

from .hands import SEED

PACKAGES = ("numpy", "pyminion", "lexpy", "chess")


def about() -> dict[str, str]:
    """Name and value of all that a number may depend on."""
    return {
        "Python": f"{platform.python_implementation()} {platform.python_version()}",
        "kernel": kernel_made(),
        **({"compiled, but run plain": names} if (names := passed_over()) else {}),
        **{name: package(name) for name in PACKAGES},
        "machine": machine(),
        "seed": str(SEED),
    }


def package(name: str) -> str:
    """The version of an installed package, or a word that it is not there."""
    try:
        return version(name)
    except PackageNotFoundError:
        return "not installed"


def kernel_made() -> str:
    """How the search kernel was made: by which Cython and which C compiler, or not at all."""
    if not COMPILED:
        return "plain Python"
    cython = next((name.removeprefix("_cython_").replace("_", ".") for name in sys.modules if name.startswith("_cython_")), "")
    compiler = re.search(rb"(?:GCC: \([^)]*\)|clang version) [\d.]+", Path(kernel.__file__).read_bytes())
    return f"Cython {cython}, {compiler.group().decode() if compiler else 'compiler unknown'}"


def passed_over() -> str:
    """Our modules that run as they stand though compiled files lie beside them: edited since the last build, or asked for so."""
    files = {name: Path(file) for name, module in sys.modules.items() if name.startswith("paperback.") and (file := module.__file__)}
    beside = [name for name, file in files.items() if file.suffix == ".py" and file.with_suffix(EXTENSION_SUFFIXES[0]).is_file()]
    return ", ".join(sorted(name.removeprefix("paperback.") for name in beside))


def machine() -> str:
    """The kind of processor and how many there are."""
    found = None
    if Path("/proc/cpuinfo").exists():
        found = re.search(r"model name\s*: (.+)", Path("/proc/cpuinfo").read_text("utf-8"))
    return f"{found.group(1) if found else platform.machine()}, {os.cpu_count()} processors, {platform.system()}"
