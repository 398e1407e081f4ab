from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from paperback.engine.game import Game
from paperback.engine.settings import preset
from paperback.notation.agreement import agree, rules_of
from paperback.notation.log import logged
from paperback.storage.engine import connect, migrate, migrate_to
from paperback.storage.results import Performance, Results
from paperback.storage.store import Store, Summary, TableSeat

AGREED = agree(preset("classic", seats=2), "en-common")
SEATS = (TableSeat(kind="human", name="Ann"), TableSeat(kind="human", name="Ben"))
RUNNING = Summary(round=1, waiting=(0,), computer=False, finished=False)
OVER = replace(RUNNING, waiting=(), finished=True)
ANN = Performance(browser="ann", won=True, measures={"word_length": 7})
BEN = Performance(browser="ben", won=False, measures={"word_length": 9})


@pytest.fixture
async def store(db_url: str) -> AsyncIterator[Store]:
    engine = connect(db_url)
    await migrate(engine)
    yield Store(engine)
    await engine.dispose()


async def ended(store: Store, summary: Summary = OVER) -> str:
    rules = rules_of(AGREED)
    game = Game(rules, "results")
    game.start()
    line = next(logged(rules, game.entries))
    return await store.create(AGREED, SEATS, "results", {0: "ann", 1: "ben"}, line, summary)


async def test_13_2_what_was_judged_comes_back_with_the_time_of_the_end(store: Store) -> None:
    results = Results(store.engine)
    game = await ended(store)
    assert await results.keep(game, [ANN, BEN])
    (found,) = await results.of_browser("ann")
    assert (found.game, found.browser, found.won, found.measures) == (game, "ann", True, {"word_length": 7})
    assert abs(found.at - datetime.now(UTC)) < timedelta(minutes=5)
    assert [one.won for one in await results.of_browser("ben")] == [False]
    assert await results.of_browser("nobody") == []


async def test_13_2_a_game_is_judged_once_whatever_comes_later(store: Store) -> None:
    results = Results(store.engine)
    game = await ended(store)
    assert await results.keep(game, [ANN])
    assert not await results.keep(game, [replace(ANN, measures={"word_length": 12}), BEN])
    assert [one.measures for one in await results.of_browser("ann")] == [{"word_length": 7}]
    assert await results.of_browser("ben") == []


async def test_13_2_of_many_processes_that_judge_together_one_counts(store: Store, db_url: str) -> None:
    game = await ended(store)
    engines = [connect(db_url) for _ in range(6)]
    kept = await asyncio.gather(*(Results(engine).keep(game, [ANN, BEN]) for engine in engines))
    assert sorted(kept) == [False] * 5 + [True]
    assert len(await Results(store.engine).of_browser("ann")) == 1
    for engine in engines:
        await engine.dispose()


async def test_13_2_a_judgement_that_breaks_off_is_made_again(store: Store) -> None:
    results = Results(store.engine)
    game = await ended(store)
    with pytest.raises(IntegrityError):
        await results.keep(game, [ANN, ANN])
    assert await results.of_browser("ann") == []
    assert await results.unjudged() == [game]
    assert await results.keep(game, [ANN])


async def test_13_3_a_game_that_runs_is_not_judged(store: Store) -> None:
    results = Results(store.engine)
    game = await ended(store, RUNNING)
    assert await results.unjudged() == []
    assert not await results.keep(game, [ANN])
    assert await results.of_browser("ann") == []


async def test_13_2_games_that_wait_for_a_judge_are_found_for_all_or_for_one(store: Store) -> None:
    results = Results(store.engine)
    games = {await ended(store) for _ in range(3)}
    judged = games.pop()
    await results.keep(judged, [])
    assert set(await results.unjudged()) == games
    assert set(await results.unjudged("ben")) == games
    assert await results.unjudged("nobody") == []


async def test_13_1_games_that_ended_before_there_were_achievements_are_judged_too(db_url: str) -> None:
    engine = connect(db_url)
    async with engine.begin() as connection:
        await connection.run_sync(migrate_to, "0001")
        await connection.execute(
            text(
                "insert into games (id, agreement, seats, seed, version, finished, round, waiting, computer)"
                " values ('old', '{}', '[]', 's', 1, :over, 1, '[]', :no)"
            ),
            {"over": True, "no": False},
        )
    await migrate(engine)
    assert await Results(engine).unjudged() == ["old"]
    await engine.dispose()


async def test_13_1_what_was_earned_stays_when_the_game_goes(store: Store) -> None:
    results = Results(store.engine)
    game = await ended(store)
    await results.keep(game, [ANN])
    async with store.engine.begin() as connection:
        await connection.execute(text("delete from games where id = :game"), {"game": game})
    assert [one.game for one in await results.of_browser("ann")] == [game]
