"""Themes and votes in rounds that all play at once (rules 5.9, 5.11, 10.3, 10.4, 4.3)."""

from __future__ import annotations

import pytest

from paperback.catalogue.themes import themes
from paperback.engine.commands import Pick
from paperback.modes.deadline.events import RoundShown
from paperback.modes.house_words.part import HOUSE_WORDS, ProposeWord
from paperback.modes.themes.words import THEME, ThemeTaken
from paperback.modes.votes.words import CastVote, VoteCalled
from paperback.testing import Table
from tests.modes.deadline.drafts import draft, finish, kept

CREATURES = next(n for n, theme in enumerate(themes()) if theme.key == "theme-wild-creatures")
LISTED = sorted(themes()[CREATURES].words["en"], key=lambda word: (len(word), word))


def tables(*, vote: bool = False) -> list[Table]:
    """Every seat with ten wilds in hand, and the theme of creatures."""
    for n in range(200):
        table = draft(" ".join("?" * 10), seats=3, modules=("themes",), humans=(0, 1, 2), options={"theme_vote": vote}, seed=str(n))
        if THEME.of(table.state).theme == CREATURES:
            break
    faces = list(table.state.faces)
    for me in table.state.seats[1:]:
        me.hand, me.draw = me.hand + me.draw, []
        for card in me.hand:
            faces[card] = faces[table.me.hand[0]]
    table.state.faces = tuple(faces)
    return [table.at(seat) for seat in range(3)]


def holder(table: Table) -> int | None:
    seen = table.view().parts["themes"].holder
    assert seen is None or isinstance(seen, int)
    return seen


def of_length(letters: int, number: int = 0) -> str:
    return [word for word in LISTED if len(word) == letters][number]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_5_11_the_longest_matching_word_of_the_round_takes_the_theme_whoever_was_first(order: tuple[int, ...]) -> None:
    seats = tables()
    words = [of_length(4), of_length(6), of_length(5)]
    for seat in order:
        seats[seat].spell(words[seat])
        assert holder(seats[seat]) is None
    finish(*seats)
    assert [holder(seat) for seat in seats] == [1, 1, 1]


def test_5_11_if_equal_it_stays_where_it_is() -> None:
    seats = tables()
    seats[2].spell(of_length(4))
    finish(*seats)
    assert holder(seats[0]) == 2
    hands = [seat.me.hand for seat in seats]
    assert kept(seats[0]).round == 2
    assert min(map(len, hands)) >= 5
    for seat, number in ((seats[0], 0), (seats[1], 1)):
        seat.spell(of_length(5, number))
    finish(*seats)
    assert holder(seats[0]) == 2


def test_5_9_the_theme_comes_after_the_words_are_shown() -> None:
    seats = tables()
    seats[0].spell(of_length(4))
    finish(*seats)
    kinds = [type(event) for event in seats[0].game.entries[-1].events]
    assert kinds.index(RoundShown) < kinds.index(ThemeTaken)


def test_10_4_a_claim_is_voted_on_at_the_end_of_the_round_and_counts_like_a_listed_word() -> None:
    seats = tables(vote=True)
    seats[0].spell("ZZZZZZZ")
    seats[0].do(Pick(1))
    seats[1].spell(of_length(5))
    finish(seats[1], seats[2])
    assert not any(isinstance(event, VoteCalled) for entry in seats[0].game.entries for event in entry.events)
    finish(seats[0])
    assert [seat.question is not None and seat.accepts() == {CastVote} for seat in seats] == [False, True, True]
    assert kept(seats[0]).round == 1
    seats[2].do(CastVote(yes=True))
    assert kept(seats[0]).round == 2
    assert holder(seats[0]) == 0


def test_10_4_a_refused_claim_leaves_it_to_the_listed_words() -> None:
    seats = tables(vote=True)
    seats[0].spell("ZZZZZZZ")
    seats[0].do(Pick(1))
    seats[1].spell(of_length(5))
    finish(*seats[1:], seats[0])
    for seat in seats[1:]:
        seat.do(CastVote(yes=False))
    assert holder(seats[0]) == 1


def test_4_3_a_house_word_is_voted_on_in_the_middle_of_a_round_by_who_has_finished_too() -> None:
    table = draft("? ? ? ? ?", seats=3, modules=("house_words",), humans=(0, 1, 2), lexicon=frozenset({"CAT"}))
    finish(table.at(2))
    table.do(ProposeWord("ZQX"))
    assert table.at(2).accepts() == {CastVote}
    table.at(2).do(CastVote(yes=True))
    assert table.at(2).question is None
    table.spell("ZQX")
    finish(table, table.at(1))
    assert kept(table).round == 2


def test_4_6_a_word_that_is_voted_on_already_is_not_proposed_again() -> None:
    table = draft("? ? ? ? ?", seats=5, modules=("house_words",), humans=(0, 1, 2, 3, 4), lexicon=frozenset({"CAT"}))
    table.do(ProposeWord("ZQX"))
    other = table.at(1)
    other.do(CastVote(yes=False))
    assert other.refusal(ProposeWord("ZQX")) == "not_now"
    other.do(ProposeWord("ZQXX"))
    for seat in (2, 3):
        table.at(seat).do(CastVote(yes=True))
        table.at(seat).do(CastVote(yes=True))
    assert (HOUSE_WORDS.of(table.state).accepted, HOUSE_WORDS.of(table.state).refused) == (["ZQXX", "ZQX"], [])


def test_5_11_the_holder_keeps_the_theme_by_a_longer_word_that_the_people_accept() -> None:
    seats = tables(vote=True)
    seats[0].spell(of_length(4))
    finish(*seats)
    assert holder(seats[0]) == 0
    seats[0].spell("ZZZZZ")
    seats[0].do(Pick(1))
    seats[1].spell(of_length(4))
    finish(*seats)
    for seat in seats[1:]:
        seat.do(CastVote(yes=True))
        if kept(seat).round == 3:
            break
    assert holder(seats[0]) == 0


def test_10_4_several_claims_of_a_round_are_voted_on_one_after_the_other() -> None:
    seats = tables(vote=True)
    for seat, word in zip(seats, ("ZZZ", "ZZZZZ", "ZZZZ"), strict=True):
        seat.spell(word)
        seat.do(Pick(1))
    finish(*seats)
    wanted = {"ZZZ": True, "ZZZZZ": False, "ZZZZ": True}
    while kept(seats[0]).round == 1:
        asked = next(seat for seat in seats if seat.question is not None and CastVote in seat.accepts())
        mine = asked.view().mine
        assert mine is not None
        asked.do(CastVote(yes=wanted[mine.question.word]))
    assert holder(seats[0]) == 2


def test_10_4_a_claim_of_one_round_is_nothing_in_the_next() -> None:
    seats = tables(vote=True)
    seats[0].spell("ZZZZZZZ")
    seats[0].do(Pick(1))
    finish(*seats)
    seats[1].do(CastVote(yes=True))
    assert (kept(seats[0]).round, holder(seats[0])) == (2, 0)
    seats[1].spell(of_length(4))
    finish(*seats)
    assert holder(seats[0]) == 1
