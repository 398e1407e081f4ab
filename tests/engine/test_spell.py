from __future__ import annotations

import pytest

from paperback.engine.commands import PlayWord
from paperback.engine.rejection import Code
from paperback.engine.spelling import Tile
from paperback.testing import scenario


def test_2_1_a_seat_may_pass_the_word_and_still_takes_the_other_steps() -> None:
    table = scenario("C A T ? ?", draw="R S T L N")
    table.passes()
    assert (table.score, table.purse) == (0, 0)
    table.done()
    assert sorted(table.hand) == sorted(["R", "S", "T", "L", "N"])
    assert sorted(table.discard) == sorted(["C", "A", "T", "start-wild", "start-wild"])
    assert table.state.active == 1


def test_2_1_a_seat_may_buy_nothing() -> None:
    table = scenario("C/9 A")
    table.spell("CA")
    table.done()
    assert table.state.active == 1


def test_2_2_cards_of_the_hand_in_any_order() -> None:
    table = scenario("T A C")
    table.spell("CAT")
    assert [tile.letters for tile in table.me.turn.play.words[0]] == ["C", "A", "T"]
    assert table.hand == []


def test_2_2_each_card_only_once() -> None:
    table = scenario("T O")
    t, o = table.me.hand
    assert table.refusal(PlayWord(((Tile(t, "T"), Tile(o, "O"), Tile(t, "T")),))) is Code.CARD_TWICE


def test_2_2_the_common_card_once_and_without_leaving_the_track() -> None:
    table = scenario("C T", common="common-a")
    common = table.state.market.commons[-1]
    c, t = table.me.hand
    assert table.refusal(PlayWord(((Tile(common, "A"), Tile(c, "C"), Tile(common, "A")),))) is Code.CARD_TWICE
    table.do(PlayWord(((Tile(c, "C"), Tile(common, "A"), Tile(t, "T")),)))
    assert table.me.turn.play.common == common == table.state.market.commons[-1]
    table.finish()
    assert table.state.market.commons[-1] == common
    assert "common-a" not in table.discard


def test_2_2_only_the_top_common_card() -> None:
    table = scenario("C T", common="common-a")
    below = table.state.market.commons[-2]
    assert table.refusal(PlayWord(((Tile(table.me.hand[0], "C"), Tile(below, "E")),))) is Code.CARD_NOT_USABLE


@pytest.mark.parametrize("zone", ["draw", "discard", "rival"])
def test_2_2_no_card_from_elsewhere(zone: str) -> None:
    table = scenario("A", draw="T", discard="T", owned={1: "T"})
    card = {"draw": table.me.draw[0], "discard": table.me.discard[0], "rival": table.state.seats[1].discard[0]}[zone]
    assert table.refusal(PlayWord(((Tile(table.me.hand[0], "A"), Tile(card, "T")),))) is Code.CARD_NOT_USABLE


@pytest.mark.parametrize("card", [-1, 10_000])
def test_14_4_a_card_that_does_not_exist_is_refused(card: int) -> None:
    table = scenario("A")
    assert table.refusal(PlayWord(((Tile(table.me.hand[0], "A"), Tile(card, "T")),))) is Code.CARD_NOT_USABLE


@pytest.mark.parametrize("wild", ["?", "fame-5", "fame-17"])
def test_2_2_starting_wilds_and_fame_cards_stand_for_one_letter(wild: str) -> None:
    table = scenario(f"C {wild}")
    c, w = table.me.hand
    for letters in ("", "AB", "a", "É", "1"):
        assert table.refusal(PlayWord(((Tile(c, "C"), Tile(w, letters)),))) is Code.WRONG_READING
    for letters in "AZ":
        other = scenario(f"C {wild}")
        other.do(PlayWord(((Tile(c, "C"), Tile(w, letters)),)))
        assert other.score == 1


def test_2_2_a_letter_stands_for_itself_only() -> None:
    table = scenario("C A TH")
    c, a, th = table.me.hand
    for wrong in (Tile(c, "K"), Tile(c, "CC"), Tile(c, ""), Tile(th, "T"), Tile(th, "HT"), Tile(th, "H")):
        assert table.refusal(PlayWord(((wrong, Tile(a, "A")),))) is Code.WRONG_READING


def test_2_2_a_card_with_two_letters_contributes_both_in_printed_order() -> None:
    """D1: two loose letters are no pair, and a pair is no two loose letters."""
    table = scenario("pair-st-3-plain A R", lexicon={"STAR"})
    table.spell("STAR")
    assert [tile.letters for tile in table.me.turn.play.words[0]] == ["ST", "A", "R"]
    with pytest.raises(LookupError):
        scenario("pair-st-3-plain A R").spell("SAT")
    loose = scenario("S T A R pair-st-3-plain", lexicon={"STAR"})
    loose.lay("S T A R")
    assert loose.hand == ["pair-st-3-plain"]
    paired = scenario("S T A R pair-st-3-plain", lexicon={"STAR"})
    paired.lay("pair-st-3-plain A R")
    assert paired.hand == ["S", "T"]


def test_2_2_b_e_st_es_gives_best_as_b_e_st() -> None:
    """D2: taking the first pair that fits must not hide the word."""
    table = scenario("B E ST ES", lexicon={"BEST"})
    table.spell("BEST")
    assert [tile.letters for tile in table.me.turn.play.words[0]] == ["B", "E", "ST"]


def test_2_3_a_word_is_in_the_lexicon() -> None:
    table = scenario("C A T", lexicon={"CAT"})
    assert table.refused("TAC") is Code.WORD_UNKNOWN
    table.spell("CAT")


def test_2_3_a_word_has_two_letters_at_least_or_what_the_table_says() -> None:
    assert scenario("A B").refused("A") is Code.TOO_SHORT
    assert scenario("A B C", minimum_word=3).refused("AB") is Code.TOO_SHORT
    scenario("A B C", minimum_word=3).spell("ABC")
    scenario("TH").spell("TH")


def test_2_3_no_word_at_all_is_refused() -> None:
    table = scenario("A B")
    assert table.refusal(PlayWord(())) is Code.NO_WORD
    assert table.refusal(PlayWord(((),))) is Code.NO_WORD


def test_2_4_the_same_word_from_different_cards_scores_by_the_cards() -> None:
    tiles = {"T/5 O": 6, "T/1 O": 2, "?=T O": 1, "TO/4": 4}
    scores = {}
    for way in tiles:
        table = scenario("T/5 T/1 O ? TO/4", lexicon={"TO"})
        table.lay(way)
        scores[way] = table.score
    assert scores == tiles


def test_2_5_letters_count_not_cards() -> None:
    """A wild is one letter, a pair two, and the common card's letter counts."""
    table = scenario("TH ? R/2 S T", common="common-a")
    table.lay("TH common-a ?=T R/2 S T")
    assert len(table.state.market.won) == 1


def test_2_5_six_letters_are_not_seven() -> None:
    table = scenario("TH ? R S", common="common-a")
    table.lay("TH common-a ?=T R S")
    assert table.state.market.won == []


def test_d17_a_seat_without_any_word_can_pass_and_the_game_goes_on() -> None:
    table = scenario("C D F G H", lexicon=set(), draw="R S T L N")
    assert table.refused("CD") is Code.WORD_UNKNOWN
    table.passes()
    table.finish()
    assert table.at(1).question is not None


def test_2_16_conditions_without_a_word_are_false() -> None:
    table = scenario("letter-u-3-whole-hand letter-i-6-per-vowel")
    table.passes()
    assert table.me.turn.live == ()
    assert table.score == 0
