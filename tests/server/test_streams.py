from __future__ import annotations

import random
import threading
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from paperback.server.table import KEPT
from tests.server.browser import Browser, Served, until


def turn(me: Browser, game: str, seat: int) -> None:
    for command in ("pass", "done"):
        assert me.send(game, seat, {"do": command}).status_code == 200


def test_a_stream_begins_with_the_latest_frame_without_events(served: Served) -> None:
    me = served.browser()
    game = me.create()
    turn(me, game, 0)
    with me.stream(game) as frames:
        first = next(frames)
        assert first == me.frame(game) | {"events": [], "faces": {}}
        turn(served.browser(me.http.cookies), game, 1)
        following = [next(frames), next(frames)]
    assert [frame["version"] for frame in following] == [4, 5]
    assert [event["event"] for event in following[0]["events"]] == ["passed"]


def test_d79_a_stream_goes_on_where_it_was_cut(served: Served) -> None:
    me = served.browser()
    game = me.create()
    for seat in (0, 1, 0):
        turn(me, game, seat)
    with me.stream(game, after=2) as frames:
        missed = [next(frames) for _ in range(5)]
    with me.stream(game, after=1, last=5) as frames:
        fewer = [next(frames) for _ in range(2)]
    assert [frame["version"] for frame in missed] == [3, 4, 5, 6, 7]
    assert fewer == missed[3:]
    assert missed[-1]["view"] == me.frame(game)["view"]


def test_a_stream_that_was_away_too_long_begins_anew(local: Served) -> None:
    me = local.browser()
    game = me.create()
    for n in range(KEPT):
        turn(me, game, n % 2)
        if me.frame(game)["view"]["outcome"]:
            break
    latest = me.frame(game)
    if latest["version"] <= KEPT:
        game = me.create(settings={"first_seat": 0, "fame_piles": "long"})
        me.play(game, random.Random(3), most=KEPT + 20)
        latest = me.frame(game)
    for version in (1, latest["version"] + 5):
        with me.stream(game, after=version) as frames:
            assert next(frames) == latest


def test_an_odd_last_event_id_is_as_none(local: Served) -> None:
    me = local.browser()
    game = me.create()
    for odd in ("x", "-1", "9" * 40, "٣"):
        headers = {b"last-event-id": odd.encode()}
        with me.http.stream("GET", f"/api/games/{game}/events?seat=0", headers=headers) as answer:
            assert next(answer.iter_lines()) == "event: frame"


@pytest.mark.parametrize("params", [{"after": -1}, {"after": "x"}, {"after": 2**31}, {"seat": -1}, {"seat": "x"}, {"seat": 2**63}])
def test_a_stream_of_nonsense_is_refused(local: Served, params: dict[str, Any]) -> None:
    me = local.browser()
    answer = me.http.get(f"/api/games/{me.create()}/events", params=params)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_request")


def test_what_another_process_wrote_is_known_to_everything_that_is_asked(serving: Callable[[str], Served], db_url: str) -> None:
    here, there = serving(db_url), serving(db_url)
    me = here.browser()
    game = me.create()
    again = there.browser(me.http.cookies)
    assert again.http.get(f"/api/games/{game}/story").json()["turns"] == []
    turn(me, game, 0)
    assert len(again.http.get(f"/api/games/{game}/story").json()["turns"]) == 1


def test_d77_cut_before_during_and_after_a_command_with_a_restart_between(serving: Callable[[str], Served], db_url: str) -> None:
    first = serving(db_url)
    me = first.browser()
    game = me.create()
    seen = me.frame(game)
    # during: the answer is lost on its way, but the command was accepted
    assert me.send(game, 0, {"do": "pass"}, moves=seen["moves"]).status_code == 200
    first.stop()
    # after: the client comes back, says the same again because it never heard, and is told that it is out of date
    second = serving(db_url)
    again = second.browser(me.http.cookies)
    assert again.send(game, 0, {"do": "pass"}, moves=seen["moves"]).json()["code"] == "stale"
    with again.stream(game, last=seen["version"]) as frames:
        missed = next(frames)
    assert (missed["version"], missed["moves"]) == (2, 1)
    assert again.send(game, 0, {"do": "done"}, moves=missed["moves"]).status_code == 200


def test_two_processes_on_one_postgresql_see_each_others_commands(start: Callable[[str], str], pg_url: str) -> None:
    here, there = Browser(start(pg_url)), Browser(start(pg_url))
    game = here.create()
    there.http.cookies = here.http.cookies
    with closing(here.http), closing(there.http), there.stream(game, 1) as frames:
        assert next(frames)["version"] == 1
        assert here.send(game, 0, {"do": "pass"}).status_code == 200
        assert next(frames)["version"] == 2
        assert there.http.post(f"/api/games/{game}/commands", json={"seat": 0, "moves": 1, "command": {"do": "done"}}).status_code == 200
        assert next(frames)["version"] == 3
        # the first process has not heard of it from anybody but the database
        assert here.send(game, 1, {"do": "pass"}, moves=0).status_code == 200
        assert next(frames)["version"] == 4


def test_two_writers_on_one_database_never_lose_or_double_a_command(serving: Callable[[str], Served], db_url: str) -> None:
    servers = [serving(db_url), serving(db_url)]
    me = servers[0].browser()
    game = me.create()
    browsers = [server.browser(me.http.cookies) for server in servers for _ in range(2)]
    accepted: list[int] = []

    def hammer(one: Browser, chance: random.Random) -> None:
        for _ in range(12):
            seat = chance.randrange(2)
            answer = one.send(game, seat, {"do": chance.choice(("pass", "done", "take_back"))})
            assert answer.status_code in (200, 409)
            if answer.status_code == 200:
                accepted.append(answer.json()["version"])

    threads = [threading.Thread(target=hammer, args=(one, random.Random(n))) for n, one in enumerate(browsers)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(accepted) == list(range(2, len(accepted) + 2))
    assert [one.frame(game)["version"] for one in browsers] == [len(accepted) + 1] * 4


def test_streams_end_when_the_server_stops(local: Served) -> None:
    me = local.browser()
    game = me.create()
    seen: list[Any] = []

    def watch() -> None:
        with me.stream(game) as frames:
            seen.extend(frames)

    watcher = threading.Thread(target=watch)
    watcher.start()
    until(lambda: seen or not watcher.is_alive())
    local.stop()
    watcher.join(5)
    assert not watcher.is_alive()
    assert len(seen) == 1
