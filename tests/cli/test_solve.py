from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from paperback.catalogue.library import load as catalogue
from paperback.engine.sheet import total
from paperback.engine.state import Line
from paperback.lexicon import LEXICONS, load
from paperback.notation.words import parse

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def solved(run: Run) -> Callable[..., Any]:
    def solve(*arguments: str) -> Any:
        status, out, err = run("solve", *arguments, "--json")
        assert err == ""
        answer = json.loads(out)
        assert (status == 0) is bool(answer["best"])
        return answer

    return solve


def test_the_answer_has_its_shape(solved: Callable[..., Any]) -> None:
    answer = solved("TH", "R", "?", "--common", "E", "--top", "3")
    assert answer["hand"] == "TH R ?"
    assert answer["lexicon"] == {"id": "en", "sha256": load("en").sha256}
    assert answer["nodes"] > 0
    assert len(answer["best"]) == 3
    assert set(answer["best"][0]) == {"word", "spelling", "score", "draws", "sheet"}


def test_the_examples_notation(solved: Callable[..., Any]) -> None:
    """Brackets for a pair, lower case for a wild, a star for the common card."""
    best = {one["word"]: one["spelling"] for one in solved("TH", "R", "?", "E", "--common", "E", "--top", "50")["best"]}
    assert best["three"] in ("(TH)RE*E", "(TH)R*EE")
    spelling = next(one["spelling"] for one in solved("TH", "R", "?", "--common", "E", "--top", "50")["best"] if one["word"] == "three")
    assert spelling in ("(TH)Re*E", "(TH)R*Ee")
    assert parse(spelling)


def test_the_best_score_comes_first_then_draws_then_the_alphabet(solved: Callable[..., Any]) -> None:
    best = solved("A", "letter-m-3-draw-1", "T", "S", "E", "?", "--top", "400")["best"]
    keys = [(-one["score"], -one["draws"], one["word"]) for one in best]
    assert keys == sorted(keys)
    assert len({one["draws"] for one in best}) == 2


@pytest.mark.parametrize("lexicon", LEXICONS)
def test_2_10_the_sheet_adds_up_to_the_score(lexicon: str, solved: Callable[..., Any]) -> None:
    hand = ["letter-h-6-copy", "letter-j-10-double-word", "letter-o-7-double-neighbour", "A", "S:3", "?", "pair-ea-7-per-vowel"]
    for one in solved(*hand, "--common", "common-e", "--lexicon", lexicon, "--top", "10")["best"]:
        lines = [Line(line["kind"], line["amount"], 0, line["word"]) for line in one["sheet"]]
        assert total(lines) == one["score"]
        assert {line["card"] for line in one["sheet"]} <= {*hand, "common-e"}


def test_2_5_only_words_of_the_length_wanted(solved: Callable[..., Any]) -> None:
    hand = ["R", "E", "TH", "S", "A", "T", "?", "N"]
    assert all(len(one["word"]) >= 8 for one in solved(*hand, "--mark", "8", "--top", "20")["best"])
    assert solved("A", "S", "--mark", "7")["best"] == []


def test_words_are_written_as_people_write_them(solved: Callable[..., Any]) -> None:
    assert "año" in {one["word"] for one in solved("N", "I", "A", "O", "--lexicon", "es", "--top", "200")["best"]}
    assert "café" in {one["word"] for one in solved("C", "A", "F", "E", "--lexicon", "pt", "--top", "50")["best"]}


def test_8_1_two_words_with_the_spacebar(solved: Callable[..., Any]) -> None:
    best = solved("C", "A", "T", "D", "O", "G", "--common", "common-spacebar")["best"][0]
    assert best["score"] == 7
    assert best["word"].count(" ") == best["spelling"].count(" ") == 1
    assert best["sheet"][-1]["kind"] == "outside"


def test_8_2_a_pair_turned_by_the_dyslexic(solved: Callable[..., Any]) -> None:
    best = solved("TH", "A", "--common", "common-dyslexic", "--top", "9")["best"]
    turned = [one for one in best if "(HT)" in one["spelling"]]
    assert all(one["sheet"][-1]["kind"] == "outside" for one in turned)


def test_thirty_cards_are_solved(solved: Callable[..., Any]) -> None:
    best = solved("R T S L N E A I O D G H P M C B F U Y W K V X J Z TH ER IN ? ?")["best"]
    assert len(best) == 5


def test_hands_may_come_as_one_word(solved: Callable[..., Any]) -> None:
    assert solved("C A T")["best"] == solved("C", "A", "T")["best"]


def test_every_card_that_is_played_with_can_be_in_a_hand(solved: Callable[..., Any]) -> None:
    for card in catalogue().faces:
        if not card.beside:
            assert isinstance(solved(card.key, "?", "A", "--top", "1")["best"], list)


def test_a_table_for_people(run: Run) -> None:
    status, out, err = run("solve", "C", "A", "T", "letter-m-3-draw-1", "--top", "2")
    assert (status, err) == (0, "")
    assert len(out.splitlines()) == 2
    assert "¢" in out
    assert run("solve", "Q", "V") == (1, "no word\n", "")


def test_one_word_is_spelled_and_judged(solved: Callable[..., Any], run: Run) -> None:
    asked = solved("TH", "R", "?", "E", "--common", "E", "--text", "Three")["asked"]
    assert (asked["word"], asked["verdict"], asked["reach"], asked["refusal"]) == ("three", "ok", "THREE", None)
    assert asked["spellings"][0] == {"spelling": "(TH)RE*E", "score": 4, "draws": 0}
    assert asked["score"] == total([Line(line["kind"], line["amount"], 0, line["word"]) for line in asked["sheet"]]) == 4
    status, out, _ = run("solve", "T", "R", "E", "S", "--text", "tress")
    assert status == 1
    assert out.splitlines() == [f"tress is a word, of vocabulary level {load('en').level('TRESS')}", "the cards spell it as far as TRES"]
    status, out, _ = run("solve", "T", "R", "E", "S", "--text", "tser")
    assert status == 1
    assert out.splitlines()[0] == "tser is no word: it is not in the list"
    status, out, _ = run("solve", "T", "R", "E", "S", "--text", "rest", "--minimum", "5")
    assert status == 1
    assert "the rules refuse it: too_short" in out


def test_filters_and_vocabulary(solved: Callable[..., Any]) -> None:
    words = [
        one["word"]
        for one in solved("R", "T", "S", "E", "A", "?", "--starts", "st", "--length", "5-6", "--ends", "s", "--top", "50")["best"]
    ]
    assert words
    assert all(word.startswith("st") and word.endswith("s") and 5 <= len(word) <= 6 for word in words)
    assert all(len(one["word"]) == 4 for one in solved("R", "T", "S", "E", "A", "--length", "4", "--contains", "EA")["best"])
    known = [one["word"] for one in solved("R", "T", "S", "E", "A", "?", "--vocabulary", "1", "--top", "20")["best"]]
    assert all(load("en").level(word.upper()) == 1 for word in known)


def test_8_spacebar_and_dyslexic_in_the_hand(solved: Callable[..., Any]) -> None:
    assert solved("C", "A", "T", "D", "O", "G", "--spacebar")["best"][0]["score"] == 7
    assert solved("C", "A", "T", "--dyslexic")["hand"] == "C A T common-dyslexic"


def test_the_money_of_the_word_buys_from_the_offer(solved: Callable[..., Any], run: Run) -> None:
    offer = "letter-m-3-draw-1,fame-5-rockets-over-rustwater,fame-17-all-the-ships-we-forgot-to-sink"
    bought = solved("C:9", "A", "T", "--offer", offer)["purchases"]
    assert bought["money"] == 11
    assert [(one["price"], one["affordable"]) for one in bought["offer"]] == [(3, True), (5, True), (17, False)]
    [basket] = bought["baskets"]
    assert (basket["cards"], basket["price"]) == (offer.split(",")[:2], 8)
    assert basket["worth"] == sum(one["worth"] for one in bought["offer"][:2])
    assert bought["complete"]
    cheap = solved("C:9", "A", "T", "--offer", offer, "--money", "4")["purchases"]
    assert [one["cards"] for one in cheap["baskets"]] == [offer.split(",")[:1]]
    _, out, _ = run("solve", "C:9", "A", "T", "--offer", offer, "--top", "1")
    assert out.splitlines()[1:] == ["with 11¢:", f"  8¢  {' '.join(offer.split(',')[:2])}  worth {basket['worth'] / 10:.1f} Fame"]
    assert run("solve", "A", "T", "--offer", offer)[1].splitlines()[-1] == "nothing can be bought"


def test_what_lies_beside_the_deck_helps(solved: Callable[..., Any]) -> None:
    assert (
        solved("L", "E", "E", "T", "R", "--beside", "power-stuck-key", "--text", "letter")["asked"]["spellings"][0]["spelling"]
        == "LE(TT)ER"
    )
    [best] = solved("L", "A", "S", "T", "--beside", "genre-western-out", "--contains", "out", "--top", "1")["best"]
    assert best["word"] == "outlast"


def test_a_search_that_was_stopped_says_so(solved: Callable[..., Any], run: Run) -> None:
    hand = ["?"] * 30
    assert not solved(*hand, "--common", "common-spacebar")["complete"]
    assert run("solve", *hand, "--common", "common-spacebar")[1].splitlines()[-1] == "there may be better ones: the search was stopped"


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["e"], "'e'"),
        (["e"], "capitals"),
        (["CONO"], "letters stand apart: C O N O"),
        (["ABC"], "no card 'ABC'"),
        (["Æ"], "no card 'Æ'"),
        (["E:"], "no card 'E:'"),
        (["E:-1"], "no card 'E:-1'"),
        (["E:100"], "no card 'E:100'"),
        (["?:2"], "no card '?:2'"),
        (["letter-x-99"], "no card 'letter-x-99'"),
        ([""], "the hand has no card"),
        (["E"] * 31, "31 cards"),
        (["E", "--offer", "start-r," * 31], "31 cards"),
        (["E", "--common", "?"], "cannot be the common card"),
        (["E", "--common", "fame-5-rockets-over-rustwater"], "cannot be the common card"),
        (["E", "--common", "Q Q"], "no card 'Q Q'"),
        (["common-e", "--common", "common-e"], "only one common-e"),
        (["common-spacebar", "common-spacebar"], "only one common-spacebar"),
        (["E", "--lexicon", "klingon"], "invalid choice: 'klingon'"),
        (["E", "--top", "0"], "no whole number"),
        (["E", "--mark", "16"], "no whole number"),
        (["E", "--vocabulary", "6"], "no whole number"),
        (["E", "--minimum", "1"], "no whole number"),
        (["E", "--length", "x"], "no length"),
        (["E", "--length", "7-5"], "no length"),
        (["E", "--starts", "a-"], "not a letter"),
        (["E", "--offer", "E"], "'E' has no price"),
        (["E", "--offer", "letter-x-99"], "no card 'letter-x-99'"),
        (["genre-mystery-c"], "beside the decks"),
        (["E", "--beside", "start-r"], "lends nothing"),
        (["E", "--beside", "power-typo,power-stuck-key"], "1 at most"),
        ([*(f"E:{n}" for n in range(1, 31)), "--text", "e" * 15], "too many ways"),
    ],
)
def test_every_wrong_hand_is_refused_in_one_clear_line(arguments: list[str], complaint: str, run: Run) -> None:
    status, out, err = run("solve", *arguments)
    assert (status, out) == (2, "")
    assert err.startswith("paperback solve: ")
    assert err.count("\n") == 1
    assert complaint in err
