from __future__ import annotations

from paperback.engine.commands import Buy
from paperback.engine.events import OfferRefilled
from paperback.engine.rejection import Code
from paperback.engine.settings import Edition
from paperback.engine.state import NOBODY
from paperback.testing import Table, scenario


def shopping(money: int, offer: dict[int, str], edition: Edition = "anniversary") -> Table:
    table = scenario(f"C/{money} ?", offer=offer, edition=edition)
    table.lay(f"C/{money} ?=A")
    return table


def refills(table: Table) -> list[tuple[int, list[str]]]:
    return [(event.pile, table.keys(event.shown)) for event in table.events if isinstance(event, OfferRefilled)]


def test_1_8_a_bought_top_card_shows_the_next_one() -> None:
    table = shopping(9, {1: "A@3 B@3 C@3 D@3 E@3"})
    assert table.offer(1) == ["A@3", "B@3", "C@3"]
    table.buy("A@3")
    assert table.offer(1) == ["D@3", "B@3", "C@3"]
    assert refills(table) == [(1, ["D@3"])]


def test_1_8_a_bought_alternate_is_replaced_by_the_top_card() -> None:
    table = shopping(9, {1: "A@3 B@3 C@3 D@3 E@3"})
    table.buy("C@3")
    assert table.offer(1) == ["D@3", "B@3", "A@3"]
    assert refills(table) == [(1, ["D@3"])]


def test_1_8_the_separate_layout_refills_alike() -> None:
    table = shopping(9, {3: "A@5 B@5 C@5"}, "classic")
    assert table.offer(3) == ["A@5", "B@5"]
    table.buy("B@5")
    assert table.offer(3) == ["C@5", "A@5"]


def test_1_8_an_exhausted_pile_shows_fewer_cards_and_its_alternates_stay_for_sale() -> None:
    """D49: the last card of a pile taken in the middle of a turn; nothing is refilled twice."""
    table = shopping(30, {1: "A@3 B@3 C@3 D@3"})
    table.buy("B@3")
    assert table.offer(1) == ["D@3", "A@3", "C@3"]
    table.buy("A@3")
    assert table.offer(1) == ["D@3", "C@3"]
    assert table.state.market.piles[1] == []
    assert refills(table) == [(1, [])]
    table.buy("C@3")
    table.buy("D@3")
    assert table.offer(1) == []
    assert table.state.market.alternates[1] == [NOBODY, NOBODY]
    assert refills(table) == []


def test_1_8_the_last_top_card_leaves_its_alternates() -> None:
    table = shopping(30, {1: "A@3 B@3 C@3"})
    table.buy("A@3")
    assert table.offer(1) == ["B@3", "C@3"]
    assert refills(table) == []


def test_1_8_the_two_cent_pile_has_only_a_top_card() -> None:
    table = shopping(9, {0: "vowel-a-2 vowel-e-2"})
    assert table.offer(0) == ["vowel-a-2"]
    table.buy("vowel-a-2")
    assert table.offer(0) == ["vowel-e-2"]
    table.buy("vowel-e-2")
    assert table.offer(0) == []


def test_1_8_other_piles_do_not_move() -> None:
    table = shopping(9, {1: "A@3 B@3 C@3 D@3"})
    before = table.state.market.copy()
    table.buy("A@3")
    after = table.state.market
    assert [before.piles[n] for n in (0, 2, 3)] == [after.piles[n] for n in (0, 2, 3)]
    assert before.alternates == after.alternates
    assert before.fame == after.fame


def test_1_8_a_fame_pile_gives_its_top_card_and_refills_nothing() -> None:
    table = shopping(9, {})
    left = len(table.state.market.fame[0])
    table.buy("fame-5")
    assert len(table.state.market.fame[0]) == left - 1
    assert refills(table) == []


def test_2_12_a_card_that_a_refill_showed_can_be_bought_too() -> None:
    table = shopping(9, {1: "A@3 B@3 C@3 D@3 E@3"})
    for name in ("A@3", "D@3", "E@3"):
        table.buy(name)
    assert table.purse == 0


def test_2_12_a_hidden_card_is_not_for_sale() -> None:
    """D43: nothing comes from where it is not on offer."""
    table = shopping(30, {1: "A@3 B@3 C@3 D@3 E@3"})
    market = table.state.market
    hidden = [market.piles[1][0], market.fame[0][0], *market.commons, *table.state.seats[1].draw, *table.me.laid]
    assert {table.refusal(Buy(card)) for card in (*hidden, -1, 99_999)} == {Code.NOT_ON_SALE}
