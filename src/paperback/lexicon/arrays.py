"""The arrays of the search: the graph of a word list's letters, its classes, its words and their vocabulary levels."""

from __future__ import annotations

import gzip
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from paperback.lexicon import cache
from paperback.lexicon.folding import MAX_LETTERS
from paperback.lexicon.index import FAMILY, ROW, STRONG

if TYPE_CHECKING:
    from paperback.lexicon.lexicon import Lexicon

FORMAT: Final = 1
RAREST: Final = 5
BLOCKED_LEVEL: Final = 6
EVERY_LEVEL: Final = 255
EVERYDAY_LETTERS: Final = 5
"""The everyday words of a list are the 5,000 most frequent ones of so many letters or fewer."""
_SLOW: Final = 200_000


@dataclass(frozen=True, slots=True)
class LexiconArrays:
    """Flat read-only arrays in shared memory; see `paperback.lexicon.dawg` for the records of the graph.

    nodes: int32, four a record.  classes: int32, the first word of each class, and one more.  words: 16 bytes a word: letters as
    0 to 25, the length last; the words of a class lie together.  levels: a byte a word, vocabulary level 1 to 5, or BLOCKED_LEVEL
    for a word that the computer never plays.  rank: int32, the rank of each letter, the rarest 0.
    """

    nodes: memoryview
    classes: memoryview
    words: memoryview
    levels: memoryview
    rank: memoryview


def load(
    lexicon: Lexicon, *, family: bool = False, level: int = EVERY_LEVEL, longest: int = MAX_LETTERS, everyday: bool = False
) -> LexiconArrays:
    """Map the arrays of a word list into memory, building them first if need be.

    With `family`, the words that the family filter blocks are left out; with a vocabulary `level`, those above it; with `longest`, those
    of more letters; with `everyday`, all but the everyday words. A smaller graph is searched sooner, and equals are met in the same order.
    """
    left_out = "-family" * family + f"-level{level}" * (level < RAREST) + f"-longest{longest}" * (longest < MAX_LETTERS)
    name = f"{lexicon.info.cache_key}-arrays{left_out}{'-everyday' * everyday}-{FORMAT}"
    parts = cache.sections(name, lambda: _build(lexicon, family=family, level=level, longest=longest, everyday=everyday))
    nodes, classes, words, levels, rank = parts
    return LexiconArrays(nodes.cast("i"), classes.cast("i"), words, levels, rank.cast("i"))


def _build(lexicon: Lexicon, *, family: bool, level: int, longest: int, everyday: bool) -> list[bytes]:
    # only building needs numpy and the progress bar; a start with a full cache need not pay for their import
    import numpy as np  # noqa: PLC0415
    from tqdm import tqdm  # noqa: PLC0415

    from paperback.lexicon import dawg  # noqa: PLC0415

    index = lexicon.index
    keys = np.frombuffer(index.keys, np.uint8).reshape(-1, ROW)
    marks = np.frombuffer(index.marks, np.uint8)
    levels = np.where(marks & STRONG, np.uint8(BLOCKED_LEVEL), np.frombuffer(index.levels, np.uint8))
    decent = marks & FAMILY == 0 if family else np.full(len(keys), fill_value=True)
    rank = dawg.ranks(keys[decent])
    kept = decent & (levels <= level) if level < RAREST else decent
    if longest < MAX_LETTERS:
        kept = kept & (keys[:, longest] == 0)
    if everyday:
        short = keys[:, EVERYDAY_LETTERS] == 0
        kept = kept & short
        kept[short] &= np.frombuffer(gzip.decompress(lexicon.info.read("everyday")), np.uint8) == ord("1")
    keys, levels = keys[kept], levels[kept]
    quiet = len(keys) < _SLOW or not sys.stderr.isatty()
    with tqdm(total=100, desc=f"Preparing the lexicon {lexicon.id}", unit="%", leave=False, disable=quiet, file=sys.stderr) as bar:
        graph = dawg.build(keys, rank, bar.update)
    return [part.tobytes() for part in (graph.nodes, graph.classes, graph.words, levels[graph.order], graph.rank)]
