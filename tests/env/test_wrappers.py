from __future__ import annotations

import pytest

from paperback.engine.commands import Done, Pass
from paperback.env import IllegalActionError, PaperbackEnv, env


def test_a_masked_number_ends_the_game_with_a_loss_for_who_wanted_it() -> None:
    game = env()
    game.reset(seed=1)
    agent = game.agent_selection
    game.step(game.unwrapped.table.blocks.done.start)  # type: ignore[attr-defined] # PettingZoo does not know whose environment it is
    assert game.rewards == {agent: -1, next(a for a in game.agents if a != agent): 0}
    assert all(game.terminations.values())
    observation, _, terminated, _, info = game.last()
    assert observation is not None
    assert (terminated, observation["action_mask"].any(), info["action_mask"].any()) == (True, False, False)
    while game.agents:
        game.step(None)


def test_a_number_that_is_no_action_is_asserted_against() -> None:
    game = env()
    game.reset(seed=1)
    with pytest.raises(AssertionError, match="action space"):
        game.step(10**6)


def test_commands_pass_through_and_illegal_ones_change_nothing() -> None:
    game = env()
    game.reset(seed=1)
    with pytest.raises(IllegalActionError, match="not_now"):
        game.step({"do": "done"})
    game.step({"do": "pass"})
    observation, _, _, _, info = game.last()
    assert observation is not None
    assert (observation["action_mask"] == info["action_mask"]).all()
    game.step(Done())
    assert isinstance(game.unwrapped, PaperbackEnv)


def test_nothing_is_done_before_the_first_reset() -> None:
    with pytest.raises(AttributeError, match="before reset"):
        _ = env().agents


def test_what_is_beyond_pettingzoo_is_reached_through_the_wrappers() -> None:
    game = env()
    game.reset(seed=1)
    agent = game.agent_selection
    assert isinstance(game.clone(), PaperbackEnv)
    assert isinstance(game.imagine(agent, 1), PaperbackEnv)
    assert PaperbackEnv.restore(game.serialize()).text(agent) == game.text(agent)
    assert game.spaces_text().startswith("encoding")
    assert game.decode(64) == Pass()
