"""The numbers of the plan can be tuned again: the same seeds go the same way."""

from __future__ import annotations

import json

from paperback.bots.numbers import Numbers, tuned
from paperback.bots.shares import ALONE
from tools import tune


def test_the_file_says_how_its_numbers_were_made_and_where_they_began() -> None:
    known = json.loads(tune.TARGET.read_text("utf-8"))
    assert known["made"]["by"].startswith("python -m tools.tune --again")
    assert set(tune.SCALES) <= set(known["made"]["start"])
    assert set(known["numbers"]) == set(known["made"]["start"])


def test_the_same_start_is_tuned_to_the_same_numbers() -> None:
    start = json.loads(tune.TARGET.read_text("utf-8"))["made"]["start"]
    once, again = (tune.tune(start, 1, 3, ALONE) for _ in range(2))
    assert once == again != start
    assert Numbers.of(once).others.keys() == tuned().others.keys()


def test_a_candidate_plays_as_many_games_against_each_rival_at_each_table() -> None:
    start = tuple(json.loads(tune.TARGET.read_text("utf-8"))["numbers"].items())
    candidate = tune.Candidate(start, start, "tune/1/0/0")
    assert len(tune.rivals(candidate)) == 3
    points = [tune.play(candidate, number) for number in range(6)]
    assert points == [tune.play(candidate, number) for number in range(6)]
    assert len(set(points)) > 1
