from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from paperback.lexicon import LEXICONS, info
from paperback.lexicon.packing import pack, unpack

WORDS = st.lists(st.text(alphabet="abcñçáé", min_size=2, max_size=15), min_size=1, unique=True).map(sorted)


@given(WORDS)
def test_what_is_packed_comes_back(words: list[str]) -> None:
    assert list(unpack(pack(words))) == words


def test_the_shipped_lists_pack_to_their_own_bytes() -> None:
    for lexicon_id in LEXICONS:
        packed = info(lexicon_id).read("words")
        assert pack(unpack(packed)) == packed
