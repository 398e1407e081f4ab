from __future__ import annotations

import pytest

from paperback.lexicon import info, load
from paperback.lexicon.glosses import gloss, stems


@pytest.mark.parametrize(
    ("word", "stem"),
    [
        ("cats", "cat"),
        ("boxes", "box"),
        ("berries", "berry"),
        ("baked", "bake"),
        ("running", "run"),
        ("happier", "happy"),
        ("stopped", "stop"),
    ],
)
def test_a_regular_inflection_has_its_stem_among_the_candidates(word: str, stem: str) -> None:
    assert stem in list(stems(word))


@pytest.mark.parametrize(("word", "lemma"), [("cafes", "cafe"), ("mice", "mouse"), ("berries", "berry"), ("acidified", "acidify")])
def test_an_inflected_word_has_the_gloss_of_its_lemma(word: str, lemma: str) -> None:
    file = info("en").files["glosses"]
    assert gloss(file, word) == gloss(file, lemma)
    assert "rodent" in (gloss(file, "mouse") or "")


def test_no_gloss_is_left_pointing_or_empty() -> None:
    english = load("en")
    texts = [english.gloss(key) for key in ("MICE", "OXEN", "WENT", "BETTER", "CHILDREN", "DOG", "CAFE")]
    assert all(text and not text.startswith(">") and '"' not in text for text in texts)


def test_an_unknown_word_has_no_gloss() -> None:
    assert gloss(info("en").files["glosses"], "qzx") is None
