"""Racks with more than a hand: cards beside it, typos, powers that read a card otherwise, words that a requirement forbids."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from random import Random

import pytest

from benchmarks.oracle import Oracle, Trie, trie_of
from paperback.engine.spelling import Tile, Word, text
from paperback.lexicon.arrays import LexiconArrays
from paperback.search import Rack, RackCard, RackReading, best, best_few, score_of, spellings
from tests.search.against import compare, dearest
from tests.search.racks import COUNTING, LENT, LIBRARY, any_rack, any_value, arrays_of, doubled, neighbours, rack_of, wide_rack


@pytest.mark.parametrize("seed", range(3))
def test_7_3_and_10_1_cards_beside_the_hand_and_powers_are_searched_exactly(
    common_words: LexiconArrays, common_trie: Trie, seed: int
) -> None:
    chance = Random(200 + seed)
    for _ in range(60):
        compare(common_words, common_trie, wide_rack(chance, 5), any_value(chance))


@pytest.mark.parametrize("seed", range(3))
def test_8_3_two_words_share_the_cards_beside_the_hand_and_one_reading(few_words: list[str], seed: int) -> None:
    arrays, trie = arrays_of(few_words), trie_of(few_words)
    chance = Random(300 + seed)
    for _ in range(40):
        compare(arrays, trie, wide_rack(chance, 4, spacebar=True), any_value(chance))


def opens(rack: Rack, words: tuple[Word, ...]) -> bool:
    """A requirement of genre cards: they open their word, or it has five letters."""
    lent = {card for card, _ in rack.beside}
    return all(n == 0 or len(text(word)) > 4 for word in words for n, tile in enumerate(word) if tile.card in lent)


@pytest.mark.parametrize("seed", range(3))
def test_7_3_words_that_are_not_accepted_give_way_to_the_next_best(few_words: list[str], seed: int) -> None:
    arrays, trie = arrays_of(few_words), trie_of(few_words)
    chance = Random(400 + seed)
    otherwise = 0
    for _ in range(30):
        rack, value = wide_rack(chance, 4), any_value(chance)
        rack = rack._replace(beside=tuple(RackCard(70 + i, chance.choice(LENT)) for i in range(2)))
        plays = [play for play in Oracle(trie, rack, value).plays() if play.value > -(10**8)]
        fine = [play for play in plays if opens(rack, tuple(tuple(Tile(c.card, reads) for c, reads in word) for word in play.words))]
        found = best_few(arrays, rack, 5, value, accept=partial(opens, rack))
        assert [(play.value, play.text) for play in found] == dearest(fine)[:5]
        assert all(opens(rack, play.words) for play in found)
        first = best(arrays, rack, value, accept=partial(opens, rack))
        assert first is None or opens(rack, first.words)
        assert [(play.value, play.text) for play in [first] if play] == dearest(fine)[:1]
        otherwise += dearest(fine)[:5] != dearest(plays)[:5]
    assert otherwise > 5


def test_7_3_where_nothing_is_accepted_nothing_is_found(common_words: LexiconArrays) -> None:
    rack = rack_of(["start-wild", "start-s", "start-t", "start-r"], "common-e")
    assert best(common_words, rack, accept=lambda _: False) is None
    assert best_few(common_words, rack, 3, accept=lambda _: False) == []


def test_7_3_a_card_beside_the_hand_lends_its_letters_once_and_is_not_of_the_hand() -> None:
    rack = rack_of(["start-r", "start-t", "letter-d-5-whole-hand"], beside=["genre-western-out"])
    way = spellings(rack, "OUTRTD")[0]
    assert way.words == ((Tile(70, "OUT"), Tile(10, "R"), Tile(11, "T"), Tile(12, "D")),)
    assert (way.score, way.draws, way.length) == (1 + 1 + 5, 0, 6)
    assert spellings(rack, "OUTOUT") == []
    assert spellings(rack, "RTD")[0].score == 1 + 1 + 5


def test_7_3_the_letters_of_a_card_beside_the_hand_stay_together() -> None:
    rack = rack_of(["start-r", "start-t"], beside=["genre-western-out"])
    assert spellings(rack, "OURT") == []
    assert spellings(rack, "TOUTR")[0].score == 2


def test_7_3_a_card_beside_the_hand_is_no_two_letter_card_and_is_not_turned() -> None:
    rack = rack_of(["letter-y-5-discount-pairs"], "common-dyslexic", beside=["genre-science-fiction-en"])
    assert spellings(rack, "YEN")[0].score == 3
    assert spellings(rack, "YNE") == []


def test_2_11_a_card_beside_the_hand_is_a_neighbour_with_nothing_to_copy() -> None:
    rack = rack_of(["letter-h-6-copy", "letter-t-6-double-neighbour"], beside=["genre-fantasy-k"])
    way = spellings(rack, "TKH")[0]
    assert (way.score, way.draws, way.copies, way.targets) == (2 + 3, 0, (), ((11, 70),))


def test_6_2_a_typo_in_the_hand_scores_nothing_and_counts_as_one() -> None:
    rack = rack_of([*COUNTING, "typo-j", "typo-ie"])
    assert spellings(rack, "RIETJ")[0].score == (1 + 2 * 2) + (2 + 3)
    assert spellings(rack, "RT")[0].score == 1 + 2


def test_6_2_a_two_letter_typo_is_no_two_letter_card() -> None:
    rack = rack_of(["typo-ht", "start-s"], "common-dyslexic")
    assert spellings(rack, "HTS")[0].length == 3
    assert spellings(rack, "THS") == []


def test_10_1_stuck_key_reads_one_card_double_and_it_scores_once() -> None:
    rack = rack_of(["start-s", "letter-t-5-draw-1", "vowel-e-2"])
    rack = rack._replace(readings=(doubled(rack),))
    way = spellings(rack, "SETT")[0]
    assert way.words == ((Tile(10, "S"), Tile(12, "E"), Tile(11, "TT")),)
    assert (way.score, way.draws, way.length) == (1 + 2 + 2, 1, 4)
    assert spellings(rack, "SEETT") == []


def test_10_1_a_card_that_doubles_by_its_own_leaves_the_power_to_another() -> None:
    rack = rack_of(["letter-o-4-doubled", "start-s", "start-t"])
    rack = rack._replace(readings=(doubled(rack),))
    assert spellings(rack, "SOOTT")[0].score == 1 + 2 + 1


def test_10_1_the_letter_beside_in_the_alphabet_scores_nothing_and_has_no_ability() -> None:
    rack = rack_of(["letter-j-10-double-word", "start-s", "letter-h-6-copy"])
    rack = rack._replace(readings=(neighbours(rack),))
    assert [way.score for way in spellings(rack, "SHI")] == [1 + 3 + 0]
    assert spellings(rack, "SHK")[0].copies == ()
    assert spellings(rack, "RHK") == []


def test_10_1_the_alphabet_ends_at_a_and_z() -> None:
    rack = rack_of(["vowel-a-2", "start-s"])
    rack = rack._replace(readings=(neighbours(rack),))
    assert spellings(rack, "BS")[0].score == 1
    assert spellings(rack, "ZS") == []


def test_10_1_wilds_and_pairs_are_not_read_otherwise_and_typos_and_attacks_are() -> None:
    rack = rack_of(["start-wild", "pair-st-3-plain", "typo-f", "attack-c-7-no-wilds"])
    rack = rack._replace(readings=(neighbours(rack),))
    assert spellings(rack, "STE")[0].words == ((Tile(11, "ST"), Tile(12, "E")),)
    assert [way.words for way in spellings(rack, "STD")] == [((Tile(11, "ST"), Tile(13, "D")),), ((Tile(11, "ST"), Tile(10, "D")),)]


def test_10_1_of_ways_worth_the_same_those_without_wilds_and_powers_come_first() -> None:
    rack = rack_of(["start-wild", "typo-e", "typo-f", "start-s"])
    rack = rack._replace(readings=(neighbours(rack),))
    ways = [[tile.card for tile in way.words[0]] for way in spellings(rack, "ES", limit=3)]
    assert ways == [[11, 13], [12, 13], [10, 13]]


def test_readings_that_cards_of_the_rack_give_are_known_from_what_is_printed() -> None:
    rack = rack_of(["start-s", "pair-th-4-plain"], "common-dyslexic")
    own = RackReading(0, {11: ("HT",)}, 0)
    assert spellings(rack._replace(readings=(own,)), "SHT") == spellings(rack, "SHT")


def test_a_budget_holds_for_all_readings_together(common_words: LexiconArrays) -> None:
    rack = rack_of(["start-wild", "start-s", "start-t", "start-r", "letter-e-5-min-7", "letter-a-6-draw-1"])
    rack = rack._replace(readings=(neighbours(rack),))
    whole, short = best(common_words, rack), best(common_words, rack, budget=whole_nodes(common_words, rack) + 10)
    assert whole is not None
    assert whole.complete
    assert short is not None
    assert not short.complete
    assert short.nodes < whole.nodes


def whole_nodes(arrays: LexiconArrays, rack: Rack) -> int:
    """Nodes of the search without readings."""
    found = best(arrays, rack._replace(readings=()))
    return found.nodes if found else 0


BORROWER = LIBRARY.card("power-plagiarism")


def test_10_1_a_borrowed_letter_is_used_once_scores_nothing_and_is_not_of_the_hand() -> None:
    rack = rack_of(["start-s", "start-t", "letter-d-5-whole-hand"], beside=[BORROWER])
    rack = rack._replace(readings=(RackReading(70, {70: tuple("AEIORS")}, 1),))
    way = spellings(rack, "SIDT")[0]
    assert way.words == ((Tile(10, "S"), Tile(70, "I"), Tile(12, "D"), Tile(11, "T")),)
    assert (way.score, score_of(rack, way.words).score) == (1 + 5 + 1, 1 + 5 + 1)
    assert spellings(rack, "SIDIT") == []
    assert spellings(rack, "SUDT") == []


@pytest.mark.parametrize("seed", range(3))
def test_10_1_any_letter_of_the_word_before_is_as_good_as_a_card_with_it(common_words: LexiconArrays, seed: int) -> None:
    """More letters than a row of the kernel can hold: the best word is the best of those with each letter alone."""
    chance = Random(500 + seed)
    for _ in range(20):
        rack, value = any_rack(chance, 5), any_value(chance)
        letters = tuple(sorted(chance.sample("ABCDEGILMNOPRSTU", chance.randint(1, 10))))
        lent = rack._replace(beside=(RackCard(70, BORROWER),), readings=(RackReading(70, {70: letters}, 1),))
        each = [rack._replace(beside=(RackCard(70, replace(BORROWER, letters=letter, abilities=())),)) for letter in letters]
        singles = [one.value for way in each if (one := best(common_words, way, value))]
        found = best(common_words, lent, value)
        assert (found.value if found else None) == max(singles, default=None)
        assert found is None or score_of(lent, found.words, value).score == found.score
