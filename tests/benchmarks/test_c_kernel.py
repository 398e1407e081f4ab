"""The kernel in C takes the same steps to the same values as the compiled one: else the ratio of their times would say nothing."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from benchmarks.c_kernel import CKernel, available
from benchmarks.hands import make_hands
from paperback import lexicon
from paperback.lexicon import arrays as lexicon_arrays
from paperback.lexicon.arrays import LexiconArrays
from paperback.search import PEOPLE, Rack, Value, best
from tests.search.racks import DYSLEXIC, SPACEBAR, any_rack, any_value, rack_of, wide_rack

pytestmark = pytest.mark.skipif(not available(), reason="no C compiler")


@pytest.fixture(scope="module")
def arrays() -> LexiconArrays:
    return lexicon_arrays.load(lexicon.load("en"))


@pytest.fixture(scope="module")
def in_c(arrays: LexiconArrays) -> CKernel:
    return CKernel(arrays)


def differing(in_c: CKernel, arrays: LexiconArrays, asked: Iterable[tuple[Rack, Value]], **how: int) -> list[tuple[object, ...]]:
    """What the two kernels answer differently: value and nodes; a rack without a word tells no nodes."""
    out: list[tuple[object, ...]] = []
    for rack, value in asked:
        found = best(arrays, rack, value, ties=bool(how.get("ties")), level=how.get("level", 255), shortest=how.get("shortest", 2))
        worth, nodes = in_c.best(rack, value, how.get("level", 255), how.get("shortest", 2), bool(how.get("ties")))
        if (found and (found.value, found.nodes)) != (None if worth is None else (worth, nodes)):
            out.append((rack, value, found, worth, nodes))
    return out


@pytest.mark.parametrize("ties", [False, True])
def test_200_hands_have_equal_values_by_equal_steps(in_c: CKernel, arrays: LexiconArrays, ties: bool) -> None:
    assert differing(in_c, arrays, [(rack, PEOPLE) for _, rack in make_hands()], ties=ties) == []


def test_levels_and_short_words_are_left_out_alike(in_c: CKernel, arrays: LexiconArrays) -> None:
    hands = [(rack, PEOPLE) for _, rack in make_hands()][::10]
    assert differing(in_c, arrays, hands, level=2) == []
    assert differing(in_c, arrays, hands, shortest=7) == []


def test_two_words_and_turned_pairs_have_equal_values_by_equal_steps(in_c: CKernel, arrays: LexiconArrays) -> None:
    hands = [rack._replace(common=rack_of([], face).common) for face in (SPACEBAR, DYSLEXIC) for _, rack in make_hands()[80:160:8]]
    found = [in_c.best(rack) for rack in hands]
    assert all(worth for worth, _ in found)
    assert differing(in_c, arrays, [(rack, PEOPLE) for rack in hands]) == []


def test_any_cards_values_and_powers_have_equal_values_by_equal_steps(in_c: CKernel, arrays: LexiconArrays) -> None:
    chance = Random(5)
    asked = [((wide_rack if n % 2 else any_rack)(chance, 7, spacebar=n % 3 == 0), any_value(chance)) for n in range(400)]
    assert differing(in_c, arrays, asked, ties=True) == []
    assert differing(in_c, arrays, asked) == []


def test_a_rack_without_a_word_has_no_value(in_c: CKernel) -> None:
    assert in_c.best(rack_of(["common-e"]))[0] is None


def test_a_rack_wider_than_the_c_code_is_refused(in_c: CKernel) -> None:
    with pytest.raises(RuntimeError, match="too wide"):
        in_c.best(rack_of(["common-e"] * 65))
