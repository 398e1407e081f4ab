"""Observations: what the seat sees, in the arrays that the space promises, and nothing else."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np
import pytest

from paperback.engine.commands import Command
from paperback.engine.features import counts, seat_of
from paperback.engine.play import accepted, advance
from paperback.engine.steps import Shop, SpellWord
from paperback.env import PaperbackEnv, raw_env
from paperback.env.field import Sight
from paperback.env.fields import fields
from paperback.env.menu import Menu
from paperback.env.observing import layout
from paperback.modes.house_words.part import ProposeWord
from paperback.modes.registry import MODES
from paperback.modes.votes.words import CastVote, Vote
from paperback.testing.combinations import Combination
from paperback.testing.secrets import exchanged, hidden, permutation
from tests.env.playing import ALL, agreed, moments

PUBLIC = (CastVote, ProposeWord)
"""Votes are held in front of all, in a round as well."""


@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_every_observation_is_in_the_space(combination: Combination) -> None:
    env = PaperbackEnv(agreed(combination, "space"))
    space = env.observation_space("seat_0")
    for _ in moments(env, 1, 60):
        for agent in env.possible_agents:
            assert space.contains(env.observe(agent))


@pytest.mark.parametrize("combination", ALL, ids=lambda one: one.name)
def test_14_2_no_observation_changes_with_what_its_seat_may_not_see(combination: Combination) -> None:
    env = PaperbackEnv(agreed(combination, "secrets"))
    chance = random.Random(7)
    for selected in moments(env, 2, 50):
        for agent in env.possible_agents:
            seat, rules = env.seat(agent), env.table.rules
            seen, text = env.observe(agent), env.text(agent)
            other = PaperbackEnv(env.table.agreed)
            other.reset(seed=0)
            other._state = exchanged(env.state_now, permutation(hidden(rules, env.state_now, seat), chance))
            other.agent_selection = selected
            other.forget(env._chosen if agent == selected else ())
            again = other.observe(agent)
            assert np.array_equal(seen["action_mask"], again["action_mask"])
            for name, array in seen["observation"].items():
                assert np.array_equal(array, again["observation"][name]), name
            assert text == other.text(agent)


def after_others(env: PaperbackEnv, agent: str, seed: int) -> PaperbackEnv:
    """The same moment after all other seats have done something in the round, not to its end."""
    twin, chance = env.clone(), random.Random(seed)
    for other in twin.possible_agents:
        seat = twin.seat(other)
        for _ in range(3 if other != agent else 0):
            if not accepted(twin.table.rules, twin.state_now, seat):
                break
            does = chance.choice([does for does in Menu(twin.table, twin.state_now, seat).legal.values() if isinstance(does, Command)])
            if type(does) in PUBLIC:
                break
            advance(twin.table.rules, twin.state_now, seat, does, twin._chance)
    twin.forget()
    return twin


@pytest.mark.parametrize("combination", [one for one in ALL if MODES[one.mode].at_once], ids=lambda one: one.name)
def test_5_7_nothing_tells_what_others_have_done_in_a_round(combination: Combination) -> None:
    env = PaperbackEnv(agreed(combination, "round"))
    compared = 0
    for number, agent in enumerate(moments(env, 6, 150)):
        begun = env.view(agent)
        if number % 5 or env._chosen or any(isinstance(step, Vote) for seat in env.state_now.seats for step in seat.agenda):
            continue
        worlds = [world for world in (after_others(env, agent, seed) for seed in range(3)) if world.view(agent).seats == begun.seats]
        for one, other in pairwise(worlds):
            compared += one.state_now != other.state_now
            assert one.text(agent) == other.text(agent)
            assert one.imagine(agent, 1).state_now == other.imagine(agent, 1).state_now
            seen, again = one.observe(agent), other.observe(agent)
            assert np.array_equal(seen["action_mask"], again["action_mask"])
            assert all(np.array_equal(seen["observation"][name], again["observation"][name]) for name in seen["observation"])
    assert compared


def test_names_are_there_once() -> None:
    for combination in ALL:
        names = [field.name for field in fields(PaperbackEnv(agreed(combination)).table)]
        assert len(names) == len(set(names))


def test_arrays_say_what_is_seen() -> None:
    env = raw_env(seats=3)
    rules = env.table.rules
    shopped = 0
    for agent in moments(env, 3, 200):
        view, seen = env.view(agent), env.observe(agent)["observation"]
        assert view.mine is not None
        assert seen["hand"].tolist() == list(counts(rules, [card.card for card in view.mine.hand]))
        assert seen["me"][0] == env.seat(agent) + 1
        mine, after = view.seats[env.seat(agent)], view.seats[(env.seat(agent) + 1) % 3]
        assert seen["seats"][0, :4].tolist() == [mine.hand, mine.draw, mine.deck, mine.fame]
        assert seen["seats"][1, :4].tolist() == [after.hand, after.draw, after.deck, after.fame]
        assert seen["discard"][1].tolist() == list(counts(rules, [card.card for card in after.discard]))
        assert [n for n in seen["won"].tolist() if n] == [seat_of(view, one.seat) for one in view.market.won]
        menu = env._menu()
        assert (seen["words"][:, 0] > 0).sum() == len(menu.words)
        for array, one in zip(seen["words"], menu.words, strict=False):
            assert array[:3].tolist() == [one.length, one.score, one.draws]
        if isinstance(menu.question, Shop):
            buy = env.table.blocks.buy
            can = menu.mask[buy.start : buy.stop].astype(bool)
            money = mine.play.money
            assert np.array_equal(can, (seen["sale"] > 0) & (seen["sale"] <= money))
            shopped += bool(can.any())
        assert seen["asked"].sum() == 1
        assert seen["asked"][0] == isinstance(menu.question, SpellWord)
    assert shopped


def test_a_seat_that_is_not_selected_is_asked_nothing() -> None:
    env = raw_env()
    env.reset(seed=1)
    other = next(agent for agent in env.possible_agents if agent != env.agent_selection)
    seen = env.observe(other)["observation"]
    for name in ("asked", "options", "words", "sale", "bounds"):
        assert not seen[name].any()
    assert seen["hand"].sum() == 5


def test_numbers_beyond_their_range_are_cut_off_and_lists_beyond_their_array_end_there() -> None:
    env = raw_env()
    env.reset(seed=1)
    view = env.view("seat_0")
    many = view.market.trash
    for _ in range(8):
        many = (*many, *(view.mine.hand if view.mine else ()) * 10)
    market = type(view.market)(**{name: getattr(view.market, name) for name in view.market.__slots__} | {"trash": many})
    crowded = type(view)(**{name: getattr(view, name) for name in view.__slots__} | {"market": market})
    seen = layout(env.table.agreed).observe(Sight(crowded, None))
    assert seen["trash"].max() == 99


def test_arrays_of_one_observation_are_its_own() -> None:
    env = raw_env()
    env.reset(seed=1)
    made = layout(env.table.agreed)
    menu = Menu(env.table, env.state_now, env.seat(env.agent_selection))
    sight = Sight(env.view(env.agent_selection), menu)
    one, other = made.observe(sight), made.observe(sight)
    one["hand"][:] = 7
    assert other["hand"].max() < 7
