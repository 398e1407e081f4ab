"""Decisions about attacks together with what else gives money and cards (catalogue decision 3; rules 9.3, 8.4)."""

from __future__ import annotations

import pytest

from paperback.engine.commands import Buy
from paperback.modes.bounty.commands import CashTokens
from paperback.modes.bounty.state import BOUNTY
from paperback.modes.typos.commands import TakeTypo
from tests.modes.attacks.test_part import FEWER, NO_COMMON, NO_WILDS, SINGLE, SURCHARGE, TAX, bound

GAIN = "letter-d-7-gain-6"


def test_catalogue_3_a_gain_knows_neither_surcharge_nor_limit() -> None:
    table = bound(f"{GAIN} C/9 A", SINGLE, SURCHARGE)
    table.lay(f"{GAIN} C/9 A")
    purse = table.purse
    table.use(GAIN)
    table.answer("fame-5")
    assert table.purse == purse
    table.buy("fame-8")
    assert table.purse == purse - 9
    assert table.refusal(Buy(table.state.market.piles[0][-1])) == "one_purchase"


@pytest.mark.parametrize("first", ["typo", "card"])
def test_9_3_a_typo_is_no_purchase(first: str) -> None:
    table = bound("C/9 A T", SINGLE, modules=("attacks", "typos"))
    table.spell("CAT")
    if first == "typo":
        table.do(TakeTypo())
    table.buy("fame-5")
    if first == "card":
        table.do(TakeTypo())
    assert len(table.discard) == 2


def test_9_3_the_tax_is_on_cents_from_outside_the_word_too_whenever_they_come() -> None:
    """Catalogue README, Scoring: the money of the turn is always one formula, less what is spent."""
    table = bound("A B", TAX, "attack-h-8-word-tax", modules=("attacks", "typos", "bounty"))
    BOUNTY.of(table.state).tokens[0] = 2
    table.passes()
    purses = [table.purse]
    for command in (TakeTypo(), CashTokens(1), CashTokens(1)):
        table.do(command)
        purses.append(table.purse)
    assert purses == [0, 0, 0, 1]


@pytest.mark.parametrize(("hand", "tiles"), [("A B C D common-spacebar", "A B | C D"), ("A TH common-dyslexic C D", "A TH=HT")])
def test_9_3_spacebar_and_dyslexic_of_the_hand_are_not_forbidden(hand: str, tiles: str) -> None:
    table = bound(hand, NO_COMMON)
    table.lay(tiles)
    assert table.lines[-1][:2] == ("outside", 1)


def test_9_3_a_common_card_is_gained_by_a_word_without_wilds_too() -> None:
    table = bound("A B C D E F G ?", NO_WILDS, NO_COMMON, common="common-o")
    table.lay("A B C D E F G")
    assert "common-o" in table.discard


def test_9_2_only_attacks_of_the_same_kind_add_up() -> None:
    table = bound("C/9 A T", SURCHARGE, FEWER, TAX, draw="B C D F G H")
    table.spell("CAT")
    assert (table.price("fame-5"), table.purse) == (6, 10)
    table.done()
    assert len(table.hand) == 4
