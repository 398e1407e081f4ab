"""Rounds that all seats play at once, over HTTP: nobody waits for another, nothing is lost, nothing is seen too early (rules 5)."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.browser import Browser, Served, until

DEADLINE = {"mode": "deadline", "first_seat": 0}
ROUNDS = 12


def round_of(frame: dict[str, Any]) -> int:
    return int(frame["view"]["parts"]["deadline"]["round"])


def waits_for(frame: dict[str, Any]) -> list[bool]:
    return [seat["waiting"] for seat in frame["view"]["seats"]]


def finish(browser: Browser, game: str, seat: int, chance: random.Random) -> None:
    """Play a seat until it has finished the round."""
    number = round_of(browser.frame(game, seat))
    while True:
        frame = browser.frame(game, seat)
        if not frame["view"]["mine"]["question"] or round_of(frame) != number:
            return
        answer = browser.send(game, seat, browser.choose(game, frame, chance), frame["moves"])
        assert answer.status_code == 200, answer.text


def test_d81_all_seats_send_at_the_same_time_and_nobody_is_refused(served: Served) -> None:
    """The version moves on with every command; a seat's command is out of date only after another of its own."""
    browsers = [served.browser()]
    game = browsers[0].create("hhhhh", settings=DEADLINE)
    browsers += [served.browser(browsers[0].http.cookies) for _ in range(4)]
    for _ in range(3):
        with ThreadPoolExecutor(5) as pool:
            list(pool.map(lambda seat: finish(browsers[seat], game, seat, random.Random(seat)), range(5)))
    frame = browsers[0].frame(game)
    assert round_of(frame) == 4
    assert waits_for(frame) == [True] * 5


def test_computer_seats_play_the_round_without_waiting_for_people(local: Served) -> None:
    me = local.browser()
    game = me.create("haah", settings=DEADLINE)
    until(lambda: waits_for(me.frame(game)) == [True, False, False, True])
    chance = random.Random(1)
    finish(me, game, 3, chance)
    assert waits_for(me.frame(game)) == [True, False, False, False]
    assert round_of(me.frame(game)) == 1
    finish(me, game, 0, chance)
    until(lambda: waits_for(me.frame(game)) == [True, False, False, True])
    assert round_of(me.frame(game)) == 2


def test_5_7_behind_the_curtain_nobody_sees_what_the_seat_before_has_done(local: Served) -> None:
    """Hot seat: one browser, one person after the other."""
    me = local.browser()
    game = me.create("hh", settings=DEADLINE, lexicon="en")
    hint = me.words(game)[0]
    assert me.send(game, 0, {"do": "play_word", "words": hint["words"]}).status_code == 200
    finish(me, game, 0, random.Random(2))
    other = me.frame(game, 1)
    assert other["view"]["seats"][0]["play"]["words"] == []
    assert me.http.get(f"/api/games/{game}/story").json()["turns"] == []
    finish(me, game, 1, random.Random(3))
    seen = me.frame(game, 1)["view"]["seats"][0]["play"]
    assert "".join(tile["letters"] for word in seen["words"] for tile in word) == hint["text"].upper().replace(" ", "")
    turns = me.http.get(f"/api/games/{game}/story").json()["turns"]
    assert [(turn["seat"], turn["round"]) for turn in turns] == [(0, 1), (1, 1)]
    assert " ".join(turns[0]["words"]) == hint["text"].upper()
    assert turns[0]["score"] == hint["score"]


@pytest.mark.parametrize("kinds", ["hh", "hhhh"])
def test_d82_a_draft_goes_on_after_every_reload_and_restart(serving: Any, tmp_path: Any, kinds: str) -> None:
    """The server is stopped after each pick: packets go to the right, and nobody waits for somebody who waits."""
    url = f"sqlite:///{tmp_path / 'draft.db'}"
    served = serving(url)
    me = served.browser()
    game = me.create(kinds, settings=DEADLINE)
    cookies, chance = me.http.cookies, random.Random(kinds)
    seats = range(len(kinds))
    for number in (1, 2):
        left: dict[int, list[int]] = {}
        for seat in chance.sample(seats, len(kinds)):
            finish(me, game, seat, chance)
            if round_of(me.frame(game)) == number:
                left[seat] = [card["id"] for card in me.frame(game, seat)["view"]["parts"]["deadline"]["packet"]]
            before = [me.frame(game, one) for one in seats]
            served.stop()
            served = serving(url)
            me = served.browser(cookies)
            assert [me.frame(game, one) for one in seats] == before
        for seat, packet in left.items():
            now = me.frame(game, (seat - 1) % len(kinds))["view"]["parts"]["deadline"]["packet"]
            assert [card["id"] for card in now] == packet
        assert len(left) == len(kinds) - 1
    assert round_of(me.frame(game)) == 3


def test_a_stream_that_comes_back_after_any_command_gets_what_it_missed(local: Served) -> None:
    me = local.browser()
    game = me.create("hh", settings=DEADLINE)
    chance = random.Random(8)
    sent: list[dict[str, Any]] = []
    with me.stream(game, 1) as frames:
        sent.append(next(frames))
        for _ in range(3):
            finish(me, game, 0, chance)
            finish(me, game, 1, chance)
        while sent[-1]["version"] < me.frame(game, 1)["version"]:
            sent.append(next(frames))
    assert [frame["version"] for frame in sent] == list(range(1, len(sent) + 1))
    for cut in range(1, len(sent) - 1, 3):
        with me.stream(game, 1, after=cut) as frames:
            assert [next(frames) for _ in sent[cut:]] == sent[cut:]


def test_a_whole_game_of_people_and_computers_ends_with_its_story(local: Served) -> None:
    me = local.browser()
    game = me.create("hah", settings=DEADLINE)
    me.play(game, random.Random(6), seats=(0, 2))
    view = me.frame(game)["view"]
    assert view["outcome"]["reason"] == "rounds"
    story = me.http.get(f"/api/games/{game}/story").json()
    assert len(story["turns"]) == ROUNDS * 3
    assert story["turns"][-1]["fame"] == view["outcome"]["fame"]
    assert [turn["seat"] for turn in story["turns"]] == [0, 1, 2] * ROUNDS
    assert all(turn["money"] >= 0 for turn in story["turns"])
    assert json.dumps(story)
