"""Tune the numbers of the computer players' plan by self-play: `python -m tools.tune [--generations N] [--jobs N]`.

An evolution strategy (CMA-ES) looks for the numbers that win most points against some rivals, one of which is the plan with the
numbers that it started from; it strays from those only for victories (`TETHER`). All candidates of a generation play the same deals, and
each generation other ones. What comes out is written to src/paperback/bots/data/numbers.json with how it was made; the same command,
started from the same numbers, writes the same ones.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from statistics import fmean
from typing import Final

import numpy as np
from cmaes import CMA
from tqdm import tqdm

from paperback import __version__, lexicon
from paperback.bots.author import Author
from paperback.bots.bot import Bot
from paperback.bots.greedy import Greedy
from paperback.bots.numbers import Numbers
from paperback.bots.pool import pool
from paperback.bots.shares import Crew, each
from paperback.bots.simulate import finished, play_out
from paperback.bots.speller import Speller, Spellers
from paperback.engine.rules import Rules
from paperback.engine.settings import Edition, preset
from paperback.modes.registry import rules_for

TARGET = Path(__file__).parents[1] / "src/paperback/bots/data/numbers.json"
SEED: Final = 1
LEXICON, VOCABULARY = "en", 5
TABLES: Final[tuple[tuple[Edition, int], ...]] = (("anniversary", 2), ("classic", 2), ("anniversary", 3), ("classic", 2))
"""Editions and seats that games take turns at."""
POPULATION, GAMES, GENERATIONS = 14, 80, 100
STEP = 0.3
"""How far the first candidates lie from the start, in units of `SCALES`."""
TETHER = 0.003
"""What a number costs that lies one of `SCALES` from where it began, as a share of victories; twice as far four times as much. What hardly
changes how games end would else wander far from what was measured, and the coach tells people these numbers."""
MARGIN = 0.004
"""What a Fame point more than the best rival counts beside a victory: it tells near games from far ones."""
SCALES: Final = {
    "cent": 4.0,
    "early": 0.5,
    "hand": 2.0,
    "growth": 1.0,
    "dilution": 0.5,
    "turns_base": 2.0,
    "turns_fame": 3.0,
    "turns_common": 2.0,
    "turns_early": 4.0,
    "draw": 0.7,
    "gain": 4.0,
    "gain_late": 1.0,
    "leaving": 1.0,
    "letter": 0.7,
    "trash": 1.0,
    ".Trash": 1.0,
    ".Gain": 2.0,
    ".Keep": 1.0,
    ".Look": 1.0,
    ".Discount": 1.0,
    ".BuyToTop": 1.0,
    ".FlushOffer": 1.0,
    ".Draw": 1.0,
    ".MultiplyWord": 2.0,
    ".MultiplyCard": 1.0,
    ".ScorePer": 1.0,
    ".CopyNeighbour": 1.0,
    ".ReadAs": 1.0,
    ".SplitWord": 1.0,
}
"""The numbers that are tuned, and how much of each is a large change."""


@dataclass(frozen=True)
class Candidate:
    """Numbers to try, against these to start from."""

    values: tuple[tuple[str, float], ...]
    start: tuple[tuple[str, float], ...]
    seed: str


def main() -> None:
    """Tune and write."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--generations", type=int, default=GENERATIONS)
    parser.add_argument("--games", type=int, default=GAMES, help="games of each candidate (default: %(default)s)")
    parser.add_argument("--again", action="store_true", help="begin where the numbers in the file began, to make them once more")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    known = json.loads(TARGET.read_text("utf-8"))
    start = known["made"]["start"] if args.again else known["numbers"]
    with pool(args.jobs) as crew:
        best = tune(start, args.generations, args.games, crew)
    made = {
        "by": f"python -m tools.tune --again --generations {args.generations} --games {args.games}",
        "version": __version__,
        "seed": SEED,
        "lexicon": LEXICON,
        "vocabulary": VOCABULARY,
        "population": POPULATION,
        "start": start,
    }
    TARGET.write_text(json.dumps({"made": made, "numbers": best}, indent=1) + "\n", "utf-8")


def tune(start: dict[str, float], generations: int, games: int, crew: Crew) -> dict[str, float]:
    """The numbers in the middle of where so many generations went."""
    names, scale = list(SCALES), np.array(list(SCALES.values()))
    origin = np.array([start.get(name, 0.0) for name in names])
    search = CMA(mean=np.zeros(len(names)), sigma=STEP, seed=SEED, population_size=POPULATION)

    def values(point: np.ndarray) -> dict[str, float]:
        return {**start, **{name: round(float(value), 3) for name, value in zip(names, origin + point * scale, strict=True)}}

    bar = tqdm(range(generations), unit="generation", file=sys.stderr, disable=not sys.stderr.isatty())
    for generation in bar:
        points = [search.ask() for _ in range(POPULATION)]
        given = tuple(start.items())
        tried = [Candidate(tuple(values(point).items()), given, f"tune/{SEED}/{generation}/{n}") for n, point in enumerate(points)]
        points_won: dict[Candidate, list[float]] = {one: [] for one in tried}
        for candidate, part in each([(one, games) for one in tried], play, crew):
            points_won[candidate] += part
        scores = [fmean(points_won[one]) - TETHER * float(point @ point) for one, point in zip(tried, points, strict=True)]
        bar.set_postfix(best=f"{max(scores):.3f}", mean=f"{fmean(scores):.3f}")
        search.tell([(point, -score) for point, score in zip(points, scores, strict=True)])
    return values(search.mean)


def play(candidate: Candidate, number: int) -> float:
    """What the candidate wins in one game."""
    them = rivals(candidate)
    rival = them[number % len(them)]
    rules = table(*TABLES[number // 2 % len(TABLES)])
    seats = rules.settings.seats
    own = number % seats
    player = Author(speller(), numbers_of(candidate.values))
    deal = candidate.seed.rsplit("/", 1)[0]
    state = play_out(rules, [player if seat == own else rival for seat in range(seats)], f"{deal}/{number}")
    outcome = finished(state)
    lead = outcome.fame[own] - max(fame for seat, fame in enumerate(outcome.fame) if seat != own)
    won = 1 / len(outcome.winners) if own in outcome.winners else 0.0
    return won + (0.5 - 1 / seats) + MARGIN * lead


def rivals(candidate: Candidate) -> tuple[Bot, ...]:
    """Whom a candidate plays against, game by game: mostly the plan as it was."""
    start = Author(speller(), numbers_of(candidate.start))
    return start, Greedy(speller()), start


@lru_cache(maxsize=2 * POPULATION)
def numbers_of(values: tuple[tuple[str, float], ...]) -> Numbers:
    """These numbers."""
    return Numbers.of(dict(values))


@lru_cache
def speller() -> Speller:
    """The words that all know."""
    return Spellers(lexicon.load(LEXICON)).of(VOCABULARY)


@lru_cache
def table(edition: Edition, seats: int) -> Rules:
    """The rules of such a game."""
    return rules_for(preset(edition, seats=seats), lexicon.load(LEXICON), LEXICON)


if __name__ == "__main__":
    main()
