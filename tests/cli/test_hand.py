from __future__ import annotations

import pytest

from paperback.catalogue.library import load
from paperback.cli.hand import read_hand
from paperback.cli.main import InputError
from paperback.engine.card import Kind
from paperback.engine.play import accepted
from paperback.testing import EVERY_WORD


def test_cards_are_read_as_typed() -> None:
    hand = read_hand(["E TH:3", "?", "letter-j-10-double-word"], "O:2")
    assert [(card.letters, card.score, card.wild) for card in hand.cards] == [
        ("E", 1, False),
        ("TH", 3, False),
        ("", 0, True),
        ("J", 4, False),
    ]
    assert [card.kind for card in hand.cards] == [Kind.LETTER, Kind.TWO_LETTER, Kind.STARTING, Kind.LETTER]
    assert hand.names == ("E", "TH:3", "?", "letter-j-10-double-word", "O:2")
    assert hand.common
    assert (hand.common.kind, hand.common.score) == (Kind.COMMON, 2)
    assert [entry[0] for entry in hand.rack.hand] == [0, 1, 2, 3]
    assert hand.rack.common
    assert hand.rack.common.card == 4


def test_the_table_has_the_hand_and_waits_for_a_word() -> None:
    rules, state = read_hand(["E", "E", "TH:3"], "common-a").table(EVERY_WORD)
    assert [rules.faces[state.faces[card]].key for card in state.seats[0].hand] == ["E", "E", "TH:3"]
    assert [rules.faces[state.faces[card]].key for card in state.market.commons] == ["common-a"]
    assert {kind.__name__ for kind in accepted(rules, state, 0)} == {"PlayWord", "Pass"}


def test_cards_that_are_not_played_with_yet_are_refused() -> None:
    attack = next(card.key for card in load().faces if card.kind is Kind.ATTACK)
    with pytest.raises(InputError, match="attack card"):
        read_hand([attack], None)
