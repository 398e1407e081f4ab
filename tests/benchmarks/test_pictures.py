"""Pictures change with their numbers only."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.pictures import picture

pytest.importorskip("matplotlib", reason="only `make bench` installs it")


def test_equal_numbers_make_equal_files_without_a_date(tmp_path: Path) -> None:
    files = []
    for name in ("a", "b"):
        picture(
            "growth",
            "cards",
            ["1", "2"],
            [("nodes", [[1, 2]], ["mean"], True), ("µs", [[3, 4], [5, 6]], ["median", "worst"], False)],
            tmp_path / name,
        )
        files.append((tmp_path / name / "growth.svg").read_bytes())
    assert files[0] == files[1]
    assert b"<dc:date>" not in files[0]
    picture(
        "growth",
        "cards",
        ["1", "2"],
        [("nodes", [[1, 3]], ["mean"], True), ("µs", [[3, 4], [5, 6]], ["median", "worst"], False)],
        tmp_path / "c",
    )
    assert (tmp_path / "c" / "growth.svg").read_bytes() != files[0]
