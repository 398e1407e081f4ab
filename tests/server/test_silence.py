from __future__ import annotations

from typing import Any

from paperback.modes.votes.words import Vote
from tests.server.browser import Browser, Served, until

HOUSE = {"settings": {"first_seat": 0, "modules": ["house_words"], "options": {"vote_seconds": 15}}}


def proposed(served: Served) -> tuple[Browser, str]:
    me = served.browser()
    game = me.create("hhh", **HOUSE)
    table = served.host._tables[game]
    table.rules.patience = {**table.rules.patience, Vote: lambda _: 1}
    assert me.send(game, 0, {"do": "propose_word", "word": "TAZZQ"}).status_code == 200
    return me, game


def house(me: Browser, game: str) -> dict[str, Any]:
    parts: dict[str, Any] = me.frame(game)["view"]["parts"]
    return dict(parts["house_words"])


def test_10_3_silence_is_no_when_the_time_is_over(local: Served) -> None:
    me, game = proposed(local)
    assert me.frame(game, 1)["view"]["mine"]["question"]["ask"] == "vote"
    until(lambda: house(me, game)["refused"])
    assert me.frame(game, 0)["view"]["mine"]["question"]["ask"] == "spell_word"


def test_10_3_an_answer_in_time_counts(local: Served) -> None:
    me, game = proposed(local)
    assert me.send(game, 2, {"do": "cast_vote", "yes": True}).status_code == 200
    assert house(me, game)["accepted"] == ["TAZZQ"]
    until(lambda: not local.host.players._silence._running)
    assert house(me, game) == {"accepted": ["TAZZQ"], "refused": []}


def test_1_14_what_does_not_go_together_is_refused_with_the_reason(local: Served) -> None:
    me = local.browser()
    seats = [{"kind": "human", "name": "a"}, {"kind": "ai", "name": "b"}]
    for settings, code in (
        ({"mode": "chess"}, "unknown_mode"),
        ({"modules": ["dice"]}, "unknown_module"),
        ({"modules": ["house_words"]}, "module_people"),
        ({"options": {"vote_seconds": 15}}, "unknown_option"),
        ({"modules": ["themes"], "options": {"theme_vote": "perhaps"}}, "option_value"),
    ):
        answer = me.http.post("/api/games", json={"seats": seats, "settings": settings})
        assert (answer.status_code, answer.json()["code"]) == (422, code)
