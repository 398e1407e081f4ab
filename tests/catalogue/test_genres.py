"""The genres as their module gets them."""

from __future__ import annotations

from paperback.abilities.vocabulary import Attack, Fame, First, SameLetterAgain, TypoTaken, WordLength
from paperback.catalogue.genres import FULL_SET_FAME, genre_card, genres
from paperback.catalogue.library import load
from paperback.engine.card import At, Kind


def test_eight_genres_of_four_cards_that_spell_their_word() -> None:
    faces = load().faces
    assert [genre.spells for genre in genres()] == ["CLUE", "OUTLAW", "KNIGHT", "VOYAGE", "PRESENT", "GHOST", "HEART", "ALIEN"]
    for genre in genres():
        assert "".join(faces[card.face].letters for card in genre.cards) == genre.spells
        assert len(genre.cards) == 4
        assert {(faces[card.face].kind, faces[card.face].name) for card in genre.cards} == {(Kind.GENRE, genre.name)}


def test_7_2_the_numeral_is_the_order() -> None:
    orders = {genre.spells: [card.order for card in genre.cards] for genre in genres()}
    assert orders["CLUE"] == [1, 2, 3, 4]
    assert orders["HEART"] == [1, 2, 1, 2]


def test_7_3_requirements_are_conditions() -> None:
    assert genre_card("genre-western-out").require == (First(),)
    assert genre_card("genre-mystery-e").require == (WordLength(min=6),)
    assert genre_card("genre-romance-t").require == (SameLetterAgain(),)
    assert genre_card("genre-fantasy-k").require == ()


def test_7_5_abilities_are_sorted_by_when_they_work() -> None:
    faces = load().faces
    w, a, en = (genre_card(f"genre-{key}") for key in ("western-w", "science-fiction-l", "science-fiction-en"))
    assert (w.complete, w.passive, w.each_cube) == ((0, 1), (), ())
    assert [faces[w.face].abilities[number].do for number in w.complete] == [Attack("fewer_cards", 1), Fame(4)]
    assert (a.complete, a.passive) == ((), (0,))
    assert faces[a.face].abilities[0].when == (TypoTaken(),)
    assert (en.each_cube, faces[en.face].abilities[0].at) == ((0,), At.GAME_END)


def test_7_6_prizes_and_the_card_without_end() -> None:
    assert FULL_SET_FAME == (5, 3, 1)
    cards = [card for genre in genres() for card in genre.cards]
    assert [card.key for card in cards if card.endless] == ["genre-science-fiction-en"]
    assert {card.spaces for card in cards if not card.endless} == {1, 2, 3}


def test_7_7_four_genres_need_typos_and_7_8_one_the_track() -> None:
    assert [genre.name for genre in genres() if genre.needs_typos] == ["Time Travel", "Horror", "Romance", "Science Fiction"]
    assert [genre.name for genre in genres() if genre.needs_track] == ["Adventure"]
