"""Memory after many games beside memory after a tenth of them: a process that plays on and on should not grow."""

from __future__ import annotations

import gc
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from paperback.bots.simulate import play

from .games import match
from .report import Row, at_most

SHORT: Final = 3_000
LONG: Final = 100_000
GROWN: Final = {SHORT: 1.1, LONG: 1.05}
"""Times the memory after a tenth of the games; in a short run some tables still fill: cards and letters that were not met before."""
PLAY_IT: Final = "import sys, benchmarks.memory as m; print(*m.sizes(int(sys.argv[1])))"
STATUS: Final = Path("/proc/self/status")


def rows(games: int = SHORT) -> Iterable[Row]:
    """Play so many games in a process of its own."""
    if not STATUS.exists():
        print("left out: memory of many games, which this system does not tell")
        return
    run = subprocess.run([sys.executable, "-c", PLAY_IT, str(games)], capture_output=True, text=True, check=True)
    tenth, whole = map(float, run.stdout.split())
    name = f"memory after {games:,} games ({whole:,.1f} MiB), by that after {games // 10:,} ({tenth:,.1f} MiB)"
    yield at_most(name, whole / tenth, "×", GROWN[games])


def long_rows() -> Iterable[Row]:
    """The same with so many games that a leak of a few bytes each would show."""
    return rows(LONG)


def sizes(games: int) -> tuple[float, float]:
    """This process's memory in MiB after a tenth of the games, and after all."""
    at_tenth = 0.0
    for number in range(games):
        play(match("memory"), number)
        if number + 1 == games // 10:
            at_tenth = resident()
    return at_tenth, resident()


def resident() -> float:
    """MiB of this process in memory, mapped files left out: a lexicon's pages come in as games touch them, and belong to all."""
    gc.collect()
    size = next(line.split()[1] for line in STATUS.read_text("utf-8").splitlines() if line.startswith("RssAnon:"))
    return float(size) / 1024
