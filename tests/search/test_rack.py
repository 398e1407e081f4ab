"""How a rack lies for the kernel, and all ways to read its cards."""

from __future__ import annotations

from paperback.search import RackReading
from paperback.search.rack import NOTHING_READ, lay_out, ways_to_read
from tests.search.racks import POWER, doubled, rack_of


def ways(reading: RackReading, *hand: str) -> list[dict[int, tuple[str, ...]]]:
    rack = rack_of(hand, "common-e")._replace(readings=(reading,))
    return [{card: row.readings for card, row in read.items()} for read in ways_to_read(rack)]


def test_cards_beside_the_hand_lie_between_it_and_the_common_card() -> None:
    laid = lay_out(rack_of(["start-s", "letter-j-10-double-word", "start-s"], "common-e", beside=["genre-western-l", "genre-western-out"]))
    assert laid.cards[:3] == [11, 10, 12]
    assert set(laid.cards[3:5]) == {70, 71}
    assert (laid.cards[5], laid.common, laid.hand) == (0, 5, 3)


def test_10_1_each_kind_of_card_is_read_otherwise_once() -> None:
    rack = rack_of(["start-s", "start-t", "start-s", "start-wild", "pair-st-3-plain"])
    assert ways(doubled(rack), "start-s", "start-t", "start-s", "start-wild", "pair-st-3-plain") == [
        {},
        {12: ("SS",)},
        {11: ("TT",)},
    ]


def test_two_cards_are_read_otherwise_where_two_may_be() -> None:
    reading = RackReading(POWER, {10: ("X",), 11: ("X",), 12: ("Y",)}, 2)
    assert ways(reading, "start-s", "start-s", "start-t") == [
        {},
        {12: ("Y",)},
        {11: ("X",)},
        {12: ("Y",), 11: ("X",)},
        {11: ("X",), 10: ("X",)},
    ]
    assert len(ways(reading._replace(limit=0), "start-s", "start-s", "start-t")) == 6


def test_what_a_card_reads_as_anyway_is_no_other_way() -> None:
    assert ways(RackReading(POWER, {10: ("OO",)}, 1), "letter-o-4-doubled") == [{}]


def test_a_reading_that_a_card_of_the_rack_gives_is_passed_over() -> None:
    assert ways(RackReading(10, {10: ("OO",)}, 1), "vowel-o-2") == [{}]
    assert ways(RackReading(0, {10: ("OO",)}, 1), "vowel-o-2") == [{}]


def test_10_1_two_powers_read_different_cards() -> None:
    rack = rack_of(["start-s", "start-t"])
    power = RackReading(POWER, {10: ("SS",), 11: ("TT",)}, 1)
    other = RackReading(POWER + 1, {10: ("R",)}, 1, muted=True)
    read = list(ways_to_read(rack._replace(readings=(power, other))))
    assert read[0] is NOTHING_READ
    assert [{card: row.readings for card, row in one.items()} for one in read[1:]] == [
        {11: ("TT",)},
        {10: ("SS",)},
        {10: ("R",)},
        {11: ("TT",), 10: ("R",)},
    ]
