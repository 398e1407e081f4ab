from __future__ import annotations

import pytest

from benchmarks.kernel import words as words_of
from benchmarks.oracle import Oracle, Trie, trie_of
from paperback import lexicon
from paperback.coach.analysis import Analysis, Wanted
from paperback.coach.position import PositionError, put_together
from paperback.engine.rejection import Code, Rejection
from paperback.engine.trial import Trial
from paperback.lexicon import arrays
from paperback.search import PEOPLE, Found
from tests.search.against import dearest

LEXICON = lexicon.load("en-common")


@pytest.fixture(scope="module")
def trie() -> Trie:
    return trie_of(words_of(arrays.load(LEXICON)))


def analysis(
    hand: str, common: str | None = None, offer: str = "", *, family: bool = False, minimum: int = 2, mark: int = 7, beside: str = ""
) -> Analysis:
    position = put_together(hand.split(), common, offer.split(), beside=beside.split(), minimum=minimum, mark=mark)
    return Analysis(position, LEXICON, family=family)


def texts(found: tuple[Found, ...]) -> list[str]:
    return [one.text for one in found]


@pytest.mark.parametrize(
    ("hand", "common"),
    [
        ("R T S L N", "common-e"),
        ("TH R ? A letter-m-3-draw-1", "common-e"),
        ("letter-h-6-copy letter-j-10-double-word A S:3 letter-o-7-double-neighbour", "common-i"),
        ("pair-ea-7-per-vowel S T letter-e-4-common-used letter-a-4-first", "common-e"),
        ("typo-q U attack-un-5-single-purchase I T", "common-a"),
    ],
)
def test_the_best_words_are_those_of_the_brute_force(hand: str, common: str, trie: Trie) -> None:
    looked = analysis(hand, common)
    found = looked.best(Wanted(top=30))
    assert found.complete
    expected = dearest([*Oracle(trie, looked.rack, PEOPLE).plays()])
    assert [(one.value, one.text) for one in found.words] == expected[:30]


@pytest.mark.parametrize(
    ("shortest", "longest", "starts", "ends", "contains"), [(2, 4, "S", "", ""), (5, 6, "", "S", "T"), (4, 15, "L", "", "S")]
)
def test_filters_leave_what_fits_of_all_words_in_the_same_order(
    shortest: int, longest: int, starts: str, ends: str, contains: str, trie: Trie
) -> None:
    looked = analysis("R T S L N", "common-e")
    everything = dearest([*Oracle(trie, looked.rack, PEOPLE).plays()])
    fit = [
        text
        for _, text in everything
        if shortest <= len(text) <= longest and text.startswith(starts) and text.endswith(ends) and contains in text
    ]
    found = looked.best(Wanted(top=1000, shortest=shortest, longest=longest, starts=starts, ends=ends, contains=contains))
    assert texts(found.words) == fit
    assert fit
    assert (
        texts(looked.best(Wanted(top=2, shortest=shortest, longest=longest, starts=starts, ends=ends, contains=contains)).words) == fit[:2]
    )


def test_vocabulary_leaves_rarer_words_out() -> None:
    looked = analysis("R T S L N A", "common-e")
    everything = texts(looked.best(Wanted(top=1000, level=5)).words)
    for level in (1, 2, 3, 4):
        known = [text for text in everything if LEXICON.level(text) <= level]
        assert texts(looked.best(Wanted(top=1000, level=level)).words) == known
        assert 0 < len(known) < len(everything)


def test_2_3_the_table_may_ask_for_longer_words() -> None:
    looked = analysis("R T S L N", "common-e", minimum=4)
    assert all(one.length >= 4 for one in looked.best(Wanted(top=500)).words)
    asked = looked.ask("set")
    assert asked.refusal == Rejection(Code.TOO_SHORT, {"word": "SET", "least": 4})
    assert asked.trial is None


def test_the_family_filter_holds_for_words_and_for_the_question() -> None:
    blocked = next(word for word in words_of(arrays.load(LEXICON)) if LEXICON.blocked(word) and len(word) <= 6)
    free, strict = analysis(" ".join(blocked)), analysis(" ".join(blocked), family=True)
    assert blocked in texts(free.best(Wanted(top=1000)).words)
    assert blocked not in texts(strict.best(Wanted(top=1000)).words)
    assert strict.ask(blocked).verdict == "blocked"
    assert strict.ask(blocked).trial is None
    assert free.ask(blocked).trial


def test_2_10_the_search_and_the_engine_agree_on_every_word() -> None:
    looked = analysis("letter-h-6-copy letter-j-10-double-word A S:3 letter-o-7-double-neighbour ?", "common-e")
    for one in looked.best(Wanted(top=200)).words:
        trial = looked.sheet(one)
        assert isinstance(trial, Trial)
        assert trial.score == one.score


def test_a_typed_word_is_spelled_in_the_best_way() -> None:
    asked = analysis("TH ? R E E:2", "common-e").ask("Three")
    assert (asked.key, asked.verdict, asked.reach, asked.refusal) == ("THREE", "ok", "THREE", None)
    assert [way.value for way in asked.ways] == sorted((way.value for way in asked.ways), reverse=True)
    assert asked.best
    assert asked.trial
    assert asked.trial.score == asked.best.score == 1 + 1 + 2 + 1
    assert asked.level == LEXICON.level("THREE")


@pytest.mark.parametrize(
    ("typed", "verdict", "reach"),
    [
        ("trees", "ok", "TRE"),
        ("tresx", "unknown", "TRES"),
        ("x", "too_short", ""),
        ("a-b", "not_letters", ""),
        ("", "not_letters", ""),
        ("x" * 16, "too_long", ""),
    ],
)
def test_a_word_that_cannot_be_played_says_why_and_how_far_the_cards_reach(typed: str, verdict: str, reach: str) -> None:
    asked = analysis("T R E S").ask(typed)
    assert (asked.verdict, asked.reach, asked.trial) == (verdict, reach, None)
    assert asked.ways == ()


def test_what_is_no_word_can_still_be_spelled() -> None:
    asked = analysis("T R E S").ask("tser")
    assert asked.verdict == "unknown"
    assert asked.ways
    assert asked.refusal == Rejection(Code.WORD_UNKNOWN, {"word": "TSER"})


def test_8_1_two_words_with_the_spacebar_in_the_hand() -> None:
    looked = analysis("C A T D O G common-spacebar")
    asked = looked.ask("dog cat")
    assert asked.trial
    assert asked.trial.score == 7
    assert looked.written(asked.key) == "dog cat"
    assert analysis("C A T D O G").ask("dog cat").ways == ()


@pytest.mark.parametrize(
    "beside", ["genre-western-out", "genre-mystery-c genre-mystery-l power-typo", "power-stuck-key", "power-ghost-writer"]
)
def test_7_3_10_1_cards_beside_the_deck_count_as_in_a_game(beside: str) -> None:
    looked = analysis("A T L C:4 ?", "common-e", beside=beside)
    found = looked.best(Wanted(top=1000)).words
    assert found
    for one in found:
        trial = looked.sheet(one)
        assert isinstance(trial, Trial)
        assert trial.score == one.score
        assert looked.ask(one.text).trial == trial


def test_7_3_a_genre_card_that_must_open_the_word_does() -> None:
    looked = analysis("L A S T R", beside="genre-western-out")
    assert looked.ask("outlast").refusal is None
    assert looked.ask("outlast").ways
    assert all(one.text.startswith("OUT") for one in looked.best(Wanted(top=1000, contains="OUT")).words)


def test_10_1_a_letter_is_read_twice_by_a_power() -> None:
    assert analysis("L E T R", beside="power-stuck-key").ask("letter").ways == ()
    asked = analysis("L E T R E", beside="power-stuck-key").ask("letter")
    assert asked.trial
    assert asked.trial.score == 5


def test_8_1_three_words_are_too_many() -> None:
    asked = analysis("C A T D O G A common-spacebar").ask("dog cat a")
    assert asked.refusal == Rejection(Code.TOO_MANY_WORDS, {"most": 2})
    assert asked.ways == ()


def test_2_5_a_word_of_the_mark_wins_the_common_card() -> None:
    looked = analysis("R T S L N", "common-e", mark=5)
    for one in looked.best(Wanted(top=100)).words:
        assert looked.wins(one) is (one.length >= 5)
    assert not any(analysis("R T S L N E", mark=5).wins(one) for one in looked.best(Wanted()).words)


def test_the_money_of_a_word_buys_what_it_can() -> None:
    looked = analysis("C:9 A T", None, "letter-m-3-draw-1 fame-5-rockets-over-rustwater fame-17-all-the-ships-we-forgot-to-sink")
    bought = looked.purchases(looked.best(Wanted()).words[0])
    assert bought.money == 11
    assert [(ware.card, ware.price) for ware in bought.wares] == [(3, 3), (4, 5), (5, 17)]
    assert [basket.cards for basket in bought.baskets.best] == [(3, 4)]
    assert looked.purchases(None).money == 0
    assert {basket.cards for basket in looked.purchases(None, 22).baskets.best} == {(4, 5), (3, 5), (3, 4)}


def test_2_17_prices_are_those_that_the_word_makes() -> None:
    looked = analysis("letter-y-5-discount-pairs A:9 D:9", None, "pair-qu-6-draw-1 letter-m-3-draw-1")
    assert [ware.price for ware in looked.purchases(None, 9).wares] == [6, 3]
    assert [ware.price for ware in looked.purchases(looked.ask("day").best).wares] == [5, 3]


def test_too_large_a_hand_says_that_it_was_not_searched_to_the_end() -> None:
    hand = " ".join(["?"] * 30)
    assert not analysis(hand, "common-spacebar").best(Wanted(top=20)).complete


def test_many_pairs_of_words_are_looked_through_for_a_while_only() -> None:
    looked = analysis("letter-m-3-draw-1 R E S A T ? ? common-spacebar", "common-e")
    found = looked.best(Wanted(top=20, contains="ZZ"))
    assert (found.words, found.complete) == ((), False)


def test_a_text_with_too_many_spellings_is_refused() -> None:
    looked = analysis(" ".join(f"E:{n}" for n in range(1, 31)))
    with pytest.raises(PositionError) as error:
        looked.ask("e" * 15)
    assert (error.value.code, error.value.params) == ("too_many_ways", {"text": "E" * 15})
    assert len(looked.ask("eee").ways) == 20
