"""The kernel of each thread, and its results in words."""

from __future__ import annotations

import threading
from functools import cache
from itertools import pairwise
from typing import Final

from paperback.engine.spelling import Tile
from paperback.lexicon.arrays import LexiconArrays

from .found import Found, Value
from .kernel import Kernel, Result
from .rack import Laid

_COPIES_LEFT: Final = 1
_tile: Final = cache(Tile)
"""Tiles are made by the million, and few differ."""


class _Local(threading.local):
    """One kernel for each thread: a search takes no lock and lets other threads run."""

    def __init__(self) -> None:
        self.kernel = Kernel()
        self.arrays: LexiconArrays | None = None


_local: Final = _Local()


def ready(laid: Laid, value: Value, arrays: LexiconArrays | None = None) -> Kernel:
    """This thread's kernel with a rack, with what is wanted, and with a lexicon if there is one."""
    kernel = _local.kernel
    kernel.take(laid.data, laid.hand, laid.common, laid.spacebar, laid.dyslexic, laid.wilds)
    kernel.want(*value)
    if arrays is not None and _local.arrays is not arrays:
        kernel.open(arrays.nodes, arrays.classes, arrays.words, arrays.levels, arrays.rank)
        _local.arrays = arrays
    return kernel


def results(kernel: Kernel, laid: Laid, kept: int, nodes: int, complete: bool) -> list[Found]:
    """What the kernel has kept, the best first."""
    return [_found(laid, kernel.result(place), nodes, complete) for place in range(kept)]


def _found(laid: Laid, result: Result, nodes: int, complete: bool) -> Found:
    """Put the numbers of a result, see `Kernel.result`, into words."""
    value, score, draws, length, halves = result
    copies: list[tuple[int, int]] = []
    targets: list[tuple[int, int]] = []
    ids = laid.cards
    words = []
    texts = []
    for text, places, starts, chosen in halves:
        if starts is None:
            words.append(tuple([_tile(ids[place], letter) for place, letter in zip(places, text, strict=True)]))
        else:
            words.append(tuple([_tile(ids[place], text[at:end]) for place, (at, end) in zip(places, pairwise(starts), strict=True)]))
        texts.append(text)
        if chosen is not None or laid.chooses:
            choose(laid, places, chosen or [0] * len(places), copies, targets)
    text = texts[0] if len(texts) == 1 else " ".join(texts)
    return Found(tuple(words), text, score, draws, length, value, tuple(copies), tuple(targets), nodes, complete)


def choose(laid: Laid, places: list[int], chosen: list[int], copies: list[tuple[int, int]], targets: list[tuple[int, int]]) -> None:
    """Say by card ids what is copied and what is multiplied in one word: the neighbour with the higher printed score, else the left one."""
    for i, place in enumerate(places):
        multiplies = laid.rows[place].chooses
        if chosen[i]:
            other = places[i - 1 if chosen[i] == _COPIES_LEFT else i + 1]
            copies.append((laid.cards[place], laid.cards[other]))
            multiplies |= laid.rows[other].chooses
        if multiplies:
            sides = [places[j] for j in (i - 1, i + 1) if 0 <= j < len(places)]
            if sides:
                targets.append((laid.cards[place], laid.cards[max(sides, key=lambda side: laid.rows[side].face.score)]))
