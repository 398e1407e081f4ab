from __future__ import annotations

import signal
import sys

import pytest

from paperback.cli.progress import progress, stopping


def test_where_nobody_watches_a_line_comes_now_and_then(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    now = iter([0.0, 5.0, 10.0, 19.0, 21.0])
    monkeypatch.setattr("time.monotonic", lambda: next(now))
    with progress(100, "game") as more:
        for _ in range(4):
            more(10)
    out, err = capsys.readouterr()
    assert out == ""
    assert err == "20% 20/100 [00:10<00:40,  2.00game/s]\n40% 40/100 [00:21<00:31,  1.90game/s]\n"


def test_in_a_terminal_there_is_a_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with progress(10, "game") as more:
        more(4)
    assert "/10 [" in capsys.readouterr().err


def test_ctrl_c_is_heard_and_ends_nothing() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with stopping() as stop:
            assert not stop()
            signal.raise_signal(signal.SIGINT)
            assert stop()
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)


def test_ctrl_c_that_a_wrapper_passes_on_counts_once() -> None:
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with stopping() as stop:
            signal.raise_signal(signal.SIGINT)
            signal.raise_signal(signal.SIGINT)
            assert stop()
    finally:
        signal.signal(signal.SIGINT, before)


def test_who_is_deaf_stays_deaf() -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with stopping():
            assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
    finally:
        signal.signal(signal.SIGINT, before)
