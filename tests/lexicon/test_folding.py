from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paperback.lexicon import NotLettersError, fold


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("cafe", "CAFE"),
        ("Café", "CAFE"),
        ("CAFÉ", "CAFE"),
        ("año", "ANO"),
        ("Ñandú", "NANDU"),
        ("coração", "CORACAO"),
        ("façade", "FACADE"),
        ("pingüino", "PINGUINO"),
        ("œuvre", "OEUVRE"),
        ("ÆON", "AEON"),
        ("smørrebrød", "SMORREBROD"),
        ("straße", "STRASSE"),
    ],
)
def test_2_3_letters_are_compared_without_case_or_diacritics(text: str, key: str) -> None:
    assert fold(text) == key


@pytest.mark.parametrize("text", ["árbol", "ñu", "çelik", "pingüino", "coração"])
def test_2_3_composed_and_decomposed_text_have_one_key(text: str) -> None:
    assert fold(unicodedata.normalize("NFD", text)) == fold(unicodedata.normalize("NFC", text))


@pytest.mark.parametrize(
    ("text", "character"),
    [
        ("guarda-chuva", "-"),
        ("d'água", "'"),
        ("two words", " "),
        ("r2d2", "2"),
        ("λόγος", "λ"),
        ("A_B", "_"),
        ("\N{LATIN SMALL LIGATURE FI}n", "\N{LATIN SMALL LIGATURE FI}"),
        ("cat\0", "\0"),
        ("", ""),
        ("\N{COMBINING ACUTE ACCENT}", ""),
    ],
)
def test_what_no_card_can_spell_is_refused_with_the_character(text: str, character: str) -> None:
    with pytest.raises(NotLettersError) as refusal:
        fold(text)
    assert (refusal.value.text, refusal.value.character) == (text, character)


@given(st.text(max_size=20))
def test_a_key_is_capitals_and_is_its_own_key_or_the_text_is_refused(text: str) -> None:
    try:
        key = fold(text)
    except NotLettersError:
        return
    assert key.isascii()
    assert key.isalpha()
    assert key.isupper()
    assert fold(key) == key
