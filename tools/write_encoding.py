"""Write tests/golden/environment-*.txt, what numbers mean to researchers: `python -m tools.write_encoding`. A test holds them.

They change with a new `ENCODING` only; the files of the old one are removed by hand.
"""

from __future__ import annotations

from pathlib import Path

from paperback.catalogue.library import load
from paperback.env import ENCODING, raw_env
from paperback.modes.described import described

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"


def texts() -> dict[str, str]:
    """The tables of every mode with all modules that go with it, and the numbers of the designs, by name of the file."""
    pages = {
        f"environment-{ENCODING}-{mode.name}.txt": raw_env(mode.name, modules=mode.modules).spaces_text() for mode in described().modes
    }
    pages[f"environment-{ENCODING}-designs.txt"] = "\n".join(card.key for card in load().faces)
    return {name: f"{page}\n" for name, page in pages.items()}


if __name__ == "__main__":
    for name, page in texts().items():
        (GOLDEN / name).write_text(page, "utf-8")
