"""The documents tell the truth about the repository."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "src").rglob("*.md")]
FOLDERS = ("src/", "docs/", "tests/", "tools/", "web/", "benchmarks/", "requirements/", ".ci/")
MADE = ("web/node_modules", "src/paperback/web/")
"""Made by the build, so absent from a clone."""


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_path_named_in_a_document_exists(document: Path) -> None:
    named = re.findall(r"`([\w./{},*-]+)`", document.read_text("utf-8"))
    paths = [path for path in named if path.startswith(FOLDERS) and not path.startswith(MADE)]
    missing = [path for path in paths if not list(ROOT.glob(re.sub(r"\{[^}]*\}", "*", path).rstrip("/")))]
    assert missing == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_to_a_file_leads_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:|#|mailto:)([^)#\s]+)", document.read_text("utf-8"))
    assert [link for link in links if not (document.parent / link).exists()] == []
