from __future__ import annotations

from dataclasses import replace

import pytest

from paperback.engine.settings import preset
from paperback.lexicon import LexiconPin, UnknownLexiconError, load
from paperback.modes.module import SettingsError
from paperback.notation.agreement import MOST_HINTS, agree, changed, rules_of


def blocked() -> str:
    """Some word that the family filter blocks."""
    words = load("en")
    return next(key for key in ("DAMN", "HELL", "CRAP", "BASTARD") if key in words and words.blocked(key))


def test_the_family_filter_takes_its_words_out_of_the_game() -> None:
    word = blocked()
    open_to_all, family = (rules_of(agree(preset("anniversary"), "en", family=family)).lexicon for family in (False, True))
    assert word in open_to_all
    assert word not in family
    assert "HOUSE" in family
    assert "HOUSEX" not in family


def test_a_list_that_does_not_exist_cannot_be_agreed_on() -> None:
    with pytest.raises(UnknownLexiconError):
        agree(preset("anniversary"), "xx")


def test_a_change_of_what_was_agreed_on_is_noticed() -> None:
    agreed = agree(preset("anniversary"), "en")
    assert changed(agreed) is None
    assert changed(replace(agreed, catalogue="0")) == "catalogue"
    assert changed(replace(agreed, lexicon=LexiconPin("en", "0"))) == "lexicon"


def test_d5_an_old_game_opens_although_its_word_list_has_changed() -> None:
    agreed = replace(agree(preset("anniversary"), "en"), lexicon=LexiconPin("en", "0"))
    assert "HOUSE" in rules_of(agreed).lexicon


def test_a_table_agrees_on_hints_and_on_none_where_the_game_is_rated() -> None:
    plain = agree(preset("anniversary"), "en")
    assert (plain.hints, plain.rated) == (0, False)
    assert agree(preset("anniversary"), "en", hints=MOST_HINTS).hints == MOST_HINTS
    assert agree(preset("anniversary"), "en", rated=True).rated


@pytest.mark.parametrize(
    ("hints", "rated", "code"), [(21, False, "too_many_hints"), (-1, False, "too_many_hints"), (1, True, "rated_hints")]
)
def test_what_cannot_be_agreed_on_says_why(hints: int, rated: bool, code: str) -> None:
    with pytest.raises(SettingsError) as refused:
        agree(preset("anniversary"), "en", hints=hints, rated=rated)
    assert refused.value.code == code
