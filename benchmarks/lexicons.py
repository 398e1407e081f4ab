"""The search's arrays: how long they take to build and to map, and what a second process adds to the memory of the first."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from paperback import lexicon
from paperback.lexicon.arrays import load

from .report import Row, at_most, told
from .timing import MICRO

BUILD: Final = 3
"""Seconds."""
ADDED: Final = 0.1
"""Of the arrays' size, what a process that shares them may add."""
BUILD_IT: Final = "import sys, benchmarks.lexicons as l; print(l.built(sys.argv[1]))"
SHARE_IT: Final = "import benchmarks.lexicons as l; print(*l.added())"
ROLLUP: Final = Path("/proc/self/smaps_rollup")
REPEATED: Final = 100


def rows() -> Iterable[Row]:
    """Build each lexicon in a process with an empty cache, map the default one, and share it with a second process."""
    for one in lexicon.LEXICONS:
        with TemporaryDirectory() as cache:
            taken = float(_run(BUILD_IT, one, PAPERBACK_CACHE=cache))
        name = f"index and arrays of {one} built, {len(lexicon.load(one)):,} words"
        yield at_most(name, taken, "s", BUILD, promise=False) if one == lexicon.DEFAULT else told(name, taken, "s")
    words = lexicon.load(lexicon.DEFAULT)
    load(words)
    start = time.perf_counter()
    for _ in range(REPEATED):
        load(words)
    yield told(f"arrays of {lexicon.DEFAULT} mapped", MICRO * (time.perf_counter() - start) / REPEATED, "µs")
    if ROLLUP.exists():
        size, added = second()
        name = f"memory that a second process adds for {lexicon.DEFAULT}, of {size / 1024:.1f} MiB"
        yield at_most(name, added, "KiB", round(ADDED * size))
    else:
        print("left out: memory of a second process, which this system does not tell")


def _run(code: str, *arguments: str, **environment: str) -> str:
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=True).stdout


def built(one: str) -> float:
    """Processor seconds in which this process, with an empty cache, makes a lexicon ready for the search."""
    start = time.process_time()
    load(lexicon.load(one))
    return time.process_time() - start


def second() -> tuple[float, float]:
    """What `added` tells of a process that reads the arrays after this one has."""
    kept = load(lexicon.load(lexicon.DEFAULT))
    _touch(kept.nodes, kept.classes, kept.words, kept.levels)
    size, more = map(float, _run(SHARE_IT).split())
    return size, more


def added() -> tuple[float, float]:
    """The size of the default lexicon's arrays, and how much memory of its own this process has more after reading all of them; in KiB."""
    words = lexicon.load(lexicon.DEFAULT)
    before = _private()
    arrays = load(words)
    parts = (arrays.nodes, arrays.classes, arrays.words, arrays.levels)
    _touch(*parts)
    return sum(part.nbytes for part in parts) / 1024, _private() - before


def _touch(*parts: memoryview) -> None:
    """Read every page."""
    for part in parts:
        sum(part.cast("B")[::1024])


def _private() -> float:
    """Memory that this process shares with no other, in KiB."""
    lines = [line.split() for line in ROLLUP.read_text("utf-8").splitlines()]
    return sum(float(line[1]) for line in lines if line[0] in {"Private_Clean:", "Private_Dirty:"})
