from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from paperback.notation.log import parse_record
from paperback.notation.verify import verify
from tests.server.browser import Served


def without_counters(frame: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in frame.items() if key in ("view", "can_take_back")}


def test_a_whole_game_of_two_people_on_one_device(served: Served) -> None:
    me = served.browser()
    game = me.create("hh", settings={"edition": "classic", "fame_piles": "short", "spacebar": True, "dyslexic": True})
    me.play(game, random.Random(1))
    frame = me.frame(game)
    assert frame["view"]["outcome"]["fame"] == [seat["fame"] for seat in frame["view"]["seats"]]
    assert me.send(game, 0, {"do": "done"}).json() == {"code": "game_over", "params": {}}
    record = parse_record(me.http.get(f"/api/games/{game}/record").text.splitlines())
    assert len(record.lines) == frame["version"]
    assert verify(record) is None
    assert me.http.get("/api/games").json()[0]["finished"]


def test_a_whole_game_against_the_computer(served: Served) -> None:
    me = served.browser()
    game = me.create("haa", settings={"fame_piles": "short"}, lexicon="en")
    me.play(game, random.Random(2), seats=(0,))
    record = parse_record(me.http.get(f"/api/games/{game}/record").text.splitlines())
    assert verify(record) is None
    assert {line.entry.by for line in record.lines} == {None, 0, 1, 2}
    words = [turn for turn in me.http.get(f"/api/games/{game}/story").json()["turns"] if turn["seat"] and turn["words"]]
    assert len(words) > 5


def test_d80_of_many_equal_clicks_one_counts(served: Served) -> None:
    me = served.browser()
    game = me.create()
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: me.send(game, 0, {"do": "pass"}, moves=0), range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"stale"}
    assert (me.frame(game)["version"], me.frame(game)["moves"]) == (2, 1)


@pytest.mark.parametrize("moves", [1, 7, 2**31 - 1])
def test_a_move_number_that_was_never_told_is_stale(local: Served, moves: int) -> None:
    me = local.browser()
    game = me.create()
    assert me.send(game, 0, {"do": "pass"}, moves=moves).json()["code"] == "stale"
    assert me.frame(game)["version"] == 1


def test_the_other_seats_commands_do_not_make_mine_stale(local: Served) -> None:
    me = local.browser()
    game = me.create()
    seen = me.frame(game, 1)["moves"]
    for command in ("pass", "done"):
        assert me.send(game, 0, {"do": command}).status_code == 200
    assert me.send(game, 1, {"do": "pass"}, moves=seen).status_code == 200


def test_14_4_what_the_rules_refuse_changes_nothing(local: Served) -> None:
    me = local.browser()
    game = me.create()
    before = me.frame(game)
    hand = [card["id"] for card in before["view"]["mine"]["hand"]]
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"do": "done"}, "not_now"),
        ({"do": "take_back"}, "nothing_to_take_back"),
        ({"do": "buy", "card": 1}, "not_now"),
        ({"do": "play_word", "words": []}, "no_word"),
        ({"do": "play_word", "words": [[{"card": 10**9, "letters": "A"}]]}, "card_not_usable"),
        ({"do": "play_word", "words": [[{"card": -1, "letters": "A"}]]}, "card_not_usable"),
        ({"do": "play_word", "words": [[{"card": hand[0], "letters": "É"}]]}, "wrong_reading"),
        ({"do": "play_word", "words": [[{"card": hand[0], "letters": "A"}]] * 40}, "too_many_words"),
    ]
    for command, code in wrong:
        answer = me.send(game, 0, command, moves=0)
        assert (answer.status_code, answer.json()["code"]) == (409, code), command
    assert me.send(game, 1, {"do": "pass"}).json()["code"] == "not_now"
    assert me.frame(game) == before


def test_14_5_a_word_is_taken_back_and_everything_is_as_before(served: Served) -> None:
    me = served.browser()
    game = me.create()
    before = me.frame(game)
    hint = me.words(game)[0]
    assert me.send(game, 0, {"do": "play_word", "words": hint["words"]}).status_code == 200
    assert me.frame(game)["can_take_back"] == "ok"
    assert me.frame(game, 1)["can_take_back"] == "nothing_to_take_back"
    assert me.send(game, 0, {"do": "take_back"}).status_code == 200
    after = me.frame(game)
    assert without_counters(after) == without_counters(before)
    assert (after["version"], after["moves"]) == (3, 2)


def test_d63_nothing_is_taken_back_past_a_draw(served: Served) -> None:
    me = served.browser()
    game = me.create()
    for command in ("pass", "done"):
        me.send(game, 0, {"do": command})
    frames = {seat: me.frame(game, seat) for seat in (0, 1)}
    assert frames[0]["can_take_back"] == "seen_something_new"
    assert me.send(game, 0, {"do": "take_back"}).json() == {"code": "seen_something_new", "params": {}}
    assert me.send(game, 1, {"do": "take_back"}).json()["code"] == "nothing_to_take_back"
    assert {seat: me.frame(game, seat) for seat in (0, 1)} == frames


def test_d13_a_refused_word_and_a_restart_leave_all_as_it_was(serving: Any, db_url: str) -> None:
    first = serving(db_url)
    me = first.browser()
    game = me.create()
    before = me.frame(game)
    tiles = [{"card": card["id"], "letters": "X"} for card in before["view"]["mine"]["hand"]]
    assert me.send(game, 0, {"do": "play_word", "words": [tiles]}, moves=0).status_code == 409
    first.stop()
    again = serving(db_url).browser(me.http.cookies)
    assert again.frame(game) == before
    hint = again.words(game)[0]
    assert again.send(game, 0, {"do": "play_word", "words": hint["words"]}).status_code == 200
