"""What may stand in a word list, and the reviewed additions and removals beside this file."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Final

from paperback.lexicon import NotLettersError
from paperback.lexicon import fold as fold_or_refuse

if TYPE_CHECKING:
    from collections.abc import Iterable

_SOURCES: Final = Path(__file__).parent / "sources"
# one Latin-1 letter for each letter A to Z: the index of the program maps them one to one
_SPELLING: Final = re.compile(r"[a-zà-åç-ïñ-öù-ýÿ]{2,15}")


def fold(word: str) -> str:
    """Give the word's key in lower case; the word itself if it can have none."""
    try:
        return fold_or_refuse(word).lower()
    except NotLettersError:
        return word


def playable(words: Iterable[str]) -> set[str]:
    """Keep what is written in lower case, of 2 to 15 letters and of nothing else."""
    return {word for word in words if _SPELLING.fullmatch(word)}


def reviewed(name: str) -> set[str]:
    """Read a reviewed word file."""
    return {word for line in lines(name) for word in line.split()}


def lines(name: str) -> list[str]:
    """Read the lines of a source file that are no comments."""
    text = (_SOURCES / name).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]
