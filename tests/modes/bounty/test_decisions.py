"""What is decided about bounty tokens (rules 4.4)."""

from __future__ import annotations

from paperback.modes.bounty.commands import CashTokens, SuggestWord, WantWord
from paperback.modes.bounty.state import BOUNTY
from paperback.testing import scenario


def test_4_4_there_is_no_end_of_tokens() -> None:
    table = scenario("C A T ? D", modules=("bounty",))
    held = BOUNTY.of(table.state).tokens
    held[:] = [100, 100]
    table.do(WantWord())
    table.at(1).do(SuggestWord("CAT"))
    table.spell("CAT")
    assert BOUNTY.of(table.state).tokens == [100, 101]
    table.do(CashTokens(100))
    assert table.purse == 103


def test_4_4_tokens_that_are_not_cashed_stay_for_later_turns() -> None:
    table = scenario("C A T ? D", modules=("bounty",), draw="R S T L N")
    BOUNTY.of(table.state).tokens[0] = 3
    table.do(CashTokens(1))
    table.passes()
    table.finish()
    table.others_pass()
    assert (table.purse, BOUNTY.of(table.state).tokens) == (0, [2, 0])
    table.do(CashTokens(2))
    assert table.purse == 2
