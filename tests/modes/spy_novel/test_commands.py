from __future__ import annotations

import pytest

from paperback.engine.commands import Buy, Pass
from paperback.modes.spy_novel.commands import HeroAction
from paperback.modes.spy_novel.ground import NOVEL
from paperback.testing import scenario
from tests.modes.spy_novel.spying import spying

ACTIONS = [action.key for action in NOVEL.actions]


@pytest.mark.parametrize("action", ACTIONS)
def test_12_3_every_action_can_be_taken_before_the_word_and_while_buying(action: str) -> None:
    for money in (None, 0):
        game = spying(money=money)
        if action == "counterintel":
            game.spy.drawn = "enemy-honey-trap"
        game.act(action)
        assert game.spy.acted == action


@pytest.mark.parametrize(
    ("card", "action"),
    [("evade-a-tail", "safe-house"), ("dead-drop", "counterintel"), ("wiretap", "infiltration"), ("stakeout", "on-the-move")],
)
def test_12_3_the_x_token_bars_an_action_this_turn(card: str, action: str) -> None:
    game = spying(money=0, card=card)
    assert game.table.refusal(HeroAction(action)) == "action_blocked"
    game = spying(money=0, card="honey-trap")
    game.act(action)


def test_12_3_one_action_in_a_turn() -> None:
    game = spying()
    game.act("infiltration")
    for action in ACTIONS:
        assert game.table.refusal(HeroAction(action)) == "action_used"
    game.table.passes()
    game.end()
    assert game.spy.acted == ""


def test_12_3_no_such_action_and_none_when_buying_is_over() -> None:
    game = spying(money=0)
    assert game.table.refusal(HeroAction("hide")) == "no_such_action"
    assert scenario("C A T", mode="spy_novel", seats=1).rejection(HeroAction("hide")).params == {}


def test_12_11_an_action_is_taken_whole_before_anything_else() -> None:
    game = spying(money=20)
    game.act("on-the-move")
    assert game.table.refusal(Buy(game.card("s"))) == "not_now"
    assert game.table.refusal(Pass()) == "not_now"
    assert game.table.refusal(HeroAction("safe-house")) == "not_now"


def test_14_5_an_action_can_be_taken_back() -> None:
    game = spying(money=0)
    game.act("on-the-move")
    game.choose("se")
    assert game.hero == "se"
    game.table.take_back()
    game.table.take_back()
    assert (game.hero, game.spy.acted) == ("s", "")


def test_12_9_counterintel_needs_a_free_square_upgraded_or_not() -> None:
    for upgraded in ((), ("counterintel",)):
        game = spying(money=0, card="wiretap", squares=4, upgraded=upgraded, cubes={"n": 2})
        assert game.table.refusal(HeroAction("counterintel")) == "no_free_square"
        game = spying(money=0, card="wiretap", squares=3, upgraded=upgraded, cubes={"n": 2})
        game.act("counterintel")
