"""One learner against computer players: Gymnasium's own tests, and who plays when."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from paperback.bots.registry import BOTS
from paperback.env import ENCODING, IllegalActionError, LearnerEnv, PaperbackEnv, learner
from paperback.modes.registry import MODES
from paperback.testing.combinations import Combination
from tests.env.playing import ALL, agreed

SLOW = "legend"
"""It thinks about every move, so a game with it takes seconds."""


@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_gymnasium_finds_nothing_amiss(combination: Combination) -> None:
    check_env(LearnerEnv(agreed(combination, "gymnasium"), "random", render_mode="ansi"), skip_render_check=True)


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_has_its_name_in_gymnasium(mode: str) -> None:
    env = gymnasium.make(f"paperback/{mode}-v{ENCODING}", opponents="random", max_turns=3)
    seen, info = env.reset(seed=1)
    assert env.observation_space.contains(seen)
    assert isinstance(env.unwrapped, LearnerEnv)
    assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"].astype(bool))
    env.close()


@pytest.mark.parametrize("opponents", BOTS)
def test_a_whole_game_ends_with_a_reward(opponents: str) -> None:
    env = learner(seats=3, opponents=opponents)
    for seed in range(1 if opponents == SLOW else 2):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            assert env.game.agent_selection == env.agent
            action = int(np.flatnonzero(info["action_mask"])[0])
            _, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
            assert over or reward == 0
        assert reward in (-1, -0.5, 0, 0.5, 1)
        assert not info["action_mask"].any()


def test_the_learner_sits_where_it_is_put_or_anywhere() -> None:
    def sat(seat: int | None) -> set[str]:
        env, found = learner(seat=seat, opponents="random"), set()
        for seed in range(12):
            _, info = env.reset(seed=seed)
            assert (env.game.agent_selection, info["action_mask"].any()) == (env.agent, True)
            found.add(env.agent)
        return found

    assert [sat(seat) for seat in (0, 1, None)] == [{"seat_0"}, {"seat_1"}, {"seat_0", "seat_1"}]


def test_the_same_seed_gives_the_same_game_and_the_same_opponents() -> None:
    def played() -> list[str]:
        env, texts = learner(opponents="random", modules=["typos"]), []
        _, info = env.reset(seed=4)
        for _ in range(30):
            texts.append(env.game.text(env.agent))
            _, _, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))
            if terminated:
                break
        return texts

    assert played() == played()


def test_a_masked_action_ends_the_episode_and_an_illegal_command_changes_nothing() -> None:
    env = learner(opponents="random")
    env.reset(seed=1)
    before = env.game.text(env.agent)
    with pytest.raises(IllegalActionError, match="not_now"):
        env.step({"do": "done"})
    strangers: list[Any] = [10**6, None, np.array([64])]
    for strange in strangers:
        with pytest.raises(IllegalActionError, match="no_such_action"):
            env.step(strange)
    assert env.game.text(env.agent) == before
    _, reward, terminated, truncated, info = env.step(env.game.table.blocks.done.start)
    assert (reward, terminated, truncated, info["illegal_action"]) == (-1, True, False, True)


def test_a_learner_alone_plays_against_nobody() -> None:
    env = learner("spy_novel", level=2, max_turns=2)
    _, info = env.reset(seed=1)
    truncated = False
    while not truncated:
        _, reward, terminated, truncated, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        assert (reward, terminated) == (0, False)


def test_it_is_rendered_as_text(capsys: pytest.CaptureFixture[str]) -> None:
    env = learner(opponents="random", render_mode="ansi")
    env.reset(seed=1)
    assert (env.render() or "").startswith("Paperback")
    loud = learner(opponents="random", render_mode="human")
    _, info = loud.reset(seed=1)
    loud.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert "What you can do" in capsys.readouterr().out


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="no player 'nobody'"):
        learner(opponents="nobody")
    with pytest.raises(ValueError, match="'novice@7' has no vocabulary '7'"):
        learner(opponents="novice@7")
    with pytest.raises(ValueError, match="1 opponents for 2"):
        learner(seats=3, opponents=["greedy"])
    with pytest.raises(ValueError, match="seat is 2"):
        learner(seat=2)
    with pytest.raises(ValueError, match="render_mode is 'rgb_array'"):
        learner(render_mode="rgb_array")  # type: ignore[arg-type] # what is refused


@pytest.mark.parametrize("opponents", BOTS)
def test_a_deep_copy_goes_its_own_way_with_the_same_future(opponents: str) -> None:
    def course(env: Any, steps: int = 4 if opponents == SLOW else 12) -> list[str]:
        said = []
        for _ in range(steps):
            _, _, terminated, _, _ = env.step(int(np.flatnonzero(env.unwrapped.action_masks())[-1]))
            said.append(env.unwrapped.game.serialize())
            if terminated:
                break
        env.reset()
        return [*said, env.unwrapped.game.serialize()]

    env = gymnasium.make(f"paperback/{next(iter(MODES))}-v{ENCODING}", opponents=opponents)
    env.reset(seed=2)
    course(env, 3)
    one, other = deepcopy(env), deepcopy(env)
    assert course(one) == course(other) == course(env)


def test_the_game_can_be_looked_at_whole() -> None:
    env = learner()
    assert isinstance(env.game, PaperbackEnv)


def test_several_learners_play_side_by_side() -> None:
    """What Gymnasium's vectors need of an environment."""
    name = f"paperback/{next(iter(MODES))}-v{ENCODING}"
    envs = gymnasium.make_vec(name, num_envs=2, vectorization_mode="sync", opponents="random", max_turns=4)
    _, info = envs.reset(seed=3)
    for _ in range(12):
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        seen, _, terminated, truncated, info = envs.step(actions)
        assert seen["hand"].shape == (2, 235)
        if (terminated | truncated).any():
            break
    else:
        pytest.fail("four turns take longer than twelve steps")
    envs.close()
