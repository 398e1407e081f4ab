"""A seat's rack: its hand and what its game lends, forbids and lets it read."""

from __future__ import annotations

from paperback.engine.part import Part
from paperback.engine.rejection import Code, Rejection
from paperback.engine.rules import Moment, Reading, Rules, Spelling
from paperback.engine.spelling import Tile, Word
from paperback.search import RackReading, accept_of, rack_of
from paperback.testing import scenario
from paperback.testing.table import Table

POWER = 900


def moment(table: Table, *modules: Part) -> Moment:
    """The moment of the table's seat in a game with these modules."""
    rules = table.game.rules
    return Moment(
        Rules(rules.mode, rules.settings, rules.library, rules.lexicon, modules), table.state, table.game.chance, table.seat, None
    )


def forbidding(cards: list[int]) -> Part:
    return Part(name="forbidding", unusable=lambda _: frozenset(cards))


def test_2_2_a_rack_is_the_hand_and_the_common_card() -> None:
    table = scenario("R S ?", common="common-e")
    rack = rack_of(moment(table))
    assert [card for card, _ in rack.hand] == table.me.hand
    assert [face.key for _, face in rack.hand] == ["R", "S", "start-wild"]
    assert (rack.common and rack.common.face.key, rack.wilds, rack.beside, rack.readings) == ("common-e", True, (), ())


def test_7_3_what_is_lent_lies_beside_the_hand() -> None:
    table = scenario("R S ?", common="common-e")
    other = table.state.seats[1].hand[0]
    rack = rack_of(moment(table, Part(name="lending", spelling=lambda _, spelling: spelling.lend(other))))
    assert [card for card, _ in rack.beside] == [other]
    assert [face for _, face in rack.beside] == [moment(table).card(other)]


def test_9_2_a_common_card_and_wilds_that_are_forbidden_are_not_there_to_use() -> None:
    table = scenario("R S ?", common="common-e")
    assert rack_of(moment(table, forbidding([table.state.market.commons[-1]]))).common is None
    assert not rack_of(moment(table, forbidding(table.me.hand[2:]))).wilds
    assert len(rack_of(moment(table, forbidding(table.me.hand[2:]))).hand) == 3


def test_10_1_readings_are_those_of_powers_and_not_of_cards_of_the_rack() -> None:
    table = scenario("R letter-o-4-doubled TH", common="common-dyslexic")
    card = table.me.hand[0]

    def widen(_: Moment, spelling: Spelling) -> None:
        spelling.readings.append(Reading(POWER, {card: ("Q", "S")}, 1, muted=True))

    rack = rack_of(moment(table, Part(name="reading", spelling=widen)))
    assert rack.readings == (RackReading(POWER, {card: ("Q", "S")}, 1, muted=True),)


def test_7_3_words_are_accepted_that_no_part_of_the_game_refuses() -> None:
    def opens_with_s(_: Moment, words: tuple[Word, ...]) -> Rejection | None:
        return None if words[0][0].letters == "S" else Rejection(Code.NO_WORD)

    table = scenario("R S ?", common="common-e")
    assert accept_of(moment(table)) is None
    accept = accept_of(moment(table, Part(name="opening", word=opens_with_s)))
    assert accept
    r, s = (Tile(card, letter) for card, letter in zip(table.me.hand, "RS", strict=False))
    assert accept(((s, r),))
    assert not accept(((r, s),))
