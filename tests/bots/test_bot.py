from __future__ import annotations

import logging

import pytest

from paperback.bots.bot import safely
from paperback.bots.window import Window
from paperback.engine.commands import Buy, Command, Done, Pass
from paperback.testing import scenario


class Saying:
    """A player that always wants the same."""

    def __init__(self, command: Command) -> None:
        self.command = command

    def choose(self, _: Window) -> Command:
        return self.command


class Failing:
    """A player that breaks."""

    def choose(self, _: Window) -> Command:
        raise ZeroDivisionError


def test_a_legal_command_is_given_as_it_is() -> None:
    table = scenario("A S")
    table.spell("AS")
    assert safely(Saying(Done()), Window(table.game.rules, table.state, 0)) == Done()


@pytest.mark.parametrize("bot", [Saying(Buy(10_000)), Saying(Done()), Failing()])
def test_a_player_at_fault_does_as_little_as_it_may(bot: Saying | Failing, caplog: pytest.LogCaptureFixture) -> None:
    """D43: nothing but a legal command ever comes out."""
    table = scenario("A S")
    with caplog.at_level(logging.ERROR):
        assert safely(bot, Window(table.game.rules, table.state, 0)) == Pass()
    assert "seat 0" in caplog.text
