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


def test_9_3_an_attack_card_is_its_letter_where_nobody_is_attacked() -> None:
    attack = next(card for card in load().faces if card.kind is Kind.ATTACK)
    [card] = read_hand([attack.key], None).cards
    assert (card.key, card.score, card.abilities) == (attack.key, attack.score, ())


@pytest.mark.parametrize("kind", [Kind.GENRE, Kind.POWER, Kind.AWARD, Kind.THEME])
def test_what_lies_beside_the_decks_is_in_no_hand(kind: Kind) -> None:
    beside = next(card.key for card in load().faces if card.kind is kind)
    with pytest.raises(InputError, match="beside the decks"):
        read_hand([beside], None)
