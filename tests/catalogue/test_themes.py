"""The themes and what matches them."""

from __future__ import annotations

import pytest

from paperback.catalogue.library import load
from paperback.catalogue.themes import matches, themes
from paperback.engine.card import Kind


def test_six_themes_with_words_in_three_languages() -> None:
    assert len(themes()) == 6
    for theme in themes():
        assert (load().faces[theme.face].kind, load().faces[theme.face].fame) == (Kind.THEME, theme.fame)
        assert set(theme.words) == {"en", "es", "pt"}
        assert all(word.isascii() and word.isupper() for words in theme.words.values() for word in words)


@pytest.mark.parametrize(
    ("key", "language", "word", "expected"),
    [
        ("theme-wild-creatures", "en", "BEAR", True),
        ("theme-wild-creatures", "en", "BEARS", True),
        ("theme-wild-creatures", "en", "FOXES", True),
        ("theme-wild-creatures", "en", "BEARED", False),
        ("theme-wild-creatures", "es", "BEAR", False),
        ("theme-high-seas", "es", "TIBURON", True),
        ("theme-high-seas", "es", "TIBURONES", True),
        ("theme-crime-scene", "pt", "PRISAO", True),
        ("theme-stage-and-song", "en", "BASS", True),
        ("theme-stage-and-song", "en", "S", False),
    ],
)
def test_10_3_a_word_is_listed_or_a_listed_word_and_s_or_es(key: str, language: str, word: str, expected: bool) -> None:
    theme = next(one for one in themes() if one.key == key)
    assert matches(theme, language, word) is expected
