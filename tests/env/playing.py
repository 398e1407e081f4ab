"""Random games for the tests of environments, in every mode with everything that goes with it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from paperback.engine.settings import Settings
from paperback.env import Configuration, PaperbackEnv
from paperback.modes.registry import MODES, complete
from paperback.testing.combinations import Combination, combinations, settings_for

PLAIN = tuple(Combination(mode, ()) for mode in MODES)
FULL = tuple(max((one for one in combinations() if one.mode == mode), key=lambda one: len(one.modules)) for mode in MODES)
"""Every mode with all modules that go with it, so that every module is played."""
ALL = (*PLAIN, *FULL)


def agreed(combination: Combination, seed: str = "1", max_turns: int | None = None) -> Configuration:
    """What is agreed for this combination: a mode alone as it is usually played, with modules by settings that are drawn by chance.

    Words can be short all the same, so that there is much to do.
    """
    drawn = settings_for(combination, seed)
    usual = complete(Settings(mode=drawn.mode, seats=MODES[drawn.mode].seats[0]))
    settings = drawn if combination.modules else usual
    return Configuration(replace(settings, minimum_word=2), "en", 3, "places", max_turns)


def moments(env: PaperbackEnv, seed: int, steps: int) -> Iterator[str]:
    """Every agent to act in so many steps of random games, before it acts; the environment is at that moment."""
    env.reset(seed=seed)
    for space in map(env.action_space, env.possible_agents):
        space.seed(seed)
    for _ in range(steps):
        if not env.agents or any(env.terminations.values()) or any(env.truncations.values()):
            env.reset()
        agent = env.agent_selection
        yield agent
        env.step(int(env.action_space(agent).sample(env.infos[agent]["action_mask"])))
