from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import pytest

from paperback.bots import shares
from paperback.bots.shares import AHEAD, EVEN, GROWTH, each, play_share

HANDS = 2


def square(match: str, number: int) -> str:
    return f"{match}{number * number}"


def squares(match: str, games: int) -> list[str]:
    return [square(match, number) for number in range(games)]


class Crew:
    """Plays what was handed out when it has as much as it is given ahead, the last share first; and remembers."""

    def __init__(self, most: int = 3, *, keen: bool = True) -> None:
        self.most = most
        self.keen = keen
        self.out: list[tuple[Future[list[Any]], Callable[[], list[Any]]]] = []
        self.sizes: list[int] = []
        self.halted = 0

    def hands(self) -> int:
        return HANDS

    def submit(self, play_one: Callable[[Any, int], Any], match: Any, start: int, end: int) -> Future[list[Any]]:
        future: Future[list[Any]] = Future()
        self.sizes.append(end - start)
        self.out.append((future, lambda: play_share(play_one, match, start, end)))
        if self.keen and self.waiting() > AHEAD * HANDS:
            self.finish()
        return future

    def waiting(self) -> int:
        return sum(not future.done() for future, _ in self.out)

    def finish(self) -> None:
        for future, play in reversed(self.out):
            if not future.done():
                future.set_result(play())

    def halt(self) -> None:
        self.halted += 1


def test_games_come_in_order_match_by_match() -> None:
    assert list(each([("a", 3), ("b", 2)], square)) == [("a", [one]) for one in squares("a", 3)] + [("b", [one]) for one in squares("b", 2)]


def test_shares_come_in_order_whoever_is_ready_first() -> None:
    crew = Crew(most=1)
    found: list[str] = []
    for _, part in each([("a", 50)], square, crew):
        found += part
        assert crew.waiting() <= AHEAD * HANDS
        if len(found) == 50 - AHEAD * HANDS:
            crew.finish()
    assert found == squares("a", 50)


def test_never_more_is_handed_out_than_the_crew_can_do_for_a_while() -> None:
    """A million games fill neither memory nor a scheduler."""
    crew = Crew(most=2, keen=False)
    found = each([("a", 1_000_000)], square, crew)
    crew.keen = True
    assert next(found) == ("a", squares("a", 2))
    assert len(crew.out) == AHEAD * HANDS + 1


def test_shares_are_small_enough_to_keep_all_hands_busy() -> None:
    for games, size in ((10, 1), (EVEN * HANDS * 2, 2), (1000, 4)):
        crew = Crew(most=4)
        next(each([("a", games)], square, crew))
        assert set(crew.sizes) == {size}


def test_the_first_shares_are_small_so_that_results_come_soon() -> None:
    crew = Crew(most=12)
    next(each([("a", 10_000)], square, crew))
    assert crew.sizes[:4] == [GROWTH, 2 * GROWTH, 12, 12]


def test_after_a_stop_what_is_there_comes_as_far_as_nothing_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shares, "GRACE", 0.01)
    monkeypatch.setattr(shares, "GLANCE", 0.01)
    crew = Crew(most=1, keen=False)
    asked = False

    def stop() -> bool:
        nonlocal asked
        if not asked and len(crew.out) == AHEAD * HANDS + 1:
            for place in (0, 1, 3):
                crew.out[place][0].set_result(crew.out[place][1]())
            asked = True
        return asked

    assert [part for _, part in each([("a", 99)], square, crew, stop)] == [["a0"], ["a1"]]
    assert crew.halted == 1
    assert all(future.cancelled() for future, _ in crew.out[4:])


def test_a_share_that_comes_back_shorter_ends_it() -> None:
    class Short(Crew):
        def submit(self, play_one: Callable[[Any, int], Any], match: Any, start: int, end: int) -> Future[list[Any]]:
            return super().submit(play_one, match, start, end - (start == 4))

    assert [part for _, part in each([("a", EVEN * HANDS * 2)], square, Short(most=2))] == [["a0", "a1"], ["a4", "a9"], ["a16"]]


def test_a_stop_before_the_first_game_gives_none() -> None:
    assert list(each([("a", 3)], square, stop=lambda: True)) == []


def test_what_a_game_raises_is_raised() -> None:
    def fail(_: str, number: int) -> int:
        return 1 // number

    with pytest.raises(ZeroDivisionError):
        list(each([("a", 3)], fail))
