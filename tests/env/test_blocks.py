from __future__ import annotations

import pytest

from paperback.env.blocks import ENCODING, blocks
from tools.write_encoding import GOLDEN, texts


@pytest.mark.parametrize("name", texts())
def test_actions_and_arrays_stay_as_they_are_as_long_as_their_version_does(name: str) -> None:
    """A change here needs a new `ENCODING`: then `python -m tools.write_encoding` writes new files."""
    assert (GOLDEN / name).read_text("utf-8") == texts()[name]


def test_there_are_files_of_this_version_only() -> None:
    assert {path.name for path in GOLDEN.glob("environment-*")} == set(texts())
    assert all(name.startswith(f"environment-{ENCODING}-") for name in texts())


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
