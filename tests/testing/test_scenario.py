"""The helpers themselves: a table that a test lays out is the table that it asked for, and broken laws are seen."""

from __future__ import annotations

import random

import pytest

from paperback.engine import events as ev
from paperback.engine.commands import Done, Pass
from paperback.engine.steps import SpellWord
from paperback.testing import scenario
from paperback.testing.laws import LawBrokenError, check_places, check_waiting
from paperback.testing.secrets import check_stream, check_view, hidden
from paperback.testing.table import RefusedError


def test_a_table_is_as_it_was_asked_for() -> None:
    table = scenario(
        "C/3 TH ? letter-j-10-double-word",
        draw="A B",
        discard="D",
        common="common-i",
        won=1,
        offer={1: "F@3 G@3 H@3 J@3 K@3"},
        fame={0: 1},
        owned={1: "fame-17"},
        seats=3,
    )
    assert table.hand == ["C/3", "TH", "start-wild", "letter-j-10-double-word"]
    assert (table.draw, table.discard, table.common) == (["A", "B"], ["D"], "common-i")
    assert table.offer(1) == ["F@3", "G@3", "H@3"]
    assert table.keys(table.state.market.piles[1][::-1]) == ["F@3", "J@3", "K@3"]
    assert [len(pile) for pile in table.state.market.fame] == [1, 6, 3, 2]
    assert table.at(1).discard == ["fame-17-the-woman-who-outlived-her-century"]
    assert [table.keys([card]) for card, _ in table.state.market.won] == [["common-o"]]
    assert isinstance(table.question, SpellWord)


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


def test_a_card_in_two_places_or_in_none_is_seen() -> None:
    state = scenario("C A T").state
    check_places(state)
    twice, gone = state.copy(), state.copy()
    twice.seats[0].discard.append(twice.seats[0].hand[0])
    gone.seats[0].hand.pop()
    for broken in (twice, gone):
        with pytest.raises(LawBrokenError):
            check_places(broken)


def test_a_game_in_which_nobody_can_act_is_seen() -> None:
    table = scenario("C A T")
    stuck = table.state.copy()
    stuck.seats[0].agenda.clear()
    with pytest.raises(LawBrokenError):
        check_waiting(table.game.rules, stuck)


def test_a_leak_in_a_stream_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The law of secrecy would be worth nothing if it could not be broken."""
    table = scenario("C A T", draw="R S T L N")
    table.passes()
    game = table.game
    command = Done()
    for viewer in (None, 0, 1):
        check_stream(game.rules, table.state, 0, command, game.chance, viewer, random.Random(1))
    monkeypatch.setitem(game.rules.shows, ev.Drawn, lambda event, _: event)
    check_stream(game.rules, table.state, 0, command, game.chance, 0, random.Random(1))
    with pytest.raises(LawBrokenError):
        check_stream(game.rules, table.state, 0, command, game.chance, 1, random.Random(1))


def test_a_leak_in_a_view_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    table = scenario("C A T", draw="R S L N")
    check_view(table.game.rules, table.state, 1, random.Random(3))
    monkeypatch.setattr("paperback.testing.secrets.view", lambda *seen: seen[1].seats[0].draw[-1])
    with pytest.raises(LawBrokenError):
        check_view(table.game.rules, table.state, 1, random.Random(3))


def test_hidden_cards_are_those_that_a_seat_cannot_tell_apart() -> None:
    table = scenario("C A", draw="R S L")
    assert [table.keys(group) for group in hidden(table.state, 0)[:1]] == [["L", "S", "R"]]
    assert [table.keys(group) for group in hidden(table.state, 1)[:1]] == [["C", "A", "L", "S", "R"]]
