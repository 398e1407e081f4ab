"""The shipped form of a word list: sorted spellings, front-coded, gzipped.

One line a spelling: chr(48 + letters shared with the spelling before), then the rest.
"""

from __future__ import annotations

import gzip
import zlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

_ZERO: Final = ord("0")


def pack(spellings: Iterable[str]) -> bytes:
    """Pack spellings, given sorted; the same spellings make the same bytes."""
    lines = []
    before = ""
    for spelling in spellings:
        shared = 0
        for ours, theirs in zip(spelling, before, strict=False):
            if ours != theirs:
                break
            shared += 1
        lines.append(chr(_ZERO + shared) + spelling[shared:])
        before = spelling
    return compress("\n".join(lines).encode())


def unpack(packed: bytes) -> Iterator[str]:
    """Give the spellings back, in their order."""
    before = ""
    for line in gzip.decompress(packed).decode().split("\n"):
        before = before[: ord(line[0]) - _ZERO] + line[1:]
        yield before


def compress(data: bytes) -> bytes:
    """Gzip without a date or a name in it, as reproducible files need."""
    squeezer = zlib.compressobj(9, zlib.DEFLATED, 31)
    return squeezer.compress(data) + squeezer.flush()
