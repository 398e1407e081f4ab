from __future__ import annotations

import hashlib

import pytest

from paperback.bots.ladder.measure import Measured, measure
from paperback.bots.ladder.plan import Pairing
from paperback.bots.ladder.standing import Sums, Times, points, rounded
from paperback.bots.simulate import Match, simulate
from paperback.bots.tally import wilson
from paperback.engine.settings import preset
from paperback.modes.registry import complete


def pairing(*bots: str, mode: str = "standard") -> Pairing:
    settings = complete(preset("anniversary", seats=len(bots), mode=mode))
    return Pairing("skills", mode, Match(bots, settings, "en-common", "1"), 10, 1, 0.6)


def game(*won: bool, number: int = 0) -> Measured:
    size = len(won)
    return Measured(number, 20, won, (1,) * size, (30,) * size, (10,) * size, (55,) * size, ((5,),) * size, b"x")


def test_a_victory_of_several_rivals_is_split_and_one_of_all_together_is_not() -> None:
    assert points(game(True, False), together=False) == [1, 0]
    assert points(game(True, True), together=False) == [0.5, 0.5]
    assert points(game(True, True, False, True), together=False) == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])
    assert points(game(True, True), together=True) == [1, 1]
    assert points(game(False, False), together=True) == points(game(False, False), together=False) == [0, 0]


def test_rates_means_and_intervals() -> None:
    sums = Sums(pairing("greedy", "random"))
    for one in (game(True, False), game(True, True), game(True, False), game(False, True)):
        sums.add(one)
    standing = sums.standing()
    first, second = standing.players
    assert (standing.games, standing.turns, standing.wanted, standing.together) == (4, 20, 0.6, False)
    assert (first.rate, second.rate) == (2.5 / 4, 1.5 / 4)
    assert first.interval == wilson(2.5, 4)
    assert (first.fame, first.cents) == (30, 5.5)
    assert standing.digest == hashlib.blake2b(b"xxxx", digest_size=16).hexdigest()


def test_together_everybody_wins_or_nobody() -> None:
    sums = Sums(pairing("greedy", "greedy", mode="cooperative"))
    sums.add(game(True, True))
    sums.add(game(False, False))
    assert [player.rate for player in sums.standing().players] == [0.5, 0.5]


def test_times_are_kept_to_three_digits_and_told_in_milliseconds() -> None:
    times = Times()
    times.add([1000] * 98 + [123456, 2000])
    pace = times.pace("greedy")
    assert (pace.moves, pace.most, pace.worst) == (100, 2.0, 123.0)
    assert pace.mean == pytest.approx((98 * 1000 + 2000 + 123456) / 100 / 1000)
    assert [rounded(number) for number in (0, 7, 999, 1234, 98765)] == [0, 7, 999, 1230, 98700]


def test_the_digest_is_the_one_that_simulate_tells() -> None:
    one = pairing("greedy", "random")
    sums = Sums(one)
    for number in range(3):
        sums.add(measure(one.match, number))
    assert sums.standing().digest == simulate(one.match, 3).digest
