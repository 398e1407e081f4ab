from __future__ import annotations

import dataclasses

import pytest

from paperback.lexicon import LEXICONS, ChangedLexiconError, LexiconPin, UnknownLexiconError, load, load_pinned

ACCEPTED = {
    "en-common": "cat house café zebra of",
    "en": "qi ok selfie podcast sudoku lockdown café donut vegan",
    "en-big": "aa texas zyzzyva café knickknack",
    "es": "año niño corazón pingüino dame hacerlo vámonos árbol qué",
    "pt": "coração maçã avô fato facto ônibus receção recepção pão",
}
REFUSED = {
    "en-common": "zyzzyva donut qi",
    "en": "texas paris nasa mr kg cs zyzzyva york",
    "en-big": "nasa mr qzx",
    "es": "kg españa jorge sr dr",
    "pt": "brasil dna xii maria",
}


@pytest.mark.parametrize("lexicon_id", LEXICONS)
def test_2_3_fixed_samples_are_words_or_not(lexicon_id: str) -> None:
    lexicon = load(lexicon_id)
    assert {word: lexicon.explain(word) for word in ACCEPTED[lexicon_id].split()} == dict.fromkeys(ACCEPTED[lexicon_id].split(), "ok")
    assert {word: lexicon.explain(word) for word in REFUSED[lexicon_id].split()} == dict.fromkeys(REFUSED[lexicon_id].split(), "unknown")


@pytest.mark.parametrize(
    ("word", "verdict"),
    [
        ("CAFÉ", "ok"),
        ("at", "ok"),
        ("a", "too_short"),
        ("incomprehensibility", "too_long"),
        ("e-mail", "not_letters"),
        ("don't", "not_letters"),
        ("", "not_letters"),
        ("qzx", "unknown"),
        ("shit", "ok"),
    ],
)
def test_2_3_a_word_is_judged_with_a_reason(word: str, verdict: str) -> None:
    assert load("en").explain(word) == verdict


def test_the_family_filter_blocks_when_it_is_on() -> None:
    assert load("en").explain("shit", family=True) == "blocked"
    assert load("en").explain("ship", family=True) == "ok"
    assert load("es").explain("mierda", family=True) == "blocked"
    assert load("pt").explain("merda", family=True) == "blocked"


def test_a_key_with_one_decent_spelling_is_not_blocked() -> None:
    spanish = load("es")
    assert spanish.spellings("CONO") == ("cono", "coño") or spanish.spellings("CONO") == ("coño", "cono")
    assert not spanish.blocked("CONO")
    assert not spanish.blocked("CONO", "strong")


def test_what_the_family_filter_blocks_in_a_language_without_a_strong_list_the_computer_never_plays() -> None:
    assert load("es").blocked("MIERDA", "strong")
    assert not load("en").blocked("SEXY", "strong")
    assert load("en").blocked("SHIT", "strong")


def test_2_3_people_see_the_commonest_spelling_with_its_accents() -> None:
    spanish, portuguese = load("es"), load("pt")
    assert [spanish.written(key) for key in ("ANO", "ARBOL", "CORAZON", "NINO")] == ["año", "árbol", "corazón", "niño"]
    assert [portuguese.written(key) for key in ("CORACAO", "MACA", "PAO")] == ["coração", "maçã", "pão"]
    assert load("en").written("CAFE") == "café"
    assert set(spanish.spellings("PAPA")) == {"papa", "papá"}


def test_of_two_spellings_the_one_of_the_strong_list_is_not_written() -> None:
    spanish = load("es")
    assert spanish.spellings("CONO") == ("coño", "cono")
    assert spanish.written("CONO") == "cono"
    assert spanish.written("CASA XQZ") == "casa xqz"


def test_keys_are_capitals() -> None:
    assert "CAT" in load("en")
    assert "cat" not in load("en")
    assert 3 not in load("en")


def test_everyday_words_have_a_lower_level_than_rare_ones() -> None:
    english = load("en")
    assert [english.level(key) for key in ("HOUSE", "FIREPLACE", "CHALICE", "WINDLASS", "COQUETRY")] == [1, 2, 3, 4, 5]


def test_only_english_is_defined_and_blocked_words_are_not() -> None:
    assert load("en").gloss("DOG")
    assert load("en-big").gloss("DOG") == load("en").gloss("DOG")
    assert load("en").gloss("SHIT") is None
    assert load("es").gloss("PERRO") is None


@pytest.mark.parametrize("ask", ["spellings", "level", "blocked", "gloss"])
def test_asking_about_an_unknown_key_is_an_error(ask: str) -> None:
    with pytest.raises(KeyError, match="QZX"):
        getattr(load("en"), ask)("QZX")


def test_a_list_is_loaded_once() -> None:
    assert load("en") is load("en")


def test_2_3_a_table_gets_the_list_that_it_pinned() -> None:
    pin = load("en").pin
    assert pin == LexiconPin("en", load("en").sha256)
    assert load_pinned(pin) is load("en")


def test_2_3_another_list_than_the_pinned_one_is_refused() -> None:
    pin = dataclasses.replace(load("en").pin, sha256="0" * 64)
    with pytest.raises(ChangedLexiconError, match=r"begun with lexicon en 000000000000, this program has [0-9a-f]{12}$"):
        load_pinned(pin)
    with pytest.raises(UnknownLexiconError):
        load_pinned(LexiconPin("xx", "0" * 64))
