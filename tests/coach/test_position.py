from __future__ import annotations

import pytest

from paperback.catalogue.library import load
from paperback.coach.position import DYSLEXIC, SPACEBAR, PositionError, put_together, with_settings
from paperback.engine.card import Kind
from paperback.engine.chance import SeededChance
from paperback.engine.market import needed, on_sale
from paperback.engine.play import accepted
from paperback.engine.rules import Moment
from paperback.search import rack_of
from paperback.testing import EVERY_WORD


def test_cards_are_read_as_they_are_called() -> None:
    position = put_together(["E", "TH:3", "?", "letter-j-10-double-word"], "O:2")
    assert [(card.letters, card.score, card.wild) for card in position.cards] == [
        ("E", 1, False),
        ("TH", 3, False),
        ("", 0, True),
        ("J", 4, False),
    ]
    assert [card.kind for card in position.cards] == [Kind.LETTER, Kind.TWO_LETTER, Kind.STARTING, Kind.LETTER]
    assert position.names == ("E", "TH:3", "?", "letter-j-10-double-word", "O:2")
    assert position.common
    assert (position.common.kind, position.common.score) == (Kind.COMMON, 2)
    assert list(position.offered) == []


@pytest.mark.parametrize(("typed", "letters"), [("Ñ", "N"), ("É:2", "E"), ("ÇÃ", "CA")])
def test_d21_accents_of_a_card_do_not_matter(typed: str, letters: str) -> None:
    assert put_together([typed]).cards[0].letters == letters


def test_the_table_has_the_hand_and_the_offer_and_waits_for_a_word() -> None:
    offer = ["letter-m-3-draw-1", "fame-5-rockets-over-rustwater", "letter-m-3-draw-1"]
    position = put_together(["E", "E", "TH:3"], "common-a", offer, mark=6)
    rules, state = position.table(EVERY_WORD)
    keys = [rules.faces[face].key for face in state.faces]
    assert [keys[card] for card in state.seats[0].hand] == ["E", "E", "TH:3"]
    assert [keys[card] for card in state.market.commons] == ["common-a"]
    assert [keys[card] for card in on_sale(rules, state, 0)] == offer
    assert on_sale(rules, state, 0) == list(position.offered)
    assert needed(rules, state) == 6
    assert {kind.__name__ for kind in accepted(rules, state, 0)} == {"PlayWord", "Pass"}


def test_1_10_without_a_mark_the_first_step_of_the_track_is_meant() -> None:
    rules, state = put_together(["E"], "common-a").table(EVERY_WORD)
    assert needed(rules, state) == load().track[0]


def test_9_3_an_attack_card_is_its_letter_where_nobody_is_attacked() -> None:
    attack = next(card for card in load().faces if card.kind is Kind.ATTACK)
    [card] = put_together([attack.key]).cards
    assert (card.key, card.score, card.abilities) == (attack.key, attack.score, ())


def test_8_spacebar_and_dyslexic_can_be_in_a_hand() -> None:
    assert with_settings(["E"], spacebar=True, dyslexic=True) == ["E", SPACEBAR, DYSLEXIC]
    assert with_settings(["E"], spacebar=False, dyslexic=False) == ["E"]


def test_what_lies_beside_the_deck_is_laid_there_with_its_module() -> None:
    position = put_together(["T"], "common-a", ["start-r"], beside=["genre-western-out", "power-stuck-key", "genre-western-l"])
    rules, state = position.table(EVERY_WORD)
    keys = [rules.faces[face].key for face in state.faces]
    assert keys == ["T", "common-a", "genre-western-out", "power-stuck-key", "genre-western-l", "start-r"]
    assert [keys[card] for card in position.offered] == ["start-r"]
    rack = rack_of(Moment(rules, state, SeededChance(""), 0, None))
    assert [keys[one.card] for one in rack.beside] == ["genre-western-out", "genre-western-l"]
    assert [keys[one.source] for one in rack.readings] == ["power-stuck-key"]


@pytest.mark.parametrize("kind", [Kind.GENRE, Kind.POWER, Kind.AWARD, Kind.THEME])
def test_what_lies_beside_the_decks_is_in_no_hand(kind: Kind) -> None:
    beside = next(card.key for card in load().faces if card.kind is kind)
    with pytest.raises(PositionError) as error:
        put_together([beside])
    assert (error.value.code, error.value.params) == ("card_beside", {"card": beside})


@pytest.mark.parametrize(
    ("hand", "common", "offer", "code", "params"),
    [
        ([], None, [], "no_cards", {}),
        (["E"] * 31, None, [], "too_many_cards", {"count": 31, "most": 30}),
        (["E"], None, ["start-r"] * 31, "too_many_cards", {"count": 31, "most": 30}),
        (["e"], None, [], "unknown_card", {"card": "e"}),
        (["E:100"], None, [], "unknown_card", {"card": "E:100"}),
        (["E"], "?", [], "common_wild", {"card": "?"}),
        (["common-e"], "common-e", [], "common_twice", {"card": "common-e"}),
        ([SPACEBAR, SPACEBAR], None, [], "common_twice", {"card": SPACEBAR}),
        (["E"], None, ["E"], "card_free", {"card": "E"}),
        (["E"], None, ["common-a"], "card_free", {"card": "common-a"}),
    ],
)
def test_what_cannot_be_is_refused_with_a_code(hand: list[str], common: str | None, offer: list[str], code: str, params: object) -> None:
    with pytest.raises(PositionError) as error:
        put_together(hand, common, offer)
    assert (error.value.code, error.value.params) == (code, params)


@pytest.mark.parametrize(
    ("beside", "code", "params"),
    [
        (["nothing"], "unknown_card", {"card": "nothing"}),
        (["start-r"], "not_beside", {"card": "start-r"}),
        (["award-muse"], "not_beside", {"card": "award-muse"}),
        (["power-typo", "power-stuck-key"], "too_many_beside", {"card": "power-typo", "most": 1}),
        (["genre-western-out"] * 2, "too_many_beside", {"card": "genre-western-out", "most": 4}),
    ],
)
def test_what_cannot_lie_beside_a_deck_is_refused(beside: list[str], code: str, params: object) -> None:
    with pytest.raises(PositionError) as error:
        put_together(["E"], beside=beside)
    assert (error.value.code, error.value.params) == (code, params)
