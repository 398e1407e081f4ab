from __future__ import annotations

import pytest

from paperback.engine.commands import Answer, Buy, Done, UseAbility
from paperback.engine.rejection import Code
from paperback.engine.steps import Shop
from paperback.testing import scenario

OFFER = {1: "A@3 B@4 C@3 D@3 E@3 F@3", 2: "TH@5 X@6 Y@5 Z@5", 3: "W@8 V@9 U@10 P@7"}


def test_2_12_any_number_of_cards_for_the_money_of_the_turn() -> None:
    table = scenario("K/15 ?", offer=OFFER)
    table.lay("K/15 ?=A")
    for name, left in (("A@3", 12), ("TH@5", 7), ("C@3", 4), ("B@4", 0)):
        table.buy(name)
        assert table.purse == left
    assert table.discard == ["A@3", "TH@5", "C@3", "B@4"]
    table.done()


def test_2_12_not_more_than_the_money() -> None:
    table = scenario("K/4 ?", offer=OFFER)
    table.lay("K/4 ?=A")
    card = table.state.market.piles[2][-1]
    rejection = table.rejection(Buy(card))
    assert (rejection.code, rejection.params) == (Code.TOO_DEAR, {"card": card, "price": 5, "money": 4})
    table.buy("B@4")
    assert table.refusal(Buy(table.state.market.piles[1][-1])) is Code.TOO_DEAR


def test_2_12_fame_cards_are_bought_with_the_same_money() -> None:
    table = scenario("K/10 ?")
    table.lay("K/10 ?=A")
    table.buy("fame-5")
    table.buy("fame-5")
    assert table.purse == 0
    assert table.me.turn.spent == 10


def test_2_12_money_left_over_is_lost() -> None:
    table = scenario("K/9 ?", draw="R S T L N")
    table.lay("K/9 ?=A")
    table.done()
    table.others_pass()
    table.passes()
    assert table.purse == 0


def test_2_12_a_card_is_bought_once() -> None:
    """D80: the same purchase sent twice buys one card."""
    table = scenario("K/9 ?", offer=OFFER)
    table.lay("K/9 ?=A")
    command = Buy(table.state.market.piles[1][-1])
    table.do(command)
    assert table.refusal(command) is Code.NOT_ON_SALE


def test_2_12_the_shop_is_shut_when_the_seat_is_done() -> None:
    table = scenario("K/9 ?", draw="R S T L N")
    table.lay("K/9 ?=A")
    card = table.state.market.piles[0][-1]
    table.done()
    assert table.refusal(Buy(card)) is Code.NOT_NOW
    assert table.refusal(Done()) is Code.NOT_NOW


def test_2_17_a_price_is_the_printed_cost_less_discounts() -> None:
    table = scenario("letter-y-5-discount-pairs unlock-l-4-discount-pairs unlock-m-6-discount-fame ?", offer=OFFER)
    table.lay("letter-y-5-discount-pairs unlock-l-4-discount-pairs unlock-m-6-discount-fame ?=A")
    assert [table.price(name) for name in ("TH@5", "A@3", "fame-5", "fame-8")] == [3, 3, 4, 7]
    table.buy("TH@5")
    assert table.purse == 3 + 2 + 3 - 3


def test_2_17_a_price_is_at_least_one_cent() -> None:
    table = scenario("letter-y-5-discount-pairs letter-h-6-copy unlock-l-4-discount-pairs ?", offer={1: "TH@2 B@3 C@3"})
    table.lay("letter-y-5-discount-pairs letter-h-6-copy unlock-l-4-discount-pairs ?=A")
    table.answer("letter-y-5-discount-pairs")
    assert table.price("TH@2") == 1


def test_2_17_gaining_is_no_purchase() -> None:
    """No money, no discount: the printed cost decides; the card goes to the discard pile."""
    table = scenario("letter-p-6-gain-4 letter-y-5-discount-pairs", offer={1: "TH@5 B@4 C@3"})
    table.lay("letter-p-6-gain-4 letter-y-5-discount-pairs")
    purse = table.purse
    table.use("letter-p-6-gain-4")
    assert "TH@5" not in table.options
    assert {"B@4", "C@3"} <= set(table.options)
    table.answer("B@4")
    assert table.purse == purse
    assert table.discard == ["B@4"]
    assert (table.me.turn.spent, table.me.turn.bought) == (0, [])


def test_2_17_a_fame_card_can_be_gained() -> None:
    table = scenario("letter-d-7-gain-6 A")
    table.lay("letter-d-7-gain-6 A")
    table.use("letter-d-7-gain-6")
    table.answer("fame-5")
    assert table.fame[0] == 4


def test_2_8_a_compulsory_gain_comes_before_the_end_of_buying() -> None:
    table = scenario("letter-d-7-gain-6 A")
    table.lay("letter-d-7-gain-6 A")
    assert table.refusal(Done()) is Code.MUST_USE_FIRST
    table.use("letter-d-7-gain-6")
    assert table.refusal(Answer(())) is Code.CHOICE_COUNT
    table.answer("fame-5")
    table.done()


def test_2_8_a_compulsory_gain_that_fits_nothing_does_not_lock_the_game() -> None:
    """D53: no offer, no Fame card of that cost: the turn can end."""
    table = scenario("letter-d-7-gain-6 A", offer={0: "", 1: "", 2: ""}, fame={0: 0})
    table.lay("letter-d-7-gain-6 A")
    assert table.refusal(UseAbility(0)) is Code.NOTHING_FITS
    table.done()


@pytest.mark.parametrize("index", [-1, 1, 50])
def test_14_4_an_ability_that_is_not_there_is_refused(index: int) -> None:
    table = scenario("letter-e-7-gain-5 A")
    table.lay("letter-e-7-gain-5 A")
    assert table.refusal(UseAbility(index)) is Code.NO_SUCH_ABILITY


def test_2_8_purchases_and_abilities_of_buying_mix_freely() -> None:
    table = scenario("letter-c-4-flush-1 letter-e-7-gain-5 K/9", offer={1: "A@3 B@4 C@3 D@3 E@3 F@3"})
    table.lay("letter-c-4-flush-1 letter-e-7-gain-5 K/9")
    table.buy("A@3")
    table.use("letter-c-4-flush-1")
    table.answer("D@3")
    assert table.offer(1) == ["D@3", "E@3", "F@3"]
    table.buy("F@3")
    table.use("letter-e-7-gain-5")
    table.answer("E@3")
    assert table.tickets == []
    assert isinstance(table.question, Shop)
    table.done()


def test_2_8_an_ability_is_used_once() -> None:
    table = scenario("letter-e-7-gain-5 A")
    table.lay("letter-e-7-gain-5 A")
    table.use("letter-e-7-gain-5")
    table.answer("fame-5")
    assert table.refusal(UseAbility(0)) is Code.NO_SUCH_ABILITY


def test_2_15_a_purchase_on_top_is_drawn_next_and_known() -> None:
    table = scenario("letter-l-6-buy-to-top letter-h-6-copy K/9", offer={1: "A@3 B@4 C@3 D@3"}, draw="R S T L N")
    table.lay("letter-h-6-copy letter-l-6-buy-to-top K/9")
    table.answer("letter-l-6-buy-to-top")
    table.buy("A@3", on_top=True)
    table.buy("C@3", on_top=True)
    assert table.draw[:3] == ["C@3", "A@3", "R"]
    assert table.me.known == 2
    table.done()
    assert table.hand == ["C@3", "A@3", "R", "S", "T"]
    assert table.me.known == 0


def test_2_12_on_top_only_where_an_ability_allows_it() -> None:
    table = scenario("letter-l-6-buy-to-top K/9", offer=OFFER)
    table.lay("letter-l-6-buy-to-top K/9")
    table.buy("A@3", on_top=True)
    assert table.refusal(Buy(table.state.market.piles[1][-1], on_top=True)) is Code.NO_TOP_LEFT
    table.buy("C@3")
    assert table.discard == ["C@3"]


def test_2_8_a_gain_does_not_go_on_top() -> None:
    table = scenario("letter-l-6-buy-to-top letter-e-7-gain-5 A", offer=OFFER)
    table.lay("letter-l-6-buy-to-top letter-e-7-gain-5 A")
    table.use("letter-e-7-gain-5")
    table.answer("B@4")
    assert (table.discard, table.me.turn.tops) == (["B@4"], 1)
