"""A word list made ready for look-ups: sorted keys with their levels, marks and spellings, found through a hash table."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from paperback.lexicon import cache
from paperback.lexicon.folding import fold
from paperback.lexicon.packing import unpack

if TYPE_CHECKING:
    from collections.abc import Sequence

    from paperback.lexicon.manifest import LexiconInfo

FORMAT: Final = 1
ROW: Final = 16
FAMILY: Final = 1
STRONG: Final = 2
_PRIMES: Final = (257, 131101, 262147, 524309, 1048583, 2097169)


@dataclass(frozen=True, slots=True)
class Index:
    """The look-up tables, as memory that may be shared with other processes.

    keys: rows of 16 bytes, padded with zeros, sorted.  levels: 1 to 5 for each key.  marks: FAMILY and STRONG bits for each key.
    spellings: rows of 16 bytes (Latin-1), those of a key together, the most frequent first.  starts: each key's first spelling,
    and one more.  slots: the number of the key that stands in each slot, -1 in an empty one.
    """

    keys: memoryview
    levels: memoryview
    marks: memoryview
    spellings: memoryview
    starts: memoryview
    slots: memoryview
    prime: int

    def find(self, key: str) -> int:
        """Give the number of a key among the sorted keys, -1 if it is not there."""
        if not key.isalpha():
            return -1
        row = key.encode().ljust(ROW, b"\0")
        slot = int.from_bytes(row, "little") % self.prime
        slots, keys = self.slots, self.keys
        number: int
        while (number := slots[slot]) >= 0:
            at = number * ROW
            if keys[at : at + ROW] == row:
                break
            slot += 1
        return number

    def spellings_of(self, number: int) -> tuple[str, ...]:
        """Give the spellings of the numbered key."""
        return tuple(
            bytes(self.spellings[at * ROW : at * ROW + ROW]).rstrip(b"\0").decode("latin-1")
            for at in range(self.starts[number], self.starts[number + 1])
        )


def load(info: LexiconInfo) -> Index:
    """Map the index of a word list into memory, building it first if need be."""
    return opened(cache.sections(f"{info.cache_key}-index-{FORMAT}", lambda: build_shipped(info)))


def opened(sections: Sequence[memoryview]) -> Index:
    """Give built sections their types."""
    keys, levels, marks, spellings, starts, slots, prime = sections
    return Index(keys, levels, marks, spellings, starts.cast("i"), slots.cast("i"), prime.cast("q")[0])


def build_shipped(info: LexiconInfo) -> list[bytes]:
    """Build the sections of a shipped word list from its files."""
    family = info.read("family").decode().split()
    return build(
        list(unpack(info.read("words"))),
        gzip.decompress(info.read("levels")),
        gzip.decompress(info.read("preferred")) if "preferred" in info.files else b"",
        family,
        info.read("strong").decode().split() if "strong" in info.files else family,
    )


def build(spellings: Sequence[str], levels: bytes, preferred: bytes, family: Sequence[str], strong: Sequence[str]) -> list[bytes]:
    """Build the sections from sorted spellings.

    levels: a digit for each key in order.  preferred: a digit for each key of several spellings, the number of the most frequent
    one.  family, strong: blocked spellings; a key is blocked only if every spelling of it is.
    """
    # numpy takes a tenth of a second to import, which a start with a full cache need not pay
    import numpy as np  # noqa: PLC0415

    text = np.array([spelling.encode("latin-1") for spelling in spellings], f"S{ROW}").view(np.uint8).reshape(-1, ROW)
    keys = np.frombuffer(_folding_table(), np.uint8)[text]
    # big-endian pairs sort as the rows do
    pairs = keys.view(">u8").astype(np.uint64)
    order = np.lexsort((pairs[:, 1], pairs[:, 0]))
    text, keys, pairs = text[order], keys[order], pairs[order]
    first = np.flatnonzero(np.r_[True, (pairs[1:] != pairs[:-1]).any(1)])
    starts = np.r_[first, len(keys)].astype(np.int32)
    keys = np.ascontiguousarray(keys[first])
    marks = np.zeros(len(keys), np.uint8)
    several = np.flatnonzero(np.diff(starts) > 1)
    for number, digit in zip(several, preferred, strict=bool(preferred)):
        low, chosen = starts[number], digit - ord("0")
        if chosen:
            text[low : low + chosen + 1] = np.roll(text[low : low + chosen + 1], 1, axis=0)
    little = keys.view("<u8")
    prime = next(p for p in _PRIMES if p > 2 * len(keys) or p == _PRIMES[-1])
    power = np.uint64(pow(2, 64, prime))
    home = ((little[:, 0] % prime + little[:, 1] % prime * power) % prime).astype(np.int64)
    queue = np.argsort(home, kind="stable")
    count = np.arange(len(keys))
    place = np.maximum.accumulate(home[queue] - count) + count
    slots = np.full(max(prime, int(place[-1]) + 1) + 1, -1, np.int32)
    slots[place] = queue
    sections = [keys, np.frombuffer(levels, np.uint8) - np.uint8(ord("0")), marks, text, starts, slots, np.array([prime])]
    packed = [section.tobytes() for section in sections]
    _mark(packed, family, FAMILY)
    _mark(packed, strong, STRONG)
    return packed


def _folding_table() -> bytes:
    """Map each Latin-1 character that a spelling may hold to its capital letter; zero stays zero."""
    letters = bytearray(256)
    for code in (*range(ord("a"), ord("z") + 1), *range(0xE0, 0x100)):
        folded = fold(chr(code)) if chr(code).isalpha() and chr(code) not in "ðþ" else ""
        if len(folded) == 1:
            letters[code] = ord(folded)
    return bytes(letters)


def _mark(sections: list[bytes], blocked: Sequence[str], mark: int) -> None:
    index = opened([memoryview(section) for section in sections])
    marks = bytearray(sections[2])
    spellings = frozenset(blocked)
    for key in {fold(spelling) for spelling in blocked}:
        number = index.find(key)
        if number >= 0 and spellings.issuperset(index.spellings_of(number)):
            marks[number] |= mark
    sections[2] = bytes(marks)
