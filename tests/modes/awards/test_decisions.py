"""The longest word where all play a round at once (rules 5.7, 10.2)."""

from __future__ import annotations

from paperback.modes.awards.part import AWARD, LONGEST_WORD
from paperback.testing import Table
from tests.modes.deadline.drafts import draft, finish


def awarded(measure: str) -> Table:
    """A round of a game with this award."""
    for seed in map(str, range(100)):
        table = draft("A B C D E", modules=("awards",), seed=seed, draw="R S L N T")
        if table.view().parts["awards"].measure == measure:
            return table
    raise AssertionError(measure)


def test_5_7_the_longest_word_of_a_round_counts_when_the_round_is_over() -> None:
    table = awarded(LONGEST_WORD)
    table.lay("A B C D")
    assert table.at(1).view().parts["awards"].standing == (0, 0)
    finish(table, table.at(1))
    assert table.at(1).view().parts["awards"].standing == (4, 0)
    table.lay("R S")
    finish(table, table.at(1))
    assert AWARD.of(table.state).longest == [4, 0]
