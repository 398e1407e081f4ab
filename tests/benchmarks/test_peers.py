"""The peers find what the kernel finds: a ratio to a program that does something else would say nothing."""

from __future__ import annotations

import pytest

from benchmarks.counts import Counts
from benchmarks.hands import make_hands
from benchmarks.kernel import words
from benchmarks.lexpy_peer import OverLexpy, lexicons
from benchmarks.met import hands_met
from benchmarks.search import agree, top
from paperback import lexicon
from paperback.lexicon.arrays import LexiconArrays, load
from paperback.search import PEOPLE, best


@pytest.fixture(scope="module")
def arrays() -> LexiconArrays:
    return load(lexicon.load("en"))


def test_letter_counts_find_the_kernel_s_value_on_hands_of_each_kind(arrays: LexiconArrays) -> None:
    counts = Counts(words(arrays))
    for _, rack in make_hands()[::4]:
        found = best(arrays, rack)
        assert found
        assert counts.best(rack, PEOPLE) == found.value


def test_letter_counts_know_a_length_mark(arrays: LexiconArrays) -> None:
    counts = Counts(words(arrays))
    for one in hands_met()[::500]:
        value = one.value._replace(leaving=0)
        found = best(arrays, one.rack, value)
        assert found
        assert counts.best(one.rack, value) == found.value


def test_trying_everything_over_lexpy_finds_the_kernel_s_value(arrays: LexiconArrays) -> None:
    pytest.importorskip("lexpy", reason="a peer that only `make bench` installs")
    for root in lexicons(words(arrays)).values():
        for _, rack in make_hands()[:80:20]:
            found = best(arrays, rack)
            assert found
            assert top(OverLexpy, root, rack) == found.value


def test_a_peer_that_differs_stops_the_run(arrays: LexiconArrays) -> None:
    rack = make_hands(1)[0][1]
    found = best(arrays, rack)
    assert found
    agree(found, found.value, rack)
    with pytest.raises(RuntimeError, match="where a peer finds"):
        agree(found, found.value + 1, rack)
