"""What a test says is what the seat does."""

from __future__ import annotations

import pytest

from paperback.engine.commands import Pass
from paperback.testing import scenario
from paperback.testing.laws import LawBrokenError
from paperback.testing.table import RefusedError


def test_words_are_laid_with_letters_first_then_the_common_card_then_wilds() -> None:
    table = scenario("? A T", common="common-e")
    assert [table.keys([tile.card])[0] for tile in table.spelling("TEA").words[0]] == ["T", "common-e", "A"]
    assert [table.keys([tile.card])[0] for tile in table.spelling("TAR").words[0]] == ["T", "A", "start-wild"]


def test_a_word_without_cards_and_a_card_that_is_not_there_are_mistakes_of_the_test() -> None:
    table = scenario("C A T")
    with pytest.raises(LookupError):
        table.spell("DOG")
    with pytest.raises(LookupError):
        table.buy("Z")
    with pytest.raises(KeyError):
        scenario("no-such-card")


def test_what_should_be_refused_and_is_not_is_seen_and_the_reverse() -> None:
    with pytest.raises(LawBrokenError):
        scenario("C A T").refusal(Pass())
    with pytest.raises(RefusedError):
        scenario("C A T", lexicon=frozenset[str]()).spell("CAT")
