from __future__ import annotations

import pytest

from paperback.bots.speller import Speller, Spellers
from paperback.lexicon import Lexicon, arrays, load


@pytest.fixture(scope="session")
def english() -> Lexicon:
    return load("en")


@pytest.fixture(scope="session")
def speller(english: Lexicon) -> Speller:
    return Speller(arrays.load(english))


@pytest.fixture(scope="session")
def spellers(english: Lexicon) -> Spellers:
    return Spellers(english)
