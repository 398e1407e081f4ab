from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.exc import OperationalError

import paperback.storage
from paperback.storage.engine import LATEST, DatabaseError, address, connect, migrate, migrate_to
from paperback.storage.models import Base


async def test_migrations_lead_to_the_tables_that_the_program_uses(db_url: str) -> None:
    engine = connect(db_url)
    await migrate(engine)

    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), Base.metadata))

    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def test_the_latest_revision_is_the_one_that_the_program_asks_for() -> None:
    scripts = ScriptDirectory(str(Path(paperback.storage.__file__).with_name("migrations")))
    assert scripts.get_heads() == [LATEST]


async def test_the_last_migration_can_be_undone(db_url: str) -> None:
    engine = connect(db_url)
    await migrate(engine)
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "base")
    async with engine.connect() as connection:
        assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == ["alembic_version"]
    await migrate(engine)
    await engine.dispose()


async def test_several_processes_may_start_together(db_url: str) -> None:
    engines = [connect(db_url) for _ in range(4)]
    await asyncio.gather(*(migrate(engine) for engine in engines))
    for engine in engines:
        await engine.dispose()


async def test_a_file_that_cannot_be_opened_starts_no_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The driver's thread would outlive the refusal, and complain on standard error when the loop is gone."""
    started: list[threading.Thread] = []
    monkeypatch.setattr(threading.Thread, "start", started.append)
    engine = connect(f"sqlite:///{tmp_path / 'nowhere' / 'games.db'}")
    with pytest.raises(OperationalError, match="unable to open database file"):
        await migrate(engine)
    assert started == []
    await engine.dispose()


def test_without_an_address_games_lie_in_the_persons_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PAPERBACK_DATABASE_URL", raising=False)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert address() == f"sqlite+aiosqlite:///{tmp_path / 'paperback' / 'games.db'}"
    assert (tmp_path / "paperback").is_dir()
    monkeypatch.setenv("PAPERBACK_DATABASE_URL", "postgresql://there/games")
    assert address() == "postgresql://there/games"
    assert address("sqlite:///here.db") == "sqlite:///here.db"


def test_a_data_folder_that_cannot_be_made_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PAPERBACK_DATABASE_URL", raising=False)
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    with pytest.raises(DatabaseError, match="cannot be made"):
        address()


@pytest.mark.parametrize("url", ["nonsense", "", "mysql://there/games", "http://example.org"])
def test_an_address_of_no_database_we_know_is_refused(url: str) -> None:
    with pytest.raises(DatabaseError):
        connect(url)


@pytest.mark.parametrize("url", ["postgres://there/games", "postgresql://there/games", "postgresql+psycopg://there/games"])
def test_usual_ways_to_write_an_address_are_understood(url: str) -> None:
    assert connect(url).url.drivername == "postgresql+psycopg"
