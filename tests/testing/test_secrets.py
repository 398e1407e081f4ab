"""Leaks are seen: the law of secrecy would be worth nothing if it could not be broken."""

from __future__ import annotations

import random

import pytest

from paperback.engine import events as ev
from paperback.engine.commands import Done
from paperback.testing import scenario
from paperback.testing.laws import LawBrokenError
from paperback.testing.secrets import check_stream, check_view, hidden


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
    assert [table.keys(group) for group in hidden(table.game.rules, table.state, 0)[:1]] == [["L", "S", "R"]]
    assert [table.keys(group) for group in hidden(table.game.rules, table.state, 1)[:1]] == [["C", "A", "L", "S", "R"]]
