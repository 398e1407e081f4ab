from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from tests.server.browser import Served

TWO = [{"kind": "human", "name": "Ann", "colour": "red"}, {"kind": "ai", "name": "Rex", "colour": "#0a0"}]


def test_a_new_game_is_as_wanted(served: Served) -> None:
    me = served.browser()
    settings = {
        "edition": "classic",
        "fame_piles": "long",
        "length_rule": "longer",
        "minimum_word": 3,
        "finish_round": True,
        "first_seat": 1,
    }
    answer = me.http.post("/api/games", json={"seats": TWO, "settings": settings, "lexicon": "es", "family": True})
    assert answer.status_code == 201
    game = answer.json()["game"]
    assert answer.json()["seats"] == [0]
    table = me.http.get(f"/api/games/{game}").json()
    assert [(seat["kind"], seat["name"], seat["colour"], seat["bot"], seat["mine"]) for seat in table["seats"]] == [
        ("human", "Ann", "red", "", True),
        ("ai", "Rex", "#0a0", "casual@2", False),
    ]
    assert (table["lexicon"], table["language"], table["family"], table["changed"]) == ("es", "es", True, None)
    assert settings.items() <= table["settings"].items()
    assert (table["settings"]["layout"], table["settings"]["starting_deck"], table["settings"]["trash_from_discard"]) == (
        "separate",
        "classic",
        False,
    )
    assert me.frame(game)["view"]["first"] == 1


@pytest.mark.parametrize(
    ("bot", "stored"), [("author", "author@5"), ("legend@2", "legend@2"), ("greedy@3", "greedy"), ("random", "random"), ("", "casual@2")]
)
def test_a_computer_player_is_kept_by_its_canonical_name(local: Served, bot: str, stored: str) -> None:
    me = local.browser()
    game = me.create(seats=[TWO[0], {"kind": "ai", "name": "Rex", "bot": bot}], settings={"first_seat": 0})
    assert [seat["bot"] for seat in me.http.get(f"/api/games/{game}").json()["seats"]] == ["", stored]


def test_people_agree_on_hints_and_a_rated_game_has_none(local: Served) -> None:
    me = local.browser()
    table = me.http.get(f"/api/games/{me.create(hints=20)}").json()
    assert (table["hints"], table["rated"]) == (20, False)
    table = me.http.get(f"/api/games/{me.create(rated=True)}").json()
    assert (table["hints"], table["rated"]) == (0, True)
    answer = me.http.post("/api/games", json={"seats": TWO, "hints": 1, "rated": True})
    assert (answer.status_code, answer.json()) == (422, {"code": "rated_hints", "params": {}})


def test_single_settings_of_an_edition_can_be_changed(local: Served) -> None:
    me = local.browser()
    game = me.create(settings={"edition": "classic", "layout": "combined", "trash_from_discard": True})
    settings = me.http.get(f"/api/games/{game}").json()["settings"]
    assert (settings["edition"], settings["layout"], settings["trash_from_discard"]) == ("classic", "combined", True)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seats": TWO[:1]}, "mode_seats"),
        ({"seats": TWO * 3}, "bad_request"),
        ({"seats": [{"kind": "cat"}] * 2}, "bad_request"),
        ({"seats": [{"kind": "human", "name": "x" * 41}] * 2}, "bad_request"),
        ({"seats": [{"kind": "human", "name": "a\x00b"}] * 2}, "bad_request"),
        ({"seats": [{"kind": "human", "name": "a\nb"}] * 2}, "bad_request"),
        ({"seats": [{"kind": "human", "colour": "red;x:y"}] * 2}, "bad_request"),
        ({"seats": [{"kind": "ai", "bot": "deep"}] * 2}, "unknown_player"),
        ({"seats": [{"kind": "ai", "bot": "author@6"}] * 2}, "unknown_player"),
        ({"settings": {"first_seat": 2}}, "bad_request"),
        ({"seats": TWO, "hints": 21}, "bad_request"),
        ({"seats": TWO, "hints": -1}, "bad_request"),
        ({"settings": {"first_seat": -1}}, "bad_request"),
        ({"settings": {"minimum_word": 1}}, "bad_request"),
        ({"settings": {"minimum_word": 8}}, "bad_request"),
        ({"settings": {"edition": "second"}}, "bad_request"),
        ({"settings": {"colour": "red"}}, "bad_request"),
        ({"lexicon": "klingon"}, "unknown_lexicon"),
        ({"lexicon": "../en"}, "unknown_lexicon"),
        ({"seed": ""}, "bad_request"),
        ({"seed": "x" * 65}, "bad_request"),
        ({"more": 1}, "bad_request"),
    ],
)
def test_a_game_that_cannot_be_is_refused(local: Served, change: dict[str, Any], code: str) -> None:
    me = local.browser()
    answer = me.http.post("/api/games", json={"seats": TWO} | change)
    assert answer.json()["code"] == code
    assert answer.status_code in (404, 422)
    assert me.http.get("/api/games").json() == []


def test_d106_the_seed_decides_the_deal_and_without_one_each_game_is_new(served: Served) -> None:
    me = served.browser()
    same = [me.frame(me.create(seed="mine"))["view"] for _ in range(2)]
    other = [me.frame(me.create(seed=None))["view"] for _ in range(2)]
    assert same[0] == same[1]
    assert len({str(view) for view in (same[0], *other)}) == 3


def test_my_games_are_listed_newest_first_with_what_they_wait_for(served: Served) -> None:
    me = served.browser()
    assert me.http.get("/api/games").json() == []
    games = [me.create("hh"), me.create("hh", settings={"edition": "classic"})]
    for command in ("pass", "done"):
        me.send(games[1], 0, {"do": command})
    listed = {game["game"]: game for game in me.http.get("/api/games").json()}
    assert set(listed) == set(games)
    assert [listed[game]["edition"] for game in games] == ["anniversary", "classic"]
    one = listed[games[1]]
    assert (one["finished"], one["names"], one["lexicon"], one["round"], one["waiting"]) == (
        False,
        ["Seat 0", "Seat 1"],
        "en-common",
        1,
        True,
    )
    assert abs(datetime.fromisoformat(one["created"]) - datetime.now(UTC)) < timedelta(minutes=5)


def test_a_record_is_secret_while_the_game_runs(served: Served) -> None:
    me = served.browser()
    answer = me.http.get(f"/api/games/{me.create()}/record")
    assert (answer.status_code, answer.json()) == (409, {"code": "game_running", "params": {}})


def test_a_game_of_computers_alone_plays_itself(local: Served) -> None:
    watcher = local.browser()
    game = watcher.create("aa", settings={"fame_piles": "short"}, lexicon="en")
    with watcher.stream(game, None) as frames:
        last = next(frame for frame in frames if frame["view"]["outcome"])
    assert all(not frame["waiting"] for frame in last["view"]["seats"])
