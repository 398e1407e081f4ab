from __future__ import annotations

from collections import defaultdict

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from paperback.lexicon import dawg

KEYS = st.sets(st.text(alphabet="ABCDEZ", min_size=2, max_size=15), min_size=1, max_size=60).map(sorted)
Node = tuple[bool, tuple[tuple[int, "Node"], ...]]


def rows(keys: list[str]) -> dawg.Bytes:
    return np.array([key.encode() for key in keys], "S16").view(np.uint8).reshape(-1, 16)


def graph_of(keys: list[str]) -> dawg.Graph:
    return dawg.build(rows(keys), dawg.ranks(rows(keys)), lambda _: None)


def straightforward(strings: list[tuple[int, ...]]) -> Node:
    """The trie of some strings as nested tuples, in which equal nodes are equal values."""
    below = defaultdict(list)
    for string in strings:
        if string:
            below[string[0]].append(string[1:])
    return () in strings, tuple((letter, straightforward(below[letter])) for letter in sorted(below))


def nodes_of(node: Node) -> set[Node]:
    return {node}.union(*(nodes_of(child) for _, child in node[1]))


def unfolded(nodes: list[list[int]], record: int) -> Node:
    mask, first, _, packed = nodes[record]
    edges = range(first, first + (packed >> 8 & 31))
    node = bool(packed >> 26 & 1), tuple((nodes[edge][3] & 31, unfolded(nodes, edge)) for edge in edges)
    strings = strings_below(node)
    assert mask == sum(1 << letter for letter in {letter for string in strings for letter in string})
    assert packed >> 16 & 31 == max(map(len, strings))
    assert packed >> 21 & 31 == min(map(len, strings))
    return node


def strings_below(node: Node) -> list[tuple[int, ...]]:
    own = [()] if node[0] else []
    return own + [(letter, *rest) for letter, child in node[1] for rest in strings_below(child)]


@given(KEYS)
def test_the_graph_is_the_smallest_one_of_the_straightforward_trie(keys: list[str]) -> None:
    graph = graph_of(keys)
    rank = graph.rank.tolist()
    strings = sorted({tuple(sorted(rank[ord(letter) - 65] for letter in key)) for key in keys})
    trie = straightforward(strings)
    assert unfolded(graph.nodes.tolist(), 0) == trie
    assert len(graph.nodes) == 1 + sum(len(node[1]) for node in nodes_of(trie))


@given(KEYS)
def test_walking_the_graph_meets_every_key_once(keys: list[str]) -> None:
    graph = graph_of(keys)
    nodes, classes, words = graph.nodes.tolist(), graph.classes.tolist(), graph.words.tolist()
    met = []

    def walk(record: int, number: int, letters: list[int]) -> None:
        _, first, _, packed = nodes[record]
        if packed >> 26 & 1:
            for word in words[classes[number] : classes[number + 1]]:
                assert sorted(graph.rank[word[: word[15]]].tolist()) == letters
                met.append("".join(chr(65 + letter) for letter in word[: word[15]]))
        for edge in range(first, first + (packed >> 8 & 31)):
            walk(edge, number + nodes[edge][2], [*letters, nodes[edge][3] & 31])

    walk(0, 0, [])
    assert sorted(met) == keys


@given(KEYS)
def test_the_order_tells_each_words_key(keys: list[str]) -> None:
    graph = graph_of(keys)
    given_back = [bytes(letter + 65 for letter in word[: word[15]]).decode() for word in graph.words.tolist()]
    assert given_back == [keys[number] for number in graph.order]


def test_the_rarest_letter_has_the_lowest_rank() -> None:
    rank = graph_of(["AB", "AC", "BA", "CAB"]).rank.tolist()
    assert rank[0] > rank[1] > rank[2] > max(rank[3:])
    assert sorted(rank) == list(range(26))
