"""How time is taken: as processor time, since other programs run too; on a quiet machine the clock says the same."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

T = TypeVar("T")
MICRO: Final = 1e6
ROUNDS: Final = 5
"""So often each question is asked where the quickest answer counts."""


def seconds(task: Callable[[], Any]) -> float:
    """Processor seconds of one run."""
    start = time.process_time()
    task()
    return time.process_time() - start


def quickest(*tasks: Callable[[], Any], rounds: int = ROUNDS) -> list[float]:
    """Processor seconds of the quickest run of each task, the tasks taking turns."""
    return [min(times) for times in zip(*[[seconds(task) for task in tasks] for _ in range(rounds)], strict=True)]


def each(ask: Callable[[T], Any], things: Iterable[T], rounds: int = ROUNDS) -> list[float]:
    """Processor seconds that each question takes at best, in ascending order."""
    out = []
    for thing in things:
        times = []
        for _ in range(rounds):
            start = time.process_time()
            ask(thing)
            times.append(time.process_time() - start)
        out.append(min(times))
    return sorted(out)


def share(ordered: Sequence[float], part: float) -> float:
    """The value that so large a part of the ordered values does not exceed."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
