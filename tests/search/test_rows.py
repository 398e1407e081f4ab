from __future__ import annotations

from array import array

import pytest

from paperback.abilities import vocabulary as v
from paperback.abilities.vocabulary import CONDITIONS, EFFECTS
from paperback.catalogue.library import load
from paperback.engine.card import Ability, At, Card, Kind
from paperback.search import rows
from paperback.search.kernel import codes


def test_every_condition_and_effect_of_the_vocabulary_has_a_row() -> None:
    assert set(rows.CONDITIONS) == set(CONDITIONS.values())
    assert set(rows.EFFECTS) == set(EFFECTS.values())


def test_every_card_of_the_catalogue_fits_a_row() -> None:
    for face in load().faces:
        row = rows.row_of(face)
        numbers = array("i", row.data)
        assert len(numbers) == codes.ROW
        assert numbers[1] == face.score
        assert numbers[3] >= codes.ABILITIES


def test_cards_that_spell_alike_have_the_same_place() -> None:
    library = load()
    wilds = [face for face in library.faces if face.wild]
    assert len({rows.row_of(face).order for face in wilds}) == 1
    roles = [library.card("common-spacebar"), library.card("common-dyslexic"), library.card("start-wild")]
    assert len({rows.row_of(face).order for face in roles}) == len(roles)


def test_a_card_that_says_too_much_is_refused() -> None:
    ability = Ability(At.SCORE, v.Score(1), tuple([v.First()] * 4))
    with pytest.raises(ValueError, match="more than a row can hold"):
        rows.row_of(Card(key="much", kind=Kind.LETTER, letters="A", abilities=(ability,) * 4))
    with pytest.raises(ValueError, match="more than a row can hold"):
        rows.row_of(Card(key="long", kind=Kind.LETTER, letters="ABCD"))
