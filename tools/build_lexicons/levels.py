"""How common each word is, and which of its spellings people write most, by the word counts in wordfreq."""

from __future__ import annotations

import gzip
import io
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
# MessagePack: first and last mark, kind, and how many bytes of length follow, or (negative) which bits of the mark are the length
_MARKS: Final = (
    (0x00, 0x7F, "number", 0),
    (0x80, 0x8F, "map", -0x0F),
    (0x90, 0x9F, "list", -0x0F),
    (0xA0, 0xBF, "text", -0x1F),
    (0xD9, 0xD9, "text", 1),
    (0xDA, 0xDA, "text", 2),
    (0xDC, 0xDC, "list", 2),
    (0xDD, 0xDD, "list", 4),
)


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

    def everyday(self, keys: Iterable[str], most: int, longest: int) -> set[str]:
        """Choose the most frequent keys of so few letters, by all that is written so; of equally frequent ones those that come first."""
        short = sorted((-self._by_key.get(key, 0.0), key) for key in keys if len(key) <= longest)
        return {key for _, key in short[:most]}

    def most_frequent(self, spellings: list[str]) -> int:
        """Tell which of some spellings is written most; the first of those that are equally frequent."""
        return max(range(len(spellings)), key=lambda number: (self._of.get(spellings[number], 0.0), -number))


def _bins(raw: bytes) -> Iterator[Iterable[str]]:
    """Decode the bins: a MessagePack list of a header and lists of strings."""
    reader = io.BytesIO(raw)
    decoded = _value(reader)
    assert isinstance(decoded, list)
    yield from decoded[1:]


def _value(reader: io.BytesIO) -> object:
    """Decode one value of the kinds that occur: small numbers, maps, lists and strings."""
    mark = reader.read(1)[0]
    kind, size = next((kind, size) for first, last, kind, size in _MARKS if first <= mark <= last)
    if kind == "number":
        return mark
    length = int.from_bytes(reader.read(size)) if size > 0 else mark & -size
    if kind == "text":
        return reader.read(length).decode()
    if kind == "map":
        return {_value(reader): _value(reader) for _ in range(length)}
    return [_value(reader) for _ in range(length)]
