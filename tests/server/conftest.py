"""Servers for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from paperback.server.thinking import Thinking
from tests.server.browser import Served
from tests.server.strange import Strangers


@pytest.fixture
def serving() -> Iterator[Callable[..., Served]]:
    """Starts servers on a database; they are stopped after the test."""
    running: list[Served] = []

    def start(url: str, thinking: Thinking | None = None) -> Served:
        running.append(Served(url, thinking=thinking))
        return running[-1]

    yield start
    for served in running:
        served.stop()


@pytest.fixture
def served(serving: Callable[..., Served], db_url: str) -> Served:
    """A server on a database of each kind."""
    return serving(db_url)


@pytest.fixture
def local(serving: Callable[..., Served], tmp_path: Path) -> Served:
    """A server on SQLite."""
    return serving(f"sqlite:///{tmp_path / 'games.db'}")


@pytest.fixture
def strangers(tmp_path: Path) -> Callable[..., Strangers]:
    """Makes computer players that do as they are told."""

    def made(**ways: str) -> Strangers:
        folder = tmp_path / "strangers"
        folder.mkdir(exist_ok=True)
        return Strangers(folder, ways)

    return made
