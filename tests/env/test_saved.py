"""Copies of an environment: independent, exact, and imagined."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from copy import deepcopy

import numpy as np
import pytest

from paperback.env import PaperbackEnv, RestoreError, raw_env
from paperback.testing.combinations import Combination
from tests.env.playing import ALL, FULL, agreed, moments

OFTEN = 15
"""So many steps lie between two copies."""


def course(env: PaperbackEnv, steps: int) -> list[object]:
    """What follows when the last legal action is always taken."""
    said: list[object] = []
    for _ in range(steps):
        if not env.agents:
            break
        agent = env.agent_selection
        over = env.terminations[agent] or env.truncations[agent]
        said += [agent, env.text(agent), env.rewards[agent], over]
        env.step(None if over else int(np.flatnonzero(env.infos[agent]["action_mask"])[-1]))
    return said


def restored(env: PaperbackEnv) -> PaperbackEnv:
    return PaperbackEnv.restore(env.serialize())


@pytest.mark.parametrize("copy", [PaperbackEnv.clone, restored], ids=["clone", "restore"])
@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_a_copy_stands_where_the_environment_stood_and_goes_its_own_way(
    combination: Combination, copy: Callable[[PaperbackEnv], PaperbackEnv]
) -> None:
    env = PaperbackEnv(agreed(combination, "copies"))
    for number, agent in enumerate(moments(env, 1, 60)):
        if number % OFTEN:
            continue
        before = env.serialize()
        one, other = copy(env), copy(env)
        assert one.serialize() == before
        assert course(one, 15) == course(other, 15)
        assert env.serialize() == before
        assert agent == env.agent_selection


@pytest.mark.parametrize("copy", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["deepcopy", "pickle"])
def test_pythons_own_ways_to_copy_do_the_same(copy: Callable[[PaperbackEnv], PaperbackEnv]) -> None:
    env = raw_env(modules=["typos"], render_mode="ansi")
    assert copy(env).agents == []
    list(moments(env, 4, 25))
    twin = copy(env)
    assert (twin.serialize(), twin.render_mode) == (env.serialize(), "ansi")
    assert course(twin, 10) == course(env.clone(), 10)


def test_cards_chosen_so_far_and_games_to_come_are_copied_too() -> None:
    env = PaperbackEnv(agreed(FULL[0], "chosen"))
    found = 0
    for agent in moments(env, 2, 400):
        if env._chosen:
            found += 1
            assert restored(env).infos[agent]["action_mask"].tolist() == env.infos[agent]["action_mask"].tolist()
    assert found
    one, other = env.clone(), restored(env)
    one.reset()
    other.reset()
    assert one.serialize() == other.serialize()


def test_what_is_over_is_copied_with_its_rewards() -> None:
    env = raw_env(max_turns=2)
    list(moments(env, 3, 1))
    while not any(env.truncations.values()):
        env.step(int(env.action_space("seat_0").sample(env.infos[env.agent_selection]["action_mask"])))
    env.step(None)
    twin = restored(env)
    assert (twin.agents, twin.truncations, twin.rewards) == (env.agents, env.truncations, env.rewards)
    assert twin.last(observe=False)[1:4] == env.last(observe=False)[1:4]
    twin.step(None)
    assert (twin.agents, len(env.agents)) == ([], 1)


@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_14_2_what_is_imagined_looks_the_same_to_the_seat_and_can_be_played_on(combination: Combination) -> None:
    env = PaperbackEnv(agreed(combination, "imagined", max_turns=60))
    for number, _ in enumerate(moments(env, 3, 60)):
        if number % OFTEN:
            continue
        for agent in env.possible_agents:
            world = env.imagine(agent, number)
            seen, again = env.observe(agent), world.observe(agent)
            assert np.array_equal(seen["action_mask"], again["action_mask"])
            for name, array in seen["observation"].items():
                assert np.array_equal(array, again["observation"][name]), name
            assert world.text(agent) == env.text(agent)
            assert len(course(world, 10)) == 40 or world.state_now.outcome


def test_imagining_moves_what_is_hidden_and_depends_on_the_seed() -> None:
    env = raw_env()
    env.reset(seed=1)
    hands = {tuple(sorted(env.imagine("seat_0", seed).state_now.seats[1].hand)) for seed in range(8)}
    assert len(hands) > 1
    assert env.imagine("seat_0", 3).serialize() == env.imagine("seat_0", 3).serialize()


def test_the_future_of_what_is_imagined_is_another_one() -> None:
    env = raw_env()
    env.reset(seed=1)
    assert env.imagine("seat_0", 1)._chance.key != env._chance.key


def without(name: str) -> Callable[[dict[str, object]], object]:
    return lambda content: content.pop(name)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (without("format"), "not_saved"),
        (without("seed"), "not_saved"),
        (lambda content: content.update(format=99), "other_version"),
        (lambda content: content.update(encoding=0), "other_version"),
        (lambda content: content.update(selected="seat_7"), "not_saved"),
        (lambda content: content.update(selected="seat_1" if content["selected"] == "seat_0" else "seat_0"), "not_saved"),
        (lambda content: content.update(truncations={}), "not_saved"),
        (lambda content: content.update(generator={"bit_generator": "MT19937"}), "not_saved"),
        (lambda content: content["generator"].update(state={}), "not_saved"),
        (lambda content: content.update(chosen=[3]), "not_saved"),
        (lambda content: content.update(state="{}"), "not_a_state"),
        (lambda content: content["agreed"].update(lexicon="tlh"), "not_saved"),
        (lambda content: content["agreed"]["settings"].update(mode="chess"), "not_saved"),
        (lambda content: content["agreed"]["settings"].update(minimum_word=4), "other_settings"),
    ],
)
def test_a_text_that_is_no_environment_is_refused_by_code(change: Callable[[dict[str, object]], object], code: str) -> None:
    env = raw_env()
    env.reset(seed=1)
    content = json.loads(env.serialize())
    change(content)
    with pytest.raises(RestoreError) as refused:
        PaperbackEnv.restore(json.dumps(content))
    assert refused.value.code == code


def test_what_is_not_json_is_refused_and_what_has_not_begun_cannot_be_saved() -> None:
    with pytest.raises(RestoreError, match="not_saved"):
        PaperbackEnv.restore("hello")
    with pytest.raises(RestoreError, match="not_saved"):
        PaperbackEnv.restore("[" * 100_000)
    with pytest.raises(RuntimeError, match="reset"):
        raw_env().serialize()
