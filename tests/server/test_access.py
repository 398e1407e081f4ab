from __future__ import annotations

from typing import Any

import pytest

from tests.server.browser import Browser, Served


def every_request(me: Browser, game: str, seat: int) -> dict[str, tuple[int, Any]]:
    """What a browser is answered to everything that only a seat's owner may do."""
    at = f"/api/games/{game}"
    answers = {
        "frame": me.http.get(f"{at}/frame", params={"seat": seat}),
        "events": me.http.get(f"{at}/events", params={"seat": seat}),
        "coach": me.http.get(f"{at}/coach", params={"seat": seat}),
        "hint": me.http.post(f"{at}/coach", json={"seat": seat, "kind": "word"}),
        "afterwards": me.http.get(f"{at}/afterwards", params={"seat": seat}),
        "preview": me.http.post(f"{at}/preview", json={"seat": seat, "text": "at"}),
        "commands": me.http.post(f"{at}/commands", json={"seat": seat, "moves": 0, "command": {"do": "pass"}}),
    }
    return {what: (answer.status_code, answer.json()) for what, answer in answers.items()}


REFUSED = (403, {"code": "not_your_seat", "params": {}})


def test_d75_nobody_else_can_see_or_act_for_a_seat(served: Served) -> None:
    me, other, stranger = served.browser(), served.browser(), served.browser()
    game = me.create("ha")
    other.create()
    before = me.frame(game)
    for browser in (other, stranger):
        assert set(map(str, every_request(browser, game, 0).values())) == {str(REFUSED)}
        assert browser.http.get("/api/games").json() == [] or browser is other
    assert me.frame(game) == before


@pytest.mark.parametrize("seat", [1, 2, 5, 2**31 - 1])
def test_a_computers_seat_and_one_that_is_not_there_belong_to_nobody(local: Served, seat: int) -> None:
    me = local.browser()
    game = me.create("ha")
    assert set(map(str, every_request(me, game, seat).values())) == {str(REFUSED)}


def test_an_onlooker_sees_the_table_and_no_hand(served: Served) -> None:
    me, onlooker = served.browser(), served.browser()
    game = me.create("hh")
    me.send(game, 0, {"do": "pass"})
    frame = onlooker.frame(game, None)
    assert frame["view"]["mine"] is None
    assert frame["view"]["seats"] == me.frame(game)["view"]["seats"]
    assert (frame["seat"], frame["moves"], frame["can_take_back"]) == (None, 0, "not_your_seat")
    assert onlooker.http.get(f"/api/games/{game}/coach").status_code == 403
    assert [seat["mine"] for seat in onlooker.http.get(f"/api/games/{game}").json()["seats"]] == [False, False]
    with onlooker.stream(game, None) as frames:
        assert next(frames) == frame


@pytest.mark.parametrize(
    "forge",
    [
        lambda cookie: cookie[:0],
        lambda cookie: cookie[:1],
        lambda cookie: cookie.split(".")[0],
        lambda cookie: cookie.split(".")[0] + ".",
        lambda cookie: cookie[:-1] + ("A" if cookie[-1] != "A" else "Q"),
        lambda cookie: "somebody." + cookie.split(".")[1],
        lambda cookie: "\xff." + cookie.split(".")[1],
        lambda cookie: cookie * 100,
    ],
)
def test_a_forged_cookie_opens_nothing(local: Served, forge: Any) -> None:
    me = local.browser()
    game = me.create()
    cookie = me.http.cookies["paperback"]
    with_forged = {b"cookie": b"paperback=" + forge(cookie).encode("latin-1")}
    assert local.browser().http.get(f"/api/games/{game}/frame?seat=0", headers={"cookie": f"paperback={cookie}"}).status_code == 200
    answer = local.browser().http.get(f"/api/games/{game}/frame?seat=0", headers=with_forged)
    assert (answer.status_code, answer.json()) == REFUSED


def test_the_cookie_can_be_read_by_no_script_and_goes_to_no_other_site(local: Served) -> None:
    answer = local.browser().http.post("/api/games", json={"seats": [{"kind": "human"}, {"kind": "ai"}]})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie


def test_a_browser_keeps_its_seats_over_a_restart_and_gets_one_cookie_only(serving: Any, db_url: str) -> None:
    first = serving(db_url)
    me = first.browser()
    games = [me.create(), me.create()]
    cookies = me.http.cookies
    first.stop()
    again = serving(db_url).browser(cookies)
    assert {game["game"] for game in again.http.get("/api/games").json()} == set(games)
    assert all(again.frame(game)["seat"] == 0 for game in games)


@pytest.mark.parametrize("game", ["nothing", "a" * 40])
def test_a_game_that_is_not_there_is_unknown(served: Served, game: str) -> None:
    me = served.browser()
    for path in ("", "/frame", "/events", "/story", "/record"):
        answer = me.http.get(f"/api/games/{game}{path}")
        assert (answer.status_code, answer.json()) == (404, {"code": "unknown_game", "params": {}}), path
    answer = me.http.post(f"/api/games/{game}/commands", json={"seat": 0, "moves": 0, "command": {"do": "pass"}})
    assert (answer.status_code, answer.json()["code"]) == (404, "unknown_game")


@pytest.mark.parametrize("game", ["a" * 41, "a%00b", "%F0%9F%98%80", "a.b", "a'b"])
def test_an_id_that_can_be_none_is_a_bad_request(local: Served, game: str) -> None:
    answer = local.browser().http.get(f"/api/games/{game}/frame")
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_request")
