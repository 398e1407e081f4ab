"""What long commands have in common: they tell how far they are, and stop when they are asked to."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from tqdm import tqdm

from .main import INTERRUPTED

SELDOM = 10.0
"""Seconds between two lines where nobody watches."""
ECHO = 0.3
"""Seconds in which Ctrl-C counts once: `timeout` and other wrappers pass it on to a program that has heard it already."""


@contextmanager
def progress(total: int, unit: str) -> Iterator[Callable[[int], object]]:
    """Takes how many more are done, and shows rate and remaining time: a bar in a terminal, elsewhere a line now and then."""
    if not sys.stderr.isatty():
        yield _lines(total, unit)
        return
    with tqdm(total=total, unit=unit, file=sys.stderr, leave=False) as bar:
        yield bar.update


def _lines(total: int, unit: str) -> Callable[[int], None]:
    done, started = 0, time.monotonic()
    told = started

    def more(count: int) -> None:
        nonlocal done, told
        done += count
        now = time.monotonic()
        if now - told >= SELDOM:
            told = now
            print(tqdm.format_meter(done, total, now - started, ncols=0, unit=unit).strip(), file=sys.stderr, flush=True)

    return more


@contextmanager
def stopping() -> Iterator[Callable[[], bool]]:
    """Says whether Ctrl-C was pressed within the block, which does not end it; pressed again, it ends the program at once."""
    asked: float | None = None

    def hear(*_: object) -> None:
        nonlocal asked
        if asked is None:
            asked = time.monotonic()
        elif time.monotonic() - asked > ECHO:
            os._exit(INTERRUPTED)

    before = signal.getsignal(signal.SIGINT)
    # who starts a program in the background may have made it deaf
    if before is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, hear)
    try:
        yield lambda: asked is not None
    finally:
        signal.signal(signal.SIGINT, before)
