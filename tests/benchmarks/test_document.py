"""The table is written into the document, between its marks and nowhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.document import BEGIN, END, FILE, write
from benchmarks.report import told

ROWS = [told("n", 1, "s").of("kernel")]


def test_the_table_stands_between_the_marks(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text(f"Before.\n\n{BEGIN}\nold\n{END}\n\nAfter.\n", "utf-8")
    for _ in range(2):
        write(ROWS, {"seed": "1", "chess": "2.0"}, file)
        text = file.read_text("utf-8")
        assert text.startswith(f"Before.\n\n{BEGIN}\n\nseed 1 · chess 2.0\n\n| part | measure |")
        assert text.endswith(f"| kernel | n | 1.00 s |  |  |  |  |  |\n\n{END}\n\nAfter.\n")


def test_a_document_without_marks_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "page.md"
    file.write_text("Before.\n", "utf-8")
    with pytest.raises(ValueError, match="no place"):
        write(ROWS, {}, file)
    assert file.read_text("utf-8") == "Before.\n"


def test_the_document_has_a_place_for_it() -> None:
    text = (Path(__file__).parents[2] / FILE).read_text("utf-8")
    assert (text.count(BEGIN), text.count(END)) == (1, 1)
