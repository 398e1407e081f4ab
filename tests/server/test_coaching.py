from __future__ import annotations

from typing import Any

import pytest

from tests.server.browser import Browser, Served

Coached = dict[str, Any]


def ask(me: Browser, game: str, kind: str, seat: int = 0) -> Coached:
    answer = me.http.post(f"/api/games/{game}/coach", json={"seat": seat, "kind": kind})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def told(me: Browser, game: str, seat: int = 0) -> Coached:
    answer = me.http.get(f"/api/games/{game}/coach", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refusal(me: Browser, game: str, kind: str = "nudge", seat: int = 0) -> tuple[int, str]:
    answer = me.http.post(f"/api/games/{game}/coach", json={"seat": seat, "kind": kind})
    return answer.status_code, answer.json()["code"]


def play(me: Browser, game: str, seat: int, words: Any) -> None:
    """A whole turn with this word, or without any, and no purchase."""
    command = {"do": "play_word", "words": words} if words else {"do": "pass"}
    assert me.send(game, seat, command).status_code == 200
    while (question := me.frame(game, seat)["view"]["mine"]["question"]) and question["ask"] == "shop":
        assert me.send(game, seat, {"do": "done"}).status_code == 200


def test_first_a_nudge_then_the_word_and_both_are_one_hint(served: Served) -> None:
    me = served.browser()
    game = me.create(hints=3, lexicon="en")
    before = me.frame(game)
    assert told(me, game) == {"hints": 3, "left": 3, "counted": False, "nothing": False, "nudge": None, "word": None, "purchases": []}
    nudged = ask(me, game, "nudge")
    assert (nudged["left"], nudged["counted"], nudged["word"]) == (2, True, None)
    worded = ask(me, game, "word")
    word = worded["word"]
    assert (worded["left"], worded["nudge"]) == (2, nudged["nudge"])
    assert nudged["nudge"] == {"lengths": [word["length"]], "letter": word["text"][0].upper()}
    found = me.preview(game, 0, words=word["words"])
    assert (found["refusal"], found["score"], found["text"]) == (None, word["score"], word["text"])
    assert me.frame(game) == before


def test_a_reload_and_a_second_tab_show_what_was_told_and_give_no_more(served: Served) -> None:
    me = served.browser()
    game = me.create(hints=1)
    nudged = ask(me, game, "nudge")
    tab = served.browser(me.http.cookies)
    assert told(tab, game) == told(me, game) == nudged
    worded = ask(tab, game, "word")
    assert ask(me, game, "word") == told(me, game) == worded
    assert worded["left"] == 0
    play(me, game, 0, worded["word"]["words"])
    play(me, game, 1, None)
    assert told(tab, game)["left"] == 0
    assert refusal(me, game) == refusal(tab, game) == (403, "hints_used")
    assert refusal(me, game, "word") == (403, "hints_used")


def test_two_processes_on_one_database_count_the_same_hints(serving: Any, db_url: str) -> None:
    here, there = serving(db_url), serving(db_url)
    me = here.browser()
    game = me.create(hints=2)
    other = there.browser(me.http.cookies)
    nudged = ask(me, game, "nudge")
    assert told(other, game) == nudged
    play(other, game, 0, None)
    play(me, game, 1, None)
    assert ask(other, game, "nudge")["left"] == 0
    assert ask(me, game, "word")["left"] == 0
    play(me, game, 0, None)
    play(me, game, 1, None)
    assert refusal(me, game) == refusal(other, game) == (403, "hints_used")


def test_each_person_has_as_many_hints(local: Served) -> None:
    me = local.browser()
    game = me.create(hints=1)
    ask(me, game, "word")
    play(me, game, 0, None)
    assert told(me, game, seat=1)["left"] == 1
    assert ask(me, game, "nudge", seat=1)["left"] == 0


def test_a_table_without_hints_gives_none_rated_or_not(local: Served) -> None:
    me = local.browser()
    for game in (me.create(), me.create(rated=True)):
        assert refusal(me, game) == (403, "hints_off")
        assert told(me, game) == {"hints": 0, "left": 0, "counted": False, "nothing": False, "nudge": None, "word": None, "purchases": []}


def test_nobody_asks_for_anothers_seat(local: Served) -> None:
    me, other = local.browser(), local.browser()
    game = me.create("ha", hints=3)
    other.create()
    for seat in (0, 1):
        assert refusal(other, game, seat=seat) == (403, "not_your_seat")
        assert other.http.get(f"/api/games/{game}/coach", params={"seat": seat}).status_code == 403
        assert other.http.get(f"/api/games/{game}/afterwards", params={"seat": seat}).status_code == 403
    assert refusal(me, game, seat=1) == (403, "not_your_seat")
    assert other.http.get(f"/api/games/{game}/coach").status_code == 403


def test_a_hint_is_for_the_seats_own_question_only(local: Served) -> None:
    me = local.browser()
    game = me.create(hints=3)
    assert refusal(me, game, seat=1) == (409, "not_now")
    word = ask(me, game, "word")["word"]
    me.send(game, 0, {"do": "play_word", "words": word["words"]})
    assert me.frame(game)["view"]["mine"]["question"]["ask"] == "shop"
    assert refusal(me, game, "word") == (409, "not_now")
    after = told(me, game)
    assert (after["left"], after["counted"], after["word"]) == (2, True, None)


def test_where_all_play_at_once_everybody_may_ask_at_the_same_time(local: Served) -> None:
    me = local.browser()
    game = me.create(hints=1, settings={"mode": "deadline"})
    for seat in (0, 1):
        assert ask(me, game, "word", seat)["left"] == 0


def test_taking_back_does_not_make_another_turn(local: Served) -> None:
    me = local.browser()
    game = me.create(hints=1)
    word = ask(me, game, "word")["word"]
    me.send(game, 0, {"do": "play_word", "words": word["words"]})
    me.send(game, 0, {"do": "take_back"})
    assert told(me, game)["word"] == word
    assert ask(me, game, "word")["left"] == 0


def test_what_to_buy_is_a_hint_too_and_the_word_of_the_same_turn_has_paid_for_it(local: Served) -> None:
    me = local.browser()
    game = me.create(hints=1, lexicon="en")
    word = ask(me, game, "word")["word"]
    assert refusal(me, game, "purchase") == (409, "not_now")
    me.send(game, 0, {"do": "play_word", "words": word["words"]})
    shown = ask(me, game, "purchase")
    assert (shown["left"], shown["word"]) == (0, None)
    assert told(me, game) == shown
    first = shown["purchases"][0]
    assert {reason["code"] for reason in first["reasons"]} <= {"brings", "fame"}
    assert me.send(game, 0, {"do": "buy", "card": first["card"], "on_top": False}).status_code == 200
    assert first["card"] not in [one["card"] for one in told(me, game)["purchases"]]


def test_what_to_buy_can_be_asked_alone_and_costs_nothing_without_money(local: Served) -> None:
    me = local.browser()
    game = me.create(hints=1, lexicon="en")
    me.send(game, 0, {"do": "pass"})
    poor = ask(me, game, "purchase")
    assert (poor["left"], poor["counted"], poor["nothing"], poor["purchases"]) == (1, False, True, [])
    me.send(game, 0, {"do": "take_back"})
    me.send(game, 0, {"do": "play_word", "words": me.words(game)[0]["words"]})
    rich = ask(me, game, "purchase")
    assert (rich["left"], rich["counted"], rich["nothing"]) == (0, True, False)
    assert rich["purchases"]


@pytest.mark.parametrize("body", [{"seat": 0}, {"seat": 0, "kind": "all"}, {"kind": "word"}, {"seat": 0, "kind": "word", "more": 1}])
def test_what_is_no_hint_is_refused(local: Served, body: Coached) -> None:
    me = local.browser()
    answer = me.http.post(f"/api/games/{me.create(hints=3)}/coach", json=body)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad_request")


def afterwards(me: Browser, game: str, seat: int = 0) -> Coached:
    answer = me.http.get(f"/api/games/{game}/afterwards", params={"seat": seat})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_after_a_turn_the_best_word_of_its_hand_is_told(served: Served) -> None:
    me = served.browser()
    game = me.create(lexicon="en")
    best = me.words(game)[0]
    me.send(game, 0, {"do": "pass"})
    assert afterwards(me, game) == {"turn": 0, "word": None}
    me.send(game, 0, {"do": "done"})
    after = afterwards(me, game)
    assert (after["turn"], after["word"]["score"]) == (1, 0)
    assert after["word"]["best"]["score"] >= best["score"] > 0
    # it stays that of the finished turn until the next one has ended
    play(me, game, 1, None)
    word = me.words(game)[-1]
    me.send(game, 0, {"do": "play_word", "words": word["words"]})
    assert afterwards(me, game) == after
    me.send(game, 0, {"do": "done"})
    again = afterwards(me, game)
    assert (again["turn"], again["word"]["score"]) == (2, word["score"])


def test_another_process_knows_what_a_finished_turn_could_have_been(serving: Any, db_url: str) -> None:
    here, there = serving(db_url), serving(db_url)
    me = here.browser()
    game = me.create(lexicon="en")
    play(me, game, 0, me.words(game)[-1]["words"])
    assert afterwards(there.browser(me.http.cookies), game) == afterwards(me, game)


def test_what_was_laid_last_counts_when_a_word_is_taken_back(local: Served) -> None:
    me = local.browser()
    game = me.create(lexicon="en")
    first, second = me.words(game)[:2]
    me.send(game, 0, {"do": "play_word", "words": first["words"]})
    me.send(game, 0, {"do": "take_back"})
    me.send(game, 0, {"do": "play_word", "words": second["words"]})
    me.send(game, 0, {"do": "done"})
    assert afterwards(me, game)["word"]["score"] == second["score"]


def test_a_rated_game_has_no_coach_afterwards_either(local: Served) -> None:
    me = local.browser()
    game = me.create(rated=True)
    play(me, game, 0, None)
    answer = me.http.get(f"/api/games/{game}/afterwards", params={"seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (403, "coach_off")
