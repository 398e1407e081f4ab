"""Nodes visited by the search: the same on every machine, so this is what guards it against getting worse."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from paperback import lexicon
from paperback.bots.dials import USUAL
from paperback.lexicon.arrays import EVERY_LEVEL, LexiconArrays, load
from paperback.search import Rack, best

from .hands import beside, make_hands
from .met import Asked, hands_met
from .report import Row, at_most, told

MOST: Final = 1300
MOST_ORDERED: Final = 2000
NODES: Final = "nodes"


def rows() -> Iterable[Row]:
    """Count the nodes of a query in each set of hands."""
    arrays, known = (load(lexicon.load(lexicon.DEFAULT), level=level) for level in (EVERY_LEVEL, USUAL))
    hands, met = [rack for _, rack in make_hands()], hands_met()
    yield at_most("a query of the 200 hands, mean", mean_nodes(arrays, hands, ties=False), NODES, MOST)
    yield at_most("the same, equals in alphabetical order", mean_nodes(arrays, hands, ties=True), NODES, MOST_ORDERED)
    yield at_most(f"{len(met):,} hands of games with a length mark, mean", mean_nodes_asked(arrays, met, EVERY_LEVEL), NODES, MOST)
    yield at_most("the same, words that players know", mean_nodes_asked(known, met, USUAL), NODES, MOST)
    for name, key in (
        ("two words (Spacebar), 200 hands", "common-spacebar"),
        ("pairs turned around (Dyslexic), 200 hands", "common-dyslexic"),
    ):
        doubled = [rack for _, rack in beside(key, make_hands())]
        yield told(name, mean_nodes(arrays, doubled, ties=False), NODES)


def mean_nodes(arrays: LexiconArrays, hands: list[Rack], *, ties: bool) -> float:
    """Nodes visited per query."""
    found = [best(arrays, rack, ties=ties) for rack in hands]
    return sum(play.nodes for play in found if play) / len(hands)


def mean_nodes_asked(arrays: LexiconArrays, met: Iterable[Asked], level: int) -> float:
    """Nodes visited per question that players asked."""
    found = [best(arrays, one.rack, one.value, level=level, shortest=one.shortest, ties=False) for one in met]
    return sum(play.nodes for play in found if play) / len(found)


def words(arrays: LexiconArrays) -> list[str]:
    """All words of a lexicon's arrays."""
    bytes_ = bytes(arrays.words)
    return ["".join(chr(65 + letter) for letter in bytes_[at : at + bytes_[at + 15]]) for at in range(0, len(bytes_), 16)]
