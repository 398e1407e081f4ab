"""Servers for tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.browser import Served


@pytest.fixture
def serving() -> Iterator[Callable[[str], Served]]:
    """Starts servers on a database; they are stopped after the test."""
    running: list[Served] = []

    def start(url: str) -> Served:
        running.append(Served(url))
        return running[-1]

    yield start
    for served in running:
        served.stop()


@pytest.fixture
def served(serving: Callable[[str], Served], db_url: str) -> Served:
    """A server on a database of each kind."""
    return serving(db_url)


@pytest.fixture
def local(serving: Callable[[str], Served], tmp_path: Path) -> Served:
    """A server on SQLite."""
    return serving(f"sqlite:///{tmp_path / 'games.db'}")
