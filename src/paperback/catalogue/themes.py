"""The themes: cards that go to whoever forms a word of their list (rules 10.3)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from paperback.lexicon import fold

from .library import load, read

_ENDINGS = ("", "S", "ES")
"""What a listed word may end in besides."""


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """One theme and its words."""

    face: int
    key: str
    fame: int
    words: dict[str, frozenset[str]]
    """The listed words as capital letters A to Z, by language."""


@cache
def themes() -> tuple[Theme, ...]:
    """All themes, read once in each process."""
    return tuple(
        Theme(
            face=load().index[entry["id"]],
            key=entry["id"],
            fame=entry["fame"],
            words={language: frozenset(map(fold, words)) for language, words in entry["words"].items()},
        )
        for entry in read("themes")["theme"]
    )


def matches(theme: Theme, language: str, key: str) -> bool:
    """Whether a word in capital letters A to Z is listed, or is a listed word and S or ES."""
    words = theme.words[language]
    return any(key.endswith(ending) and key.removesuffix(ending) in words for ending in _ENDINGS)
