from __future__ import annotations

import asyncio
import random
import threading
from pathlib import Path
from typing import Any

import pytest

from paperback.coach.review import ReviewStoppedError, review
from paperback.notation.log import Record
from paperback.server import reviews
from paperback.server.reviews import Reviewing, Reviews
from tests.coach.records import GAMES
from tests.server.browser import Browser, Served, until


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    folder: Path = tmp_path_factory.mktemp("reviews")
    return GAMES[-1].record(folder)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one for each review that is begun."""
    begun: list[int] = []

    def counted(*arguments: Any) -> Any:
        begun.append(1)
        return review(*arguments)

    monkeypatch.setattr(reviews, "review", counted)
    return begun


async def whole(kept: Reviews, game: str, record: Record) -> Reviewing:
    """Ask until it is there."""

    async def read() -> Record:
        await asyncio.sleep(0)
        return record

    while (said := await kept.state(game, read)).review is None:
        pass
    return said


def test_a_long_review_says_how_far_it_is(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    go = threading.Event()

    def slow(*arguments: Any) -> Any:
        arguments[1](5)
        go.wait()
        return review(arguments[0])

    async def ask() -> tuple[Reviewing, Reviewing]:
        kept = Reviews()

        async def read() -> Record:
            return record

        before = await kept.state("a", read)
        go.set()
        after = await whole(kept, "a", record)
        kept.stop()
        return before, after

    monkeypatch.setattr(reviews, "review", slow)
    before, after = asyncio.run(ask())
    assert before == Reviewing(5, len(record.lines), None)
    assert after.review == review(record)


def test_a_review_is_made_once_and_again_when_it_failed(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []

    def counted(*arguments: Any) -> Any:
        made.append(1)
        if len(made) == 1:
            raise LookupError("gone")  # noqa: EM101 - nobody reads it
        return review(*arguments)

    async def ask() -> None:
        kept = Reviews()
        with pytest.raises(LookupError, match="gone"):
            await whole(kept, "a", record)
        first = await whole(kept, "a", record)
        assert first.done == first.of == len(record.lines)
        assert await whole(kept, "a", record) == first
        kept.stop()

    monkeypatch.setattr(reviews, "review", counted)
    asyncio.run(ask())
    assert len(made) == 2


def test_only_the_latest_reviews_are_kept(record: Record, made: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    async def ask() -> None:
        kept = Reviews()
        for game in ("a", "b", "a", "c", "a", "b"):
            await whole(kept, game, record)
        kept.stop()

    monkeypatch.setattr(reviews, "KEPT", 2)
    asyncio.run(ask())
    assert len(made) == 4


def test_reviews_under_way_are_not_begun_again_however_many_there_are(
    record: Record, made: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> None:
        kept = Reviews()
        await asyncio.gather(*(whole(kept, game, record) for game in "abcd"))
        kept.stop()

    monkeypatch.setattr(reviews, "PATIENCE", 0)
    monkeypatch.setattr(reviews, "KEPT", 2)
    asyncio.run(ask())
    assert len(made) == 4


def test_a_server_that_stops_gives_up_what_is_under_way(record: Record) -> None:
    async def ask() -> None:
        kept = Reviews()
        kept._closing = True
        with pytest.raises(ReviewStoppedError):
            await whole(kept, "a", record)
        kept.stop()

    asyncio.run(ask())


def reviewed(me: Browser, game: str) -> dict[str, Any]:
    """The whole review, asked for until it is there."""
    found: list[dict[str, Any]] = []

    def there() -> bool:
        answer = me.http.get(f"/api/games/{game}/review")
        assert answer.status_code == 200, answer.text
        found.append(answer.json())
        return found[-1]["review"] is not None

    until(there)
    return found[-1]


def test_a_game_that_is_over_is_reviewed_for_everybody(local: Served) -> None:
    me = local.browser()
    game = me.create(settings={"mode": "deadline"})
    answer = me.http.get(f"/api/games/{game}/review")
    assert (answer.status_code, answer.json()["code"]) == (409, "game_running")
    me.play(game, random.Random(3))
    said = reviewed(me, game)
    assert said["done"] == said["of"] > 0
    assert len(said["review"]["turns"]) == 24
    assert {turn["seat"] for turn in said["review"]["turns"]} == {0, 1}
    assert reviewed(local.browser(), game) == said


def test_a_game_that_is_not_there_is_not_reviewed(local: Served) -> None:
    answer = local.browser().http.get("/api/games/nowhere/review")
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_game")
