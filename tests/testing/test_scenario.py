"""A table that a test lays out is the table that it asked for."""

from __future__ import annotations

from paperback.engine.steps import SpellWord
from paperback.testing import scenario


def test_a_table_is_as_it_was_asked_for() -> None:
    table = scenario(
        "C/3 TH ? letter-j-10-double-word",
        draw="A B",
        discard="D",
        common="common-i",
        won=1,
        offer={1: "F@3 G@3 H@3 J@3 K@3"},
        fame={0: 1},
        owned={1: "fame-17"},
        seats=3,
    )
    assert table.hand == ["C/3", "TH", "start-wild", "letter-j-10-double-word"]
    assert (table.draw, table.discard, table.common) == (["A", "B"], ["D"], "common-i")
    assert table.offer(1) == ["F@3", "G@3", "H@3"]
    assert table.keys(table.state.market.piles[1][::-1]) == ["F@3", "J@3", "K@3"]
    assert [len(pile) for pile in table.state.market.fame] == [1, 6, 3, 2]
    assert table.at(1).discard == ["fame-17-the-woman-who-outlived-her-century"]
    assert [table.keys([card]) for card, _ in table.state.market.won] == [["common-o"]]
    assert isinstance(table.question, SpellWord)
