# %% [markdown]
# # Train a player in a few minutes
#
# A small player learns to beat `random`: numpy only, one core, no gradients. It looks at every legal action through a handful of
# features, adds them up with weights, and takes the best one. The cross-entropy method finds the weights: draw some, play, keep the
# best, draw again around them.
#
#     python docs/guide/train_a_player.py            # a few minutes; draws docs/guide/training.svg if matplotlib is there
#     python docs/guide/train_a_player.py --quick    # under a minute, to see that it runs
#
# Cells begin with `# %%`: editors show them as a notebook.

# %%
from __future__ import annotations

import argparse
import math
import sys
import time
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from paperback.catalogue.library import load
from paperback.env import LearnerEnv, learner

Numbers = npt.NDArray[np.float64]
PICTURE = Path(__file__).with_name("training.svg")


class Budget(NamedTuple):
    """How long to train and to look."""

    generations: int
    players: int
    """Drawn in each generation."""
    games: int
    """Played by each of them."""
    evaluated: int
    """Games in an evaluation; half of them in each seat."""


USUAL = Budget(generations=8, players=20, games=6, evaluated=300)
QUICK = Budget(generations=2, players=4, games=2, evaluated=8)

# %% [markdown]
# ## The environment
#
# `learner` is a Gymnasium environment: we sit in one seat, a computer player in the other. `reward="fame"` gives the difference in Fame at
# the end, which tells more about a lost game than -1 does, and also about one that is cut off because bad players never end it.

# %%


def training() -> LearnerEnv:
    """A game of two seats against `random`, ours by chance."""
    return learner(opponents="random", reward="fame", max_turns=60)


# %% [markdown]
# ## What an action looks like
#
# Actions are numbers, in blocks: words by rank, pass, done, buying by design, and so on. For words the observation says what they are
# worth; for cards to buy it has the price, and the catalogue the rest.

# %%
FEATURES = (
    "cents of a word",
    "cards it draws",
    "it wins the common card",
    "pass",
    "buy",
    "price",
    "Fame",
    "price early",
    "Fame late",
    "done",
    "use an ability",
    "choose a card",
    "its price",
    "its Fame",
    "enough",
)
LATE = 12.0
"""Rounds after which a game is late."""
PRICES = np.array([card.cost for card in load().faces], float)
FAME = np.array([card.fame for card in load().faces], float)
OF_DESIGN = np.stack([np.r_[0, PRICES], np.r_[0, FAME]])
"""Price and Fame by number of a design as observations have it: 0 is no card."""


def features(env: LearnerEnv, seen: dict[str, Any], actions: npt.NDArray[np.int64]) -> Numbers:
    """One row of numbers for each of these actions."""
    blocks = env.game.table.blocks
    rows = np.zeros((len(actions), len(FEATURES)))
    late = min(1.0, float(seen["round"][0]) / LATE)
    for row, action in zip(rows, actions.tolist(), strict=True):
        block, index = blocks.of(action)
        if block is blocks.word:
            _, cents, draws, _, wins = seen["words"][index]
            row[:3] = cents / 10, draws, wins
        elif block is blocks.pass_:
            row[3] = 1
        elif block in (blocks.buy, blocks.buy_on_top):
            price, fame = PRICES[index] / 10, FAME[index] / 10
            row[4:9] = 1, price, fame, price * (1 - late), fame * late
        elif block is blocks.done:
            row[9] = 1
        elif block is blocks.use:
            row[10] = 1
        elif block is blocks.choose:
            price, fame = OF_DESIGN[:, seen["options"][index]] / 10
            row[11:14] = 1, price, fame
        elif block is blocks.enough:
            row[14] = 1
    return rows


# %% [markdown]
# ## Playing a game
#
# `info["action_mask"]` says what is legal. The player takes the action with the best sum; equal ones by chance, so that a player whose
# weights are all 0 does anything at random.

# %%


def play(env: LearnerEnv, weights: Numbers, seed: int) -> float:
    """The reward of one game."""
    chance = np.random.default_rng(seed)
    seen, info = env.reset(seed=seed)
    while True:
        actions = np.flatnonzero(info["action_mask"])
        worth = features(env, seen, actions) @ weights
        action = chance.choice(actions[worth >= worth.max() - 1e-9])
        seen, reward, terminated, truncated, info = env.step(int(action))
        if terminated or truncated:
            return float(reward)


# %% [markdown]
# ## Learning
#
# All players of a generation play the same games, so that luck is the same for all.

# %%


def train(budget: Budget, seed: int) -> tuple[Numbers, list[tuple[float, float]]]:
    """The weights found, and for each generation the mean Fame lead of all its players and of those that were kept."""
    chance = np.random.default_rng(seed)
    env = training()
    mean, spread = np.zeros(len(FEATURES)), np.ones(len(FEATURES))
    kept = max(2, budget.players // 4)
    course = []
    for generation in range(budget.generations):
        started = time.perf_counter()
        games = [int(number) for number in chance.integers(2**31, size=budget.games)]
        drawn = mean + spread * chance.standard_normal((budget.players, len(FEATURES)))
        leads = np.array([np.mean([play(env, weights, game) for game in games]) for weights in drawn])
        best = drawn[np.argsort(leads)[-kept:]]
        mean, spread = best.mean(axis=0), best.std(axis=0) + 0.3 / (1 + generation)
        course.append((float(leads.mean()), float(np.sort(leads)[-kept:].mean())))
        took = time.perf_counter() - started
        print(f"generation {generation + 1:2}: Fame lead {course[-1][0]:+6.1f}, of the best {course[-1][1]:+6.1f}  ({took:.0f} s)")
    return mean, course


# %% [markdown]
# ## Is it any good?
#
# The same games are played from both seats, which takes the luck of the seat out, and the win rate comes with its 95 % interval (Wilson's).

# %%


class Score(NamedTuple):
    """How an evaluation went; a tie counts half."""

    rate: float
    low: float
    high: float


def evaluate(weights: Numbers, games: int, seed: int) -> Score:
    """The win rate over so many games, half of them in each seat."""
    seats = [learner(opponents="random", seat=seat) for seat in range(2)]
    numbers = [int(number) for number in np.random.default_rng(seed).integers(2**31, size=games // 2)]
    points = [(play(env, weights, number) + 1) / 2 for number in numbers for env in seats]
    rate, size = float(np.mean(points)), len(points)
    z2 = 1.96**2
    centre = (rate + z2 / (2 * size)) / (1 + z2 / size)
    half = 1.96 * math.sqrt(rate * (1 - rate) / size + z2 / (4 * size**2)) / (1 + z2 / size)
    return Score(rate, max(0.0, centre - half), min(1.0, centre + half))


# %% [markdown]
# ## The plot


# %%
def draw(course: list[tuple[float, float]], score: Score, path: Path) -> None:
    """The course of the training; without matplotlib, nothing."""
    try:
        import matplotlib as mpl  # noqa: PLC0415 - not everybody has it
    except ModuleNotFoundError:
        print("matplotlib is not there: no plot")
        return
    mpl.use("svg")
    mpl.rcParams.update({"svg.hashsalt": "paperback", "svg.fonttype": "none", "font.family": "sans-serif"})
    from matplotlib import pyplot as plt  # noqa: PLC0415 - as above

    generations = range(1, len(course) + 1)
    figure, axes = plt.subplots(figsize=(6.4, 3.6), layout="constrained")
    axes.plot(generations, [best for _, best in course], marker="o", label="the best quarter")
    axes.plot(generations, [every for every, _ in course], marker="o", label="all players")
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.set(xlabel="generation", ylabel="Fame more than random", xticks=list(generations))
    axes.set_title(f"afterwards it wins {score.rate:.0%} of games against random ({score.low:.0%} to {score.high:.0%})", fontsize=10)
    axes.legend()
    figure.savefig(path, metadata={"Date": None})
    plt.close(figure)


# %% [markdown]
# ## All together


# %%
def main(arguments: list[str]) -> Score:
    """Train, evaluate, draw."""
    parser = argparse.ArgumentParser(description="train a small player against `random`")
    parser.add_argument("--quick", action="store_true", help="a small budget")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, default=PICTURE)
    args = parser.parse_args(arguments)
    budget = QUICK if args.quick else USUAL
    before = evaluate(np.zeros(len(FEATURES)), budget.evaluated // 2, args.seed + 1)
    print(f"doing anything at random: wins {before.rate:.0%} ({before.low:.0%} to {before.high:.0%})")
    weights, course = train(budget, args.seed)
    for name, weight in zip(FEATURES, weights, strict=True):
        print(f"  {weight:+.2f} {name}")
    after = evaluate(weights, budget.evaluated, args.seed + 2)
    print(f"trained: wins {after.rate:.0%} ({after.low:.0%} to {after.high:.0%}) of {budget.evaluated} games")
    draw(course, after, args.plot)
    return after


if __name__ == "__main__":
    main(sys.argv[1:])
