"""The value of one given spelling, or why it cannot be laid."""

from __future__ import annotations

import pytest

from paperback.engine.spelling import Tile
from paperback.search import score_of
from tests.search.racks import doubled, neighbours, rack_of


def test_d6_a_wild_without_a_letter_has_no_score() -> None:
    rack = rack_of(["start-wild", "start-s"])
    with pytest.raises(ValueError, match="cannot be read"):
        score_of(rack, ((Tile(11, "S"), Tile(10, "")),))


def test_d28_neighbours_are_those_of_the_same_word() -> None:
    rack = rack_of(["start-s", "letter-o-7-double-neighbour", "letter-k-10-double-both-draw-1", "start-n"], "common-spacebar")
    found = score_of(rack, ((Tile(10, "S"), Tile(11, "O")), (Tile(12, "K"), Tile(13, "N"))))
    assert found.score == (1 + 2 + 1) + (5 + 1 + 1) + 1
    assert found.targets == ((11, 10),)


def test_2_11_a_multiplied_wild_stays_0_and_cannot_be_copied() -> None:
    rack = rack_of(["start-wild", "letter-t-6-double-neighbour", "letter-h-6-copy"])
    found = score_of(rack, ((Tile(11, "T"), Tile(10, "A")),))
    assert (found.score, found.targets) == (2, ((11, 10),))
    assert score_of(rack, ((Tile(12, "H"), Tile(10, "A")),)).copies == ()


def test_what_the_rack_cannot_lay_is_refused() -> None:
    rack = rack_of(["start-s", "pair-th-4-plain"])
    for words, why in (
        (((Tile(10, "S"), Tile(10, "S")),), "not there"),
        (((Tile(99, "S"),),), "not there"),
        (((Tile(11, "HT"),),), "needs the Dyslexic"),
        (((Tile(10, "S"),), (Tile(11, "TH"),)), "needs? the Spacebar"),
    ):
        with pytest.raises(ValueError, match=why):
            score_of(rack, words)


def test_more_letters_than_words_have_are_refused() -> None:
    rack = rack_of(["pair-th-4-plain"] * 9)
    tiles = tuple(Tile(10 + n, "TH") for n in range(9))
    assert score_of(rack, (tiles[:7],)).length == 14
    with pytest.raises(ValueError, match="16 letters"):
        score_of(rack, (tiles[:8],))


def test_10_1_one_card_is_read_otherwise_and_no_more() -> None:
    rack = rack_of(["start-s", "start-t", "vowel-e-2"])
    rack = rack._replace(readings=(doubled(rack),))
    assert score_of(rack, ((Tile(12, "EE"), Tile(10, "S")),)).score == 2 + 1
    with pytest.raises(ValueError, match="cannot be read as 'SS'"):
        score_of(rack, ((Tile(12, "EE"), Tile(10, "SS")),))


def test_10_1_a_card_read_as_its_neighbour_is_worth_nothing() -> None:
    rack = rack_of(["letter-j-10-double-word", "start-s", "letter-t-6-double-neighbour"])
    rack = rack._replace(readings=(neighbours(rack),))
    assert score_of(rack, ((Tile(11, "S"), Tile(10, "K")),)).score == 1
    found = score_of(rack, ((Tile(10, "K"), Tile(12, "T"), Tile(11, "S")),))
    assert (found.score, found.targets) == (2 + 1 + 1, ((12, 11),))


def test_7_3_cards_beside_the_hand_leave_the_hand_as_full_as_it_was() -> None:
    rack = rack_of(["start-s", "start-g-whole-hand", "typo-e"], beside=["genre-fantasy-k"])
    assert score_of(rack, ((Tile(10, "S"), Tile(11, "G"), Tile(70, "K")),)).score == 2
    assert score_of(rack, ((Tile(10, "S"), Tile(11, "G"), Tile(70, "K"), Tile(12, "E")),)).score > 2


def test_a_doubled_letter_occurs_again_by_itself() -> None:
    rack = rack_of(["letter-r-5-again", "start-s"])
    rack = rack._replace(readings=(doubled(rack),))
    assert score_of(rack, ((Tile(11, "S"), Tile(10, "R")),)).score == 3
    assert score_of(rack, ((Tile(11, "S"), Tile(10, "RR")),)).score == 3 + 3
