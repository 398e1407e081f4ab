"""What decides how a game goes in this program, in a few strings: two programs with the same stamp play the same games."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

import paperback
from paperback.catalogue.library import load
from paperback.lexicon import arrays

_DECIDING: Final = ("engine", "abilities", "catalogue", "modes", "lexicon", "search", "bots")


class Stamp(NamedTuple):
    """The parts that may differ."""

    version: str
    catalogue: str
    """Fingerprint of the cards."""
    lexicons: str
    """Of the list of word lists, which has the hash of each."""
    kernel: str
    """How the search's arrays are laid out, and the search itself."""
    code: str
    """Of all sources that games depend on, to tell versions in the making from each other."""


@cache
def stamp() -> Stamp:
    """This program's."""
    root = files(paperback)
    return Stamp(
        version=paperback.__version__,
        catalogue=load().fingerprint,
        lexicons=_hash([root / "lexicon" / "data" / "manifest.json"]),
        kernel=f"{arrays.FORMAT}-{_hash(_sources(root / 'search' / 'kernel'))}",
        code=_hash([file for folder in _DECIDING for file in _sources(root / folder)]),
    )


def differences(ours: Stamp, theirs: Stamp) -> list[str]:
    """What they do not agree on, in words."""
    pairs = zip(Stamp._fields, ours, theirs, strict=True)
    return [f"{name} {other} instead of {one}" for name, one, other in pairs if one != other]


def _sources(folder: Traversable) -> list[Traversable]:
    found = []
    for entry in sorted(folder.iterdir(), key=lambda one: one.name):
        if entry.is_dir():
            found += _sources(entry)
        elif entry.name.endswith(".py"):
            found.append(entry)
    return found


def _hash(sources: list[Traversable]) -> str:
    """Of texts, whatever their line ends."""
    digest = hashlib.blake2b(digest_size=4)
    for source in sources:
        digest.update(source.read_text("utf-8").encode())
    return digest.hexdigest()
