"""The search's time beside its peers, on the 200 fixed hands and on hands of real games; all of them agree, or the run stops."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, TypeAlias

from paperback import lexicon
from paperback.bots.dials import USUAL
from paperback.lexicon.arrays import EVERY_LEVEL, LexiconArrays, load
from paperback.search import COMPILED, PEOPLE, Found, Rack, Value, best
from paperback.search.kernel import Kernel
from paperback.search.kernel.codes import LOWEST
from paperback.search.query import SHORTEST, UNLIMITED
from paperback.search.rack import lay_out

from . import c_kernel
from .counts import Counts
from .hands import make_hands
from .kernel import words
from .lexpy_peer import OverLexpy, lexicons
from .met import Asked, hands_met
from .oracle import Oracle, trie_of
from .report import Row, at_least, at_most, no_slower, told
from .timing import MICRO, ROUNDS, each, quickest, seconds, share
from .versions import package

FORM: Final = "compiled" if COMPILED else "plain Python"
PLAIN: Final = "import benchmarks.search; print(benchmarks.search.plain_seconds())"
EVERY_FIFTH: Final = 5
EVERY_TWENTIETH: Final = 20
ORACLE: Final = {True: 700, False: 20}
"""Times faster than the oracle: compiled, and plain."""
LEXPY: Final = 400
COUNTS: Final = 30
HAND_WRITTEN: Final = 1.4
MEDIAN, P95, WORST, MET = 40, 800, 10_000, 40
"""Microseconds."""
Ask: TypeAlias = Callable[[Rack], Found | None]


def rows() -> Iterable[Row]:
    """Measure all of them; RuntimeError where a peer finds another value than the kernel."""
    arrays = load(lexicon.load(lexicon.DEFAULT))
    hands = [rack for _, rack in make_hands()]
    ask = partial(best, arrays, ties=False)
    yield from _latency(ask, hands)
    yield from _in_games(arrays, hands_met())
    yield from _in_c(arrays, ask, hands)
    yield from _oracle(arrays, ask, hands)
    counts = Counts(words(arrays))
    yield beside(f"200 hands, {FORM}", ask, hands, f"numpy {package('numpy')}, letter counts", counts.best, COUNTS, promise=COMPILED)
    some = hands[::EVERY_FIFTH]
    for name, root in lexicons(words(arrays)).items():
        title = f"{name.split()[0]} {package('lexpy')}, {name.split()[1]}"
        yield beside(f"{len(some)} hands, {FORM}", ask, some, f"{title}, all tried", partial(top, OverLexpy, root), LEXPY, promise=COMPILED)


def _latency(ask: Ask, hands: Sequence[Rack]) -> Iterable[Row]:
    times = [MICRO * one for one in each(ask, hands)]
    name = f"one query of the 200 hands, {FORM}"
    yield at_most(f"{name}: median", share(times, 0.5), "µs", MEDIAN, promise=False)
    yield at_most(f"{name}: 95 of 100", share(times, 0.95), "µs", P95, promise=False)
    yield at_most(f"{name}: worst", times[-1], "µs", WORST, promise=False)
    yield told(f"{name}: mean", sum(times) / len(times), "µs")


def _in_games(arrays: LexiconArrays, met: tuple[Asked, ...]) -> Iterable[Row]:
    for title, level in (("", EVERY_LEVEL), (", words that players know", USUAL)):
        taken = seconds(partial(ask_all, load(lexicon.load(lexicon.DEFAULT), level=level), met, level))
        name = f"one query of {len(met):,} hands of games{title}: mean, single pass"
        yield at_most(name, MICRO * taken / len(met), "µs", MET, promise=False)
    some = met[::EVERY_TWENTIETH]
    trie = trie_of(words(arrays))
    ours = quickest(partial(ask_all, arrays, some, EVERY_LEVEL))[0]
    values: list[int | None] = []
    theirs = seconds(lambda: values.extend(top(Oracle, trie, one.rack, one.value) for one in some))
    for one, found, value in zip(some, ask_all(arrays, some, EVERY_LEVEL), values, strict=True):
        agree(found, value, one.rack)
    yield at_least(f"{len(some)} hands of games, {FORM}", ours, "s", "all tried, in Python", theirs, theirs / ours, ORACLE[COMPILED])


def _in_c(arrays: LexiconArrays, ask: Ask, hands: Sequence[Rack]) -> Iterable[Row]:
    """The kernel beside the one in C, as both are asked in Python, and by itself: the rack is laid out, the result stays in numbers."""
    if not c_kernel.available():
        print("left out: the kernel in C, since there is no C compiler")
        return
    name, target = "the same kernel written in C", HAND_WRITTEN
    peer = c_kernel.CKernel(arrays)
    for rack in hands:
        agree(ask(rack), peer.best(rack)[0], rack)
    ours, theirs = quickest(lambda: [*map(ask, hands)], lambda: [*map(peer.best, hands)], rounds=2 * ROUNDS)
    yield no_slower(f"200 hands, {FORM}", ours, "s", name, theirs, ours / theirs, target, promise=COMPILED)
    kernel = Kernel()
    kernel.open(arrays.nodes, arrays.classes, arrays.words, arrays.levels, arrays.rank)
    kernel.want(*PEOPLE)
    kernel.ask(1, EVERY_LEVEL, SHORTEST, 1, UNLIMITED, LOWEST)
    laid = [lay_out(rack) for rack in hands]
    questions = [c_kernel.ask(one) for one in laid]

    def by_itself() -> None:
        for one in laid:
            kernel.take(one.data, one.hand, one.common, one.spacebar, one.dyslexic, one.wilds)
            kernel.search()

    ours, theirs = quickest(by_itself, lambda: [*map(peer.run, questions)], rounds=2 * ROUNDS)
    yield no_slower(f"200 hands, {FORM}, the kernel by itself", ours, "s", name, theirs, ours / theirs, target, promise=COMPILED)


def ask_all(arrays: LexiconArrays, asked: Sequence[Asked], level: int) -> list[Found | None]:
    """Ask questions of games again."""
    return [best(arrays, one.rack, one.value, level=level, shortest=one.shortest, ties=False) for one in asked]


def _oracle(arrays: LexiconArrays, ask: Ask, hands: Sequence[Rack]) -> Iterable[Row]:
    row = beside(f"200 hands, {FORM}", ask, hands, "all tried, in Python", partial(top, Oracle, trie_of(words(arrays))), ORACLE[COMPILED])
    yield row
    if COMPILED and row.theirs:
        plain = float(
            subprocess.run(
                [sys.executable, "-c", PLAIN], env=os.environ | {"PAPERBACK_PLAIN": "1"}, capture_output=True, text=True, check=True
            ).stdout
        )
        yield at_least("200 hands, plain Python", plain, "s", row.peer, row.theirs, row.theirs / plain, ORACLE[False])


def plain_seconds() -> float:
    """Seconds for the 200 hands in this process."""
    arrays = load(lexicon.load(lexicon.DEFAULT))
    hands = [rack for _, rack in make_hands()]
    return quickest(lambda: [best(arrays, rack, ties=False) for rack in hands], rounds=3)[0]


def top(kind: type[Oracle], trie: Any, rack: Rack, value: Value = PEOPLE) -> int | None:
    """The best value that trying everything finds."""
    return max((play.value for play in kind(trie, rack, value).plays()), default=None)


def beside(
    name: str,
    ask: Ask,
    hands: Sequence[Rack],
    peer: str,
    theirs: Callable[[Rack, Value], int | None],
    target: float,
    *,
    promise: bool = True,
) -> Row:
    """Our time for these hands beside the peer's, measured before and after it."""
    before = quickest(lambda: [*map(ask, hands)])[0]
    found: list[int | None] = []
    taken = seconds(lambda: found.extend(theirs(rack, PEOPLE) for rack in hands))
    ours = min(before, quickest(lambda: [*map(ask, hands)])[0])
    for rack, value in zip(hands, found, strict=True):
        agree(ask(rack), value, rack)
    return at_least(name, ours, "s", peer, taken, taken / ours, target, promise=promise)


def agree(ours: Found | None, theirs: int | None, rack: Rack) -> None:
    """RuntimeError if the kernel and a peer find different values."""
    if theirs != (ours.value if ours else None):
        message = f"the kernel finds {ours} where a peer finds {theirs}: {[face.key for _, face in rack.hand]}"
        raise RuntimeError(message)
