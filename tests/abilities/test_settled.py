from __future__ import annotations

from paperback.abilities.settled import without_discard
from paperback.abilities.wording import full
from paperback.catalogue.library import load


def test_2_9_a_card_does_not_speak_of_the_discard_pile_where_it_is_closed() -> None:
    card = load().card("letter-m-5-trash")
    assert full(card, "en") == "You may trash a card from your hand or your discard pile."
    assert full(without_discard(card), "en") == "You may trash a card from your hand."


def test_2_9_all_other_cards_say_the_same() -> None:
    for card in load().faces:
        changed = full(without_discard(card), "en") != full(card, "en")
        assert changed == any("discard" in getattr(ability.do, "zones", ()) for ability in card.abilities), card.key
