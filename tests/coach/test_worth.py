from __future__ import annotations

from paperback import lexicon
from paperback.catalogue.library import load
from paperback.coach.position import put_together
from paperback.coach.worth import worths
from paperback.engine.card import Kind

LEXICON = lexicon.load("en-common")


def test_every_card_on_sale_is_weighed_in_the_order_given() -> None:
    cards = [card for card in load().faces if card.cost and card.kind is not Kind.STARTING]
    found = worths(LEXICON, (), [(card.key, card.cost) for card in cards])
    assert [load().faces[one.offer[0]].key for one in found] == [card.key for card in cards]
    for card, one in zip(cards, found, strict=True):
        assert one.worth in range(one.fame + one.money - 1, one.fame + one.money + 2)
        assert one.fame == card.fame * 10 or card.abilities


def test_a_letter_is_worth_less_in_a_hand_of_cards_that_bring_much() -> None:
    ware = [("letter-w-4-plain", 4)]
    dear = put_together(["letter-p-7-draw-3"] * 5).cards
    assert worths(LEXICON, dear, ware)[0].worth < worths(LEXICON, (), ware)[0].worth


def test_cards_that_are_not_printed_weigh_nothing_and_nothing_is_remembered() -> None:
    ware = [("letter-w-4-plain", 4)]
    before = worths(LEXICON, (), ware)
    assert worths(LEXICON, put_together(["E:2", "TH"]).cards, ware) == before
    worths(LEXICON, put_together(["letter-j-10-double-word"] * 9).cards, ware)
    assert worths(LEXICON, (), ware) == before
