from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import func, select

from paperback.engine.game import Game
from paperback.engine.settings import preset
from paperback.notation.agreement import agree, rules_of
from paperback.notation.log import Logged, logged
from paperback.storage.engine import connect, migrate
from paperback.storage.models import EntryRow
from paperback.storage.store import ConflictError, Store, Summary, TableSeat, UnknownGameError
from paperback.testing.wanderer import wander

AGREED = agree(preset("classic", seats=3), "en-common", family=True)
SEATS = (TableSeat(kind="human", name="Ñandú 🐦", colour="red"), TableSeat(kind="human"), TableSeat(kind="ai", name="Rex", bot="greedy"))
SUMMARY = Summary(round=1, waiting=(0,), computer=False, finished=False)


@pytest.fixture
async def store(db_url: str) -> AsyncIterator[Store]:
    engine = connect(db_url)
    await migrate(engine)
    yield Store(engine)
    await engine.dispose()


def lines(seed: str = "store", most: int = 30) -> list[Logged]:
    rules = rules_of(AGREED)
    game = Game(rules, seed)
    game.start()
    wander(game, seed, take_back=0.2, most=most)
    return list(logged(rules, game.entries))


async def stored(store: Store, entries: list[Logged], browser: str = "me") -> str:
    game = await store.create(AGREED, SEATS, "the seed", {0: browser, 1: browser}, entries[0], SUMMARY)
    for line in entries[1:]:
        await store.append(game, line, SUMMARY)
    return game


async def test_what_is_kept_comes_back(store: Store) -> None:
    entries = lines()
    game = await stored(store, entries)
    found = await store.find(game)
    assert (found.agreement, found.seats, found.seed, found.owners, found.summary) == (
        AGREED,
        SEATS,
        "the seed",
        {0: "me", 1: "me"},
        SUMMARY,
    )
    assert await store.entries(game) == entries
    assert await store.entries(game, 10) == entries[10:]
    assert await store.version(game) == len(entries)


async def test_a_game_that_is_not_there_is_unknown(store: Store) -> None:
    with pytest.raises(UnknownGameError):
        await store.find("nothing")
    with pytest.raises(UnknownGameError):
        await store.version("nothing")
    assert await store.entries("nothing") == []


async def test_of_many_writers_one_has_the_next_number(store: Store) -> None:
    entries = lines()
    game = await stored(store, entries[:5])
    results = await asyncio.gather(*(store.append(game, entries[5], SUMMARY) for _ in range(20)), return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["ConflictError"] * 19 + ["NoneType"]
    assert await store.entries(game) == entries[:6]


@pytest.mark.parametrize("n", [1, 5, 8])
async def test_an_entry_fits_only_at_the_end(store: Store, n: int) -> None:
    entries = lines()
    game = await stored(store, entries[:6])
    with pytest.raises(ConflictError):
        await store.append(game, entries[n - 1], SUMMARY)
    assert await store.version(game) == 6


async def test_an_entry_of_a_game_that_is_not_there_is_not_kept(store: Store) -> None:
    with pytest.raises(ConflictError):
        await store.append("nothing", lines()[0], SUMMARY)
    async with store.engine.connect() as connection:
        assert await connection.scalar(select(func.count()).select_from(EntryRow)) == 0


async def test_a_browser_finds_its_games_the_newest_first(store: Store) -> None:
    entries = lines(most=1)
    mine = [await stored(store, entries[:1]) for _ in range(3)]
    await stored(store, entries[:1], "somebody")
    found = await store.of_browser("me")
    assert {game.id for game in found} == set(mine)
    assert [game.created for game in found] == sorted((game.created for game in found), reverse=True)
    assert await store.of_browser("nobody") == []


async def test_games_that_wait_for_a_computer_are_found(store: Store) -> None:
    entries = lines(most=3)
    games = [await stored(store, entries[:2]) for _ in range(3)]
    await store.append(games[1], entries[2], Summary(round=2, waiting=(2,), computer=True, finished=False))
    assert await store.awaiting_computers() == [games[1]]
    assert (await store.find(games[1])).summary == Summary(round=2, waiting=(2,), computer=True, finished=False)


async def test_a_secret_is_made_once_for_all_processes(store: Store) -> None:
    found = await asyncio.gather(*(store.secret("cookies") for _ in range(8)))
    assert len(set(found)) == 1
    assert len(found[0]) > 30
    assert await store.secret("other") != found[0]


async def test_ids_of_games_cannot_be_guessed(store: Store) -> None:
    entry = lines(most=1)[0]
    random.seed(1)
    one = await stored(store, [entry])
    random.seed(1)
    assert len({one, await stored(store, [entry])}) == 2
    assert len(one) >= 12


async def test_an_id_can_be_named_on_the_command_line(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    made = iter(["-option", "--help", "game"])
    monkeypatch.setattr("secrets.token_urlsafe", lambda _: next(made))
    assert await stored(store, lines(most=1)[:1]) == "game"
