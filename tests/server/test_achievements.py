from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from paperback.catalogue.unlockables import achievements
from paperback.storage.engine import connect
from paperback.storage.store import Store
from tests.server.achievements.finished import Finished, a_finished_game
from tests.server.browser import Browser, Served

FIRST, SECOND = "unlock-r-3-again-draw-1", "unlock-e-4-beside-pair"
"""For one game played, and for two."""
WITH = {"first_seat": 0, "modules": ["unlocked_cards"]}


def profile(me: Browser) -> dict[str, Any]:
    answer = me.http.get("/api/profile")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def known(served: Served, me: Browser) -> str:
    """The id of a browser, which begins a game so that it has one."""
    if "paperback" not in me.http.cookies:
        me.create()
    browser = served.host.identity._signer.unsign(me.http.cookies["paperback"])
    return str(browser.decode())


def kept(url: str, finished: Finished) -> str:
    """Let another process end a game: its id."""

    async def keep() -> str:
        engine = connect(url)
        game = await finished.keep(Store(engine))
        await engine.dispose()
        return game

    return asyncio.run(keep())


def taking(me: Browser, *cards: str) -> Any:
    seats = [{"kind": "human", "name": "Ann"}, {"kind": "ai", "name": "Rex"}]
    settings = {**WITH, "options": {"unlocked_cards": list(cards)}}
    return me.http.post("/api/games", json={"seats": seats, "lexicon": "en-common", "seed": "test", "settings": settings})


def test_13_2_a_whole_game_counts_as_soon_as_it_is_over(local: Served) -> None:
    me = local.browser()
    game = me.create("hh", settings={"fame_piles": "short", "first_seat": 0})
    assert profile(me)["games_played"] == 0
    me.play(game, random.Random(1))
    found = profile(me)
    assert (found["games_played"], found["games_won"]) == (1, 1)
    assert [one["card"] for one in found["achievements"] if one["game"] == game and one["measure"] == "games_played"] == [FIRST]
    longest = max(len(word) for turn in me.http.get(f"/api/games/{game}/story").json()["turns"] for word in turn["words"])
    assert next(one["value"] for one in found["achievements"] if one["measure"] == "word_length") == longest


def test_13_2_what_another_process_ended_counts_and_only_once(served: Served, db_url: str, serving: Callable[[str], Served]) -> None:
    me = served.browser()
    kept(db_url, a_finished_game(owners={0: known(served, me)}))
    other = serving(db_url)
    there = other.browser(me.http.cookies)
    assert [profile(one)["games_played"] for one in (me, there, me)] == [1, 1, 1]


def test_13_2_a_server_that_starts_judges_what_a_crash_left(serving: Callable[[str], Served], db_url: str) -> None:
    first = serving(db_url)
    me = first.browser()
    browser = known(first, me)
    first.stop()
    kept(db_url, a_finished_game(owners={0: browser}))
    again = serving(db_url)
    assert profile(again.browser(me.http.cookies))["games_played"] == 1


def test_13_1_an_unlocked_card_joins_the_offer_of_later_games_and_the_record_pins_it(served: Served, db_url: str) -> None:
    me = served.browser()
    kept(db_url, a_finished_game(owners={0: known(served, me)}))
    assert FIRST in profile(me)["unlocked"]
    answer = taking(me, FIRST)
    assert answer.status_code == 201, answer.text
    table = me.http.get(f"/api/games/{answer.json()['game']}").json()
    assert ["unlocked_cards", [FIRST]] in table["settings"]["options"]
    left = [pile["hidden"] for pile in me.frame(answer.json()["game"])["view"]["market"]["piles"]]
    plain = [pile["hidden"] for pile in me.frame(me.create(settings={"first_seat": 0}))["view"]["market"]["piles"]]
    assert sum(left) == sum(plain) + 1


def test_13_1_a_card_that_is_locked_is_refused_by_name(local: Served) -> None:
    me = local.browser()
    answer = taking(me, FIRST)
    assert (answer.status_code, answer.json()) == (403, {"code": "card_locked", "params": {"card": FIRST}})
    assert me.http.get("/api/games").json() == []


def test_13_1_what_one_unlocks_is_locked_for_others(served: Served, db_url: str) -> None:
    ann, ben = served.browser(), served.browser()
    kept(db_url, a_finished_game(owners={0: known(served, ann)}))
    assert taking(ben, FIRST).json()["code"] == "card_locked"
    assert taking(ann, FIRST, SECOND).json() == {"code": "card_locked", "params": {"card": SECOND}}


def test_13_1_a_host_that_unlocks_all_lets_everybody_use_them(local: Served) -> None:
    local.host.unlocking = "all"
    me = local.browser()
    assert set(profile(me)["unlocked"]) == {one.card for one in achievements()}
    assert not any(one["unlocked"] for one in profile(me)["achievements"])
    assert taking(me, FIRST, SECOND).status_code == 201


def test_13_1_a_host_that_unlocks_none_refuses_even_what_was_earned(local: Served, tmp_path: Any) -> None:
    local.host.unlocking = "none"
    me = local.browser()
    kept(f"sqlite:///{tmp_path / 'games.db'}", a_finished_game(owners={0: known(local, me)}))
    found = profile(me)
    assert (found["unlocking"], found["unlocked"]) == ("none", [])
    assert next(one for one in found["achievements"] if one["card"] == FIRST)["unlocked"]
    assert taking(me, FIRST).json()["code"] == "card_locked"


def test_13_1_a_card_that_is_none_is_no_option(local: Served) -> None:
    local.host.unlocking = "all"
    assert taking(local.browser(), "letter-j-10-double-word").json()["code"] == "option_value"
    assert taking(local.browser(), FIRST, FIRST).json()["code"] == "option_value"


@pytest.mark.parametrize("claim", [{"games_played": 99}, {"unlocked": [FIRST]}, {"achievements": [{"card": FIRST, "unlocked": True}]}])
def test_13_2_nothing_that_a_client_claims_is_believed(local: Served, claim: dict[str, Any]) -> None:
    me = local.browser()
    seats = [{"kind": "human"}, {"kind": "ai"}]
    assert me.http.post("/api/games", json={"seats": seats, **claim}).status_code == 422
    assert me.http.post("/api/games", json={"seats": seats, "settings": {**WITH, **claim}}).status_code == 422
    assert me.http.post("/api/profile", json=claim).status_code in (404, 405)
    assert profile(me)["unlocked"] == []


def test_13_2_a_cookie_that_we_did_not_sign_is_nobodys(served: Served, db_url: str) -> None:
    ann = served.browser()
    kept(db_url, a_finished_game(owners={0: (browser := known(served, ann))}))
    forged = [browser, f"{browser}.{'A' * 27}", ann.http.cookies["paperback"] + "x"]
    assert [profile(served.browser({"paperback": cookie}))["games_played"] for cookie in forged] == [0, 0, 0]
    assert profile(ann)["games_played"] == 1
