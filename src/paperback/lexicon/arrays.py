"""The arrays of the search: the graph of a word list's letters, its classes, its words and their vocabulary levels."""

from __future__ import annotations

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


def load(lexicon: Lexicon, *, family: bool = False, level: int = EVERY_LEVEL, longest: int = MAX_LETTERS) -> LexiconArrays:
    """Map the arrays of a word list into memory, building them first if need be.

    With `family`, the words that the family filter blocks are left out; with a vocabulary `level`, those above it; with `longest`, those
    of more letters. A smaller graph is searched sooner, and equals are met in the same order.
    """
    left_out = "-family" * family + f"-level{level}" * (level < RAREST) + f"-longest{longest}" * (longest < MAX_LETTERS)
    name = f"{lexicon.info.cache_key}-arrays{left_out}-{FORMAT}"
    nodes, classes, words, levels, rank = cache.sections(name, lambda: _build(lexicon, family=family, level=level, longest=longest))
    return LexiconArrays(nodes.cast("i"), classes.cast("i"), words, levels, rank.cast("i"))


def _build(lexicon: Lexicon, *, family: bool, level: int, longest: int) -> list[bytes]:
    # only building needs numpy and the progress bar; a start with a full cache need not pay for their import
    import numpy as np  # noqa: PLC0415
    from tqdm import tqdm  # noqa: PLC0415

    from paperback.lexicon import dawg  # noqa: PLC0415

    index = lexicon.index
    keys = np.frombuffer(index.keys, np.uint8).reshape(-1, ROW)
    marks = np.frombuffer(index.marks, np.uint8)
    levels = np.where(marks & STRONG, np.uint8(BLOCKED_LEVEL), np.frombuffer(index.levels, np.uint8))
    if family:
        kept = marks & FAMILY == 0
        keys, levels = keys[kept], levels[kept]
    rank = dawg.ranks(keys)
    if level < RAREST:
        keys, levels = keys[levels <= level], levels[levels <= level]
    if longest < MAX_LETTERS:
        kept = keys[:, longest] == 0
        keys, levels = keys[kept], levels[kept]
    quiet = len(keys) < _SLOW or not sys.stderr.isatty()
    with tqdm(total=100, desc=f"Preparing the lexicon {lexicon.id}", unit="%", leave=False, disable=quiet, file=sys.stderr) as bar:
        graph = dawg.build(keys, rank, bar.update)
    return [part.tobytes() for part in (graph.nodes, graph.classes, graph.words, levels[graph.order], graph.rank)]
