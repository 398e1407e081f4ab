from __future__ import annotations

from typing import Any

import pytest

from paperback.bots.window import Window
from paperback.engine.rules import Moment
from paperback.engine.spelling import Tile
from paperback.lexicon import load
from paperback.modes.genres.events import GenreFlipped, GenreTaken
from paperback.modes.genres.state import GENRES
from paperback.modes.house_words.part import HOUSE_WORDS
from paperback.server.preview import Desk
from paperback.server.wire import Preview
from paperback.testing import Table, scenario
from tests.server.browser import Served

WORDS = load("en")


def table_with(hand: str, **more: Any) -> Table:
    return scenario(hand, lexicon=WORDS, **more)


def desk(hand: str, **more: Any) -> Desk:
    table = table_with(hand, **more)
    return Desk(table.game.rules, WORDS, table.state, 0)


def typed(hand: str, text: str, **more: Any) -> Preview:
    return desk(hand, **more).type(text)


def code(preview: Preview) -> str | None:
    return None if preview.refusal is None else preview.refusal.code


def test_a_word_of_the_hand_is_laid_out_and_valued() -> None:
    found = typed("C A/2 T ? TH/2@4", "cat", common="common-o")
    assert (found.complete, code(found), found.text, found.spelling, found.score, found.length) == (True, None, "cat", "CAT", 4, 3)
    assert [(line.kind, line.amount, line.card.card) for line in found.lines] == [("card", 1, "C"), ("card", 2, "A/2"), ("card", 1, "T")]
    assert found.gloss


def test_d7_real_cards_come_before_wilds_and_all_ways_are_offered() -> None:
    found = typed("T H E TH/2@4 ?", "the", common="common-o")
    ways = [way.spelling for way in found.alternatives]
    assert found.spelling == ways[0] == "(TH)E"
    assert "THE" in ways
    assert "tHE" in ways
    assert [way.score for way in found.alternatives] == sorted((way.score for way in found.alternatives), reverse=True)


def test_d1_two_letters_are_no_pair_and_a_pair_is_no_two_letters() -> None:
    assert typed("S T A R", "star", common="common-o").spelling == "STAR"
    assert code(typed("ST/2@4 A R", "sat", common="common-o")) == "cannot_spell"


def test_d6_a_wild_without_a_letter_is_incomplete_and_has_no_total() -> None:
    table = table_with("C A T ?", common="common-o")
    hand = table.state.seats[0].hand
    tiles = table.laying("C A").words[0]
    wild = next(card for card in hand if table.keys([card]) == ["start-wild"])
    found = Desk(table.game.rules, WORDS, table.state, 0).lay([(*tiles, Tile(wild, ""))])
    assert (found.complete, found.refusal, found.score, found.lines, found.spelling) == (False, None, 0, (), "")


@pytest.mark.parametrize(
    ("text", "refusal", "laid"),
    [
        ("ca", "word_unknown", "CA"),
        ("cab", "cannot_spell", "CA"),
        ("b", "cannot_spell", ""),
        ("tac a t", "too_many_words", ""),
        ("c4t", "not_letters", ""),
        ("", "no_word", ""),
        ("   ", "no_word", ""),
        ("ca t", "cannot_spell", "CA"),
        ("日本", "not_letters", ""),
    ],
)
def test_what_cannot_be_a_word_says_why_and_lays_its_beginning(text: str, refusal: str, laid: str) -> None:
    found = typed("C A T", text, common="common-o")
    assert code(found) == refusal
    assert "".join(tile.letters for word in found.words for tile in word) == laid
    assert (found.score, found.lines, found.wins_common) == (0, (), False)


def test_d21_case_and_accents_of_what_is_typed_do_not_matter() -> None:
    plain, fancy = (typed("C A F E", text, common="common-o") for text in ("cafe", "CAFÉ"))
    assert plain == fancy
    assert plain.text == WORDS.written("CAFE")


def test_8_1_two_words_are_typed_with_a_space_and_laid_with_the_spacebar() -> None:
    found = typed("C A T D O G common-spacebar", "cat dog", common="common-o", spacebar=True)
    assert (code(found), found.text, found.spelling) == (None, "cat dog", "CAT DOG")
    assert found.score == sum(line.amount for line in found.lines)
    assert code(typed("C A T D O G", "cat dog", common="common-o")) == "cannot_spell"


def test_the_length_that_wins_the_common_card_is_told() -> None:
    hand = "R E T A I N S"
    assert typed(hand, "retains", common="common-o").wins_common
    assert not typed(hand, "retain", common="common-o").wins_common
    assert not typed(hand, "retains", common="common-o", length_rule="longer").wins_common


def test_7_3_a_genre_that_lengthens_words_on_the_track_counts_for_what_wins_the_common_card() -> None:
    table = table_with("R E T A I N ?", common="common-o", modules=("genres",), options={"genre_choice": "draft"})
    table.state.seats[-1].agenda.clear()
    at = Moment(table.game.rules, table.state, table.game.chance, 0, None)
    four = next(four for four in GENRES.of(table.state).free if table.keys(four)[0].startswith("genre-adventure"))
    at.say(GenreTaken(0, tuple(four)))
    assert not Desk(table.game.rules, WORDS, table.state, 0).type("retain").wins_common
    at.say(GenreFlipped(0, next(card for card in four if table.keys([card]) == ["genre-adventure-y"])))
    assert Desk(table.game.rules, WORDS, table.state, 0).type("retain").wins_common
    assert Window(table.game.rules, table.state, 0).mark == 6


@pytest.mark.parametrize("changes", [{"modules": ("attacks",)}, {"modules": ("genres",)}, {"mode": "cooperative"}])
def test_a_hand_can_be_tried_out_while_others_play_whatever_a_turn_begins_with(changes: dict[str, Any]) -> None:
    table = table_with("C A T", common="common-e", **changes)
    found = Desk(table.game.rules, WORDS, table.state, 1).type("rest")
    assert (code(found), found.score) == (None, 4)


def test_the_preview_is_what_playing_comes_to() -> None:
    table = table_with("C A T S", common="common-o")
    found = Desk(table.game.rules, WORDS, table.state, 0).type("cats")
    table.spell("CATS")
    assert table.score == found.score


def test_a_hand_can_be_tried_out_while_others_play(local: Served) -> None:
    me = local.browser()
    game = me.create("hh", lexicon="en")
    word = me.words(game, 1)[0]
    before = me.frame(game)
    found = me.preview(game, 1, text=word["text"])
    assert (found["refusal"], found["score"], found["spelling"]) == (None, word["score"], word["spelling"])
    assert me.frame(game) == before


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"seat": 0}, 422),
        ({"seat": 0, "text": "a", "words": []}, 422),
        ({"seat": 0, "text": "a" * 65}, 422),
        ({"seat": 0, "words": [[{"card": 0, "letters": "ABCDE"}]]}, 422),
        ({"seat": 0, "words": [[], [], []]}, 422),
        ({"seat": 0, "words": [[{"card": -1, "letters": "A"}]]}, 422),
        ({"seat": 0, "words": [[{"card": 5000, "letters": "A"}]]}, 200),
        ({"seat": 0, "words": [[{"card": 5000, "letters": ""}]]}, 200),
        ({"seat": 0, "words": [[{"card": 0, "letters": "ß"}, {"card": 0, "letters": "ﬃ"}]]}, 200),
        ({"seat": 0, "words": [[]]}, 200),
        ({"seat": 0, "words": []}, 200),
        ({"seat": 0, "text": "\u0000"}, 200),
    ],
)
def test_whatever_is_asked_gets_an_answer(local: Served, body: dict[str, Any], status: int) -> None:
    me = local.browser()
    answer = me.http.post(f"/api/games/{me.create()}/preview", json=body)
    assert answer.status_code == status, answer.text
    assert status == 422 or answer.json()["refusal"] or not answer.json()["complete"]


def test_4_6_a_word_that_the_table_has_voted_in_is_valued_like_any_other() -> None:
    table = table_with("Z/5 Q/4", modules=("house_words",), humans=(0, 1), common="common-o")
    HOUSE_WORDS.of(table.state).accepted.append("ZQ")
    found = Desk(table.game.rules, WORDS, table.state, 0).type("zq")
    assert (code(found), found.text, found.score, found.gloss) == (None, "zq", 9, None)
