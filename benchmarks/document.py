"""The last table in the document about performance."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from .report import Row, table

FILE: Final = Path("docs/performance.md")
BEGIN: Final = "<!-- written by python -m benchmarks --write -->"
END: Final = "<!-- end of what is written -->"


def write(rows: list[Row], about: dict[str, str], file: Path = FILE) -> None:
    """Put the rows and what they were measured with between the marks of a document; ValueError if it has none."""
    text = file.read_text("utf-8")
    if text.count(BEGIN) != 1 or text.count(END) != 1:
        message = f"{file} has no place for the table"
        raise ValueError(message)
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    known = " · ".join(f"{name} {value}" for name, value in about.items())
    file.write_text("\n".join([f"{before}{BEGIN}", "", known, "", *table(rows), "", f"{END}{after}"]), "utf-8")
