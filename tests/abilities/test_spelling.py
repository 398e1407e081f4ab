"""Reading cards otherwise, and two words (rules 8)."""

from __future__ import annotations

import pytest

from paperback.engine.commands import PlayWord
from paperback.engine.rejection import Code
from paperback.engine.spelling import Tile
from paperback.testing import scenario

SPACEBAR = "common-spacebar"
DYSLEXIC = "common-dyslexic"
S4 = "letter-s-4-last"
D5 = "letter-d-5-whole-hand"
J = "letter-j-10-double-word"
COPY = "letter-h-6-copy"
E4 = "letter-e-4-common-used"


# ---------------------------------------------------------------- readings of a card itself


@pytest.mark.parametrize(("card", "doubled"), [("letter-o-4-doubled", "OO"), ("unlock-s-5-doubled", "SS")])
def test_a_doubled_letter_is_two_letters_and_scores_once(card: str, doubled: str) -> None:
    table = scenario(f"{card} B C D F G", lexicon={f"BCDFG{doubled}", f"B{doubled[0]}"})
    table.spell(f"BCDFG{doubled}")
    score = {"letter-o-4-doubled": 2, "unlock-s-5-doubled": 3}[card]
    assert table.score == 5 + score
    assert len(table.state.market.won) == 1
    single = scenario(f"{card} B C D F G", lexicon={f"B{doubled[0]}"})
    single.spell(f"B{doubled[0]}")
    assert single.score == 1 + score


def test_2_5_a_q_can_be_read_as_qu() -> None:
    q = "letter-q-9-qu-draw-3"
    for word in ("QUIT", "QIT"):
        table = scenario(f"{q} I T", lexicon={word})
        table.spell(word)
        assert table.score == 5 + 2


def test_a_card_is_read_in_no_other_way() -> None:
    table = scenario("letter-o-4-doubled letter-q-9-qu-draw-3 TH A")
    o, q, th, a = table.me.hand
    for tile in (Tile(o, "OOO"), Tile(q, "QQ"), Tile(th, "HT"), Tile(a, "AA")):
        assert table.refusal(PlayWord(((tile, Tile(a, "A")),) if tile.card != a else ((tile, Tile(o, "O")),))) is Code.WRONG_READING


# ---------------------------------------------------------------- Spacebar


@pytest.mark.parametrize(("hand", "common"), [("C A T O N", SPACEBAR), (f"C A T O N {SPACEBAR}", "common-i")])
def test_8_1_spacebar_on_the_track_or_in_the_hand_allows_two_words(hand: str, common: str) -> None:
    table = scenario(hand, common=common, lexicon={"CAT", "ON"})
    table.spell("CAT", "ON")
    assert table.score == 5 + 1
    assert table.hand == []


def test_8_1_without_spacebar_one_word() -> None:
    table = scenario("C A T O N", common="common-i")
    assert table.refused("CAT", "ON") is Code.NO_SPLIT


def test_8_1_spacebar_under_the_top_common_card_allows_nothing() -> None:
    table = scenario("C A T O N", common=SPACEBAR)
    table.state.market.commons.reverse()
    assert table.refused("CAT", "ON") is Code.NO_SPLIT


def test_8_1_both_must_be_words_of_two_letters() -> None:
    table = scenario("C A T O N", common=SPACEBAR, lexicon={"CAT", "NO", "O", "CA"})
    assert table.refused("CAT", "ON") is Code.WORD_UNKNOWN
    assert table.refused("CAT", "O") is Code.TOO_SHORT
    assert table.refused("TAC", "NO") is Code.WORD_UNKNOWN
    assert table.refusal(PlayWord((table.spelling("CAT").words[0], ()))) is Code.NO_WORD


def test_8_1_no_card_in_both() -> None:
    table = scenario("C A T", common=SPACEBAR)
    word = table.spelling("CAT").words[0]
    assert table.refusal(PlayWord((word, word[:2]))) is Code.CARD_TWICE


def test_8_1_one_word_gives_no_cent() -> None:
    table = scenario(f"C A T {SPACEBAR}")
    table.spell("CAT")
    assert table.score == 3
    assert table.hand == [SPACEBAR]


def test_8_1_and_catalogue_8_the_longer_word_counts_for_the_track() -> None:
    short = scenario("A B C D F G H J", common=SPACEBAR)
    short.spell("AB", "CDFGHJ")
    assert short.state.market.won == []
    for words in (("AB", "CDFGHJK"), ("CDFGHJK", "AB")):
        table = scenario("A B C D F G H J K", common=SPACEBAR)
        table.spell(*words)
        assert table.discard == [SPACEBAR]
        assert table.score == 9 + 1


def test_8_1_a_spacebar_of_the_hand_is_used_and_discarded() -> None:
    table = scenario(f"C A T {D5} {SPACEBAR}", draw="R S T L N")
    table.lay(f"C A | T {D5}")
    assert table.score == 3 + 2 + 3 + 1
    table.done()
    assert SPACEBAR in table.discard


def test_8_1_a_spacebar_left_in_the_hand_is_an_unused_card() -> None:
    table = scenario(f"A {D5} {SPACEBAR}")
    table.lay(f"A {D5}")
    assert table.score == 1 + 2


def test_8_3_never_more_than_two_words() -> None:
    table = scenario("C A T O N I S", common=SPACEBAR)
    assert table.refused("CAT", "ON", "IS") is Code.TOO_MANY_WORDS


def test_8_3_the_same_word_twice_if_the_cards_are_there() -> None:
    table = scenario("O N O N", common=SPACEBAR, lexicon={"ON"})
    table.spell("ON", "ON")
    assert table.score == 5


def test_8_3_conditions_and_multipliers_stay_within_their_word() -> None:
    table = scenario(f"{S4} A {J} O ?", common=SPACEBAR)
    table.lay(f"A {S4} | {J} O ?=N")
    assert table.score == (1 + 1 + 2) + (4 + 1) * 2 + 1
    no_wild = scenario("letter-s-5-no-wild A ? O", common=SPACEBAR)
    no_wild.lay("A letter-s-5-no-wild | ?=N O")
    assert no_wild.score == (1 + 2 + 2) + 1 + 1


def test_8_3_repeats_and_lengths_are_those_of_one_word() -> None:
    table = scenario("letter-r-5-again A R letter-e-5-min-7 B C D F", common=SPACEBAR)
    table.lay("letter-r-5-again A | R letter-e-5-min-7 B C D F")
    assert table.score == (2 + 1) + (1 + 1 + 4) + 1


def test_8_3_copies_do_not_reach_the_other_word() -> None:
    """D28: the last card of one word and the first of the other are no neighbours."""
    table = scenario(f"A {COPY} {J} B", common=SPACEBAR)
    table.lay(f"A {COPY} | {J} B")
    assert table.options == []
    assert table.score == 4 + (4 + 1) * 2 + 1


def test_8_3_copies_in_the_second_word_work_there() -> None:
    table = scenario(f"A B {COPY} {J}", common=SPACEBAR)
    table.lay(f"A B | {COPY} {J}")
    table.answer(J)
    assert table.score == 2 + (3 + 4) * 3 + 1


def test_8_3_the_whole_hand_and_the_unused_cards_look_at_both() -> None:
    table = scenario(f"A {D5} unlock-a-5-per-unused B C", common=SPACEBAR)
    table.lay(f"A {D5} | unlock-a-5-per-unused B")
    assert table.score == (1 + 2) + (1 + 1 + 1) + 1
    whole = scenario(f"A {D5} C B", common=SPACEBAR)
    whole.lay(f"A {D5} | C B")
    assert whole.score == (1 + 2 + 3) + 2 + 1


def test_8_3_the_letter_common_card_stands_in_one_of_them() -> None:
    table = scenario(f"C T {E4} N {SPACEBAR}", common="common-a")
    command = table.laying(f"C common-a T | {E4} N")
    table.do(command)
    assert table.score == 3 + 2 + 1  # the E is in the word without the common card
    twice = scenario(f"C T N {SPACEBAR}", common="common-a")
    tile = Tile(twice.state.market.commons[-1], "A")
    c, t, n = (Tile(card, letters) for card, letters in zip(twice.me.hand, "CTN", strict=False))
    assert twice.refusal(PlayWord(((c, tile, t), (tile, n)))) is Code.CARD_TWICE


def test_8_4_the_tables_spacebar_counts_as_the_common_card_used_for_both_words() -> None:
    table = scenario(f"A {E4} B C", common=SPACEBAR)
    table.lay(f"A {E4} | B C")
    assert table.score == (2 + 1) + 2 + 1
    second = scenario(f"A {E4} B C", common=SPACEBAR)
    second.lay(f"B C | A {E4}")
    assert second.score == (2 + 1) + 2 + 1


def test_8_4_the_tables_spacebar_is_not_used_by_one_word() -> None:
    table = scenario(f"A {E4} B C", common=SPACEBAR)
    table.lay(f"A {E4} B")
    assert table.score == 3


def test_8_4_a_spacebar_of_the_hand_is_not_the_common_card() -> None:
    table = scenario(f"A {E4} B C {SPACEBAR}", common="common-i")
    table.lay(f"A {E4} | B C")
    assert table.score == 2 + 2 + 1


def test_8_4_spacebar_has_no_place_in_the_row() -> None:
    table = scenario(f"A B {SPACEBAR}")
    card = table.me.hand[2]
    a, b = table.me.hand[:2]
    assert table.refusal(PlayWord(((Tile(a, "A"), Tile(card, ""), Tile(b, "B")),))) is Code.WRONG_READING


def test_8_4_the_cent_is_not_multiplied() -> None:
    table = scenario(f"A {J} O N", common=SPACEBAR)
    table.lay(f"A {J} | O N")
    assert table.score == 5 * 2 + 2 + 1
    assert ("outside", 1, SPACEBAR) in table.lines


# ---------------------------------------------------------------- Dyslexic


def test_8_2_the_tables_dyslexic_reverses_any_number_of_pairs_for_one_cent() -> None:
    table = scenario("TH/2 ER/2 A", common=DYSLEXIC)
    table.lay("TH/2=HT ER/2=RE A")
    assert table.score == 5 + 1


def test_8_2_an_owned_one_reverses_one_pair() -> None:
    one = scenario(f"TH/2 ER/2 A {DYSLEXIC}")
    one.lay("TH/2=HT ER/2 A")
    assert one.score == 5 + 1
    assert one.hand == []
    two = scenario(f"TH/2 ER/2 A {DYSLEXIC}")
    rejection = two.rejection(two.laying("TH/2=HT ER/2=RE A"))
    assert (rejection.code, rejection.params) == (Code.TOO_MANY_READINGS, {"most": 1})


def test_8_2_one_over_both_words() -> None:
    two = scenario(f"TH/2 ER/2 A B {DYSLEXIC}", common=SPACEBAR)
    assert two.refusal(two.laying("TH/2=HT A | ER/2=RE B")) is Code.TOO_MANY_READINGS
    two.lay("TH/2=HT A | ER/2 B")
    assert two.score == 6 + 1 + 1
    assert two.hand == []


def test_8_2_without_a_reversal_no_cent() -> None:
    table = scenario(f"TH/2 A {E4}", common=DYSLEXIC)
    table.lay(f"TH/2 A {E4}")
    assert table.score == 4


def test_8_2_only_two_letter_cards_can_be_reversed() -> None:
    table = scenario("letter-q-9-qu-draw-3 TH A", common=DYSLEXIC)
    q, th, a = table.me.hand
    assert table.refusal(PlayWord(((Tile(q, "UQ"), Tile(a, "A")),))) is Code.WRONG_READING
    assert table.refusal(PlayWord(((Tile(th, "TT"), Tile(a, "A")),))) is Code.WRONG_READING


def test_8_2_without_dyslexic_no_reversal() -> None:
    table = scenario("TH A", common="common-i")
    assert table.refusal(table.laying("TH=HT A")) is Code.WRONG_READING


def test_8_2_a_reversed_pair_keeps_its_score_and_its_abilities() -> None:
    table = scenario("pair-ed-4-last A", common=DYSLEXIC)
    table.lay("A pair-ed-4-last=DE")
    assert table.score == 1 + 1 + 2 + 1


def test_8_2_neighbours_adjoin_the_reversed_letters() -> None:
    table = scenario("letter-h-3-beside-t TH A", common=DYSLEXIC)
    table.lay("A TH=HT letter-h-3-beside-t")
    assert table.score == 1 + 1 + 2 + 1 + 1


def test_8_2_reversed_letters_count_for_the_length() -> None:
    table = scenario("TH ER IN A", common=DYSLEXIC)
    table.lay("TH=HT ER=RE IN A")
    assert table.discard == [DYSLEXIC]
    assert table.score == 4 + 1


def test_8_4_the_tables_dyslexic_counts_as_the_common_card_used_and_an_owned_one_does_not() -> None:
    track = scenario(f"TH A {E4}", common=DYSLEXIC)
    track.lay(f"TH=HT A {E4}")
    assert track.score == 3 + 1 + 1
    owned = scenario(f"TH A {E4} {DYSLEXIC}", common="common-i")
    owned.lay(f"TH=HT A {E4}")
    assert owned.score == 3 + 1


def test_8_4_an_applied_card_of_the_hand_counts_as_a_used_one() -> None:
    table = scenario(f"TH {D5} {DYSLEXIC}")
    table.lay(f"TH=HT {D5}")
    assert table.score == 1 + 2 + 3 + 1


def test_8_4_the_tables_card_does_not_count_as_a_card_of_the_hand() -> None:
    table = scenario(f"TH {D5} A", common=DYSLEXIC)
    table.lay(f"TH=HT {D5}")
    assert table.score == 1 + 2 + 1


def test_8_4_both_can_be_applied_at_once() -> None:
    table = scenario(f"TH A O N {SPACEBAR}", common=DYSLEXIC)
    table.lay("TH=HT A | O N")
    assert table.score == 4 + 1 + 1
    assert table.hand == []


def test_8_4_a_copy_finds_nothing_on_an_applied_card() -> None:
    table = scenario(f"TH {COPY} {DYSLEXIC}")
    table.lay(f"TH=HT {COPY}")
    assert table.options == []


def test_8_4_a_gained_spacebar_can_be_trashed_later_but_not_by_the_play_that_used_it() -> None:
    table = scenario("letter-m-5-trash B C D F G H J A S", common=SPACEBAR)
    table.lay("letter-m-5-trash B C D F G H | J A")
    assert table.options == ["S"]
