from __future__ import annotations

import pytest

from paperback.engine.fame import fame
from paperback.engine.state import Outcome
from paperback.env import raw_env
from paperback.env.rewards import rewards
from tests.env.playing import moments


def worth(mode: str, places: tuple[int, ...], winners: tuple[int, ...] = ()) -> list[float]:
    env = raw_env(mode, len(places))
    env.reset(seed=1)
    zeros = (0,) * len(places)
    env.state_now.outcome = Outcome("fame_piles", zeros, zeros, places, winners)
    return rewards(env.table, env.state_now)


@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ((1, 2), [1, -1]),
        ((1, 1), [0, 0]),
        ((3, 1, 2), [-1, 1, 0]),
        ((1, 1, 3), [0.5, 0.5, -1]),
        ((2, 1, 2), [-0.5, 1, -0.5]),
        ((1, 1, 1, 1, 1), [0] * 5),
    ],
)
def test_places_are_worth_1_to_minus_1_in_even_steps_and_shared_ones_their_mean(places: tuple[int, ...], expected: list[float]) -> None:
    assert worth("standard", places) == pytest.approx(expected)


def test_where_all_play_together_all_win_or_lose() -> None:
    assert worth("cooperative", (1, 1, 1), winners=(0, 1, 2)) == [1, 1, 1]
    assert worth("cooperative", (1, 1, 1)) == [-1, -1, -1]
    assert worth("spy_novel", (1,), winners=(0,)) == [1]


def test_fame_is_compared_with_the_best_of_the_others() -> None:
    env = raw_env(seats=3, reward="fame", max_turns=12)
    list(moments(env, 4, 1))
    while not any(env.truncations.values()):
        env.step(int(env.action_space("seat_0").sample(env.infos[env.agent_selection]["action_mask"])))
    has = [fame(env.table.rules, env.state_now, seat) for seat in range(3)]
    best = [max(has[1], has[2]), max(has[0], has[2]), max(has[0], has[1])]
    assert list(env.rewards.values()) == [mine - other for mine, other in zip(has, best, strict=True)]
    assert any(env.rewards.values())


def test_without_rivals_fame_is_no_reward() -> None:
    with pytest.raises(ValueError, match="compares rivals"):
        raw_env("cooperative", reward="fame")
