"""The awards as their module gets them."""

from __future__ import annotations

from paperback.catalogue.awards import awards
from paperback.catalogue.library import load, read
from paperback.engine.card import Kind


def test_10_2_and_catalogue_12_four_awards_and_what_wins_them() -> None:
    assert [(award.key, award.fame, award.measure, award.wins) for award in awards()] == [
        ("award-muse", 5, "longest_word", "most"),
        ("award-editor", 4, "starting_cards_left", "fewest"),
        ("award-proofreader", 5, "two_letter_cards_in_deck", "most"),
        ("award-thesaurus", 4, "cards_in_deck", "most"),
    ]


def test_each_award_is_a_card_with_its_fame_and_a_known_measure() -> None:
    measures = read("vocabulary")["sets"]["measures"]
    for award in awards():
        face = load().faces[award.face]
        assert (face.key, face.kind, face.fame) == (award.key, Kind.AWARD, award.fame)
        assert award.measure in measures
