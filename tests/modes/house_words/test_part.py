from __future__ import annotations

import pytest

from paperback.engine.commands import Pass
from paperback.engine.settings import preset
from paperback.modes.house_words.part import HouseWordsSeen, ProposeWord
from paperback.modes.module import SettingsError
from paperback.modes.registry import complete
from paperback.modes.votes.words import CastVote, Vote
from paperback.testing import Table, scenario
from paperback.testing.wanderer import wander

WORDS = frozenset({"CAT", "TA"})


def table(humans: tuple[int, ...] = (0, 1, 2), seats: int = 3) -> Table:
    return scenario("C A T T Z", seats=seats, modules=("house_words",), humans=humans, lexicon=WORDS)


def shown(table: Table) -> HouseWordsSeen:
    seen = table.view().parts["house_words"]
    assert isinstance(seen, HouseWordsSeen)
    return seen


def test_4_3_an_unknown_word_that_most_people_accept_can_be_laid() -> None:
    at = table()
    assert at.refused("TAZ") == "word_unknown"
    at.do(ProposeWord("TAZ"))
    at.at(1).do(CastVote(yes=True))
    at.spell("TAZ")
    assert at.score == 3


def test_4_3_a_house_word_counts_for_all_until_the_game_ends_and_is_recorded() -> None:
    at = table()
    at.do(ProposeWord("TAZ"))
    at.at(1).do(CastVote(yes=True))
    assert shown(at.at(2)).accepted == ("TAZ",)
    assert at.refusal(ProposeWord("TAZ")) == "house_known"
    assert any("TAZ" in str(entry.events) for entry in at.game.entries)


def test_4_3_silence_is_no_after_the_time_that_the_table_agreed_on() -> None:
    at = table()
    assert at.game.rules.patience[Vote](at.game.rules) == 60
    at.do(ProposeWord("TAZ"))
    assert at.at(1).least() == CastVote(yes=False)


def test_4_3_is_never_played_with_computers_alone() -> None:
    with pytest.raises(SettingsError) as refused:
        complete(preset("anniversary", modules=("house_words",), humans=(0,)))
    assert (refused.value.code, refused.value.params["people"]) == ("module_people", 2)


def test_4_6_another_seat_lays_the_accepted_word_too() -> None:
    at = table()
    at.do(ProposeWord("RST"))
    at.at(1).do(CastVote(yes=True))
    at.passes()
    at.finish()
    at.at(1).spell("RST")
    assert at.at(1).score > 0


def test_4_6_the_vote_comes_before_the_word_is_laid_and_the_seat_waits_for_it() -> None:
    at = table()
    at.do(ProposeWord("TAZ"))
    assert at.game.waiting() == (1, 2)
    assert at.refusal(Pass()) == "not_now"


def test_4_6_a_refused_word_is_not_proposed_again_and_the_hand_is_untouched() -> None:
    at = table()
    hand = at.hand
    at.do(ProposeWord("TAZ"))
    at.at(1).do(CastVote(yes=False))
    at.at(2).do(CastVote(yes=False))
    assert (at.hand, shown(at).refused) == (hand, ("TAZ",))
    assert at.refusal(ProposeWord("TAZ")) == "house_refused"
    at.spell("CAT")


@pytest.mark.parametrize(
    ("word", "code"), [("", "house_not_letters"), ("TÄZ", "house_not_letters"), ("Z", "house_too_short"), ("CAT", "house_known")]
)
def test_4_6_what_needs_no_vote_is_refused_with_the_reason(word: str, code: str) -> None:
    assert table().refusal(ProposeWord(word)) == code


def test_10_3_computer_seats_do_not_vote() -> None:
    at = table(humans=(0, 2))
    at.do(ProposeWord("TAZ"))
    assert at.game.waiting() == (2,)
    at.at(2).do(CastVote(yes=True))
    assert shown(at).accepted == ("TAZ",)


def test_14_5_a_vote_cannot_be_taken_back() -> None:
    at = table()
    at.do(ProposeWord("TAZ"))
    assert at.game.cannot_take_back(0) is not None


def test_14_2_whole_games_keep_the_laws() -> None:
    for n in range(4):
        at = scenario("C A T T Z", seats=3, modules=("house_words",), humans=(0, 2), seed=str(n), lexicon=WORDS)
        wander(at.game, str(n), most=150)
        assert any(isinstance(entry.did, CastVote) for entry in at.game.entries)
