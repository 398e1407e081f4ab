"""Broken laws are seen."""

from __future__ import annotations

import pytest

from paperback.engine.events import GameEnded, Passed, Paused
from paperback.engine.state import Outcome
from paperback.testing import scenario
from paperback.testing.laws import LawBrokenError, check_end, check_places, check_waiting


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


def test_events_after_the_end_of_a_game_are_seen() -> None:
    end = GameEnded(Outcome("rounds", (0,), (0,), (1,)))
    check_end((Passed(0, ()), end, Paused(((),))))
    with pytest.raises(LawBrokenError, match="Passed"):
        check_end((end, Passed(0, ()), Paused(((),))))
