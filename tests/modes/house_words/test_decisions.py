"""What is decided about house words (rules 4.3, 4.6, 8.3)."""

from __future__ import annotations

from paperback.engine.settings import Settings
from paperback.modes.house_words.part import ProposeWord
from paperback.modes.votes.words import CastVote
from paperback.testing import Table, scenario


def accepted(word: str, **more: object) -> Table:
    """A table that has voted this word in."""
    made: dict[str, object] = {"modules": ("house_words",), "humans": (0, 1), "lexicon": frozenset({"CAT"}), "draw": "R S T L N", **more}
    table = scenario("C A T T Z", **made)  # type: ignore[arg-type] # what a table takes
    table.do(ProposeWord(word))
    table.at(1).do(CastVote(yes=True))
    return table


def test_4_3_it_is_off_by_default() -> None:
    assert "house_words" not in Settings(seats=2).modules
    table = scenario("C A T T Z", humans=(0, 1), lexicon=frozenset({"CAT"}))
    assert table.refusal(ProposeWord("TAZ")) == "not_now"


def test_4_6_an_accepted_word_can_be_laid_by_others_and_in_later_turns() -> None:
    table = accepted("RTS")
    table.passes()
    table.done()
    other = table.at(1)
    assert other.refused("RST") == "word_unknown"
    other.spell("RTS")
    other.done()
    table.spell("RTS")
    assert table.score == 3


def test_4_6_what_one_game_accepts_another_does_not_know() -> None:
    accepted("TAZ")
    other = scenario("C A T T Z", modules=("house_words",), humans=(0, 1), lexicon=frozenset({"CAT"}))
    assert other.refused("TAZ") == "word_unknown"


def test_8_3_a_house_word_can_be_one_of_two_words() -> None:
    table = accepted("TZ", common="common-spacebar", spacebar=True)
    assert table.refused("CA", "TZ") == "word_unknown"
    table.spell("TZ", "CAT")
    assert table.score == 5 + 1
