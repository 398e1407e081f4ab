from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paperback.lexicon import LEXICONS, fold, load
from paperback.lexicon.index import FAMILY, STRONG, Index, build, opened
from paperback.lexicon.packing import unpack

WORDS = st.sets(st.text(alphabet="abzñçáé", min_size=2, max_size=15), min_size=1).map(sorted)


def index_of(words: list[str], preferred: bytes = b"", family: list[str] | None = None, strong: list[str] | None = None) -> Index:
    levels = b"1" * len({fold(word) for word in words})
    return opened([memoryview(part) for part in build(words, levels, preferred, family or [], strong or [])])


@given(WORDS, WORDS)
def test_the_keys_of_the_list_are_found_and_no_others(words: list[str], others: list[str]) -> None:
    index = index_of(words)
    keys = sorted({fold(word) for word in words})
    assert [index.find(key) for key in keys] == list(range(len(keys)))
    assert all((index.find(fold(other)) >= 0) == (fold(other) in keys) for other in others)
    assert {spelling for number in range(len(keys)) for spelling in index.spellings_of(number)} == set(words)


@pytest.mark.parametrize("key", ["", "C", "CA", "CATS", "cat", "CAT\0", "C\0", "CÁT", "\ud800", "CAT CAT", "A" * 16, "A" * 1000])
def test_what_merely_resembles_a_key_is_not_found(key: str) -> None:
    assert index_of(["cat"]).find(key) == -1


def test_spellings_stand_with_the_preferred_one_first() -> None:
    index = index_of(["cana", "caña", "esta", "está", "ésta", "sol"], b"12")
    assert index.spellings_of(index.find("CANA")) == ("caña", "cana")
    assert index.spellings_of(index.find("ESTA")) == ("ésta", "esta", "está")
    assert index.spellings_of(index.find("SOL")) == ("sol",)


def test_a_key_is_blocked_only_if_every_spelling_is() -> None:
    index = index_of(["cono", "coño", "puta", "sol"], family=["coño", "puta", "nada"], strong=["puta"])
    assert {key: index.marks[index.find(key)] for key in ("CONO", "PUTA", "SOL")} == {"CONO": 0, "PUTA": FAMILY | STRONG, "SOL": 0}


@pytest.mark.parametrize("lexicon_id", LEXICONS)
def test_a_shipped_list_is_found_whole(lexicon_id: str) -> None:
    lexicon = load(lexicon_id)
    keys = {fold(word) for word in unpack(lexicon.info.read("words"))}
    chosen = random.Random(7).sample(sorted(keys), 5000)
    assert all(key in lexicon for key in chosen)
    wrong = {key[:-1] + "X" for key in chosen} | {key[1:] for key in chosen}
    assert all((key in lexicon) == (key in keys) for key in wrong)
    assert len(lexicon) == len(keys)
