from __future__ import annotations

from paperback.engine.events import Drawn, Shuffled
from paperback.testing import Table, scenario


def shuffles(table: Table) -> list[int]:
    return [event.seat for event in table.events if isinstance(event, Shuffled)]


def test_2_14_the_discard_pile_is_shuffled_in_the_middle_of_a_draw() -> None:
    """D36: draw five from three is three, shuffle, two; what was just discarded is in the shuffle."""
    table = scenario("A B", draw="C D F", discard="G H J K")
    table.passes()
    table.done()
    drawn = [event.count for event in table.events if isinstance(event, Drawn)]
    assert drawn == [3, 2]
    assert table.hand[:3] == ["C", "D", "F"]
    assert sorted([*table.hand[3:], *table.draw]) == ["A", "B", "G", "H", "J", "K"]
    assert table.discard == []


def test_2_14_an_empty_draw_pile_is_not_refilled_before_a_card_is_missing() -> None:
    """D36: drawing the last five cards leaves the pile empty and the discard pile as it is."""
    table = scenario("A B", draw="C D F G H")
    table.passes()
    table.done()
    assert shuffles(table) == []
    assert table.hand == ["C", "D", "F", "G", "H"]
    assert (table.draw, table.discard) == ([], ["A", "B"])


def test_2_14_with_both_piles_empty_the_hand_stays_short() -> None:
    table = scenario("A B")
    table.passes()
    table.done()
    assert sorted(table.hand) == ["A", "B"]
    assert (table.draw, table.discard) == ([], [])
    assert shuffles(table) == [0]


def test_2_14_a_seat_without_cards_draws_nothing_and_goes_on() -> None:
    table = scenario("vowel-a-2 vowel-e-2")
    table.spell("AE")
    table.finish()
    assert (table.hand, table.draw, table.discard) == ([], [], [])
    table.others_pass()
    table.passes()
    table.done()
    assert table.state.active == 1


def test_2_14_bought_cards_are_in_the_shuffle_too() -> None:
    table = scenario("C/9 A", offer={1: "D@3 F@3 G@3 H@3"})
    table.spell("CA")
    table.buy("D@3")
    table.done()
    assert sorted(table.hand) == ["A", "C/9", "D@3"]


def test_2_15_the_deck_is_shuffled_at_no_other_time() -> None:
    table = scenario("A B", draw="C D F G H J K L M N P Q R S T")
    order = table.draw
    for _ in range(3):
        table.passes()
        table.done()
        assert shuffles(table) == []
        assert table.hand == order[:5]
        order = order[5:]
        table.others_pass()


def test_2_15_two_shuffles_of_the_same_cards_differ() -> None:
    table = scenario("A B C D F G H J K L", draw="")
    orders = []
    for _ in range(4):
        table.passes()
        table.done()
        orders.append((*table.hand, *table.draw))
        table.others_pass()
    assert len(set(orders)) > 1
