"""Short English definitions, found for a word or, if it is an inflection, for the word it comes from."""

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
    ("s", ""),
    ("ses", "s"),
    ("xes", "x"),
    ("zes", "z"),
    ("ches", "ch"),
    ("shes", "sh"),
    ("men", "man"),
    ("ies", "y"),
    ("es", "e"),
    ("es", ""),
    ("ed", "e"),
    ("ed", ""),
    ("ing", "e"),
    ("ing", ""),
    ("er", ""),
    ("est", ""),
    ("er", "e"),
    ("est", "e"),
    ("ier", "y"),
    ("iest", "y"),
    ("ly", ""),
)
_DOUBLED: Final = re.compile(r"(.*?([bcdfghjklmnpqrstvz]))\2(?:ed|ing|er|est)")
_SHORTEST_STEM: Final = 2
_ALIAS: Final = ">"


def stems(word: str) -> Iterator[str]:
    """Give what a lower-case word may be a regular inflection of, the likeliest first."""
    for ending, before in _ENDINGS:
        stem = word.removesuffix(ending) + before
        if word.endswith(ending) and len(stem) >= _SHORTEST_STEM:
            yield stem
    doubled = _DOUBLED.fullmatch(word)
    if doubled:
        yield doubled[1]


def gloss(file: DataFile, word: str) -> str | None:
    """Define a lower-case word, without accents, from a file of glosses; None if neither it nor a stem of it is known."""
    known = _glosses(file)
    found = next((known[candidate] for candidate in (word, *stems(word)) if candidate in known), None)
    return known[found[1:]] if found and found.startswith(_ALIAS) else found


@cache
def _glosses(file: DataFile) -> dict[str, str]:
    rows = (line.partition("\t") for line in gzip.decompress(file.read()).decode().splitlines())
    return {word: text for word, _, text in rows}
