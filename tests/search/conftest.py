from __future__ import annotations

from random import Random

import pytest

from benchmarks.kernel import words
from benchmarks.oracle import Trie, trie_of
from paperback import lexicon
from paperback.lexicon.arrays import LexiconArrays, load


@pytest.fixture(scope="session")
def common_words() -> LexiconArrays:
    """The lexicon `en-common`."""
    return load(lexicon.load("en-common"))


@pytest.fixture(scope="session")
def default_words() -> LexiconArrays:
    """The lexicon `en`."""
    return load(lexicon.load("en"))


@pytest.fixture(scope="session")
def common_trie(common_words: LexiconArrays) -> Trie:
    return trie_of(words(common_words))


@pytest.fixture(scope="session")
def few_words(common_words: LexiconArrays) -> list[str]:
    """All words of two and three letters, and every fiftieth of the others."""
    chance = Random(5)
    return [word for word in words(common_words) if len(word) <= 3 or chance.random() < 0.02]
