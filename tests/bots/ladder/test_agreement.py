from __future__ import annotations

from paperback.bots.ladder.agreement import agreement
from paperback.bots.ladder.run import Ladder
from paperback.bots.ladder.standing import Player, Standing
from paperback.bots.tally import wilson


def standing(*rates: float, game: str = "anniversary", together: bool = False, games: int = 100) -> Standing:
    players = tuple(Player(f"p{n}", rate, wilson(rate * games, games), 30, 5) for n, rate in enumerate(rates))
    return Standing("skills", game, "en", together, games, None, 20, "", players)


def ladder(*standings: Standing) -> Ladder:
    return Ladder("1", "command", "1", 1, 1, standings, (), (), ())


def test_rates_agree_when_their_intervals_overlap() -> None:
    found = agreement(ladder(standing(0.6, 0.4)), ladder(standing(0.5, 0.5)))
    assert [(one.overlaps, one.before.rate, one.now.rate) for one in found.rates] == [(True, 0.6, 0.5)]
    (apart,) = agreement(ladder(standing(0.8, 0.2)), ladder(standing(0.5, 0.5))).rates
    assert not apart.overlaps
    (other_way,) = agreement(ladder(standing(0.5, 0.5)), ladder(standing(0.8, 0.2))).rates
    assert not other_way.overlaps


def test_of_two_one_is_told_and_of_three_all() -> None:
    one = ladder(standing(0.5, 0.3, 0.2), standing(0.7, 0.7, together=True, game="x"), standing(0.5, 0.5, game="y"))
    assert len(agreement(one, one).rates) == 3 + 1 + 1


def test_only_what_both_have_is_compared() -> None:
    assert agreement(ladder(standing(0.5, 0.5)), ladder(standing(0.5, 0.5, game="other"))).rates == ()


def test_a_few_may_miss_by_chance_and_no_more() -> None:
    before = ladder(*(standing(0.8, 0.2, game=f"{n}") for n in range(80)))
    for misses, holds in ((0, True), (3, True), (4, False)):
        now = ladder(*(standing(0.5 if n < misses else 0.8, 0.2, game=f"{n}") for n in range(80)))
        found = agreement(before, now)
        assert (found.missed, found.allowed, found.holds) == (misses, 3, holds)
