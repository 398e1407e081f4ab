from __future__ import annotations

from array import array
from dataclasses import replace

import pytest

from paperback.abilities import vocabulary as v
from paperback.abilities.vocabulary import CONDITIONS, EFFECTS
from paperback.catalogue.library import load
from paperback.engine.card import Ability, At, Card, Kind
from paperback.search import rows
from paperback.search.kernel import codes


def test_every_condition_and_effect_of_the_vocabulary_has_a_row() -> None:
    assert set(rows.CONDITIONS) == {condition for condition in CONDITIONS.values() if not condition.late}
    assert set(rows.EFFECTS) == set(EFFECTS.values())


def test_every_card_of_the_catalogue_fits_a_row() -> None:
    for face in load().faces:
        row = rows.row_of(face)
        numbers = array("i", row.data)
        assert len(numbers) == codes.ROW
        assert numbers[1] == face.score
        assert numbers[3] >= codes.ABILITIES


def test_2_16_an_ability_whose_condition_is_judged_late_is_nothing_to_a_word() -> None:
    plain = Card(key="plain", kind=Kind.LETTER, letters="A")
    late = replace(plain, key="late", abilities=(Ability(At.DRAW, v.Draw(1), (v.HandWithoutWild(),)),))
    assert rows.row_of(late).data == rows.row_of(plain).data


def test_7_3_a_card_beside_the_hand_has_letters_and_no_abilities() -> None:
    row = rows.bare_row(load().card("letter-j-10-double-word"))
    assert row is rows.bare_row(load().card("letter-j-10-double-word"))
    assert row.readings == ("J",)
    assert array("i", row.data)[3] == codes.ABILITIES


def test_10_1_a_card_read_otherwise_reads_as_nothing_else_and_muted_has_no_score_and_abilities() -> None:
    face = load().card("letter-o-4-doubled")
    loud, muted = (rows.row_read(face, ("N", "P"), muted=muted) for muted in (False, True))
    assert loud.readings == muted.readings == ("N", "P")
    assert (loud.face.score, muted.face.score, muted.face.abilities) == (face.score, 0, ())
    assert rows.row_read(face, ("N", "P"), muted=True) is muted


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
