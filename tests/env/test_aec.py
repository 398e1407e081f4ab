"""PettingZoo's own tests for every mode, and what the environment promises beyond them."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from paperback.engine.commands import Command, Pass
from paperback.env import Configuration, IllegalActionError, PaperbackEnv, raw_env
from paperback.env.wrappers import Ordered, wrapped
from paperback.modes.module import SettingsError
from paperback.testing.combinations import Combination
from tests.env.playing import ALL, FULL, agreed, moments

ADVICE = pytest.mark.filterwarnings(
    # advice, not a fault: arrays with names are what was asked for, and PettingZoo names the environments of its own that have them
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)
CYCLES = 40


def made(combination: Combination, render_mode: Any = None) -> Ordered:
    return wrapped(PaperbackEnv(agreed(combination, "pettingzoo", max_turns=40), render_mode))


@ADVICE
@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_pettingzoo_finds_nothing_amiss(combination: Combination) -> None:
    api_test(made(combination), num_cycles=CYCLES)


@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_the_same_seed_gives_the_same_game(combination: Combination) -> None:
    seed_test(lambda: made(combination), num_cycles=CYCLES)


@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_every_mode_is_rendered(combination: Combination, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode=None: made(combination, render_mode))  # type: ignore[misc, arg-type] # PettingZoo says less than it takes
    assert "What you can do" in capsys.readouterr().out


def test_without_a_seed_games_differ_and_after_one_they_follow() -> None:
    env = raw_env()
    env.reset()
    first = env.text("seat_0")
    env.reset()
    assert env.text("seat_0") != first
    env.reset(seed=5)
    env.reset()
    second = env.text("seat_0")
    env.reset(seed=5)
    assert env.text("seat_0") != second
    env.reset()
    assert env.text("seat_0") == second


def test_the_game_begins_with_a_reset() -> None:
    with pytest.raises(RuntimeError, match="reset"):
        raw_env().text("seat_0")


@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_only_a_seat_that_is_asked_is_selected_and_only_its_mask_is_open(combination: Combination) -> None:
    env = PaperbackEnv(agreed(combination, "selected"))
    for agent in moments(env, 5, 60):
        view = env.view(agent)
        assert view.mine is not None
        assert view.mine.question is not None
        for other in env.possible_agents:
            assert env.infos[other]["action_mask"].any() == (other == agent)
            assert np.array_equal(env.observe(other)["action_mask"], env.infos[other]["action_mask"])


def test_where_all_play_at_once_seats_are_asked_in_turn_order() -> None:
    env = raw_env("deadline", 3)
    env.reset(seed=1)
    asked = []
    for _ in range(6):
        asked.append(env.agent_selection)
        env.step(env.table.blocks.pass_.start if len(asked) <= 3 else env._menu().encode(env._menu().window.least())[0])
    assert sorted(asked[:3]) == env.possible_agents
    assert asked[3:] == asked[:3]


def test_choosing_several_cards_does_not_move_the_game() -> None:
    env = PaperbackEnv(agreed(FULL[0], "choosing"))
    found = 0
    for agent in moments(env, 6, 400):
        menu = env._menu()
        going_on = [action for action, does in menu.legal.items() if not isinstance(does, Command)]
        if not going_on or menu.chosen:
            continue
        found += 1
        before = env.state_now.copy()
        twin = env.observe(agent)["observation"]
        env.step(going_on[0])
        now = env.observe(agent)["observation"]
        assert (env.state_now, env.agent_selection, env.rewards[agent]) == (before, agent, 0)
        assert (twin["chosen"].sum(), now["chosen"].sum()) == (0, 1)
        assert not env.infos[agent]["action_mask"][going_on[0]]
    assert found


def test_a_command_is_an_action_too() -> None:
    env = raw_env()
    env.reset(seed=1)
    word = env.spell("rest") or env.spell("lens") or {}
    assert word["do"] == "play_word"
    env.step(word)
    view = env.view("seat_0") if env.view("seat_0").seats[0].play.words else env.view("seat_1")
    assert "".join(tile.letters for tile in view.seats[view.active].play.words[0]) in ("REST", "LENS")
    assert env.spell("QQQQQQQQQ") is None


def test_words_are_spelled_while_a_word_is_asked_for() -> None:
    env = raw_env()
    env.reset(seed=1)
    assert env.spell("re")
    env.step({"do": "pass"})  # now the shop asks
    assert env.spell("re") is None


def test_commands_go_to_json_and_back() -> None:
    env = raw_env()
    env.reset(seed=1)
    assert json.loads(env.as_json(Pass())) == {"do": "pass"}
    assert env.encode({"do": "pass"}) == (env.table.blocks.pass_.start,)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ({"do": "done"}, "not_now"),
        ({"do": "play_word", "words": [[{"card": 999, "letters": "A"}]]}, "card_not_usable"),
        ({"do": "fly"}, "bad_command"),
        ({}, "bad_command"),
        ({"do": "take_back"}, "not_now"),
        (65, "masked"),
        (100_000, "no_such_action"),
        (-1, "no_such_action"),
        (None, "no_such_action"),
        (64.5, "no_such_action"),
        ("64", "no_such_action"),
    ],
)
def test_an_illegal_action_is_refused_by_code_and_changes_nothing(action: Any, code: str) -> None:
    env = raw_env()
    env.reset(seed=1)
    before, agent = env.state_now.copy(), env.agent_selection
    with pytest.raises(IllegalActionError) as refused:
        env.step(action)
    assert refused.value.code == code
    assert (env.state_now, env.agent_selection) == (before, agent)


def test_a_game_is_cut_off_after_so_many_turns() -> None:
    env = raw_env(max_turns=3)
    list(moments(env, 1, 1))
    while not any(env.truncations.values()):
        env.step(int(env.action_space("seat_0").sample(env.infos[env.agent_selection]["action_mask"])))
    assert env.state_now.turn == 3
    assert (list(env.truncations.values()), list(env.terminations.values())) == ([True, True], [False, False])
    assert list(env.rewards.values()) == [0, 0]


def test_after_the_end_agents_leave_one_by_one() -> None:
    env = raw_env(max_turns=1)
    env.reset(seed=1)
    while env.agents:
        dead = env.terminations[env.agent_selection] or env.truncations[env.agent_selection]
        if dead:
            with pytest.raises(ValueError, match="None"):
                env.step(0)
        env.step(None if dead else env._menu().encode(env._menu().window.least())[-1])
    assert env.rewards == {}


def test_what_cannot_be_played_is_refused_with_the_reason() -> None:
    for wanted, code in (
        ({"mode": "chess"}, "unknown_mode"),
        ({"modules": ["dragons"]}, "unknown_module"),
        ({"dragons": True}, "unknown_option"),
        ({"seats": 1}, "mode_seats"),
        ({"mode": "spy_novel", "modules": ["attacks"]}, "module_mode"),
        ({"mode": "spy_novel", "level": 9}, "option_value"),
    ):
        with pytest.raises(SettingsError) as refused:
            raw_env(**wanted)
        assert refused.value.code == code
    with pytest.raises(ValueError, match="edition is 'first'"):
        raw_env(edition="first")  # type: ignore[arg-type] # what is refused
    with pytest.raises(ValueError, match="render_mode"):
        raw_env(render_mode="rgb_array")  # type: ignore[arg-type] # what is refused


def test_equal_configurations_have_equal_spaces_and_every_agent_the_same() -> None:
    one, other = raw_env(modules=["typos"]), raw_env(modules=["typos"])
    assert one.observation_space("seat_0") == other.observation_space("seat_1")
    assert one.action_space("seat_0") == raw_env("spy_novel").action_space("seat_0")
    assert isinstance(one.table.agreed, Configuration)
