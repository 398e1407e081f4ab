from __future__ import annotations

from paperback.engine.rules import Moment
from paperback.modes.bounty.laying import laid
from paperback.testing import Table
from paperback.testing.scenario import scenario


def way(table: Table, word: str) -> list[str] | None:
    tiles = laid(Moment(table.game.rules, table.state, table.game.chance, 0, None), table.me.hand, word)
    return None if tiles is None else [f"{table.keys([tile.card])[0]}={tile.letters}" for tile in tiles]


def test_2_4_own_letters_come_before_wilds() -> None:
    table = scenario("? C A T", common="common-e")
    assert way(table, "CAT") == ["C=C", "A=A", "T=T"]
    assert way(table, "CATS") == ["C=C", "A=A", "T=T", "start-wild=S"]


def test_2_2_two_letter_cards_the_common_card_and_readings_are_tried() -> None:
    table = scenario("TH letter-o-4-doubled letter-q-9-qu-draw-3", common="common-e")
    assert way(table, "THE") == ["TH=TH", "common-e=E"]
    assert way(table, "THOO") == ["TH=TH", "letter-o-4-doubled=OO"]
    assert way(table, "QUOTH") == ["letter-q-9-qu-draw-3=QU", "letter-o-4-doubled=O", "TH=TH"]


def test_2_2_each_card_once() -> None:
    table = scenario("C A T", common="common-e")
    assert way(table, "CATA") is None
    assert way(table, "CATEE") is None


def test_8_2_a_reading_that_is_used_too_often_is_no_way() -> None:
    table = scenario("common-dyslexic TH EA", common="common-o")
    assert way(table, "HTEA") == ["TH=HT", "EA=EA"]
    assert way(table, "HTAE") is None
