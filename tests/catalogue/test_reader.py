"""Catalogue entries become typed cards."""

from __future__ import annotations

import pytest

from paperback.abilities.vocabulary import Beside, CopyNeighbour, Draw, FlushOffer, Keep, ReadAs, Score, Trash, WordLength
from paperback.catalogue.reader import read_ability, read_card
from paperback.engine.card import Ability, At, Card, Kind


def test_an_entry_becomes_a_card() -> None:
    entry = {
        "id": "x", "kind": "letter", "letters": "Q", "cost": 9, "score": 5, "copies": 2,
        "abilities": [{"at": "build", "may": True, "do": "read_as", "mode": "listed", "cards": "self", "forms": ["Q", "QU"]}],
    }  # fmt: skip
    reading = Ability(At.BUILD, ReadAs(mode="listed", cards="self", forms=("Q", "QU")), may=True)
    assert read_card(entry) == Card(key="x", kind=Kind.LETTER, letters="Q", cost=9, score=5, copies=2, abilities=(reading,))


def test_the_title_of_a_cover_is_its_name() -> None:
    card = read_card({"id": "f", "kind": "fame", "wild": True, "title": "Dust", "genre": "western", "cost": 5, "fame": 4})
    assert card == Card(key="f", kind=Kind.FAME, wild=True, name="Dust", genre="western", cost=5, fame=4)


def test_conditions_keep_their_order() -> None:
    entry = {"at": "score", "do": "score", "amount": 1, "when": [{"is": "word_length", "min": 7}, {"is": "beside", "of": "vowel"}]}
    assert read_ability(entry) == Ability(At.SCORE, Score(1), (WordLength(min=7), Beside("vowel")))


def test_from_becomes_zones_and_a_reward_an_effect() -> None:
    entry = {"at": "resolve", "do": "trash", "from": ["hand", "discard"], "count": 1, "reward": {"do": "draw", "amount": 1}}
    assert read_ability(entry) == Ability(At.RESOLVE, Trash(("hand", "discard"), 1, Draw(1)))


def test_some_effects_are_optional_by_nature_and_some_by_their_card() -> None:
    assert read_ability({"at": "draw", "do": "keep", "count": 1}) == Ability(At.DRAW, Keep(1), may=True)
    assert read_ability({"at": "resolve", "do": "copy_neighbour"}) == Ability(At.RESOLVE, CopyNeighbour(), may=True)
    assert read_ability({"at": "buy", "do": "flush_offer", "piles": 1}).may is False
    assert read_ability({"at": "buy", "may": True, "do": "flush_offer", "piles": 1}) == Ability(At.BUY, FlushOffer(1), may=True)


@pytest.mark.parametrize("entry", [{"at": "score", "do": "sing"}, {"at": "score", "do": "score", "amount": 1, "when": [{"is": "dry"}]}])
def test_an_unknown_word_is_an_error(entry: dict[str, object]) -> None:
    with pytest.raises(KeyError, match=r"sing|dry"):
        read_ability(entry)
