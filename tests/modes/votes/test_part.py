from __future__ import annotations

import itertools

import pytest

from paperback.modes.house_words.part import HOUSE_WORDS, ProposeWord
from paperback.modes.votes.words import AskVote, CastVote, VoteCast, VotesSeen
from paperback.testing import Table, scenario


def proposed(people: int) -> Table:
    at = scenario("C A T T Z", seats=max(2, people), modules=("house_words",), humans=tuple(range(people)), lexicon=frozenset())
    at.do(ProposeWord("TAZ"))
    return at


@pytest.mark.parametrize("people", [2, 3, 4, 5])
def test_10_3_yes_from_more_than_half_of_the_people_decides_the_claimants_own_included(people: int) -> None:
    for answers in itertools.product((False, True), repeat=people - 1):
        at = proposed(people)
        for seat, yes in enumerate(answers, 1):
            if seat in at.game.waiting():
                at.at(seat).do(CastVote(yes=yes))
        accepted = 2 * (1 + sum(answers)) > people
        assert (HOUSE_WORDS.of(at.state).accepted == ["TAZ"]) is accepted
        assert at.game.waiting() == (0,)


def test_10_3_a_vote_ends_as_soon_as_it_is_decided() -> None:
    at = proposed(5)
    at.at(4).do(CastVote(yes=True))
    assert at.game.waiting() == (1, 2, 3)
    at.at(2).do(CastVote(yes=True))
    assert at.game.waiting() == (0,)


def test_10_3_everybody_sees_the_vote_and_who_is_asked_its_seconds() -> None:
    at = proposed(3)
    seen = at.at(2).view()
    assert seen.mine is not None
    assert seen.mine.question == AskVote("house_words", "TAZ", 0, 60)
    at.at(1).do(CastVote(yes=False))
    assert any(isinstance(event, VoteCast) for event in at.game.entries[-1].events)
    votes = at.view().parts["votes"]
    assert isinstance(votes, VotesSeen)
    assert [(vote.word, vote.yes, vote.waiting) for vote in votes.open] == [("TAZ", (0,), (2,))]
