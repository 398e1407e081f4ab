"""What else the search is asked: all words, the best few, and the best by another value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from paperback import lexicon
from paperback.bots.greedy import wanted
from paperback.lexicon.arrays import load
from paperback.search import PEOPLE, Rack, Value, best, best_few, every

from .hands import make_hands
from .kernel import words
from .oracle import Oracle, trie_of
from .report import Row, told
from .timing import MICRO, quickest, seconds

FEW: Final = 20
EVERY_TENTH: Final = 10
VALUES: Final = {
    "the most cards, then money": Value(score=1, draw=0, card=1000),
    "the most draws, then money": Value(score=1, draw=1000),
    "8 letters at any price": Value(mark=8, gain=100_000),
    "as greedy players value it": wanted(8),
}


def rows() -> Iterable[Row]:
    """Measure them on the 200 hands; RuntimeError if the list of all words is not the oracle's."""
    arrays = load(lexicon.load(lexicon.DEFAULT))
    hands = [rack for _, rack in make_hands()]
    mean = partial(_mean, hands)
    yield told("the best, equals in alphabetical order", mean(partial(best, arrays)), "µs")
    yield told(f"the best {FEW}", mean(lambda rack: best_few(arrays, rack, FEW)), "µs")
    all_words = mean(partial(every, arrays))
    found = sum(len(every(arrays, rack)) for rack in hands) / len(hands)
    yield told(f"all words, {found:,.0f} of a hand", all_words, "µs")
    yield told("all words, by the word", all_words / found, "µs")
    for name, value in VALUES.items():
        yield told(f"the best by value: {name}", mean(partial(best, arrays, value=value, ties=False)), "µs")
    some = hands[::EVERY_TENTH]
    trie = trie_of(words(arrays))
    lists: list[dict[str, int]] = []
    theirs = seconds(lambda: lists.extend(_every(Oracle(trie, rack, PEOPLE)) for rack in some))
    ours = quickest(lambda: [every(arrays, rack) for rack in some])[0]
    for rack, listed in zip(some, lists, strict=True):
        if {play.text: play.value for play in every(arrays, rack)} != listed:
            message = f"the kernel and the oracle list different words: {[face.key for _, face in rack.hand]}"
            raise RuntimeError(message)
    yield told(f"all words of {len(some)} hands", ours, "s", "all tried, in Python", theirs, theirs / ours)


def _mean(hands: Sequence[Rack], ask: Callable[[Rack], Any], rounds: int = 3) -> float:
    return MICRO * quickest(lambda: [*map(ask, hands)], rounds=rounds)[0] / len(hands)


def _every(oracle: Oracle) -> dict[str, int]:
    """All words with their best values."""
    values: dict[str, int] = {}
    for play in oracle.plays():
        values[play.text] = max(play.value, values.get(play.text, play.value))
    return values
