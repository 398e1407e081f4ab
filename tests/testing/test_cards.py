from __future__ import annotations

import pytest

from paperback.engine.card import Kind
from paperback.testing.cards import Cards


def test_names_stand_for_printed_and_made_up_cards() -> None:
    cards = Cards()
    assert cards.keys("? C TH/2@4 letter-j-10-double-word") == ["start-wild", "C", "TH/2@4", "letter-j-10-double-word"]
    library = cards.library()
    made = library.card("TH/2@4")
    assert (made.letters, made.kind, made.score, made.cost, made.two_letter) == ("TH", Kind.TWO_LETTER, 2, 4, True)
    assert (library.card("C").score, library.card("C").kind) == (1, Kind.LETTER)


@pytest.mark.parametrize(("name", "cost"), [("fame-5", 5), ("fame-8", 8), ("fame-11", 11), ("fame-17", 17)])
def test_a_fame_card_is_named_by_its_cost(name: str, cost: int) -> None:
    cards = Cards()
    assert cards.library().card(cards.key(name)).cost == cost


@pytest.mark.parametrize("name", ["c", "C/", "ABC", "letter-z-99"])
def test_a_card_that_does_not_exist_is_a_mistake_of_the_test(name: str) -> None:
    with pytest.raises(KeyError):
        Cards().key(name)
