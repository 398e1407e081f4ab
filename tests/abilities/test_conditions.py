"""Each condition where it holds and where it just does not, on printed cards."""

from __future__ import annotations

import pytest

from paperback.abilities.conditions import MEANING
from paperback.abilities.vocabulary import CONDITIONS, SameLetterAgain
from paperback.engine.rules import Moment, Place
from paperback.engine.spelling import Play, Tile
from paperback.modes.registry import all_parts
from paperback.testing import scenario

F = "letter-f-3-first"  # 1, +2 first
S = "letter-s-4-last"  # 1, +2 last
ED = "pair-ed-4-last"  # 1, +2 last
CO = "pair-co-5-first"  # 2, +2 first
E7 = "letter-e-5-min-7"  # 1, +3 from seven letters
C5 = "unlock-c-5-max-5"  # 2, +3 up to five letters
S5 = "letter-s-5-no-wild"  # 2, +2 no wild
D5 = "letter-d-5-whole-hand"  # 2, +3 whole hand
E4 = "letter-e-4-common-used"  # 1, +1 common card
R5 = "letter-r-5-again"  # 2, +3 R again
I4 = "letter-i-4-no-repeat"  # 1, +1 no repeat
H4 = "letter-h-4-consonant-run"  # 2, +2 three consonants
CH = "pair-ch-5-consonant-run"  # 3, +2 three consonants
V8 = "letter-v-8-beside-wild"  # 5, +3 beside a wild
L4 = "letter-l-4-beside-same"  # 1, +3 beside L
H3 = "letter-h-3-beside-t"  # 2, +1 beside T
IN = "pair-in-4-beside-g"  # 2, +2 beside G
EP = "unlock-e-4-beside-pair"  # 1, +3 beside a pair
U3 = "unlock-u-5-three-vowels"  # 2, +3 three vowels
AL = "pair-al-8-pairs-double-word"  # 3, x2 with another pair

CASES = [
    # hand, common card, what is laid, score
    ("first", f"{F} A B", "", f"{F} A B", 1 + 1 + 1 + 2),
    ("not first", f"{F} A B", "", f"A {F} B", 3),
    ("a pair first", f"{CO} T", "", f"{CO} T", 3 + 2),
    ("first, the common card before it", f"{F} B", "common-a", f"common-a {F} B", 3),
    ("last", f"{S} A B", "", f"A B {S}", 3 + 2),
    ("not last", f"{S} A B", "", f"A {S} B", 3),
    ("a pair last", f"{ED} A", "", f"A {ED}", 2 + 2),
    ("last, a wild after it", f"{S} A ?", "", f"A {S} ?=T", 2),
    ("seven letters, pairs count two", f"{E7} TH ER AN", "", f"{E7} TH ER AN", 4 + 3),
    ("six letters", f"{E7} TH ER A", "", f"{E7} TH ER A", 4),
    ("five letters", f"{C5} TH ER", "", f"{C5} TH ER", 4 + 3),
    ("more than five", f"{C5} TH ER A", "", f"{C5} TH ER A", 5),
    ("no wild", f"{S5} A ?", "", f"A {S5}", 3 + 2),
    ("a wild", f"{S5} A ?", "", f"A {S5} ?=T", 3),
    ("a Fame card is a wild", f"{S5} A fame-5", "", f"A {S5} fame-5=T", 3),
    ("whole hand", f"{D5} A B", "", f"A B {D5}", 4 + 3),
    ("whole hand with the common card", f"{D5} B", "common-a", f"common-a B {D5}", 4 + 3),
    ("one card left", f"{D5} A B ?", "", f"A B {D5}", 4),
    ("a common card cannot stand in for a card of the hand", f"{D5} A B", "common-a", f"common-a B {D5}", 4),
    ("common card used", f"{E4} B", "common-a", f"common-a B {E4}", 3 + 1),
    ("common card not used", f"{E4} B A", "common-a", f"A B {E4}", 3),
    ("a common card of the hand is not the one on the track", f"{E4} B common-i", "common-a", f"common-i B {E4}", 3),
    ("R again by a plain R", f"{R5} A R", "", f"{R5} A R", 4 + 3),
    ("R again by a wild", f"{R5} A ?", "", f"{R5} A ?=R", 3 + 3),
    ("R again in a pair", f"{R5} A ER", "", f"{R5} A ER", 4 + 3),
    ("no other R", f"{R5} A L", "", f"{R5} A L", 4),
    ("no repeat", f"{I4} TH A", "", f"TH {I4} A", 3 + 1),
    ("a repeat within a pair counts", f"{I4} EE A", "", f"EE {I4} A", 3),
    ("a repeat by a wild counts", f"{I4} A ?", "", f"A {I4} ?=A", 2),
    ("three consonants, Y and a wild among them", f"{H4} A Y ?", "", f"A Y {H4} ?=T", 4 + 2),
    ("three consonants elsewhere in the word", f"{H4} A S T R", "", f"{H4} A S T R", 6 + 2),
    ("consonants of a pair run on", f"{CH} A R", "", f"A {CH} R", 5 + 2),
    ("two consonants", f"{H4} A T I", "", f"A T {H4} I", 5),
    ("a vowel interrupts", f"{H4} A T I S", "", f"T A {H4} I S", 6),
    ("beside a wild before", f"{V8} A ?", "", f"?=A {V8} A", 6 + 3),
    ("beside a Fame card after", f"{V8} A fame-8", "", f"A {V8} fame-8=A", 6 + 3),
    ("a wild not beside", f"{V8} A ?", "", f"{V8} A ?=A", 6),
    ("beside the same letter", f"{L4} A L", "", f"A L {L4}", 3 + 3),
    ("beside the same letter in a pair, where it adjoins", f"{L4} AL", "", f"AL {L4}", 2 + 3),
    ("the same letter in a pair, at its far end", f"{L4} LA", "", f"LA {L4}", 2),
    ("beside the same letter by a wild", f"{L4} A ?", "", f"A ?=L {L4}", 2 + 3),
    ("beside T", f"{H3} A T", "", f"A T {H3}", 4 + 1),
    ("beside T of a pair", f"{H3} A ST", "", f"A ST {H3}", 4 + 1),
    ("beside T by a wild", f"{H3} A ?", "", f"A {H3} ?=T", 3 + 1),
    ("beside T by the common card's neighbour only", f"{H3} T", "common-a", f"T common-a {H3}", 4),
    ("a pair beside G", f"{IN} B G", "", f"B {IN} G", 4 + 2),
    ("a pair not beside G", f"{IN} B G", "", f"G B {IN}", 4),
    ("beside a pair", f"{EP} A TH", "", f"A {EP} TH", 3 + 3),
    ("two loose letters are no pair", f"{EP} A T H", "", f"A {EP} T H", 4),
    ("a letter read double is no pair", f"{EP} letter-o-4-doubled B", "", f"B letter-o-4-doubled=OO {EP}", 1 + 2 + 1),
    ("three vowels, its own among them", f"{U3} A E B", "", f"A {U3} B E", 5 + 3),
    ("three vowels by a wild and a pair", f"{U3} AN ?", "", f"AN {U3} ?=E", 3 + 3),
    ("two vowels", f"{U3} A Y", "", f"A {U3} Y", 4),
    ("another pair", f"{AL} TH", "", f"TH {AL}", 4 * 2),
    ("the card itself does not count", f"{AL} T", "", f"T {AL}", 4),
]


@pytest.mark.parametrize(("hand", "common", "tiles", "score"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_a_condition_holds_or_does_not(hand: str, common: str, tiles: str, score: int) -> None:
    table = scenario(hand, common=common or "common-o")
    table.lay(tiles)
    assert table.score == score


def test_2_16_a_pass_makes_every_condition_false() -> None:
    table = scenario(f"{D5} A", draw="R S T L N")
    table.passes()
    assert (table.score, table.extra, table.me.turn.live) == (0, 0, ())


def test_d28_neighbours_are_those_of_the_own_word_only() -> None:
    """The ends of a word have one neighbour; with two words the other one is out of reach."""
    table = scenario(f"{L4} A L B", common="common-spacebar")
    table.lay(f"B {L4} | L A")
    assert table.score == 4 + 1
    one = scenario(f"B {L4} L A")
    one.lay(f"B {L4} L A")
    assert one.score == 4 + 3


@pytest.mark.parametrize(
    ("first", "rest", "holds"),
    [("RR", "A", True), ("R", "A", False), ("R", "AR", True), ("RS", "A", False), ("RS", "AR", True)],
    ids=["its own double", "once", "another", "once in a reading of two letters", "another one"],
)
def test_a_letter_read_as_several_is_its_first_one_and_a_double_occurs_again_by_itself(first: str, rest: str, *, holds: bool) -> None:
    table = scenario(f"{R5} ? ?")
    word = tuple(Tile(card, letters) for card, letters in zip(table.me.hand, (first, *rest), strict=False))
    at = Moment(table.game.rules, table.state, table.game.chance, table.seat, None)
    assert MEANING[SameLetterAgain](Place(at, Play((word,)), 0, 0), SameLetterAgain()) is holds


def test_a_pair_occurs_again_with_both_letters_in_order() -> None:
    table = scenario("TH ? ?")
    at = Moment(table.game.rules, table.state, table.game.chance, table.seat, None)
    for others, holds in (("TH", True), ("HT", False)):
        word = tuple(Tile(card, letters) for card, letters in zip(table.me.hand, ("TH", *others), strict=True))
        assert MEANING[SameLetterAgain](Place(at, Play((word,)), 0, 0), SameLetterAgain()) is holds


def test_every_condition_of_the_vocabulary_has_a_meaning() -> None:
    assert {condition for part in all_parts() for condition in part.conditions} == set(CONDITIONS.values())
