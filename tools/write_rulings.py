"""Write `docs/rulings.md`, which clause of the rules is tested where: `python -m tools.write_rulings`.

A test belongs to the clauses that its name begins with: `test_2_6_a_word_of_the_tracks_length_gains_the_common_card` to 2.6,
`test_12_7_and_12_8_limits` to both, `test_catalogue_9_upgraded_letters_cost_and_score_1` to decision 9 of the catalogue.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "rulings.md"
CLAUSES = Path(__file__).with_name("rulings.toml")
_CLAUSE = r"(?:catalogue|\d+)_\d+"
_TEST = re.compile(rf"^\s*(?:async )?def (test_({_CLAUSE}(?:_and_{_CLAUSE})*)_\w+)", re.MULTILINE)
_HEAD = """# Rulings

Every clause of the rules and every decision of the catalogue, what it says in one line, and the tests that hold it. Written by
`python -m tools.write_rulings` from the names of the tests and `tools/rulings.toml`.
"""


def clauses() -> dict[str, dict[str, str]]:
    """Title of each section, and what its clauses say, by number."""
    sections = tomllib.loads(CLAUSES.read_text("utf-8"))
    return {section.pop("title"): section for section in sections.values()}


def proofs() -> dict[str, list[str]]:
    """Where each clause is tested, as `file::test`, by number."""
    found = defaultdict(list)
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for name, numbers in _TEST.findall(file.read_text("utf-8")):
            for clause in numbers.split("_and_"):
                found[clause.replace("_", ".")].append(f"{file.relative_to(ROOT).as_posix()}::{name}")
    return dict(found)


def page() -> str:
    """The whole page."""
    known = proofs()
    return _HEAD + "".join(_section(title, says, known) for title, says in clauses().items())


def _section(title: str, says: dict[str, str], known: dict[str, list[str]]) -> str:
    rows = "".join(f"| {clause} | {text} | {_links(known.get(clause, []))} |\n" for clause, text in says.items())
    return f"\n## {title}\n\n| clause | says | tested by |\n| --- | --- | --- |\n{rows}"


def _links(places: list[str]) -> str:
    return "<br>".join(f"[{name}](../{file})" for file, name in (place.split("::") for place in places))


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
