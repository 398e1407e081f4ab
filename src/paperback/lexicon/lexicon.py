"""A word list to ask: is this a word, how is it written, how common is it, what does it mean."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Literal

from paperback.lexicon import glosses
from paperback.lexicon.folding import MAX_LETTERS, MIN_LETTERS, NotLettersError, fold
from paperback.lexicon.index import FAMILY, STRONG, Index
from paperback.lexicon.index import load as load_index
from paperback.lexicon.manifest import LexiconInfo, info

Verdict = Literal["ok", "too_short", "too_long", "not_letters", "unknown", "blocked"]
Filter = Literal["family", "strong"]


class ChangedLexiconError(Exception):
    """The word list of this id is not the one that a table was begun with."""

    def __init__(self, pin: LexiconPin, shipped: str) -> None:
        """Name what was pinned and the hash of what is there."""
        super().__init__(f"the table was begun with lexicon {pin.id} {pin.sha256[:12]}, this program has {shipped[:12]}")
        self.pin = pin
        self.shipped = shipped


@dataclass(frozen=True, slots=True)
class LexiconPin:
    """What a table keeps of its word list: enough to notice, years later, that the list is another one."""

    id: str
    sha256: str


@dataclass(frozen=True, slots=True, eq=False)
class Lexicon:
    """One word list. Keys are capital letters A to Z, as `fold` makes them; methods that take a key raise KeyError for an unknown one."""

    info: LexiconInfo
    index: Index = field(repr=False)

    @property
    def id(self) -> str:
        """The id, such as "en"."""
        return self.info.id

    @property
    def language(self) -> str:
        """The language, "en", "es" or "pt"."""
        return self.info.language

    @property
    def sha256(self) -> str:
        """The hash that a table pins."""
        return self.info.sha256

    @property
    def pin(self) -> LexiconPin:
        """What a table keeps of this list."""
        return LexiconPin(self.info.id, self.info.sha256)

    def __len__(self) -> int:
        """Count the keys."""
        return len(self.index.levels)

    def __contains__(self, key: object) -> bool:
        """Tell whether a key is in the list."""
        return isinstance(key, str) and self.index.find(key) >= 0

    def spellings(self, key: str) -> tuple[str, ...]:
        """Give all ways of writing the word, the most frequent first."""
        return self.index.spellings_of(self._number(key))

    def written(self, keys: str) -> str:
        """Give words, with spaces between, as people write them, with their accents, in small letters; unknown ones as well.

        Of several spellings it is the most frequent one that is not on the strong list.
        """
        return " ".join(self._written(key) if key in self else key.lower() for key in keys.split(" "))

    def _written(self, key: str) -> str:
        spellings = self.spellings(key)
        return spellings[0] if len(spellings) == 1 else next((one for one in spellings if one not in _strong(self)), spellings[0])

    def level(self, key: str) -> int:
        """Tell how common the word is, from 1 (everyday) to 5 (rare)."""
        return int(self.index.levels[self._number(key)])

    def blocked(self, key: str, which: Filter = "family") -> bool:
        """Tell whether a filter blocks the word: "family" for a table that asks for it, "strong" for what the computer never plays.

        A key is blocked only if every spelling of it is.
        """
        return bool(self.index.marks[self._number(key)] & (FAMILY if which == "family" else STRONG))

    def gloss(self, key: str) -> str | None:
        """Define the word in a few words; None where nothing is known, or where the family filter blocks the word."""
        if "glosses" not in self.info.files or self.blocked(key):
            return None
        return glosses.gloss(self.info.files["glosses"], key.lower())

    def explain(self, word: str, *, family: bool = False) -> Verdict:
        """Judge a word as typed, and say why if it does not count."""
        try:
            key = fold(word)
        except NotLettersError:
            return "not_letters"
        if len(key) < MIN_LETTERS:
            return "too_short"
        if len(key) > MAX_LETTERS:
            return "too_long"
        if key not in self:
            return "unknown"
        return "blocked" if family and self.blocked(key) else "ok"

    def _number(self, key: str) -> int:
        number = self.index.find(key)
        if number < 0:
            raise KeyError(key)
        return number


@cache
def _strong(words: Lexicon) -> frozenset[str]:
    return frozenset(words.info.read("strong" if "strong" in words.info.files else "family").decode().split())


@cache
def load(lexicon_id: str) -> Lexicon:
    """Load a word list, once per process. Raises UnknownLexiconError, or DamagedLexiconError for a damaged file."""
    entry = info(lexicon_id)
    return Lexicon(entry, load_index(entry))


def load_pinned(pin: LexiconPin) -> Lexicon:
    """Load the word list that a table pinned. Raises ChangedLexiconError when the shipped one differs."""
    shipped = info(pin.id).sha256
    if shipped != pin.sha256:
        raise ChangedLexiconError(pin, shipped)
    return load(pin.id)
