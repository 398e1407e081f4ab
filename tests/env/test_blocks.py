from __future__ import annotations

from pathlib import Path

import pytest

from paperback.catalogue.library import load
from paperback.env import PaperbackEnv
from paperback.env.blocks import ENCODING, blocks
from paperback.testing.combinations import Combination
from tests.env.playing import FULL, agreed

GOLDEN = Path(__file__).parents[1] / "golden"


@pytest.mark.parametrize("combination", FULL, ids=lambda one: one.mode)
def test_actions_and_arrays_stay_as_they_are_as_long_as_their_version_does(combination: Combination) -> None:
    """A change here needs a new `ENCODING`, and new files in place of the old ones."""
    said = PaperbackEnv(agreed(combination, "golden")).spaces_text()
    kept = GOLDEN / f"environment-{ENCODING}-{combination.mode}.txt"
    assert kept.read_text("utf-8") == said + "\n"


def test_the_numbers_of_designs_stay_as_they_are_as_long_as_the_version_does() -> None:
    kept = (GOLDEN / f"environment-{ENCODING}-designs.txt").read_text("utf-8").split()
    assert kept == [card.key for card in load().faces]


def test_blocks_lie_one_after_the_other() -> None:
    table = blocks(235)
    assert table.word.start == 0
    assert [block.stop for block in table.all[:-1]] == [block.start for block in table.all[1:]]
    assert table.size == table.least.stop


def test_an_action_belongs_to_one_block() -> None:
    table = blocks(10)
    for action in range(table.size):
        block, index = table.of(action)
        assert block.at(index) == action
    with pytest.raises(IndexError, match=f"0 to {table.size - 1}"):
        table.of(table.size)
    assert table.pick.at(table.pick.size) is None
