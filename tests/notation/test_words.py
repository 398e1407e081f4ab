from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from paperback.engine.spelling import Tile
from paperback.notation.words import Piece, parse, pieces, show

LETTER = st.sampled_from("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
PIECE = st.one_of(
    st.builds(Piece, LETTER),
    st.builds(Piece, LETTER, st.just(True)),
    st.builds(Piece, st.text("ABCDEFGHIJKLMNOPQRSTUVWXYZ", min_size=2, max_size=3)),
)
WORD = st.lists(PIECE, min_size=1, max_size=15).map(tuple)


@given(st.lists(WORD, min_size=1, max_size=2).map(tuple), st.booleans())
def test_what_is_shown_reads_back(words: tuple[tuple[Piece, ...], ...], starred: bool) -> None:
    if starred:
        (first, *rest), *others = words
        words = ((Piece(first.letters, first.wild, common=True), *rest), *others)
    assert parse(show(words)) == words


def test_an_example_reads_as_it_should() -> None:
    assert parse("(TH)Re*E") == ((Piece("TH"), Piece("R"), Piece("E", wild=True), Piece("E", common=True)),)


def test_laid_tiles_are_shown() -> None:
    word = (Tile(4, "TH"), Tile(2, "R"), Tile(9, "E"), Tile(7, "E"))
    assert show(pieces((word, word[1:2]), {9}.__contains__, {7})) == "(TH)Re*E R"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "a word is missing"),
        ("AB ", "a word is missing"),
        ("A B C", "at most 2 words"),
        ("(T)", "cannot read '(T)'"),
        ("AB(TH", "cannot read '(TH'"),
        ("A1", "cannot read '1'"),
        ("É", "cannot read 'É'"),
        ("**A", "cannot read '**A'"),
        ("*", "cannot read '*'"),
        ("*A*B", "the common card can be there once"),
        ("*A *B", "the common card can be there once"),
    ],
)
def test_what_cannot_be_read_is_refused_with_the_reason(text: str, complaint: str) -> None:
    with pytest.raises(ValueError, match=re.escape(complaint)):
        parse(text)
