"""The catalogue as the engine gets it."""

from __future__ import annotations

from collections import Counter

import pytest

from paperback.catalogue.library import load
from paperback.engine.card import Kind


def test_it_is_read_once() -> None:
    assert load() is load()


def test_the_offer_has_66_letters_20_pairs_and_8_vowels() -> None:
    library = load()
    assert Counter(library.faces[face].kind for face in library.offer) == {Kind.LETTER: 66, Kind.TWO_LETTER: 20, Kind.VOWEL: 8}


def test_fame_piles_and_their_sizes() -> None:
    library = load()
    piles = [[library.faces[face] for face in pile] for pile in library.fame_piles]
    assert [(len(pile), {card.cost for card in pile}, {card.fame for card in pile}) for pile in piles] == [
        (10, {5}, {4}),
        (10, {8}, {7}),
        (5, {11}, {10}),
        (3, {17}, {15}),
    ]
    assert all(card.wild and card.score == 0 for pile in piles for card in pile)
    assert library.fame_sizes[2] == (4, 4, 2, 1)
    assert library.fame_sizes[5] == (10, 10, 5, 3)


def test_the_anniversary_deck() -> None:
    deck, faces = load().starting["anniversary"], load().faces
    assert [faces[face].letters for face in deck.fixed] == list("RTSLN")
    assert [faces[face].letters for face in deck.upgraded] == list("RTSLN")
    assert all(faces[face].abilities for face in deck.upgraded)
    assert sorted(faces[face].letters for face in deck.extra) == list("CGHMP")
    assert (deck.wilds, faces[deck.wild].wild, faces[deck.wild].fame) == (4, True, 1)


def test_the_classic_deck() -> None:
    deck, faces = load().starting["classic"], load().faces
    assert [(faces[face].letters, faces[face].abilities) for face in deck.fixed] == [(letter, ()) for letter in "RTSLN"]
    assert (deck.wilds, deck.upgraded, deck.extra) == (5, (), ())


def test_six_common_cards_of_which_four_play() -> None:
    library = load()
    commons = [library.faces[face] for face in library.commons]
    assert [card.name or card.letters for card in commons] == ["A", "E", "I", "O", "Spacebar", "Dyslexic"]
    assert {card.fame for card in commons} == {5}
    assert library.commons_in_play == 4


def test_the_track_asks_for_7_to_10_letters() -> None:
    assert load().track == (7, 8, 9, 10)


def test_cards_of_modules_are_grouped_and_never_in_the_offer() -> None:
    library = load()
    kinds = {group: {library.faces[face].kind for face in faces} for group, faces in library.groups.items()}
    assert {group: len(faces) for group, faces in library.groups.items()} == {
        "attacks": 11, "unlockables": 22, "typos": 14, "genres": 32, "powers": 5, "awards": 4, "themes": 6,
    }  # fmt: skip
    assert kinds == {
        "attacks": {Kind.ATTACK}, "unlockables": {Kind.LETTER}, "typos": {Kind.TYPO}, "genres": {Kind.GENRE}, "powers": {Kind.POWER},
        "awards": {Kind.AWARD}, "themes": {Kind.THEME},
    }  # fmt: skip
    assert not {face for faces in library.groups.values() for face in faces} & set(library.offer)


def test_typos_score_nothing_and_cost_fame() -> None:
    typos = [load().faces[face] for face in load().groups["typos"]]
    assert all(card.score == 0 and -3 <= card.fame <= -1 and card.face_down and not card.two_letter for card in typos)


def test_a_card_is_found_by_its_key() -> None:
    assert load().card("pair-th-4-plain").letters == "TH"
    with pytest.raises(KeyError, match="letter-unknown"):
        load().card("letter-unknown")
