"""The catalogue's README explains every word of the vocabulary."""

from __future__ import annotations

from pathlib import Path

from paperback import catalogue
from paperback.catalogue.library import SETS, read

README = Path(catalogue.__file__).with_name("README.md").read_text("utf-8")


def test_every_word_that_a_card_can_use_is_explained() -> None:
    vocabulary = read("vocabulary")
    words = [name for title in ("condition", "effect") for name, entry in vocabulary[title].items() if not entry.get("module")]
    words += [*vocabulary["steps"], *vocabulary["sets"]["attacks"], *vocabulary["sets"]["readings"], *vocabulary["sets"]["measures"]]
    assert [word for word in words if f"`{word}`" not in README] == []


def test_every_file_is_named() -> None:
    assert [name for name in (*SETS, "vocabulary", "pricing", "facts") if f"`{name}.toml`" not in README] == []
