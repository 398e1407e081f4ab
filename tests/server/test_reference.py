from __future__ import annotations

import pytest

from paperback import __version__
from paperback.bots.dials import LEVELS, SKILLS
from paperback.bots.opponents import OPPONENTS
from paperback.catalogue.library import load
from paperback.catalogue.spy import spy_novel
from paperback.catalogue.unlockables import achievements
from tests.server.browser import Served


def test_every_card_is_told_in_every_language(local: Served) -> None:
    me = local.browser().http
    texts = {}
    for language in ("en", "es", "pt"):
        faces = me.get("/api/catalogue", params={"language": language}).json()
        assert [face["key"] for face in faces] == [card.key for card in load().faces]
        assert all(face["label"] for face in faces)
        texts[language] = [face["full"] for face in faces]
    assert texts["en"] != texts["es"] != texts["pt"]
    assert me.get("/api/catalogue?language=xx").status_code == 422


def test_12_9_hero_actions_and_enemy_cards_are_told_in_every_language(local: Served) -> None:
    me = local.browser().http
    told = {language: me.get("/api/boards", params={"language": language}).json()["spy_novel"] for language in ("en", "es", "pt")}
    for texts in told.values():
        assert [action["key"] for action in texts["actions"]] == [one.key for one in spy_novel().actions]
        for enemy, card in zip(texts["enemies"], spy_novel().enemies, strict=True):
            assert (enemy["key"], enemy["blocks"], enemy["reshuffle"]) == (card.key, card.blocks, card.reshuffle)
            assert [tuple(row["die"]) for row in enemy["rows"]] == [row.die for row in card.rows]
    assert told["en"]["actions"][0]["upgraded"] != told["en"]["actions"][0]["basic"] != told["es"]["actions"][0]["basic"]
    assert told["en"]["enemies"][0]["rows"] != told["es"]["enemies"][0]["rows"] != told["pt"]["enemies"][0]["rows"]


def test_opponents_are_told_with_their_dials(local: Served) -> None:
    told = local.browser().http.get("/api/opponents").json()
    assert [one["key"] for one in told["opponents"]] == [one.key for one in OPPONENTS]
    usual = next(one for one in told["opponents"] if one["key"] == told["usual"])
    assert usual == {"key": "hattie", "name": "Hattie Bloom", "bot": "casual@2", "skill": "casual", "vocabulary": 2}
    assert told["skills"] == list(SKILLS)
    assert told["vocabularies"] == list(LEVELS)


def test_all_word_lists_are_told(local: Served) -> None:
    lists = local.browser().http.get("/api/lexicons").json()
    assert [(one["id"], one["language"]) for one in lists] == [
        ("en-common", "en"),
        ("en", "en"),
        ("en-big", "en"),
        ("es", "es"),
        ("pt", "pt"),
    ]
    assert all(one["keys"] > 10_000 for one in lists)


@pytest.mark.parametrize(
    ("word", "accepted", "reason"),
    [
        ("house", True, None),
        ("HOUSE", True, None),
        ("hause", False, "unknown"),
        ("a", False, "too_short"),
        ("h0use", False, "not_letters"),
        ("x" * 40, False, "too_long"),
    ],
)
def test_a_word_is_looked_up_and_the_answer_says_why(local: Served, word: str, accepted: bool, reason: str | None) -> None:
    found = local.browser().http.get(f"/api/lexicons/en/words/{word}").json()
    assert (found["accepted"], found["reason"]) == (accepted, reason)
    assert bool(found["spellings"]) is bool(found["level"]) is accepted


def test_spellings_keep_their_accents(local: Served) -> None:
    found = local.browser().http.get("/api/lexicons/es/words/arbol").json()
    assert found["word"] == "árbol"


@pytest.mark.parametrize("path", ["/api/lexicons/xx/words/house", "/api/lexicons/..%2fen/words/house"])
def test_an_unknown_list_is_refused(local: Served, path: str) -> None:
    answer = local.browser().http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] in ("unknown_lexicon", "bad_request")


def test_the_server_says_that_it_is_well(local: Served) -> None:
    assert local.browser().http.get("/api/health").json() == {"status": "ok", "version": __version__}


def test_13_1_unlockable_cards_bear_a_mark(local: Served) -> None:
    cards = local.browser().http.get("/api/catalogue").json()
    assert {card["key"] for card in cards if card["unlockable"]} == {one.card for one in achievements()}
