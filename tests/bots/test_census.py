from __future__ import annotations

import pytest

from paperback.bots.census import Counted, count, mean, share
from paperback.bots.pool import pool
from paperback.bots.shares import each
from paperback.bots.simulate import Match, play
from paperback.engine.settings import preset
from paperback.modes.registry import complete


def match(seats: int = 2, **changes: object) -> Match:
    return Match(("greedy",) * seats, complete(preset("anniversary", seats=seats, **changes)), "en-common", "1")


def test_a_game_is_counted_by_place_in_turn_order() -> None:
    """Whoever begins is the first place: naming the seat that begins changes names, not what is counted by place."""
    for first in range(3):
        one = match(3, first_seat=first)
        counted, played = count(one, 0), play(one, 0)
        assert counted.turns == played.turns
        assert counted.fame == (*played.fame[first:], *played.fame[:first])
        assert [place for place in range(3) if (first + place) % 3 in played.winners] == list(counted.winners)
        assert counted.rounds == -(-counted.turns // 3)


def test_cards_are_counted_when_they_are_on_sale_and_when_they_are_bought() -> None:
    counted = count(match(), 1)
    assert counted.reason == "fame_piles"
    assert set().union(*counted.bought) <= counted.offered
    assert len(counted.offered) > 10


def test_packets_and_saved_cards_are_on_sale_where_they_are_drafted() -> None:
    counted = count(match(mode="deadline"), 0)
    assert counted.rounds == 12
    assert len([key for key in counted.offered if not key.startswith("fame")]) > 12


@pytest.mark.parametrize("jobs", [1, 2])
def test_games_of_several_matches_follow_each_other(jobs: int) -> None:
    matches = [(match(), 3), (match(3), 2)]
    with pool(jobs) as crew:
        found = [(one, game) for one, part in each(matches, count, crew) for game in part]
    assert found == [(one, count(one, number)) for one, games in matches for number in range(games)]


def test_a_share_and_a_mean_have_their_intervals() -> None:
    games = [Counted(1, n, "", (), (n % 4,), frozenset(), ()) for n in range(40)]
    first = share(games, lambda game: 0 in game.winners)
    assert (first.rate, first.games) == (0.25, 40)
    assert first.low < 0.25 < first.high
    rounds = mean([game.rounds for game in games])
    assert rounds.low < rounds.mean == 19.5 < rounds.high
    assert rounds == mean([game.rounds for game in games])
    assert mean([5.0] * 10) == (5, 5, 5)
