from __future__ import annotations

import hashlib

from paperback.bots.tally import Played, Tally, order, seated, wilson


def game(number: int, *winners: int, fame: tuple[int, ...] = (3, 5), turns: int = 10) -> Played:
    return Played(number, turns, "fame_piles", fame, (0, 1), (1, 2), winners, bytes([number]))


def test_bots_change_seats_from_game_to_game() -> None:
    """D57: each bot sits everywhere equally often."""
    assert [seated(("a", "b", "c"), number) for number in range(4)] == [list("abc"), list("cab"), list("bca"), list("abc")]
    assert order(3, 1) == [2, 0, 1]


def test_results_belong_to_bots_and_not_to_seats() -> None:
    tally = Tally(("a", "b"), "s", rivals=True)
    tally.add([game(0, 0), game(1, 1)])
    tally.add([game(2, 0, 1)])
    result = tally.result(2)
    assert (result.games, result.seed, result.turns, result.seconds, result.games_per_second) == (3, "s", 30, 2, 1.5)
    a, b = result.seats
    assert (a.bot, a.wins, a.ties, a.win_rate, a.fame_mean) == ("a", 2, 1, 2 / 3, (3 + 5 + 3) / 3)
    assert (b.bot, b.wins, b.ties, b.fame_mean) == ("b", 0, 1, (5 + 3 + 5) / 3)
    assert a.interval95 == wilson(2, 3)


def test_a_victory_of_all_together_is_a_victory() -> None:
    tally = Tally(("a", "b"), "s", rivals=False)
    tally.add([game(0, 0, 1), game(1)])
    assert [(seat.wins, seat.ties) for seat in tally.result(1).seats] == [(1, 0), (1, 0)]


def test_the_digest_is_of_all_games_in_their_order() -> None:
    tally = Tally(("a", "b"), "s", rivals=True)
    tally.add([game(0)])
    tally.add([game(1), game(2)])
    assert tally.result(1).digest == hashlib.blake2b(bytes([0, 1, 2]), digest_size=16).hexdigest()


def test_before_the_first_game_nothing_is_known() -> None:
    result = Tally(("a",), "s", rivals=True).result(1)
    assert (result.games, result.seats[0].win_rate, result.seats[0].interval95) == (0, 0, (0, 1))


def test_wilsons_interval() -> None:
    low, high = wilson(40, 100)
    assert (round(low, 4), round(high, 4)) == (0.3094, 0.498)
    assert wilson(0, 10)[0] == 0
    assert 0.999 < wilson(10, 10)[1] <= 1
