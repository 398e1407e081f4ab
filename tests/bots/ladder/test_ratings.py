from __future__ import annotations

import pytest

from paperback.bots.ladder.ratings import Placed, ratings

GAMES = [Placed(f"{n}", ("a", "b"), (1, 2) if n % 3 else (2, 1)) for n in range(60)]


def test_who_wins_more_stands_higher_and_the_ordinal_is_three_sigma_lower() -> None:
    first, second = ratings(GAMES)
    assert (first.name, second.name, first.games, second.games) == ("a", "b", 60, 60)
    assert first.mu > 25 > second.mu
    assert first.sigma < 25 / 3
    assert first.ordinal == pytest.approx(first.mu - 3 * first.sigma)


def test_the_order_in_which_games_are_told_does_not_matter() -> None:
    assert ratings(reversed(GAMES)) == ratings(GAMES)


def test_shared_places_leave_equal_players_equal() -> None:
    first, second = ratings([Placed("x", ("a", "b"), (1, 1))])
    assert (first.mu, first.sigma) == (second.mu, second.sigma)


def test_three_at_a_table_are_rated_by_their_places() -> None:
    assert [one.name for one in ratings(Placed(f"{n}", ("a", "b", "c"), (3, 1, 2)) for n in range(5))] == ["b", "c", "a"]


def test_nobody_played() -> None:
    assert ratings([]) == ()
