"""The graph that the search walks, made from word keys with numpy.

The letters of each word are sorted, rarest first; the smallest acyclic graph of those strings (a DAWG) shares every equal end.
Words with the same letters form one class; the number of a class is the sum of the offsets along its path.

A record of the graph describes one edge and the node it leads to, as four 32-bit integers:
    0  mask of the letter ranks that occur below the node
    1  number of the node's first edge (0: none); the edges of a node lie together, rarest letter first
    2  offset of the class number
    3  letter rank | edges of the node << 8 | longest way on << 16 | shortest way on << 21 | a class ends here << 26
Record 0 stands for the root, with rank 31.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from collections.abc import Callable

Ints = NDArray[np.int64]
Bytes = NDArray[np.uint8]

ALPHABET: Final = 26
LONGEST: Final = 15
ROW: Final = 16
_A: Final = 65
_NO_LETTER: Final = 31


@dataclass(frozen=True, slots=True)
class Graph:
    """The graph, its classes and its words."""

    nodes: NDArray[np.int32]
    classes: NDArray[np.int32]
    words: Bytes
    rank: NDArray[np.int32]
    order: Ints


@dataclass(frozen=True, slots=True)
class _Trie:
    """All nodes in preorder, the root first; a node's children are found through the nodes of the next depth."""

    row: Ints
    depth: Bytes
    letter: Ints
    final: NDArray[np.bool_]
    by_depth: list[Ints]
    children: Ints
    first_child: Ints


def build(keys: Bytes, rank: Ints, progress: Callable[[int], object]) -> Graph:
    """Build the graph of keys: rows of 16 bytes, capital letters A to Z padded with zeros, sorted; `rank` orders the letters.

    `order` of the result is the row of each word's key. `progress` is told the percent done since it was told last.
    """
    letters, lengths = _letters(keys)
    strings = _alphagrams(letters, lengths, rank)
    progress(10)
    high, low = packed_rows(strings)
    order = np.lexsort((low, high))
    strings, high, low = strings[order], high[order], low[order]
    starts = np.flatnonzero(np.r_[True, (high[1:] != high[:-1]) | (low[1:] != low[:-1])])
    words = np.zeros((len(keys), ROW), np.uint8)
    words[:, :LONGEST] = letters[order]
    words[:, LONGEST] = lengths[order]
    progress(20)
    trie = _trie(strings[starts])
    progress(20)
    nodes = _minimal(trie, progress)
    return Graph(nodes, np.r_[starts, len(keys)].astype(np.int32), words, rank.astype(np.int32), order)


def packed_rows(rows: Bytes) -> tuple[NDArray[np.uint64], NDArray[np.uint64]]:
    """Give each row of 15 small numbers (below 32) as two integers that sort as the rows do."""
    high = np.zeros(len(rows), np.uint64)
    for column in range(12):
        high = high << np.uint64(5) | rows[:, column]
    low = np.zeros(len(rows), np.uint64)
    for column in range(12, LONGEST):
        low = low << np.uint64(5) | rows[:, column]
    return high, low


def _letters(keys: Bytes) -> tuple[Bytes, Ints]:
    """The letters of keys as 0 to 25, and how many there are."""
    return np.where(keys[:, :LONGEST] > 0, keys[:, :LONGEST] - _A, 0).astype(np.uint8), (keys > 0).sum(1)


def ranks(keys: Bytes) -> Ints:
    """Number the letters by how many of the keys hold them, the rarest 0."""
    letters, lengths = _letters(keys)
    present = np.arange(LONGEST) < lengths[:, None]
    holding = [int(((letters == letter) & present).any(1).sum()) for letter in range(ALPHABET)]
    rank = np.empty(ALPHABET, np.int64)
    rank[np.argsort(holding, kind="stable")] = np.arange(ALPHABET)
    return rank


def _alphagrams(letters: Bytes, lengths: Ints, rank: Ints) -> Bytes:
    """Sort each word's letters by rank; a letter is its rank plus one, zeros fill the row."""
    present = np.arange(LONGEST) < lengths[:, None]
    strings = np.where(present, (rank + 1).astype(np.uint8)[letters], np.uint8(255))
    strings.sort(axis=1)
    strings[strings == 255] = 0  # noqa: PLR2004 - the filler of the line before last
    return strings


def _trie(strings: Bytes) -> _Trie:
    lengths = (strings > 0).sum(1)
    shared = np.r_[0, (strings[1:] != strings[:-1]).argmax(1)]
    own = lengths - shared
    row = np.repeat(np.arange(len(strings)), own)
    depth = np.arange(len(row)) - np.repeat(np.cumsum(own) - own, own) + shared[row] + 1
    letter = strings[row, depth - 1].astype(np.int64) - 1
    final = np.r_[False, depth == lengths[row]]
    row, depth = np.r_[0, row], np.r_[0, depth].astype(np.uint8)
    by_depth = [np.flatnonzero(depth == d) for d in range(LONGEST + 2)]
    children = np.zeros(len(row), np.int64)
    first_child = np.zeros(len(row), np.int64)
    for nodes, below in pairwise(by_depth):
        begins = np.searchsorted(below, nodes)
        ends = np.r_[begins[1:], len(below)]
        children[nodes], first_child[nodes] = ends - begins, begins
    return _Trie(row, depth, np.r_[_NO_LETTER, letter], final, by_depth, children, first_child)


def _child(trie: _Trie, depth: int, nodes: Ints, number: int) -> Ints:
    """Give the numbered child of each of the nodes, which all have this depth."""
    return trie.by_depth[depth + 1][trie.first_child[nodes] + number]


def _minimal(trie: _Trie, progress: Callable[[int], object]) -> NDArray[np.int32]:
    below, longest, shortest = _summaries(trie)
    identity = _identities(trie, longest, progress)
    unique, first = np.unique(identity, return_index=True)
    first.sort()
    blocks = np.cumsum(trie.children[first]) - trie.children[first] + 1
    block = np.zeros(len(unique), np.int64)
    block[identity[first]] = blocks
    edges = np.zeros((int(trie.children[first].sum()) + 1, 4), np.int64)
    edges[0, 1] = 1
    targets = np.zeros(len(edges), np.int64)
    for depth in range(LONGEST):
        parents = first[trie.depth[first] == depth]
        for number in range(int(trie.children[parents].max(initial=0))):
            some = parents[trie.children[parents] > number]
            kids = _child(trie, depth, some, number)
            at = block[identity[some]] + number
            targets[at] = kids
            edges[at, 1] = np.where(trie.children[kids] > 0, block[identity[kids]], 0)
            edges[at, 2] = trie.row[kids] - trie.row[some]
    edges[:, 0] = below[targets]
    edges[:, 3] = trie.letter[targets] | trie.children[targets] << 8 | longest[targets] << 16 | shortest[targets] << 21
    edges[:, 3] |= trie.final[targets].astype(np.int64) << 26
    progress(10)
    return edges.astype(np.int32)


def _summaries(trie: _Trie) -> tuple[Ints, Ints, Ints]:
    """Give for each node the letters below it, and the longest and the shortest way from it to the end of a class."""
    below = np.zeros(len(trie.row), np.int64)
    longest = np.zeros(len(trie.row), np.int64)
    shortest = np.where(trie.final, 0, _NO_LETTER)
    for depth in range(LONGEST - 1, -1, -1):
        nodes = trie.by_depth[depth]
        nodes = nodes[trie.children[nodes] > 0]
        if len(nodes) == 0:
            continue
        kids, starts = trie.by_depth[depth + 1], trie.first_child[nodes]
        below[nodes] = np.bitwise_or.reduceat(below[kids] | np.int64(1) << trie.letter[kids], starts)
        longest[nodes] = np.maximum.reduceat(longest[kids] + 1, starts)
        shortest[nodes] = np.minimum(shortest[nodes], np.minimum.reduceat(shortest[kids] + 1, starts))
    return below, longest, shortest


def _identities(trie: _Trie, longest: Ints, progress: Callable[[int], object]) -> Ints:
    """Number the nodes so that exactly those with equal ends below them have equal numbers.

    Equal nodes are equally high, so the nodes are numbered from the lowest up: a node's number grows out of its own end mark and,
    child after child, out of (number so far, letter, number of the child), each such triple being numbered in turn.
    """
    identity = np.zeros(len(trie.row), np.int64)
    used = 1
    sizes = np.array([len(level) for level in trie.by_depth])
    level_start = np.cumsum(sizes) - sizes
    by_depth = np.concatenate(trie.by_depth)
    for height in range(1, LONGEST + 1):
        nodes = np.flatnonzero(longest == height)
        if len(nodes) == 0:
            continue
        first = level_start[trie.depth[nodes] + 1] + trie.first_child[nodes]
        count = trie.children[nodes]
        state = trie.final[nodes].astype(np.int64)
        for number in range(int(count.max())):
            going = np.flatnonzero(count > number)
            kids = by_depth[first[going] + number]
            triple = (state[going] << 32 | identity[kids]) * ALPHABET + trie.letter[kids]
            state[going] = np.unique(triple, return_inverse=True)[1]
        numbers, inverse = np.unique(state << 5 | count, return_inverse=True)
        identity[nodes] = used + inverse
        used += len(numbers)
        if height <= 8:  # noqa: PLR2004 - five percent each, for the heights where the time goes
            progress(5)
    return identity
