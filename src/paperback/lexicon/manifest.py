"""What ships with the package: the word lists, their files, sizes, hashes, sources and licences."""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

LEXICONS: Final = ("en-common", "en", "en-big", "es", "pt")
DEFAULT: Final = "en"
_DATA: Final = files("paperback.lexicon") / "data"


class UnknownLexiconError(LookupError):
    """No word list has this id."""

    def __init__(self, lexicon_id: str) -> None:
        """Name the id that was asked for."""
        super().__init__(f"there is no lexicon {lexicon_id!r}; there are {', '.join(LEXICONS)}")
        self.lexicon_id = lexicon_id


class DamagedLexiconError(Exception):
    """A shipped file is not what the manifest says."""

    def __init__(self, name: str) -> None:
        """Name the file."""
        super().__init__(f"the lexicon file {name} is damaged: its hash is not the manifest's; install the program again")
        self.name = name


@dataclass(frozen=True, slots=True)
class DataFile:
    """One shipped file: its name in the data folder, its hash, its licence and the files that hold the licence's text."""

    name: str
    sha256: str
    licence: str
    licence_files: tuple[str, ...]

    def read(self) -> bytes:
        """Read the file. Raises DamagedLexiconError when it is not the one of the manifest."""
        data = (_DATA / self.name).read_bytes()
        if hashlib.sha256(data).hexdigest() != self.sha256:
            raise DamagedLexiconError(self.name)
        return data


@dataclass(frozen=True, slots=True)
class Input:
    """One pinned source of a word list."""

    package: str
    version: str
    sha256: str
    licence: str


@dataclass(frozen=True, slots=True)
class LexiconInfo:
    """The manifest's entry of a word list.

    `sha256` covers everything that decides whether a word counts (the list and the blocked words) and is what a table pins;
    `text_sha256` is the hash of the unpacked list, one spelling a line. `counts` holds the keys of each length.
    """

    id: str
    language: str
    title: str
    spellings: int
    keys: int
    counts: Mapping[int, int]
    sha256: str
    text_sha256: str
    files: Mapping[str, DataFile]
    inputs: tuple[Input, ...]
    build: str

    def read(self, role: str) -> bytes:
        """Read the file of a role: words, levels, everyday, preferred, family, strong, glosses; empty if the list has none.

        Raises DamagedLexiconError when the file is not the one of the manifest.
        """
        return self.files[role].read() if role in self.files else b""

    @property
    def cache_key(self) -> str:
        """The id and a hash over all files, which tells data derived from them from any other's."""
        digest = hashlib.sha256("".join(file.sha256 for _, file in sorted(self.files.items())).encode())
        return f"{self.id}-{digest.hexdigest()[:20]}"


@cache
def info(lexicon_id: str) -> LexiconInfo:
    """Give the manifest's entry of a word list. Raises UnknownLexiconError."""
    manifest = _manifest()
    if lexicon_id not in manifest["lexicons"]:
        raise UnknownLexiconError(lexicon_id)
    entry = manifest["lexicons"][lexicon_id]
    shipped = manifest["files"]
    sources = manifest["inputs"]
    return LexiconInfo(
        id=lexicon_id,
        language=entry["language"],
        title=entry["title"],
        spellings=entry["spellings"],
        keys=entry["keys"],
        counts={int(length): count for length, count in entry["counts"].items()},
        sha256=entry["sha256"],
        text_sha256=entry["text_sha256"],
        files={
            role: DataFile(name, shipped[name]["sha256"], shipped[name]["licence"], tuple(shipped[name]["licence_files"]))
            for role, name in entry["files"].items()
        },
        inputs=tuple(Input(name, sources[name]["version"], sources[name]["sha256"], sources[name]["licence"]) for name in entry["inputs"]),
        build=manifest["build"],
    )


@cache
def _manifest() -> dict[str, Any]:
    manifest: dict[str, Any] = json.loads((_DATA / "manifest.json").read_text(encoding="utf-8"))
    return manifest
