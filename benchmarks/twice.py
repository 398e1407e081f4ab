"""Two words beside a Spacebar and pairs turned around beside a Dyslexic: the 200 hands again, each a set of its own."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from paperback import lexicon
from paperback.lexicon.arrays import load
from paperback.search import COMPILED, best

from .hands import beside as beside_common
from .hands import make_hands
from .kernel import words
from .oracle import Oracle, trie_of
from .report import Row, told
from .search import ORACLE, beside, top
from .timing import MICRO, each, share

SPACEBAR: Final = {True: 300, False: 20}
"""Times faster than the oracle. It can do the smaller hands only, which leave least to skip."""


def rows() -> Iterable[Row]:
    """Measure latency on all hands, and agreement with the oracle; RuntimeError if they differ.

    To try every two words of a late hand would take hours, so the oracle has the opening and the middle hands only.
    """
    arrays = load(lexicon.load(lexicon.DEFAULT))
    ask = partial(best, arrays, ties=False)
    oracle = partial(top, Oracle, trie_of(words(arrays)))
    peer = "all tried, in Python"
    for name, key in (("two words (Spacebar)", "common-spacebar"), ("turned pairs (Dyslexic)", "common-dyslexic")):
        hands = beside_common(key, make_hands())
        times = [MICRO * one for one in each(ask, [rack for _, rack in hands])]
        for part, value in (("median", share(times, 0.5)), ("95 of 100", share(times, 0.95)), ("worst", times[-1])):
            yield told(f"{name}, one query of the 200 hands: {part}", value, "µs")
        if key == "common-spacebar":
            some = [rack for kind, rack in hands if kind != "late"]
            yield beside(f"{name}, {len(some)} opening and middle hands", ask, some, peer, oracle, SPACEBAR[COMPILED])
        else:
            some = [rack for _, rack in hands][::2]
            yield beside(f"{name}, {len(some)} hands", ask, some, peer, oracle, ORACLE[COMPILED])
