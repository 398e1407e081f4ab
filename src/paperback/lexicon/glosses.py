"""Short English definitions, found for a word or, if it is a plain inflection, for the word it comes from."""

from __future__ import annotations

import gzip
import re
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterator

    from paperback.lexicon.manifest import DataFile

# endings that English adds, and what stood there before
_ENDINGS: Final = (
    ("ies", "y"),
    ("ves", "f"),
    ("ves", "fe"),
    ("men", "man"),
    ("s", ""),
    ("es", ""),
    ("ied", "y"),
    ("ed", "e"),
    ("ed", ""),
    ("ing", "e"),
    ("ing", ""),
    ("ier", "y"),
    ("iest", "y"),
    ("er", ""),
    ("er", "e"),
    ("est", ""),
    ("est", "e"),
    ("ily", "y"),
    ("ly", ""),
    ("ness", ""),
)
_DOUBLED: Final = re.compile(r"(.+)([bdfgklmnprstvz])\2(?:ed|ing|er|est)")
_SHORTEST_STEM: Final = 2


def gloss(file: DataFile, word: str) -> str | None:
    """Define a lower-case word from a file of glosses; None if neither it nor its stem is known."""
    known = _glosses(file)
    return next((known[candidate] for candidate in _candidates(word) if candidate in known), None)


def _candidates(word: str) -> Iterator[str]:
    yield word
    for ending, before in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST_STEM:
            yield word[: -len(ending)] + before
    doubled = _DOUBLED.fullmatch(word)
    if doubled:
        yield doubled[1] + doubled[2]


@cache
def _glosses(file: DataFile) -> dict[str, str]:
    lines = gzip.decompress(file.read()).decode().splitlines()
    entries = (line.split("\t", 1) for line in lines)
    return {word: rest.partition("|")[2] for word, rest in entries}
