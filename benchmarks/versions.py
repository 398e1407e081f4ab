"""What a run is measured with: interpreter, compilers, peers, machine, seed."""

from __future__ import annotations

import os
import platform
import re
import sys
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


def machine() -> str:
    """The kind of processor and how many there are."""
    found = None
    if Path("/proc/cpuinfo").exists():
        found = re.search(r"model name\s*: (.+)", Path("/proc/cpuinfo").read_text("utf-8"))
    return f"{found.group(1) if found else platform.machine()}, {os.cpu_count()} processors, {platform.system()}"
