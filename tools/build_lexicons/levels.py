"""How common each word is, and which of its spellings people write most, by the word counts in wordfreq."""

from __future__ import annotations

import gzip
import math
from collections import defaultdict
from typing import TYPE_CHECKING, Final

from tools.build_lexicons.words import fold

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from tools.build_lexicons.inputs import Inputs

# the least Zipf frequency (occurrences in a thousand million words, as a power of ten) of levels 1 to 4
_THRESHOLDS: Final = (4.0, 3.3, 2.6, 1.8)
_RAREST: Final = 5
_BILLION: Final = 9
_CENTIBELS: Final = 100


class Frequencies:
    """The share of all running words that each token has in one language."""

    def __init__(self, inputs: Inputs, language: str) -> None:
        """Read the large list of a language: bins of tokens, each a hundredth of a bel rarer than the one before."""
        raw = gzip.decompress(inputs.read("wordfreq", f"wordfreq/data/large_{language}.msgpack.gz"))
        self._of: dict[str, float] = {}
        self._by_key: dict[str, float] = defaultdict(float)
        for bin_number, tokens in enumerate(_bins(raw)):
            share = 10 ** (-bin_number / _CENTIBELS)
            for token in tokens:
                self._of[token] = share
                self._by_key[fold(token)] += share

    def zipf(self, word: str) -> float:
        """Give a word's Zipf frequency, to two places; 0 for an unknown word."""
        share = self._of.get(word, 0.0)
        return round(math.log10(share) + _BILLION, 2) if share else 0.0

    def level(self, key: str) -> int:
        """Give the vocabulary level of a key by all that is written so, whatever its accents: 1 (everyday) to 5 (rare)."""
        share = self._by_key.get(key, 0.0)
        zipf = math.log10(share) + _BILLION if share else 0.0
        return next((level for level, least in enumerate(_THRESHOLDS, 1) if zipf >= least), _RAREST)

    def most_frequent(self, spellings: list[str]) -> int:
        """Tell which of some spellings is written most; the first of those that are equally frequent."""
        return max(range(len(spellings)), key=lambda number: (self._of.get(spellings[number], 0.0), -number))


def _bins(raw: bytes) -> Iterator[Iterable[str]]:
    """Decode the bins: a MessagePack list of a header and lists of strings."""
    at = 0

    def number(size: int) -> int:
        nonlocal at
        at += size
        return int.from_bytes(raw[at - size : at])

    def value() -> object:
        nonlocal at
        mark = number(1)
        if mark < 0x80:
            return mark
        if mark >> 4 == 0x8:
            return {value(): value() for _ in range(mark & 0xF)}
        if mark >> 4 == 0x9 or mark in (0xDC, 0xDD):
            return [value() for _ in range(mark & 0xF if mark < 0xA0 else number(2 if mark == 0xDC else 4))]
        if mark >> 5 == 0b101 or mark in (0xD9, 0xDA):
            size = mark & 0x1F if mark < 0xC0 else number(mark - 0xD8)
            at += size
            return raw[at - size : at].decode()
        msg = f"unknown MessagePack mark {mark:#x}"
        raise ValueError(msg)

    decoded = value()
    assert isinstance(decoded, list)  # noqa: S101 - the format of this data
    yield from decoded[1:]
