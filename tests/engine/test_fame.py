from __future__ import annotations

import pytest

from paperback.engine.commands import Pass
from paperback.engine.events import GameEnded, TurnEnded, TurnStarted
from paperback.engine.rejection import Code
from paperback.testing import Table, scenario


def ended(table: Table) -> str | None:
    return table.state.outcome.reason if table.state.outcome else None


def test_3_1_two_empty_fame_piles_end_the_game_after_that_turn() -> None:
    table = scenario("K/15 A S", fame={0: 1, 1: 1}, offer={1: "B@3 C@3 D@3"}, seats=3)
    table.spell("KA")
    table.buy("fame-5")
    table.buy("fame-8")
    assert ended(table) is None
    table.buy("B@3") if table.purse >= 3 else None
    table.done()
    assert ended(table) == "fame_piles"
    assert [type(event) for event in table.events[-3:-1]] == [TurnEnded, GameEnded]
    assert not any(isinstance(event, TurnStarted) for event in table.events)
    for seat in range(3):
        assert table.at(seat).accepts() == frozenset()
        assert table.at(seat).refusal(Pass()) is Code.GAME_OVER


def test_3_1_one_empty_pile_does_not() -> None:
    table = scenario("K/15 A", fame={0: 1, 1: 2})
    table.spell("KA")
    table.buy("fame-5")
    table.buy("fame-8")
    table.done()
    assert ended(table) is None


def test_3_1_a_gained_fame_card_counts_as_bought() -> None:
    table = scenario("letter-d-7-gain-6 A", fame={0: 1, 3: 0})
    table.lay("letter-d-7-gain-6 A")
    table.use("letter-d-7-gain-6")
    table.answer("fame-5")
    table.done()
    assert ended(table) == "fame_piles"


def test_3_1_the_last_common_card_ends_the_game_after_that_turn() -> None:
    table = scenario("A B C D F G H J K/9 L", won=3)
    table.spell("ABCDFGHJK" + "L")
    assert table.state.market.commons == []
    assert ended(table) is None
    table.buy("fame-5")
    table.done()
    assert ended(table) == "common_cards"
    assert table.state.outcome is not None
    assert table.state.outcome.fame[0] == 5 + 4


def test_3_1_pending_choices_come_before_the_counting() -> None:
    """D51: nothing is counted while an ability of the last turn waits."""
    table = scenario("A B C D F G H J K letter-m-5-trash fame-17 letter-u-5-keep-1", won=3)
    table.lay("A B C D F G H J K letter-m-5-trash letter-u-5-keep-1")
    table.answer("fame-17")
    table.done()
    assert ended(table) == "common_cards"
    assert table.state.outcome is not None
    assert table.state.outcome.fame[0] == 5


@pytest.mark.parametrize(("turn", "more"), [(0, 2), (1, 1), (2, 0)])
def test_3_1_finish_round_gives_every_seat_the_same_number_of_turns(turn: int, more: int) -> None:
    table = scenario("A B C D F G H J K L", won=3, seats=3, turn=turn, finish_round=True)
    table.spell("ABCDFGHJKL")
    table.done()
    for _ in range(more):
        assert ended(table) is None
        other = table.at(table.state.active)
        other.passes()
        other.finish()
    assert ended(table) == "common_cards"
    assert table.state.turn % 3 == 0


def test_3_1_turns_played_to_finish_a_round_have_no_common_card_but_all_else() -> None:
    table = scenario("A B C D F G H J K L", won=3, seats=2, finish_round=True)
    table.spell("ABCDFGHJKL")
    table.done()
    other = table.at(1)
    other.spell("RSTLN")
    assert other.score == 5
    other.buy("fame-5")
    other.finish()
    assert table.state.outcome is not None
    assert table.state.outcome.fame == (5, 19 + 5)  # three won common cards and a Fame card; five wilds


def test_3_2_fame_counts_cards_wherever_they_are() -> None:
    table = scenario("fame-5 A B fame-11", draw="fame-8", discard="fame-17 common-o")
    table.lay("A B fame-11=S")
    assert table.fame[0] == 4 + 7 + 10 + 15 + 5


def test_3_2_trashed_cards_do_not_count() -> None:
    """D39: the total is always that of the cards owned now."""
    table = scenario("letter-m-5-trash A fame-8 fame-5")
    table.lay("letter-m-5-trash A")
    assert table.fame[0] == 11
    table.answer("fame-8")
    assert table.fame[0] == 4


def test_3_2_fame_of_abilities_counts_the_whole_deck_and_each_copy() -> None:
    table = scenario("pair-is-10-fame-per-pair TH", draw="ER", discard="pair-is-10-fame-per-pair")
    assert table.fame[0] == 2 * 4 * 3


def test_3_2_fame_for_every_five_full_cards() -> None:
    assert scenario("unlock-g-6-fame-per-5-cards A B C").fame[0] == 0
    assert scenario("unlock-g-6-fame-per-5-cards A B C D").fame[0] == 1
    assert scenario("unlock-g-6-fame-per-5-cards A B C D", draw="F G H J K").fame[0] == 2


def test_3_2_fame_does_not_need_the_card_in_a_word_and_a_copy_does_not_take_it_over() -> None:
    table = scenario("letter-h-6-copy pair-is-10-fame-per-pair A")
    assert table.fame[0] == 3
    table.lay("letter-h-6-copy pair-is-10-fame-per-pair A")
    assert table.me.agenda[-1].waits
    assert table.options == []
    assert table.fame[0] == 3


def ending(mine: str, theirs: dict[int, str], seats: int = 2) -> Table:
    table = scenario("A B", discard=mine, owned=theirs, fame={0: 0, 1: 0}, seats=seats)
    table.passes()
    table.done()
    return table


def test_3_3_most_fame_wins() -> None:
    table = ending("fame-17 fame-8", {1: "fame-5"})  # the other seat has five wilds, 1 Fame each
    assert table.state.outcome is not None
    assert (table.state.outcome.fame, table.state.outcome.places) == ((22, 9), (1, 2))


def test_3_3_a_tie_goes_to_the_most_common_cards() -> None:
    table = ending("common-a fame-8 fame-5 fame-5 fame-8", {1: "common-e common-i fame-8 fame-5"}, 2)
    assert table.state.outcome is not None
    assert table.state.outcome.fame == (27, 26)
    even = ending("fame-5 fame-5 fame-5 ? ? ? ? ?", {1: "common-e fame-8"})
    assert even.state.outcome is not None
    assert (even.state.outcome.fame, even.state.outcome.commons, even.state.outcome.places) == ((17, 17), (0, 1), (2, 1))


def test_3_3_still_tied_is_a_shared_victory() -> None:
    table = ending("? ? ? ? ?", {1: "", 2: "common-a"}, seats=3)
    assert table.state.outcome is not None
    assert table.state.outcome.places == (2, 2, 1)
    both = ending("? ? ? ? ? common-i", {1: "common-e", 2: ""}, seats=3)
    assert both.state.outcome is not None
    assert both.state.outcome.places == (1, 1, 3)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_3_4_ten_rounds_without_a_card_leaving_end_the_game(seats: int) -> None:
    table = scenario("A B", seats=seats)
    for turn in range(10 * seats):
        assert ended(table) is None, turn
        other = table.at(table.state.active)
        other.passes()
        other.finish()
    assert ended(table) == "nothing_moves"


@pytest.mark.parametrize("way", ["buy", "fame", "gain", "common"])
def test_3_4_a_card_that_leaves_for_good_starts_the_count_again(way: str) -> None:
    table = scenario("K/9 letter-e-7-gain-5 A B C D F", idle=19)
    if way == "common":
        table.lay("K/9 letter-e-7-gain-5 A B C D F")
    else:
        table.lay("K/9 letter-e-7-gain-5")
    if way == "buy":
        table.buy("vowel-a-2")
    elif way == "fame":
        table.buy("fame-5")
    elif way == "gain":
        table.use("letter-e-7-gain-5")
        table.answer("vowel-a-2")
    table.done()
    assert ended(table) is None
    assert table.state.idle == 0


def test_3_4_a_flushed_offer_does_not() -> None:
    table = scenario("letter-c-4-flush-1 A", idle=19)
    table.lay("letter-c-4-flush-1 A")
    table.use("letter-c-4-flush-1")
    table.answer("letter-t-3-plain")
    table.done()
    assert ended(table) == "nothing_moves"


def test_3_5_fame_ranks_the_seats_of_a_standard_game() -> None:
    table = ending("fame-17", {})
    assert table.state.outcome is not None
    assert table.state.outcome.places == (1, 2)
    assert table.fame == list(table.state.outcome.fame)
