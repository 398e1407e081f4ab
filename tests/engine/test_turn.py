from __future__ import annotations

import pytest

from paperback.engine.commands import Buy, Done, Pass
from paperback.engine.events import CommonGained, Discarded, Drawn, Passed, Shuffled, Trashed, TurnEnded, TurnStarted, WordPlayed
from paperback.engine.rejection import Code
from paperback.engine.steps import Shop, SpellWord
from paperback.testing import scenario


def kinds(events: tuple[object, ...], *wanted: type) -> list[type]:
    return [type(event) for event in events if isinstance(event, wanted)]


def test_2_1_the_steps_follow_each_other() -> None:
    table = scenario("C A/2 letter-m-5-trash letter-t-6-double-neighbour letter-u-5-keep-1 R", common="common-o", draw="S T L N R")
    asked = [type(table.question).__name__]
    table.spell("CATU"[:3] + "M")
    asked.append(type(table.question).__name__)
    table.answer()
    asked.append(type(table.question).__name__)
    table.answer("A/2")
    asked.append(type(table.question).__name__)
    table.done()
    asked.append(type(table.at(1).question).__name__)
    assert asked == ["SpellWord", "ChooseCards", "ChooseCards", "Shop", "SpellWord"]


def test_2_1_a_word_is_made_once_a_turn() -> None:
    table = scenario("C A T S")
    table.spell("CAT")
    assert table.refusal(Pass()) is Code.NOT_NOW
    assert table.refused("S") is Code.NOT_NOW


def test_2_1_nobody_else_can_act() -> None:
    table = scenario("C A T", seats=3)
    for seat in (1, 2):
        assert table.at(seat).accepts() == frozenset()
        assert table.at(seat).refusal(Pass()) is Code.NOT_NOW
        assert table.at(seat).refusal(Done()) is Code.NOT_NOW
    table.spell("CAT")
    card = table.state.market.piles[0][-1]
    assert table.at(1).refusal(Buy(card)) is Code.NOT_NOW


@pytest.mark.parametrize(("won", "letters"), [(0, 7), (1, 8), (2, 9), (3, 10)])
def test_2_6_a_word_of_the_tracks_length_gains_the_common_card(won: int, letters: int) -> None:
    for length, gained in ((letters - 1, won), (letters, won + 1), (letters + 1, won + 1)):
        table = scenario(" ".join("ABCDFGHJKLM"[:length]), won=won)
        table.spell("ABCDFGHJKLM"[:length])
        assert len(table.state.market.won) == gained


@pytest.mark.parametrize(("won", "letters"), [(0, 7), (1, 8), (2, 9), (3, 10)])
def test_2_6_longer_asks_for_one_letter_more_against_the_same_numbers(won: int, letters: int) -> None:
    for length, gained in ((letters, won), (letters + 1, won + 1)):
        table = scenario(" ".join("ABCDFGHJKLM"[:length]), won=won, length_rule="longer")
        table.spell("ABCDFGHJKLM"[:length])
        assert len(table.state.market.won) == gained


def test_2_6_the_card_goes_to_the_discard_pile_and_the_next_shows_at_once() -> None:
    table = scenario("A B C D F G H", common="common-i")
    table.spell("ABCDFGH")
    assert table.discard == ["common-i"]
    assert table.common != "common-i"
    gained = next(event for event in table.events if isinstance(event, CommonGained))
    assert table.keys([gained.card, gained.revealed]) == ["common-i", table.common]
    assert isinstance(table.question, Shop)


def test_2_6_one_common_card_a_turn() -> None:
    """D25: a word longer than the last step neither looks past the track nor wins twice."""
    table = scenario(" ".join("ABCDFGHJKLMNP"))
    table.spell("ABCDFGHJKLMNP")
    assert len(table.state.market.won) == 1
    last = scenario(" ".join("ABCDFGHJKLMNP"), won=3)
    last.spell("ABCDFGHJKLMNP")
    assert len(last.state.market.won) == 4
    assert last.state.market.commons == []


def test_2_6_the_gained_card_can_be_drawn_in_the_same_turn() -> None:
    table = scenario("A B C D F G H", common="common-i")
    table.spell("ABCDFGH")
    table.finish()
    assert "common-i" in [*table.hand, *table.draw]


def test_2_7_the_gained_card_still_scores_where_it_was_used() -> None:
    table = scenario("B C D F G H letter-e-4-common-used", common="common-i")
    table.lay("common-i B C D F G H letter-e-4-common-used")
    assert table.discard == ["common-i"]
    assert table.score == 1 + 6 + 1 + 1
    table.finish()
    assert [*table.hand, *table.draw, *table.discard].count("common-i") == 1


def test_2_7_the_new_common_card_cannot_be_used_any_more_this_turn() -> None:
    table = scenario("A B C D F G H S", common="common-i")
    table.spell("ABCDFGH")
    assert table.refusal(table.laying("S common-a")) is Code.NOT_NOW


def test_2_8_only_cards_of_the_word_are_active() -> None:
    table = scenario("A B letter-j-10-double-word letter-p-7-draw-3")
    table.spell("AB")
    assert (table.score, table.extra) == (2, 0)


def test_2_8_what_asks_nothing_happens_and_what_asks_comes_one_at_a_time_as_the_player_picks() -> None:
    table = scenario("letter-m-5-trash letter-g-6-trash-draw-1 letter-o-7-trash-2c vowel-e-2 S T", discard="L")
    table.lay("letter-m-5-trash letter-o-7-trash-2c letter-g-6-trash-draw-1 vowel-e-2")
    assert type(table.question).__name__ == "ChooseAbility"
    assert table.me.turn.doomed != []
    assert table.options == ["letter-m-5-trash", "letter-o-7-trash-2c", "letter-g-6-trash-draw-1"]
    table.pick("letter-o-7-trash-2c")
    table.answer("L")
    table.pick("letter-g-6-trash-draw-1")
    table.answer("S")
    assert table.options == ["T"]
    table.answer("T")
    assert table.trash == ["L", "S", "T"]
    assert (table.score, table.extra) == (2 + 2 + 2 + 2 + 2, 1)


def test_2_8_an_ability_with_nothing_to_choose_is_skipped() -> None:
    table = scenario("letter-m-5-trash A")
    table.lay("letter-m-5-trash A")
    assert isinstance(table.question, Shop)


def test_2_8_two_that_want_the_last_card_do_not_lock_the_turn() -> None:
    """D53: the second ability finds nothing left and is skipped."""
    table = scenario("letter-m-5-trash letter-o-7-trash-2c S")
    table.lay("letter-m-5-trash letter-o-7-trash-2c")
    table.pick("letter-o-7-trash-2c")
    table.answer("S")
    assert isinstance(table.question, Shop)


def test_2_8_trashing_is_decided_before_buying_and_a_trashed_card_of_the_word_still_scores() -> None:
    table = scenario("vowel-a-2 T/3 S", draw="R S T L N")
    table.spell("AT")
    assert table.trash == []
    assert table.score == 5
    table.done()
    assert table.trash == ["vowel-a-2"]
    assert sorted(table.discard) == ["S", "T/3"]


def test_2_8_declining_every_offer_still_cleans_up() -> None:
    """D38: saying no to every optional ability does not skip the end of the turn."""
    table = scenario(
        "letter-m-5-trash letter-n-6-look-5 letter-h-6-copy letter-e-7-gain-5 letter-c-4-flush-1 letter-l-6-buy-to-top letter-u-5-keep-1 S",
        draw="R S T L N R S",
    )
    table.lay(
        "letter-h-6-copy letter-m-5-trash letter-n-6-look-5 letter-e-7-gain-5 letter-c-4-flush-1 letter-l-6-buy-to-top letter-u-5-keep-1"
    )
    table.finish()
    assert table.trash == []
    assert table.hand == ["R", "S", "T", "L", "N"]
    assert len(table.discard) == 9  # the seven, the S, the common card won by length
    assert table.me.laid == []
    assert table.state.active == 1


def test_2_13_word_rest_of_the_hand_and_purchases_are_discarded() -> None:
    table = scenario("C/9 A T S", draw="R S T L N", offer={1: "D/2@3 F@3 G@3 H@3"})
    table.spell("CA")
    table.buy("D/2@3")
    table.done()
    assert sorted(table.discard) == sorted(["C/9", "A", "T", "S", "D/2@3"])
    assert table.hand == ["R", "S", "T", "L", "N"]


def test_2_13_the_common_card_stays_on_the_track() -> None:
    table = scenario("C/9 T", common="common-a", draw="R S T L N")
    table.lay("C/9 common-a T")
    table.done()
    assert sorted(table.discard) == ["C/9", "T"]
    assert table.common == "common-a"


def test_2_14_five_cards_and_those_of_abilities_are_drawn() -> None:
    table = scenario("letter-p-7-draw-3 letter-e-7-draw-2 S", draw="A B C D F G H J K L M")
    table.lay("letter-p-7-draw-3 letter-e-7-draw-2")
    table.done()
    assert table.hand == ["A", "B", "C", "D", "F", "G", "H", "J", "K", "L"]


def test_2_14_the_order_of_events_at_the_end_of_a_turn() -> None:
    """D37: trash, discard, draw, shuffle only when a card is missing, draw on; then the next turn."""
    table = scenario("vowel-a-2 T S", draw="R S")
    table.spell("AT")
    table.done()
    wanted = (Trashed, Discarded, Drawn, Shuffled, TurnEnded, TurnStarted)
    assert kinds(table.events, *wanted) == [Trashed, Discarded, Drawn, Shuffled, Drawn, TurnEnded, TurnStarted]


def test_2_16_conditions_are_judged_once_when_the_word_is_laid() -> None:
    """Trashing the unused card afterwards neither uses the whole hand nor lowers a count."""
    table = scenario("letter-m-5-trash letter-u-3-whole-hand unlock-a-5-per-unused S")
    table.lay("letter-m-5-trash letter-u-3-whole-hand unlock-a-5-per-unused")
    table.answer("S")
    assert table.score == 2 + 1 + 1 + 1
    none_left = scenario("letter-m-5-trash letter-u-3-whole-hand", discard="T")
    none_left.lay("letter-m-5-trash letter-u-3-whole-hand")
    none_left.answer("T")
    assert none_left.score == 2 + 1 + 1


def test_2_16_gaining_the_common_card_does_not_change_whether_it_was_used() -> None:
    table = scenario("B C D F G letter-h-6-copy letter-e-4-common-used", common="common-i")
    table.lay("common-i B C D F G letter-h-6-copy letter-e-4-common-used")
    table.answer("letter-e-4-common-used")
    assert table.score == 1 + 5 + 3 + 1 + 1 + 1


def test_d55_nothing_of_a_turn_is_left_when_the_next_one_begins() -> None:
    table = scenario(
        "letter-y-5-discount-pairs letter-l-6-buy-to-top letter-u-5-keep-1 letter-p-7-draw-3 letter-d-7-gain-6 vowel-a-2 S",
        draw="A B C D F G H J K L M",
    )
    table.lay("letter-y-5-discount-pairs letter-l-6-buy-to-top letter-u-5-keep-1 letter-p-7-draw-3 letter-d-7-gain-6 vowel-a-2")
    fresh = type(table.me.turn)()
    assert table.me.turn != fresh
    table.use("letter-d-7-gain-6")
    table.answer("letter-t-3-plain")
    table.buy("letter-n-3-plain", on_top=True)
    table.done()
    table.answer("S")
    table.others_pass()
    assert table.me.turn == fresh
    assert isinstance(table.question, SpellWord)


def test_a_turn_that_passes_says_so() -> None:
    table = scenario("A B", draw="R S T L N")
    table.passes()
    assert kinds(table.events, Passed, WordPlayed) == [Passed]
