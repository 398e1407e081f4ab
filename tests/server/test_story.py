from __future__ import annotations

import random

from tests.server.browser import Served


def test_a_turn_is_told_with_words_purchases_and_fame(served: Served) -> None:
    me = served.browser()
    game = me.create("hh", lexicon="en")
    hint = me.words(game)[0]
    me.send(game, 0, {"do": "play_word", "words": hint["words"]})
    assert me.http.get(f"/api/games/{game}/story").json()["turns"] == []
    frame = me.frame(game)
    piles = frame["view"]["market"]["piles"]
    offer = next(one for pile in piles for one in (pile["top"], *pile["alternates"]) if one and one["affordable"])
    me.send(game, 0, {"do": "buy", "card": offer["id"]})
    me.send(game, 0, {"do": "done"})
    (turn,) = me.http.get(f"/api/games/{game}/story").json()["turns"]
    assert turn == {
        "seat": 0,
        "round": 1,
        "words": [hint["text"].upper()],
        "score": hint["score"],
        "money": hint["score"] - offer["price"],
        "bought": [offer["card"]],
        "gained": [],
        "fame": [seat["fame"] for seat in me.frame(game)["view"]["seats"]],
        "also": [],
    }


def test_14_2_a_turn_tells_what_modules_say_to_everybody_and_nothing_else(served: Served) -> None:
    me = served.browser()
    game = me.create("hh", settings={"modules": ["typos", "awards"]})
    for command in ({"do": "take_typo"}, {"do": "pass"}, {"do": "done"}):
        assert me.send(game, 0, command).status_code == 200
    (turn,) = me.http.get(f"/api/games/{game}/story").json()["turns"]
    told = {event["event"]: event for event in turn["also"]}
    assert {"award_revealed", "typo_received"} <= told.keys()
    assert told["typo_received"]["card"] is None
    assert "typos_laid_out" not in told


def test_6_4_the_story_of_a_running_game_does_not_tell_fame_that_lies_face_down(served: Served) -> None:
    me = served.browser()
    game = me.create("hh", settings={"modules": ["typos"]})
    for command in ({"do": "take_typo"}, {"do": "pass"}, {"do": "done"}):
        assert me.send(game, 0, command).status_code == 200
    (turn,) = me.http.get(f"/api/games/{game}/story").json()["turns"]
    assert len(set(turn["fame"])) == 1


def test_what_was_taken_back_is_not_told(served: Served) -> None:
    me = served.browser()
    game = me.create("hh", lexicon="en")
    hints = me.words(game)
    for command in (
        {"do": "play_word", "words": hints[0]["words"]},
        {"do": "take_back"},
        {"do": "play_word", "words": hints[1]["words"]},
        {"do": "done"},
    ):
        assert me.send(game, 0, command).status_code == 200
    (turn,) = me.http.get(f"/api/games/{game}/story").json()["turns"]
    assert turn["words"] == [hints[1]["text"].upper()]


def test_11_4_a_turn_in_which_the_game_ends_is_told_too(served: Served) -> None:
    me = served.browser()
    game = me.create("h", settings={"mode": "cooperative", "options": {"token_limit": 3}})
    words = []
    while not (view := me.frame(game)["view"])["outcome"]:
        hint = me.words(game)[0]
        words.append(hint["text"].upper())
        assert me.send(game, 0, {"do": "play_word", "words": hint["words"]}).status_code == 200
        while (question := me.frame(game)["view"]["mine"]["question"]) and question["ask"] != "spell_word":
            cards = [option["id"] for option in question.get("options", [])][: question.get("at_least")]
            answer = {"do": "done"} if question["ask"] == "shop" else {"do": "answer", "cards": cards}
            assert me.send(game, 0, answer).status_code == 200
    turns = me.http.get(f"/api/games/{game}/story").json()["turns"]
    assert view["outcome"]["reason"] == "token_limit"
    assert [(turn["round"], turn["words"]) for turn in turns] == [(n, [word]) for n, word in enumerate(words, 1)]
    assert turns[-1]["fame"] == view["outcome"]["fame"]


def test_d27_the_story_of_a_game_fits_its_end_and_is_the_same_after_a_restart(local: Served) -> None:
    me = local.browser()
    game = me.create("hh", settings={"fame_piles": "short"})
    me.play(game, random.Random(4))
    story = me.http.get(f"/api/games/{game}/story").json()
    view = me.frame(game)["view"]
    assert story["turns"][-1]["fame"] == view["outcome"]["fame"]
    assert [turn["round"] for turn in story["turns"]] == sorted(turn["round"] for turn in story["turns"])
    for seat in (0, 1):
        turns = [turn for turn in story["turns"] if turn["seat"] == seat]
        assert len(turns) == view["seats"][seat]["turns"]
        best = max(turns, key=lambda turn: turn["score"])
        assert story["best"][seat] == {"word": " ".join(best["words"]), "score": best["score"]}
        assert story["longest"][seat] == max((word for turn in turns for word in turn["words"]), key=len)
    local.host._tables.clear()
    assert me.http.get(f"/api/games/{game}/story").json() == story
