from __future__ import annotations

from paperback.catalogue.library import load, read
from paperback.catalogue.unlockables import achievements
from paperback.engine.card import Kind


def test_13_1_every_unlockable_card_is_a_letter_card_with_what_unlocks_it() -> None:
    cards = [load().card(one.card) for one in achievements()]
    assert len({card.key for card in cards}) == 22
    assert {card.kind for card in cards} == {Kind.LETTER}
    assert not {load().index[card.key] for card in cards} & set(load().offer)


def test_13_1_what_unlocks_a_card_is_a_measure_and_can_be_missed() -> None:
    measures = set(read("vocabulary")["sets"]["measures"])
    assert {one.measure for one in achievements()} <= measures
    assert all(one.at_least > 0 for one in achievements())


def test_13_1_no_two_cards_are_unlocked_by_the_same() -> None:
    assert len({(one.measure, one.at_least) for one in achievements()}) == len(achievements())
