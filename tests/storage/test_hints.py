from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from paperback.storage.engine import connect, migrate
from paperback.storage.hints import Given, Hints
from paperback.storage.store import Store
from tests.storage.test_store import lines, stored


@pytest.fixture
async def hints(db_url: str) -> AsyncIterator[tuple[str, Hints, Hints]]:
    """A game, and the hints of its database as two processes see them."""
    engines = connect(db_url), connect(db_url)
    await migrate(engines[0])
    game = await stored(Store(engines[0]), lines(most=2))
    yield game, Hints(engines[0]), Hints(engines[1])
    for engine in engines:
        await engine.dispose()


async def test_all_hints_of_a_turn_count_as_one(hints: tuple[str, Hints, Hints]) -> None:
    game, here, there = hints
    assert await here.given(game, 0, 0) == Given(0, frozenset())
    assert await here.give(game, 0, 0, "nudge", 2) == Given(1, frozenset({"nudge"}))
    assert await there.give(game, 0, 0, "nudge", 2) == Given(1, frozenset({"nudge"}))
    assert await there.give(game, 0, 0, "word", 2) == Given(1, frozenset({"nudge", "word"}))
    assert await here.give(game, 0, 3, "nudge", 2) == Given(2, frozenset({"nudge"}))
    assert await here.given(game, 0, 0) == Given(2, frozenset({"nudge", "word"}))
    assert await here.given(game, 0, 4) == Given(2, frozenset())


async def test_there_are_no_more_hints_than_agreed_and_each_seat_has_its_own(hints: tuple[str, Hints, Hints]) -> None:
    game, here, there = hints
    assert await here.give(game, 0, 0, "nudge", 0) is None
    await here.give(game, 0, 0, "nudge", 1)
    assert await there.give(game, 0, 1, "nudge", 1) is None
    assert await here.give(game, 0, 0, "word", 1) == Given(1, frozenset({"nudge", "word"}))
    assert await here.given(game, 0, 1) == Given(1, frozenset())
    assert await there.give(game, 1, 1, "purchase", 1) == Given(1, frozenset({"purchase"}))


async def test_two_processes_that_are_asked_at_once_give_one_hint(hints: tuple[str, Hints, Hints]) -> None:
    game, here, there = hints
    asked = [(here, there)[turn % 2].give(game, 0, turn, "nudge", 3) for turn in range(12)]
    assert len([one for one in await asyncio.gather(*asked) if one is not None]) == 3
    same = await asyncio.gather(*((here, there)[n % 2].give(game, 1, 5, "word", 1) for n in range(8)))
    assert set(same) == {Given(1, frozenset({"word"}))}
