"""The search beside an oracle that tries everything, on racks out of the real catalogue."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from benchmarks.oracle import Oracle, Trie, trie_of
from paperback.engine.spelling import Tile
from paperback.lexicon.arrays import LexiconArrays
from paperback.search import Value, best, best_few, every, score_of, spellings
from tests.search.against import compare, dearest, same
from tests.search.racks import DYSLEXIC, PLAIN, VOWELS, WILD, any_rack, any_value, arrays_of, rack_of


@pytest.mark.parametrize("seed", range(4))
def test_2_4_the_search_finds_what_trying_everything_finds(common_words: LexiconArrays, common_trie: Trie, seed: int) -> None:
    chance = Random(seed)
    for _ in range(120):
        compare(common_words, common_trie, any_rack(chance, 7), any_value(chance))


@pytest.mark.parametrize("seed", range(4))
def test_8_1_the_search_finds_the_best_two_words_too(few_words: list[str], seed: int) -> None:
    arrays, trie = arrays_of(few_words), trie_of(few_words)
    chance = Random(100 + seed)
    for _ in range(80):
        compare(arrays, trie, any_rack(chance, 5, spacebar=True), any_value(chance))


def test_d2_two_letter_cards_miss_no_word(common_words: LexiconArrays) -> None:
    found = {play.text for play in every(common_words, rack_of(["letter-b-4-first", "vowel-e-2", "start-s", "pair-st-3-plain"]))}
    assert {"BEST", "BETS"} & found == {"BEST"}
    assert "BE" in found


def test_d2_all_words_of_a_hand_with_pairs_and_a_wild_are_found(common_words: LexiconArrays, common_trie: Trie) -> None:
    rack = rack_of(["start-t", "pair-in-4-beside-g", "pair-ng-3-plain", "common-i", "start-s", "start-wild"])
    found = every(common_words, rack)
    assert [(play.value, play.text) for play in found] == dearest(list(Oracle(common_trie, rack, Value()).plays()))


def test_d1_loose_letters_are_no_pair_and_a_pair_is_no_loose_letters() -> None:
    loose = spellings(rack_of(["start-s", "start-t"], "common-e"), "SET")
    assert [play.words for play in loose] == [((Tile(10, "S"), Tile(0, "E"), Tile(11, "T")),)]
    assert spellings(rack_of(["pair-st-3-plain"], "common-e"), "SET") == []


def test_d7_real_cards_come_before_wilds() -> None:
    rack = rack_of(["start-wild", "start-s", "start-t", "start-wild"], "common-e")
    ways = spellings(rack, "SET", limit=100)
    assert ways[0].words == ((Tile(11, "S"), Tile(0, "E"), Tile(12, "T")),)
    assert [play.value for play in ways] == sorted((play.value for play in ways), reverse=True)


def test_d7_a_wild_is_laid_only_where_it_gains_or_nothing_else_is_there() -> None:
    way = spellings(rack_of(["start-wild", "start-s", "vowel-e-2", "letter-v-8-beside-wild"]), "EVES", limit=1)[0]
    assert [tile.letters for tile in way.words[0]] == ["E", "V", "E", "S"]
    assert way.score == 2 + 5 + 1 + 3


def test_d40_a_copied_double_word_makes_triple() -> None:
    found = spellings(rack_of(["letter-h-6-copy", "letter-j-10-double-word", "start-s"]), "HJS")[0]
    assert found.score == (3 + 4 + 1) * 3
    assert found.copies == ((10, 11),)


def test_d41_two_copying_cards_side_by_side_copy_their_other_neighbours() -> None:
    rack = rack_of(["letter-j-10-double-word", "letter-h-6-copy", "letter-r-7-copy", "letter-b-8-first"])
    found = spellings(rack, "JHRB")[0]
    assert found.score == (4 + 3 + 3 + 5) * 3
    assert found.copies == ((11, 10),)


def test_8_2_a_dyslexic_in_the_hand_turns_one_pair_and_on_the_track_any() -> None:
    pairs = ["pair-th-4-plain", "pair-er-3-plain"]
    assert spellings(rack_of([*pairs, "common-dyslexic"]), "HTRE") == []
    turned = spellings(rack_of([*pairs, "common-dyslexic"]), "HTER")[0]
    assert turned.score == 3 + 2 + 1
    assert spellings(rack_of(pairs, "common-dyslexic"), "HTRE")[0].score == 3 + 2 + 1
    assert spellings(rack_of(pairs), "HTER") == []


def test_8_1_the_cent_of_the_spacebar_is_outside_both_words() -> None:
    rack = rack_of(["letter-j-10-double-word", "start-s", "vowel-a-2", "start-n"], "common-spacebar")
    assert spellings(rack, "SJ AN")[0].score == (1 + 4) * 2 + 3 + 1
    assert spellings(rack_of(["start-s", "start-t", "start-n", "start-l"]), "ST NL") == []


def test_the_spacebar_in_the_hand_counts_as_used() -> None:
    rack = rack_of(["start-g-whole-hand", "start-s", "start-n", "start-l", "common-spacebar"])
    assert spellings(rack, "GS NL")[0].score == 4 + 1 + 1
    assert spellings(rack, "GSNL")[0].score == 4


def test_the_best_word_of_a_long_hand_is_the_first_of_all_its_words(common_words: LexiconArrays) -> None:
    """All words are listed without cutting anything off, so the two ways meet where no oracle comes through."""
    chance = Random(9)
    for size in (10, 12, 14, 16, 20, 24):
        for value in (Value(), Value(score=4, draw=3, leaving=-2, mark=9, gain=24)):
            hand = [WILD, *chance.sample(PLAIN, size - 1)]
            rack = rack_of(hand, chance.choice([*VOWELS, DYSLEXIC]))
            plays = every(common_words, rack, value)
            found, quick = best(common_words, rack, value), best(common_words, rack, value, ties=False)
            assert found is not None
            assert quick is not None
            assert same(found, plays[0])
            assert quick.value == found.value
            assert same(score_of(rack, found.words, value), found)


def test_the_vocabulary_level_leaves_words_out() -> None:
    rack = rack_of(["start-t", "start-n"], "common-a")
    assert best(arrays_of(["AT", "TAN"], level=4), rack, level=3) is None
    found = best(arrays_of(["AT", "TAN"], level=4), rack, level=4)
    assert found is not None
    assert found.text == "TAN"


def test_2_3_words_below_the_tables_least_length_are_left_out(few_words: list[str]) -> None:
    arrays = arrays_of(few_words)
    rack = rack_of(["start-wild", "start-wild", "letter-t-5-draw-1", "letter-n-6-look-5", "letter-r-5-again"], "common-spacebar")
    for shortest in (2, 3, 4):
        plays = every(arrays, rack, shortest=shortest)
        assert plays
        assert min(sum(len(tile.letters) for tile in word) for play in plays for word in play.words) == shortest
        found = best(arrays, rack, shortest=shortest)
        assert found is not None
        assert same(found, plays[0])


def test_threads_search_each_for_itself(common_words: LexiconArrays) -> None:
    chance = Random(11)
    racks = [any_rack(chance, 8) for _ in range(60)]
    alone = [best(common_words, rack) for rack in racks]
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda rack: best(common_words, rack), racks)) == alone


def test_a_budget_ends_the_search_and_says_so(common_words: LexiconArrays) -> None:
    rack = rack_of(["start-wild"] * 4 + ["letter-v-8-beside-wild", "letter-m-7-per-wild-2", "letter-b-8-first", "start-s"], "common-e")
    whole = best(common_words, rack)
    assert whole is not None
    assert whole.complete
    short = best(common_words, rack, budget=whole.nodes // 2)
    assert short is None or (not short.complete and short.value <= whole.value)


@pytest.mark.parametrize("budget", [50, 400, 1000, 4000, 20000])
def test_a_budget_that_ends_among_pairs_leaves_good_ones(common_words: LexiconArrays, budget: int) -> None:
    hand = [
        "pair-th-4-plain",
        "start-wild",
        "start-wild",
        "start-r",
        "start-h-whole-hand",
        "letter-e-5-min-7",
        "start-n",
        "letter-a-6-draw-1",
    ]
    rack = rack_of(hand, "common-spacebar")
    for play in best_few(common_words, rack, 3, budget=budget):
        used = [tile.card for word in play.words for tile in word]
        assert len(set(used)) == len(used)
        assert same(score_of(rack, play.words), play)


def test_a_rack_without_a_word_has_no_best_one(common_words: LexiconArrays) -> None:
    assert best(common_words, rack_of(["start-t", "start-n", "start-l"])) is None
    assert best_few(common_words, rack_of([]), 5) == []


@pytest.mark.parametrize("text", ["", "set", "SÉT", "S T E", "A" * 16, " ST", "ST "])
def test_a_text_that_is_no_text_has_no_spelling(text: str) -> None:
    assert spellings(rack_of(["start-wild"] * 16, "common-spacebar"), text) == []
