"""The browser is unpacked once, whole, however many workers ask for it on a fresh machine."""

from __future__ import annotations

import time
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import pytest

from tests.chromium import once

WORKERS = 4


def _slowly(log: Path, new: Path) -> None:
    with log.open("a") as file:
        file.write("made\n")
    for number in range(20):
        (new / "fonts").mkdir(exist_ok=True)
        (new / "fonts" / str(number)).write_text("")
        time.sleep(0.02)


def _ask(home: Path, log: Path) -> int:
    return len(list((once(home, partial(_slowly, log)) / "fonts").iterdir()))


def test_many_workers_at_once_unpack_one_browser_and_all_see_it_whole(tmp_path: Path) -> None:
    home, log = tmp_path / "cache" / "chromium", tmp_path / "log"
    with ProcessPoolExecutor(WORKERS, mp_context=get_context("spawn")) as pool:
        seen = list(pool.map(_ask, [home] * WORKERS, [log] * WORKERS))
    assert seen == [20] * WORKERS
    assert log.read_text() == "made\n"


def test_a_browser_unpacked_by_half_is_unpacked_anew(tmp_path: Path) -> None:
    home, log = tmp_path / "chromium", tmp_path / "log"

    def breaks(new: Path) -> None:
        (new / "half").write_text("")
        message = "the disk is full"
        raise OSError(message)

    with pytest.raises(OSError, match="full"):
        once(home, breaks)
    assert not home.exists()
    assert _ask(home, log) == 20
    assert not (home / "half").exists()
