"""What is decided about powers and two words (rules 8.3)."""

from __future__ import annotations

from paperback.engine.commands import PlayWord
from paperback.engine.rejection import Code
from paperback.engine.spelling import Tile
from tests.modes.powers.test_part import own, played_before


def test_8_3_a_borrowed_letter_stands_in_one_of_two_words() -> None:
    table = played_before("DOG", "C/3 A T", common="common-spacebar", spacebar=True)
    c, a, t = (Tile(card, letters) for card, letters in zip(table.me.hand, "CAT", strict=True))
    borrowed = Tile(own(table), "O")
    assert table.refusal(PlayWord(((c, borrowed), (a, t, borrowed)))) is Code.CARD_TWICE
    table.do(PlayWord(((c, borrowed), (a, t))))
    assert table.score == 3 + 2 + 1
