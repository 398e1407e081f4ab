"""The search kernel beside the unpruned oracle, on 200 fixed hands."""

from __future__ import annotations

import time
from typing import Final

from paperback import lexicon
from paperback.lexicon.arrays import LexiconArrays, load
from paperback.search import COMPILED, PEOPLE, Rack, best

from .hands import make_hands
from .oracle import Oracle, Trie, trie_of
from .report import Row, at_least, at_most, show

MOST_NODES: Final = 2000
TIMES_FASTER: Final = 300
ROUNDS: Final = 5
FORM: Final = "compiled" if COMPILED else "plain Python"


def rows() -> list[Row]:
    """Measure nodes per query and the time of all hands; RuntimeError if kernel and oracle differ on a hand."""
    arrays = load(lexicon.load("en"))
    hands = [rack for _, rack in make_hands()]
    out = [
        at_most("kernel: nodes per query, mean of 200 hands", mean_nodes(arrays, hands, ties=False), MOST_NODES),
        at_most("kernel: the same, equal values ordered alphabetically", mean_nodes(arrays, hands, ties=True), MOST_NODES),
    ]
    for row in out:
        show(row)
    ours = _kernel_seconds(arrays, hands)
    peer = _oracle_seconds(arrays, hands)
    out.append(at_least(f"kernel ({FORM}): seconds for 200 hands; unpruned oracle", ours, peer, peer / ours, TIMES_FASTER))
    show(out[-1])
    return out


def mean_nodes(arrays: LexiconArrays, hands: list[Rack], *, ties: bool) -> float:
    """Nodes visited per query: the same on every machine."""
    found = [best(arrays, rack, ties=ties) for rack in hands]
    return sum(play.nodes for play in found if play) / len(hands)


def words(arrays: LexiconArrays) -> list[str]:
    """All words of a lexicon's arrays."""
    bytes_ = bytes(arrays.words)
    return ["".join(chr(65 + letter) for letter in bytes_[at : at + bytes_[at + 15]]) for at in range(0, len(bytes_), 16)]


def _kernel_seconds(arrays: LexiconArrays, hands: list[Rack]) -> float:
    """Processor time of the quickest round through all hands: one query is too short for the clock."""
    rounds = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for rack in hands:
            best(arrays, rack, ties=False)
        rounds.append(time.process_time() - start)
    return min(rounds)


def _oracle_seconds(arrays: LexiconArrays, hands: list[Rack]) -> float:
    trie: Trie = trie_of(words(arrays))
    total = 0.0
    for rack in hands:
        start = time.process_time()
        top = max((play.value for play in Oracle(trie, rack, PEOPLE).plays()), default=None)
        total += time.process_time() - start
        found = best(arrays, rack)
        if top != (found and found.value):
            message = f"kernel and oracle differ on {[face.key for _, face in rack.hand]}: {found} and {top}"
            raise RuntimeError(message)
    return total
