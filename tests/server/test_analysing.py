"""Analysis by hand over HTTP: no game, no cookie, nothing stored."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.browser import Served

OFFER = ["letter-m-3-draw-1", "fame-5-rockets-over-rustwater", "fame-17-all-the-ships-we-forgot-to-sink"]


def asked(local: Served, **body: Any) -> dict[str, Any]:
    answer = local.browser().http.post("/api/analysis", json=body)
    assert answer.status_code == 200, answer.text
    assert "set-cookie" not in answer.headers
    return dict(answer.json())


def test_a_hand_is_answered_with_its_best_words(local: Served) -> None:
    found = asked(local, hand=["TH", "R", "?", "E"], common="common-e", mark=5, lexicon="en-common", top=100)
    words = {one["text"]: one for one in found["best"]}
    assert words["three"]["wins_common"]
    assert not words["the"]["wins_common"]
    assert words["the"]["level"] == 1
    assert [(one["score"], one["draws"]) for one in found["best"]] == sorted(
        ((one["score"], one["draws"]) for one in found["best"]), reverse=True
    )
    assert [tile["card"] for tile in words["the"]["words"][0]] in ([0, 3], [0, 4])
    assert found["complete"]
    assert found["asked"] is found["purchases"] is None


def test_one_word_is_judged_with_its_sheet(local: Served) -> None:
    told = asked(local, hand=["TH:3", "R", "?", "E"], common="common-e", text="Three")["asked"]
    assert (told["verdict"], told["playable"], told["score"], told["reach"]) == ("ok", True, 6, "THREE")
    assert sum(line["amount"] for line in told["lines"]) == 6
    assert told["lines"][0]["card"] == {"id": 0, "card": "TH:3"}
    assert told["ways"][0]["spelling"] == "(TH)RE*E"
    assert told["gloss"]
    refused = asked(local, hand=["T", "R", "E", "S"], text="tres", minimum=5)["asked"]
    assert (refused["playable"], refused["refusal"]["code"], refused["lines"]) == (False, "too_short", [])
    beyond = asked(local, hand=["T", "R", "E", "S"], text="tresses")["asked"]
    assert (beyond["playable"], beyond["refusal"], beyond["reach"], beyond["ways"]) == (False, None, "TRES", [])


def test_what_lies_beside_the_deck_lends_its_letters(local: Served) -> None:
    told = asked(local, hand=["L", "A", "S", "T"], beside=["genre-western-out"], offer=["start-r"], text="outlast")
    assert told["asked"]["playable"]
    assert told["asked"]["ways"][0]["words"][0][0] == {"card": 4, "letters": "OUT"}
    assert told["purchases"]["offer"][0]["card"] == "start-r"


def test_the_money_of_the_word_buys_from_the_offer(local: Served) -> None:
    bought = asked(local, hand=["C:9", "A", "T"], offer=OFFER)["purchases"]
    assert (bought["money"], bought["text"], bought["complete"]) == (11, "act", True)
    assert [(one["card"], one["price"], one["affordable"]) for one in bought["offer"]] == list(
        zip(OFFER, (3, 5, 17), (True, True, False), strict=True)
    )
    assert [(one["offer"], one["price"]) for one in bought["baskets"]] == [([0, 1], 8)]
    other = asked(local, hand=["C:9", "A", "T"], offer=OFFER, text="at")["purchases"]
    assert (other["money"], other["text"], other["baskets"]) == (2, "at", [])
    given = asked(local, hand=["C:9", "A", "T"], offer=OFFER, money=22)["purchases"]
    assert (given["money"], given["text"]) == (22, "")
    assert [1, 2] in [one["offer"] for one in given["baskets"]]


def test_filters_vocabulary_and_the_family_filter(local: Served) -> None:
    words = [one["text"] for one in asked(local, hand=["R", "T", "S", "E", "A", "?"], starts="st", shortest=5, longest=6, top=50)["best"]]
    assert words
    assert all(word.startswith("st") and 5 <= len(word) <= 6 for word in words)
    known = asked(local, hand=["R", "T", "S", "E", "A", "?"], vocabulary=1, family=True, top=50)["best"]
    assert {one["level"] for one in known} == {1}


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"hand": []}, 422, "no_cards"),
        ({"hand": ["E"] * 31}, 422, "too_many_cards"),
        ({"hand": ["E"] * 61}, 422, "bad_request"),
        ({"hand": ["letter-x-99"]}, 422, "unknown_card"),
        ({"hand": ["genre-mystery-c"]}, 422, "card_beside"),
        ({"hand": ["E"], "beside": ["start-r"]}, 422, "not_beside"),
        ({"hand": ["E"], "beside": ["power-typo", "power-stuck-key"]}, 422, "too_many_beside"),
        ({"hand": ["common-spacebar", "common-spacebar"]}, 422, "common_twice"),
        ({"hand": ["E"], "common": "?"}, 422, "common_wild"),
        ({"hand": ["E"], "offer": ["E"]}, 422, "card_free"),
        ({"hand": ["E"], "starts": "a-"}, 422, "not_letters"),
        ({"hand": ["E"], "lexicon": "klingon"}, 404, "unknown_lexicon"),
        ({"hand": [f"E:{n}" for n in range(1, 31)], "text": "e" * 15}, 422, "too_many_ways"),
        ({"hand": ["E"], "top": 101}, 422, "bad_request"),
        ({"hand": ["E"], "vocabulary": 6}, 422, "bad_request"),
        ({"hand": ["E"], "text": "x" * 65}, 422, "bad_request"),
        ({"hand": ["E"], "game": "g"}, 422, "bad_request"),
        ({}, 422, "bad_request"),
    ],
)
def test_what_makes_no_sense_is_refused_with_a_code(local: Served, body: dict[str, Any], status: int, code: str) -> None:
    answer = local.browser().http.post("/api/analysis", json=body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_a_search_that_was_stopped_says_so(local: Served) -> None:
    assert not asked(local, hand=["?"] * 30, common="common-spacebar")["complete"]
