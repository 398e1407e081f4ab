"""The catalogue's README explains every word of the vocabulary."""

from __future__ import annotations

from pathlib import Path

from paperback import catalogue
from paperback.catalogue.library import BOARDS, MODULE_SETS, SETS, read
from paperback.catalogue.spy_steps import STEPS

README = Path(catalogue.__file__).with_name("README.md").read_text("utf-8")


def test_every_word_that_a_card_can_use_is_explained() -> None:
    vocabulary = read("vocabulary")
    words = [name for title in ("condition", "effect") for name in vocabulary[title]]
    words += [*STEPS, *vocabulary["sets"]["typo_moves"]]
    words += [*vocabulary["steps"], *vocabulary["sets"]["attacks"], *vocabulary["sets"]["readings"], *vocabulary["sets"]["measures"]]
    assert [word for word in words if f"`{word}`" not in README] == []


def test_every_file_is_named() -> None:
    assert [name for name in (*SETS, *MODULE_SETS, *BOARDS, "vocabulary", "pricing", "facts") if f"`{name}.toml`" not in README] == []
