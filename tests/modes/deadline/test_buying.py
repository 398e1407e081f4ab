from __future__ import annotations

from typing import Any

import pytest

from paperback.engine.commands import Buy, Done, UseAbility
from paperback.engine.steps import Shop
from paperback.modes.deadline.buying import SaveCard
from paperback.modes.deadline.state import DRAFT
from paperback.testing import Table
from tests.modes.deadline.drafts import draft, finish, kept, packet, save, saved


def shopping(*letters: str, **more: Any) -> Table:
    """Seat 0 with a word of these letters, in its shop."""
    word = " ".join(letters or ("C/5", "A/5", "T"))
    table = draft(word, **more)
    table.lay(word)
    table.decline()
    return table


def test_5_3_a_packet_card_is_bought_to_the_discard_pile() -> None:
    table = shopping()
    table.buy("letter-t-3-plain")
    assert table.discard == ["letter-t-3-plain"]
    assert table.purse == 8
    assert packet(table) == ["letter-n-3-plain", "letter-r-3-plain", "letter-d-3-plain"]


def test_5_3_money_permitting() -> None:
    table = shopping("C", "A")
    assert table.refusal(Buy(kept(table).packets[0][0])) == "too_dear"


def test_5_3_exactly_one_packet_card_is_taken_each_round() -> None:
    table = shopping()
    assert table.refusal(Done()) == "take_a_card"
    table.buy("letter-t-3-plain")
    assert table.refusal(Buy(kept(table).packets[0][0])) == "not_on_sale"
    assert table.refusal(SaveCard(kept(table).packets[0][0])) == "taken_already"
    table.done()
    assert not table.question


def test_5_3_or_it_is_saved_and_that_is_free() -> None:
    table = shopping()
    save(table, "letter-n-3-plain")
    assert table.purse == 11
    assert table.discard == []
    assert table.refusal(Buy(kept(table).packets[0][0])) == "not_on_sale"
    table.done()


def test_5_3_only_the_own_packet_can_be_taken_from() -> None:
    table = shopping()
    theirs = kept(table).packets[1][0]
    assert table.refusal(SaveCard(theirs)) == "not_in_packet"
    assert table.refusal(Buy(theirs)) == "not_on_sale"


def test_5_2_the_common_card_scores_and_is_neither_bought_nor_saved() -> None:
    table = draft("C A T S B", commons=["common-o"])
    table.lay("C common-o T")
    assert table.score == 1 + 1 + table.game.rules.library.card("common-o").score
    table.decline()
    common = kept(table).commons[0]
    assert table.refusal(Buy(common)) == "not_on_sale"
    assert table.refusal(SaveCard(common)) == "not_in_packet"


def test_5_2_each_seat_uses_the_common_card_of_its_own_packet() -> None:
    table = draft(commons=["common-o", "common-e"])
    table.lay("C common-o T")
    with pytest.raises(LookupError):
        table.at(1).lay("start-r common-o")
    table.at(1).lay("start-r common-e")


def test_5_3_saved_cards_are_bought_in_a_later_round_several_at_once() -> None:
    table = shopping(saved=["letter-h-3-beside-t letter-u-3-whole-hand letter-m-3-draw-1"])
    table.buy("letter-h-3-beside-t")
    table.buy("letter-m-3-draw-1")
    table.buy("letter-n-3-plain")
    assert saved(table) == ["letter-u-3-whole-hand"]
    assert table.discard == ["letter-h-3-beside-t", "letter-m-3-draw-1", "letter-n-3-plain"]
    assert table.purse == 2


def test_5_3_a_card_saved_now_cannot_be_bought_in_the_same_round() -> None:
    table = shopping()
    save(table, "letter-n-3-plain")
    card = kept(table).saving[0]
    assert table.refusal(Buy(card)) == "not_on_sale"
    table.done()
    finish(table.at(1))
    assert saved(table) == ["letter-n-3-plain"]
    table.passes()
    assert table.refusal(Buy(card)) == "too_dear"


def test_5_3_any_number_may_be_saved_and_only_their_owner_sees_them() -> None:
    table = draft(saved=["letter-h-3-beside-t letter-u-3-whole-hand letter-m-3-draw-1"])
    mine, theirs = (seat.view().parts["deadline"] for seat in (table, table.at(1)))
    assert [card.card for card in mine.saved] == ["letter-h-3-beside-t", "letter-u-3-whole-hand", "letter-m-3-draw-1"]
    assert theirs.saved == ()
    table.passes()
    save(table, "letter-n-3-plain")
    assert table.view().parts["deadline"].saving.card == "letter-n-3-plain"
    assert table.at(1).view().parts["deadline"].saving is None


def test_3_2_saved_cards_are_not_the_seats_cards() -> None:
    table = draft(saved=["pair-is-10-fame-per-pair letter-h-3-beside-t"])
    assert table.fame[0] == 0
    assert table.view().seats[0].deck == 5


# ---------------------------------------------------------------- Fame


def test_5_4_a_fame_card_is_only_claimed_until_all_have_finished() -> None:
    table = shopping(draw="? ? ? ? ?")
    table.buy("fame-5")
    assert table.discard == []
    assert table.purse == 6
    assert len(table.state.market.fame[0]) == 4
    save(table, "letter-n-3-plain")
    table.done()
    finish(table.at(1))
    assert [table.game.rules.library.card(key).cost for key in table.discard[:1]] == [5]
    assert len(table.state.market.fame[0]) == 3


def test_5_4_one_seat_may_claim_several_of_one_cost() -> None:
    table = shopping()
    table.buy("fame-5")
    table.buy("fame-5")
    assert table.purse == 1
    save(table, "letter-n-3-plain")
    table.done()
    finish(table.at(1))
    assert len(table.state.market.fame[0]) == 2
    assert table.fame[0] == 8


def test_2_17_and_catalogue_11_a_gained_card_is_no_purchase_and_a_claim_that_costs_nothing() -> None:
    """Rules 5.10: `gain` takes the packet card of this round, a saved card, or a Fame card."""
    table = draft("letter-e-7-gain-5 A T S B", saved=["letter-h-3-beside-t"])
    table.lay("letter-e-7-gain-5 A")
    table.decline()
    table.use("letter-e-7-gain-5")
    assert {"letter-t-3-plain", "letter-h-3-beside-t"} < set(table.options)
    table.answer("fame-5")
    assert table.purse == 3
    save(table, "letter-n-3-plain")
    table.done()
    finish(table.at(1))
    assert table.fame[0] == 4


def test_5_10_gaining_the_packet_card_is_taking_it() -> None:
    table = draft("letter-e-7-gain-5 A T S B")
    table.lay("letter-e-7-gain-5 A")
    table.decline()
    table.use("letter-e-7-gain-5")
    table.answer("letter-d-3-plain")
    assert table.discard == ["letter-d-3-plain"]
    assert table.refusal(SaveCard(kept(table).packets[0][0])) == "taken_already"
    table.done()


def test_5_10_gaining_a_saved_card_leaves_the_packet_alone() -> None:
    table = draft("letter-e-7-gain-5 A T S B", saved=["letter-h-3-beside-t"])
    table.lay("letter-e-7-gain-5 A")
    table.decline()
    table.use("letter-e-7-gain-5")
    table.answer("letter-h-3-beside-t")
    assert saved(table) == []
    assert table.refusal(Done()) == "take_a_card"


def test_5_10_what_is_dearer_than_the_card_says_cannot_be_gained() -> None:
    table = draft("letter-e-7-gain-5 A T S B", packets=["letter-k-10-double-both-draw-1 letter-a-6-draw-1"])
    table.lay("letter-e-7-gain-5 A")
    table.decline()
    table.use("letter-e-7-gain-5")
    assert table.options == []  # one card fits, the first Fame pile: no real choice
    assert len(DRAFT.of(table.state).claims[0]) == 1


def test_5_6_and_catalogue_11_flush_offer_does_nothing() -> None:
    """Rules 5.10."""
    table = draft("letter-c-4-flush-1 A T S B")
    table.lay("letter-c-4-flush-1 A")
    table.decline()
    assert table.tickets == ["letter-c-4-flush-1"]
    before = packet(table)
    assert table.view().market.piles == ()
    assert table.refusal(UseAbility(0)) == "nothing_fits"
    assert packet(table) == before


def test_5_10_a_purchase_on_top_of_the_draw_pile_a_fame_card_when_its_claim_is_served() -> None:
    table = draft("letter-l-6-buy-to-top C/9 T S B")
    table.lay("letter-l-6-buy-to-top C/9")
    table.decline()
    table.buy("fame-5", on_top=True)
    assert table.draw == []
    assert table.refusal(Buy(table.state.market.fame[0][-1], on_top=True)) == "no_top_left"
    save(table, "letter-n-3-plain")
    table.done()
    finish(table.at(1))
    assert table.me.known == 0
    assert any(key.startswith("fame-5") for key in table.hand)


def test_5_10_discounts_count_for_packet_and_saved_cards() -> None:
    table = draft("letter-y-5-discount-pairs C/9 T S B", packets=["pair-re-3-plain letter-t-3-plain"], saved=["pair-th-4-plain"])
    table.lay("letter-y-5-discount-pairs C/9")
    table.decline()
    assert (table.price("pair-re-3-plain"), table.price("letter-t-3-plain")) == (2, 3)
    assert table.price("pair-th-4-plain") == 3


@pytest.mark.parametrize("way", ["buy", "save"])
def test_14_5_taking_a_card_can_be_taken_back(way: str) -> None:
    table = shopping()
    before = table.state.copy()
    if way == "buy":
        table.buy("letter-t-3-plain")
    else:
        save(table, "letter-t-3-plain")
    table.take_back()
    assert table.state == before
    assert isinstance(table.question, Shop)
