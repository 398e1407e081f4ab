"""What all tests share: databases, the product as a person starts it, a browser."""

from __future__ import annotations

import os
import subprocess
import sys
import uuid
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests import chromium
from tests import postgres as pg


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A running PostgreSQL."""
    with pg.running() as url:
        yield url


@pytest.fixture
def pg_url(postgres: str) -> Iterator[str]:
    """A new empty database, as a SQLAlchemy URL."""
    name = "t" + uuid.uuid4().hex[:12]
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"create database {name}")
    yield postgres.replace("postgresql://", "postgresql+psycopg://").replace("/postgres?", f"/{name}?")
    with psycopg.connect(postgres, autocommit=True) as connection:
        connection.execute(f"drop database {name} with (force)")


@pytest.fixture(params=["sqlite", "postgres"])
def db_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A new empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    return str(request.getfixturevalue("pg_url"))


@contextmanager
def running(url: str, home: Path) -> Iterator[str]:
    """The product itself, as a host starts it, with a data folder of its own: its address, with a slash at the end."""
    env = os.environ | {"PAPERBACK_DATABASE_URL": url, "XDG_DATA_HOME": str(home)}
    command = [sys.executable, "-m", "paperback", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            assert "ready at" in said, f"the product did not start: {said!r}"
            yield said.split()[-1]
        finally:
            process.terminate()
            process.wait(20)


@pytest.fixture(scope="session")
def product(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of one running product for all tests that only need a game of their own."""
    home = tmp_path_factory.mktemp("product")
    with running(f"sqlite+aiosqlite:///{home / 'games.db'}", home / "data") as address:
        yield address


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Starts the product on a database, as often as wanted."""
    with ExitStack() as stack:
        yield lambda url: stack.enter_context(running(url, tmp_path / "data"))


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """A real Chromium."""
    return {**browser_type_launch_args, **chromium.launch_args()}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark browser tests and run them last: Playwright leaves an event loop running that other tests can't share."""
    for item in items:
        if "page" in getattr(item, "fixturenames", ()) or "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.browser)
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
