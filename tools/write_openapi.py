"""Write what the client knows of the server: `python -m tools.write_openapi`.

`openapi.json` is the server's own description, `api.d.ts` the types that openapi-typescript makes of it. A test holds both to the server.
"""

from __future__ import annotations

import json
import subprocess
import tempfile
from pathlib import Path

from paperback.server.app import create_app
from tools import nodejs

PROTOCOL = Path(__file__).parents[1] / "web" / "src" / "lib" / "protocol"
SCHEMA, TYPES = "openapi.json", "api.d.ts"


def schema() -> str:
    """The server's description of itself; the version is left out, which would change the file at every release."""
    with tempfile.TemporaryDirectory() as folder:
        described = create_app(f"sqlite:///{folder}/games.db").openapi()
    described["info"]["version"] = ""
    return json.dumps(described, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def write_types(folder: Path) -> None:
    """Make the types beside a schema; CalledProcessError when the generator fails."""
    npm, env = nodejs.npm()
    web = PROTOCOL.parents[2]
    generate = ["exec", "--offline", "--", "openapi-typescript", str(folder / SCHEMA), "-o", str(folder / TYPES), "--alphabetize"]
    subprocess.run([*npm, *generate], cwd=web, env=env, check=True, capture_output=True)


def main() -> None:
    """Rewrite both files."""
    PROTOCOL.mkdir(parents=True, exist_ok=True)
    (PROTOCOL / SCHEMA).write_text(schema(), "utf-8")
    write_types(PROTOCOL)


if __name__ == "__main__":
    main()
