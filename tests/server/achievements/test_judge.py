from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from dataclasses import replace

import pytest
from sqlalchemy import text

from paperback.engine.events import GameEnded
from paperback.engine.game import Entry
from paperback.engine.measures import measures
from paperback.server.achievements.judge import Judge, performances
from paperback.storage.engine import connect, migrate
from paperback.storage.store import Store
from tests.server.achievements.finished import Finished, a_finished_game


@pytest.fixture
async def store(db_url: str) -> AsyncIterator[Store]:
    engine = connect(db_url)
    await migrate(engine)
    yield Store(engine)
    await engine.dispose()


def winning(finished: Finished, *winners: int) -> list[Entry]:
    """The same record, won by these seats."""
    *before, last = finished.entries
    events = [GameEnded(replace(event.outcome, winners=winners)) if isinstance(event, GameEnded) else event for event in last.events]
    return [*before, replace(last, events=tuple(events))]


def won(finished: Finished, *winners: int) -> dict[str, bool]:
    return {one.browser: one.won for one in performances(finished.stored, winning(finished, *winners))}


def test_13_2_a_browser_has_done_what_the_record_tells_of_its_seat() -> None:
    finished = a_finished_game()
    told = measures(finished.rules, finished.entries)
    done = {one.browser: one.measures for one in performances(finished.stored, finished.entries)}
    assert done == {"ann": told[0], "ben": told[1]}
    assert told[0]["word_length"] > 2


def test_13_3_of_several_own_seats_the_best_counts() -> None:
    finished = a_finished_game(owners={0: "ann", 1: "ann"})
    told = measures(finished.rules, finished.entries)
    (done,) = performances(finished.stored, finished.entries)
    assert done.measures == {name: max(told[0][name], told[1][name]) for name in told[0]}


def test_13_3_one_game_is_one_win_however_many_seats_win_it() -> None:
    finished = a_finished_game(owners={0: "ann", 1: "ann"})
    assert [one.won for one in performances(finished.stored, winning(finished, 0, 1))] == [True]


def test_13_3_a_victory_counts_for_its_seat_and_a_shared_one_for_all_who_share_it() -> None:
    finished = a_finished_game(("human", "human", "human"), {0: "ann", 1: "ben", 2: "cat"})
    assert won(finished, 1) == {"ann": False, "ben": True, "cat": False}
    assert won(finished, 0, 2) == {"ann": True, "ben": False, "cat": True}


def test_13_3_a_game_that_all_lose_is_played_and_not_won() -> None:
    assert won(a_finished_game()) == {"ann": False, "ben": False}


def test_13_3_a_seat_that_an_ai_plays_earns_nothing_for_anybody() -> None:
    finished = a_finished_game(("human", "ai"), {0: "ann"})
    assert [one.browser for one in performances(finished.stored, finished.entries)] == ["ann"]


def test_13_3_a_seat_that_an_ai_finished_earns_nothing_for_its_owner() -> None:
    """Its owner has left it; whoever has another seat earns by that one alone."""
    finished = a_finished_game(("human", "ai", "ai"), {0: "ann", 1: "ann", 2: "ben"})
    told = measures(finished.rules, finished.entries)
    (done,) = performances(finished.stored, winning(finished, 1))
    assert (done.browser, done.won, done.measures) == ("ann", False, told[0])


async def test_13_2_what_has_ended_is_judged_when_somebody_asks(store: Store) -> None:
    finished = a_finished_game()
    game = await finished.keep(store)
    profile = await Judge(store).profile("ann", "own")
    assert profile.games_played == 1
    assert {one.game for one in profile.achievements if one.measure == "games_played" and one.unlocked} == {game}
    assert (await Judge(store).profile(None, "own")).games_played == 0
    assert (await Judge(store).profile("stranger", "own")).games_played == 0


async def test_13_3_an_abandoned_game_earns_nothing(store: Store) -> None:
    finished = a_finished_game()
    await finished.keep(store, upto=len(finished.lines) - 1)
    assert (await Judge(store).profile("ann", "own")).games_played == 0


async def test_13_2_asking_again_counts_nothing_twice(store: Store) -> None:
    await a_finished_game().keep(store)
    judge = Judge(store)
    first = await judge.profile("ann", "own")
    await judge.catch_up()
    assert await judge.profile("ann", "own") == first


async def test_13_2_after_a_crash_between_the_end_and_the_judge_the_next_start_judges(store: Store, db_url: str) -> None:
    await a_finished_game().keep(store)
    restarted = connect(db_url)
    await Judge(Store(restarted)).catch_up()
    async with store.engine.connect() as connection:
        assert await connection.scalar(text("select count(*) from results")) == 2
    await restarted.dispose()


async def test_13_2_several_processes_judge_a_game_once(store: Store, db_url: str) -> None:
    await a_finished_game().keep(store)
    engines = [connect(db_url) for _ in range(4)]
    profiles = await asyncio.gather(*(Judge(Store(engine)).profile("ben", "own") for engine in engines))
    assert [profile.games_played for profile in profiles] == [1] * 4
    async with store.engine.connect() as connection:
        assert await connection.scalar(text("select count(*) from results")) == 2
    for engine in engines:
        await engine.dispose()


async def test_13_2_a_record_that_cannot_be_read_does_not_keep_others_from_being_judged(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    finished = a_finished_game()
    broken = await finished.keep(store)
    await finished.keep(store)
    async with store.engine.begin() as connection:
        await connection.execute(text("update entries set line = '{}' where game = :game and n = 2"), {"game": broken})
    with caplog.at_level(logging.CRITICAL):
        assert (await Judge(store).profile("ann", "own")).games_played == 1
