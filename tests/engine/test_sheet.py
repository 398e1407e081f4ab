from __future__ import annotations

from itertools import permutations

from hypothesis import given, settings
from hypothesis import strategies as st

from paperback.engine.sheet import money, total
from paperback.engine.state import Line, TurnState
from paperback.testing import scenario

LINES = st.builds(
    Line, st.sampled_from(["card", "multiplied", "flat", "word", "outside"]), st.integers(0, 9), st.just(0), st.integers(0, 1)
)


def test_2_10_a_score_is_the_sum_of_the_letters() -> None:
    table = scenario("C/3 A/1 T/2 ?")
    table.lay("C/3 A/1 T/2 ?=S")
    assert table.lines == [("card", 3, "C/3"), ("card", 1, "A/1"), ("card", 2, "T/2"), ("card", 0, "start-wild")]
    assert table.score == 6


def test_2_10_cents_are_doubled_with_the_word_and_cards_before_them() -> None:
    """Card multipliers take the printed score, then cents, then the word's multiplier."""
    table = scenario("letter-f-3-first T/3 letter-t-6-double-neighbour letter-j-10-double-word")
    table.lay("letter-f-3-first T/3 letter-t-6-double-neighbour letter-j-10-double-word")
    table.answer("T/3")
    assert table.score == (1 + 3 + 2 + 4 + 3 + 2) * 2


def test_2_10_a_copied_double_word_triples() -> None:
    """D40: never four times."""
    table = scenario("C/3 letter-h-6-copy letter-j-10-double-word")
    table.lay("C/3 letter-h-6-copy letter-j-10-double-word")
    table.answer("letter-j-10-double-word")
    assert table.score == (3 + 3 + 4) * 3


def test_2_10_two_double_words_triple() -> None:
    table = scenario("letter-j-10-double-word A letter-n-9-no-wild-double-word")
    table.lay("letter-j-10-double-word A letter-n-9-no-wild-double-word")
    assert table.score == (4 + 1 + 2) * 3


def test_2_10_two_doublings_of_one_card_triple_it() -> None:
    table = scenario("letter-t-6-double-neighbour C/5 letter-o-7-double-neighbour")
    table.lay("letter-t-6-double-neighbour C/5 letter-o-7-double-neighbour")
    assert table.score == 2 + 5 * 3 + 2


def test_2_10_a_score_is_never_below_nothing() -> None:
    assert total([Line("card", 2, 0), Line("outside", -5, 0)]) == 0


@settings(deadline=None, derandomize=True)
@given(st.lists(LINES, max_size=5))
def test_2_10_the_order_of_lines_does_not_matter(lines: list[Line]) -> None:
    assert len({total(list(order)) for order in permutations(lines)}) <= 1


@settings(deadline=None, derandomize=True)
@given(st.lists(LINES, max_size=8))
def test_8_3_two_words_are_valued_apart_and_added(lines: list[Line]) -> None:
    words = [[line for line in lines if line.word == n and line.kind != "outside"] for n in (0, 1)]
    outside = sum(line.amount for line in lines if line.kind == "outside")
    assert total(lines) == total(words[0]) + total(words[1]) + outside


def test_2_12_money_is_the_score_less_what_is_spent() -> None:
    assert money(TurnState(lines=[Line("card", 9, 0), Line("outside", 1, 0)], spent=4)) == 6
