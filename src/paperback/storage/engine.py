"""Connecting to a database, and bringing its tables up to date."""

from __future__ import annotations

import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

ADDRESS = "PAPERBACK_DATABASE_URL"
LATEST = "0003"
"""The revision of the tables that this program uses."""
MIGRATION_LOCK = 7263
"""Names the lock of PostgreSQL that lets one process migrate at a time."""


class DatabaseError(Exception):
    """The database cannot be used; the message is one line for people."""


def data_folder() -> Path:
    """Where a person's games lie: paperback below $XDG_DATA_HOME or ~/.local/share."""
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "paperback"


def address(given: str | None = None) -> str:
    """The database to use: the given one, else that of the environment, else a file in the person's data folder, which is made."""
    url = given or os.environ.get(ADDRESS)
    if url:
        return url
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        msg = f"the data folder {folder} cannot be made: {error.strerror}"
        raise DatabaseError(msg) from error
    return f"sqlite+aiosqlite:///{folder / 'games.db'}"


def connect(url: str) -> AsyncEngine:
    """An engine for this address; DatabaseError for one that names no database we know."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        msg = f"no database address: {url!r}"
        raise DatabaseError(msg) from error
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    kind = parsed.get_backend_name() if parsed.drivername != "postgres" else "postgres"
    if kind not in drivers:
        msg = f"games are kept in SQLite or PostgreSQL, not in {kind}"
        raise DatabaseError(msg)
    try:
        engine = create_async_engine(parsed.set(drivername=drivers[kind]), pool_pre_ping=kind != "sqlite")
    except ModuleNotFoundError as error:
        msg = f"this database needs the Python package {error.name}"
        raise DatabaseError(msg) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "do_connect", _try_sqlite)
        event.listen(engine.sync_engine, "connect", _open_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _try_sqlite(_: Any, __: Any, arguments: list[Any], named: dict[str, Any]) -> None:
    # a file that cannot be opened fails here: the driver would leave a thread behind that complains on standard error
    sqlite3.connect(*arguments, **named).close()


def _open_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # the driver begins nothing by itself
    cursor = connection.cursor()
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute("PRAGMA synchronous=NORMAL")  # with a write-ahead log a killed process loses nothing that was committed
    cursor.execute("PRAGMA busy_timeout=5000")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # the write lock at once: a later upgrade of a read lock fails or loses a race
    connection.exec_driver_sql("BEGIN IMMEDIATE")


async def prepare(url: str) -> None:
    """Make sure that the database of this address can be used, and bring it up to date; DatabaseError when it cannot."""
    engine = connect(url)
    try:
        await migrate(engine)
    except (SQLAlchemyError, OSError) as error:
        msg = f"the database cannot be used: {str(error).splitlines()[0]}"
        raise DatabaseError(msg) from error
    finally:
        await engine.dispose()


async def migrate(engine: AsyncEngine) -> None:
    """Bring the tables up to date; several processes may start together."""
    async with engine.begin() as connection:
        if connection.dialect.name == "postgresql":
            await connection.exec_driver_sql(f"select pg_advisory_xact_lock({MIGRATION_LOCK})")
        if await connection.run_sync(_revision) != LATEST:
            await connection.run_sync(migrate_to, "head")


def migrate_to(connection: Connection, revision: str) -> None:
    """Change the tables to those of a revision, older or newer."""
    # alembic takes a third of a second to import, which a start with tables that are up to date need not pay
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    (command.downgrade if revision == "base" else command.upgrade)(config, revision)


def _revision(connection: Connection) -> str | None:
    """The revision of the tables; None when there are none."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.exec_driver_sql("select version_num from alembic_version").scalar()
