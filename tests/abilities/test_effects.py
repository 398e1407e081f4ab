"""Each effect of the vocabulary, with its edges (catalogue README, Effects and Copying)."""

from __future__ import annotations

from paperback.abilities.vocabulary import EFFECTS, BorrowLetter, Redraw
from paperback.engine.commands import Answer, UseAbility
from paperback.engine.events import Copied, Kept, Looked, PutOnTop, Sifted
from paperback.engine.rejection import Code
from paperback.engine.seen import AskOrder
from paperback.engine.steps import Arrange, ChooseCards, Shop
from paperback.engine.view import view
from paperback.modes.registry import all_parts
from paperback.testing import Table, scenario

COPY = "letter-h-6-copy"  # 3
COPY2 = "letter-r-7-copy"  # 3
COPY3 = "unlock-h-8-copy"  # 5
J = "letter-j-10-double-word"  # 4
T6 = "letter-t-6-double-neighbour"  # 2
K = "letter-k-10-double-both-draw-1"  # 5
W = "unlock-w-8-triple-neighbour-trash"  # 4
M5 = "letter-m-5-trash"  # 2
N6 = "letter-n-6-look-5"  # 1
U5 = "letter-u-5-keep-1"  # 2
C4 = "letter-c-4-flush-1"  # 2
D7 = "unlock-d-7-flush-2-buy-to-top"  # 3


def test_every_effect_of_the_vocabulary_has_a_meaning() -> None:
    """Two stand on powers only, which a seat uses by a command."""
    assert set(EFFECTS.values()) - {effect for part in all_parts() for effect in part.effects} == {BorrowLetter, Redraw}


# ---------------------------------------------------------------- counting


def test_score_per_counts_letters_and_cards() -> None:
    for card, tiles, more in (
        ("letter-i-6-per-vowel", "A letter-i-6-per-vowel ?=E B", 3),
        ("letter-c-7-per-consonant", "letter-c-7-per-consonant TH A", 3),
        ("letter-c-5-per-wild-1", "letter-c-5-per-wild-1 ?=A ?=B", 2),
        ("letter-m-7-per-wild-2", "letter-m-7-per-wild-2 ?=A ?=B", 4),
        ("pair-ea-7-per-vowel", "pair-ea-7-per-vowel T", 2),
    ):
        table = scenario(f"{card} A ? ? TH B T")
        table.lay(tiles)
        printed = sum(amount for kind, amount, _ in table.lines if kind == "card")
        assert table.score == printed + more, card


def test_score_per_above_counts_only_those_beyond() -> None:
    p7 = "unlock-p-7-per-letter-above-5"
    short = scenario(f"{p7} A B C D E F G")
    short.lay(f"{p7} A B C D")
    assert short.score == 4 + 4
    longer = scenario(f"{p7} A B C D E F G")
    longer.lay(f"{p7} A B C D E F")
    assert longer.score == 4 + 6 + 2


def test_score_per_unused_counts_what_was_left_in_the_hand() -> None:
    a5 = "unlock-a-5-per-unused"
    table = scenario(f"{a5} B C D", common="common-e")
    table.lay(f"common-e {a5} B")
    assert table.score == 3 + 2


# ---------------------------------------------------------------- multiplying cards


def test_2_11_a_wild_cannot_be_multiplied() -> None:
    table = scenario(f"{T6} ? A")
    table.lay(f"{T6} ?=A A")
    assert table.score == 2 + 0 + 1


def test_a_single_neighbour_is_taken_without_a_question() -> None:
    table = scenario(f"{T6} C/5 A")
    table.lay(f"{T6} C/5 A")
    assert isinstance(table.question, Shop)
    assert table.score == 2 + 10 + 1


def test_of_two_neighbours_the_owner_chooses_one() -> None:
    table = scenario(f"C/5 {T6} A")
    table.lay(f"C/5 {T6} A")
    assert table.options == ["C/5", "A"]
    assert table.refusal(Answer(())) is Code.CHOICE_COUNT
    assert table.refusal(Answer((table.me.laid[0], table.me.laid[2]))) is Code.CHOICE_COUNT
    assert table.refusal(Answer((table.me.laid[1],))) is Code.CHOICE_NOT_OFFERED
    table.answer("A")
    assert table.score == 5 + 2 + 1 + 1


def test_only_the_printed_score_is_multiplied() -> None:
    table = scenario(f"letter-f-3-first {T6}")
    table.lay(f"letter-f-3-first {T6}")
    assert table.score == 1 * 2 + 2 + 2


def test_both_neighbours_or_the_only_one() -> None:
    inside = scenario(f"C/5 {K} A/2")
    inside.lay(f"C/5 {K} A/2")
    assert inside.score == 10 + 5 + 4
    at_the_end = scenario(f"C/5 {K}")
    at_the_end.lay(f"C/5 {K}")
    assert at_the_end.score == 10 + 5


def test_the_common_card_is_a_neighbour_that_can_be_multiplied() -> None:
    """D28: the common card stands in the row like any other."""
    table = scenario(f"{T6} B", common="common-a")
    table.lay(f"B common-a {T6}")
    assert table.score == 1 + 2 + 2


def test_a_tripled_neighbour_leaves_the_game_after_it_has_scored() -> None:
    table = scenario(f"{W} C/5 A", draw="R S T L N")
    table.lay(f"{W} C/5 A")
    assert (table.score, table.trash) == (4 + 15 + 1, [])
    table.done()
    assert table.trash == ["C/5"]
    assert sorted(table.discard) == sorted([W, "A"])


def test_a_tripled_common_card_stays_on_the_track() -> None:
    table = scenario(f"{W} B", common="common-a")
    table.lay(f"{W} common-a B")
    assert table.score == 4 + 3 + 1
    table.done()
    assert table.trash == []
    assert table.common == "common-a"


def test_a_tripled_common_card_that_was_gained_this_turn_stays_too() -> None:
    table = scenario(f"{W} B C D F G", common="common-a")
    table.lay(f"{W} common-a B C D F G")
    table.finish()
    assert table.trash == []
    assert "common-a" in [*table.hand, *table.draw, *table.discard]


def test_2_9_two_that_trash_the_same_card_trash_it_once() -> None:
    table = scenario(f"{W} {COPY} vowel-a-2 T S", draw="R S T L N")
    table.lay(f"{COPY} {W} vowel-a-2")
    table.answer(W)
    table.answer("vowel-a-2")  # the card's own tripling; the copy has one neighbour only, which is that card
    assert table.score == 3 + 4 * 3 + 2 * 3
    table.done()
    assert sorted(table.trash) == sorted([W, "vowel-a-2"])
    assert table.me.turn.doomed == []
    assert sorted(table.discard) == sorted([COPY, "S", "T"])


# ---------------------------------------------------------------- copying


def test_2_8_a_copy_may_be_declined() -> None:
    table = scenario(f"{COPY} {J}")
    table.lay(f"{COPY} {J}")
    assert isinstance(table.question, ChooseCards)
    assert table.question.at_least == 0
    table.answer()
    assert table.score == (3 + 4) * 2


def test_2_8_copy_choices_come_first_in_word_order() -> None:
    table = scenario(f"{COPY} {J} {COPY2} {M5} S")
    table.lay(f"{COPY} {J} {COPY2} {M5}")
    assert table.options == [J]
    table.answer(J)
    assert table.options == [J, M5]
    table.answer(M5)
    assert table.options == [COPY2, M5]
    assert table.score == 3 + 4 + 3 + 2  # the word's multipliers are still to come


def test_d41_two_copies_side_by_side_can_only_use_their_other_neighbours() -> None:
    """D40, D41: a copy is never copied, so nothing goes round in circles."""
    table = scenario(f"{COPY} {COPY2} {J} A")
    table.lay(f"{COPY} {COPY2} {J} A")
    assert table.options == [J]
    table.answer(J)
    assert isinstance(table.question, Shop)
    assert table.score == (3 + 3 + 4 + 1) * 3


def test_d41_copies_without_any_other_neighbour_ask_nothing() -> None:
    table = scenario(f"{COPY} {COPY2} {COPY3}")
    table.lay(f"{COPY} {COPY2} {COPY3}")
    assert isinstance(table.question, Shop)
    assert table.score == 11


def test_d40_two_copies_of_one_double_word_make_four_times_with_the_card_itself_by_adding() -> None:
    table = scenario(f"{COPY} {J} {COPY2}")
    table.lay(f"{COPY} {J} {COPY2}")
    table.answer(J)
    table.answer(J)
    assert table.score == (3 + 4 + 3) * 4  # 1 and three times 1


def test_d40_a_copied_cost_reduction_adds_up() -> None:
    table = scenario(f"{COPY} letter-y-5-discount-pairs A", offer={2: "TH@5 X@6 Y@5"})
    table.lay(f"{COPY} letter-y-5-discount-pairs A")
    table.answer("letter-y-5-discount-pairs")
    assert table.price("TH@5") == 3


def test_2_11_nothing_to_copy_on_a_wild_a_common_card_or_a_plain_one() -> None:
    for neighbour in ("?=A", "fame-5=A", "common-a", "A"):
        table = scenario(f"{COPY} ? fame-5 A", common="common-a")
        table.lay(f"{COPY} {neighbour}")
        assert isinstance(table.question, Shop), neighbour


def test_a_common_card_of_the_hand_has_nothing_to_copy_either() -> None:
    table = scenario(f"{COPY} common-i")
    table.lay(f"{COPY} common-i")
    assert isinstance(table.question, Shop)


def test_a_one_use_vowel_and_a_reading_are_not_copied() -> None:
    for neighbour in ("vowel-a-2", "letter-o-4-doubled"):
        table = scenario(f"{COPY} {neighbour}")
        table.lay(f"{COPY} {neighbour}")
        assert isinstance(table.question, Shop), neighbour


def test_only_the_working_part_of_a_card_is_copied() -> None:
    table = scenario(f"{COPY} letter-q-9-qu-draw-3")
    table.lay(f"letter-q-9-qu-draw-3=QU {COPY}")
    table.answer("letter-q-9-qu-draw-3")
    table.done()
    assert table.me.turn.extra == 6


def test_conditions_of_a_copied_ability_are_those_of_the_copying_card() -> None:
    last = scenario(f"A {COPY} letter-s-4-last")
    last.lay(f"A letter-s-4-last {COPY}")
    last.answer("letter-s-4-last")
    assert last.score == 1 + 1 + 3 + 2
    not_last = scenario(f"A {COPY} letter-s-4-last")
    not_last.lay(f"A {COPY} letter-s-4-last")
    not_last.answer("letter-s-4-last")
    assert not_last.score == 1 + 3 + 1 + 2


def test_same_letter_again_is_asked_for_the_copying_cards_letter() -> None:
    table = scenario(f"{COPY2} letter-t-9-again-double-word R")
    table.lay(f"R letter-t-9-again-double-word {COPY2}")
    table.answer("letter-t-9-again-double-word")
    assert table.score == (1 + 2 + 3) * 2


def test_neighbours_of_a_copied_ability_are_those_of_the_copying_card() -> None:
    table = scenario(f"C/5 {COPY} {K} A/2")
    table.lay(f"C/5 {COPY} {K} A/2")
    table.answer(K)
    assert table.score == 5 * 2 + 3 * 2 + 5 * 2 + 2 * 2
    assert table.me.turn.extra == 0
    table.done()
    assert table.me.turn.extra == 2


def test_a_copied_trash_asks_too_and_may_stays_as_printed() -> None:
    table = scenario(f"{COPY} {M5} S T")
    table.lay(f"{COPY} {M5}")
    table.answer(M5)
    table.pick(COPY)
    table.answer()
    table.answer("S")
    assert table.trash == ["S"]


def test_a_copied_compulsory_gain_stays_compulsory() -> None:
    table = scenario(f"{COPY} letter-d-7-gain-6")
    table.lay(f"{COPY} letter-d-7-gain-6")
    table.answer("letter-d-7-gain-6")
    assert table.tickets == [COPY, "letter-d-7-gain-6"]
    table.use(COPY)
    table.answer("fame-5")
    table.use("letter-d-7-gain-6")
    table.answer("fame-5")
    table.done()
    assert table.fame[0] == 8


def test_a_copied_look_looks_at_what_lies_there_then() -> None:
    table = scenario(f"{COPY} {N6}", draw="A B C D F G H")
    table.lay(f"{COPY} {N6}")
    table.answer(N6)
    table.pick(COPY)
    table.answer("A B C D F")
    assert table.options == ["G", "H"]
    table.answer("G")
    assert table.draw == ["H"]
    assert table.discard == ["A", "B", "C", "D", "F", "G"]


def test_what_is_copied_is_told() -> None:
    table = scenario(f"{COPY} {J}")
    table.lay(f"{COPY} {J}")
    table.answer(J)
    copied = [event for event in table.events if isinstance(event, Copied)]
    assert [table.keys([event.card, event.copied]) for event in copied] == [[COPY, J]]


# ---------------------------------------------------------------- trashing


def test_2_9_trash_from_hand_and_discard_pile() -> None:
    table = scenario(f"{M5} A S", discard="T")
    table.lay(f"{M5} A")
    assert sorted(table.options) == ["S", "T"]
    table.answer("T")
    assert (table.trash, table.discard) == (["T"], [])


def test_2_9_classic_trashes_from_the_hand_only() -> None:
    table = scenario(f"{M5} A S", discard="T", edition="classic")
    table.lay(f"{M5} A")
    assert table.options == ["S"]
    both = scenario(f"{M5} A S", discard="T", edition="classic", trash_from_discard=True)
    both.lay(f"{M5} A")
    assert sorted(both.options) == ["S", "T"]


def test_2_9_no_card_of_the_word_is_trashed_and_none_twice() -> None:
    table = scenario(f"{M5} A S T")
    table.lay(f"{M5} A")
    assert table.refusal(Answer((table.me.laid[1],))) is Code.CHOICE_NOT_OFFERED
    assert table.refusal(Answer((table.me.hand[0], table.me.hand[0]))) is Code.CHOICE_COUNT
    table.answer("S")
    assert table.hand == ["T"]


def test_2_9_a_common_card_used_and_gained_is_a_card_of_the_word() -> None:
    used = scenario(f"{M5} B C D F G S", common="common-a")
    used.lay(f"{M5} common-a B C D F G")
    assert used.options == ["S"]
    unused = scenario(f"{M5} A B C D F G S", common="common-i")
    unused.lay(f"{M5} A B C D F G")
    assert sorted(unused.options) == ["S", "common-i"]


def test_2_9_the_reward_is_paid_for_a_card_and_not_without_one() -> None:
    for card, score, extra in (("letter-o-7-trash-2c", 2, 0), ("letter-g-6-trash-draw-1", 0, 1), ("unlock-j-8-trash-3c", 3, 0)):
        paid = scenario(f"{card} A S")
        paid.lay(f"{card} A")
        before = paid.score
        paid.answer("S")
        assert (paid.score - before, paid.extra) == (score, extra)
        unpaid = scenario(f"{card} A S")
        unpaid.lay(f"{card} A")
        unpaid.answer()
        assert (unpaid.score, unpaid.extra) == (before, 0)


def test_a_reward_is_doubled_with_the_word() -> None:
    table = scenario(f"letter-o-7-trash-2c {J} S")
    table.lay(f"letter-o-7-trash-2c {J}")
    table.answer("S")
    assert table.score == (2 + 4 + 2) * 2


def test_a_card_may_trash_itself_for_cents() -> None:
    t5 = "unlock-t-5-trash-self-3c"
    table = scenario(f"{t5} A", draw="R S T L N")
    table.lay(f"{t5} A")
    table.answer(t5)
    assert table.score == 2 + 1 + 3
    table.done()
    assert (table.trash, table.discard) == ([t5], ["A"])
    kept = scenario(f"{t5} A", draw="R S T L N")
    kept.lay(f"{t5} A")
    kept.finish()
    assert kept.trash == []


def test_a_one_use_vowel_leaves_when_used_and_stays_when_not() -> None:
    used = scenario("vowel-a-2 T", draw="R S T L N")
    used.spell("AT")
    used.done()
    assert used.trash == ["vowel-a-2"]
    unused = scenario("vowel-a-2 T S", draw="R S T L N", common="common-i")
    unused.lay("common-i T")
    unused.done()
    assert unused.trash == []
    assert "vowel-a-2" in unused.discard


# ---------------------------------------------------------------- looking


def asking(table: Table) -> str:
    """The card whose ability asks for an order."""
    mine = view(table.game.rules, table.state, 0).mine
    assert mine is not None
    assert isinstance(mine.question, AskOrder)
    return mine.question.ability.card.card


def test_2_15_looked_at_cards_are_known_in_the_order_they_were_put_back() -> None:
    table = scenario(f"{N6} A", draw="B C D F G H")
    table.lay(f"{N6} A")
    looked = next(event for event in table.events if isinstance(event, Looked))
    assert table.keys(looked.cards or ()) == ["B", "C", "D", "F", "G"]
    table.answer("C F")
    assert [table.keys(event.cards) for event in table.events if isinstance(event, Sifted)] == [["C", "F"]]
    assert isinstance(table.question, Arrange)
    table.answer("G B D")
    assert table.draw == ["G", "B", "D", "H"]
    assert table.me.known == 3
    assert [event.count for event in table.events if isinstance(event, PutOnTop)] == [3]


def test_fewer_cards_than_asked_for_are_looked_at_and_nothing_is_shuffled() -> None:
    table = scenario(f"{N6} A", draw="B C", discard="D F G H")
    table.lay(f"{N6} A")
    assert table.options == ["B", "C"]
    table.answer("B C")
    assert (table.draw, table.me.known) == ([], 0)
    assert table.discard == ["D", "F", "G", "H", "B", "C"]


def test_a_single_card_goes_back_without_a_question() -> None:
    table = scenario(f"{N6} A", draw="B C D")
    table.lay(f"{N6} A")
    table.answer("B D")
    assert isinstance(table.question, Shop)
    assert (table.draw, table.me.known) == (["C"], 1)


def test_an_empty_draw_pile_is_not_looked_at() -> None:
    table = scenario(f"{N6} A", discard="D F")
    table.lay(f"{N6} A")
    assert isinstance(table.question, Shop)


def test_a_wrong_order_is_refused() -> None:
    table = scenario(f"{N6} A", draw="B C D")
    table.lay(f"{N6} A")
    table.answer()
    b, c = table.me.draw[:0:-1]
    for wrong, code in (((b, c), Code.CHOICE_COUNT), ((b, b, c), Code.CHOICE_TWICE), ((b, c, 99), Code.CHOICE_NOT_OFFERED)):
        assert table.refusal(Answer(wrong)) is code


def test_two_looks_at_one_card_do_not_count_it_twice() -> None:
    table = scenario(f"{N6} unlock-o-7-look-4", draw="B C D F G H")
    table.lay(f"{N6} unlock-o-7-look-4")
    table.pick("unlock-o-7-look-4")
    table.answer()
    assert asking(table) == "unlock-o-7-look-4"
    table.answer("F D C B")
    table.answer()
    assert asking(table) == N6
    table.answer("G B C D F")
    assert table.draw == ["G", "B", "C", "D", "F", "H"]
    assert table.me.known == 5


# ---------------------------------------------------------------- keeping


def test_2_14_kept_cards_come_on_top_of_the_normal_draw() -> None:
    table = scenario(f"{U5} A S T", draw="B C D F G H")
    table.lay(f"{U5} A")
    table.done()
    assert sorted(table.options) == ["S", "T"]
    table.answer("T")
    assert sorted(table.hand) == sorted(["T", "B", "C", "D", "F", "G"])
    assert sorted(table.discard) == sorted([U5, "A", "S"])
    assert [event.count for event in table.events if isinstance(event, Kept)] == [1]


def test_several_keeps_are_chosen_together() -> None:
    table = scenario(f"{U5} {COPY} S T R", draw="B C D F G H")
    table.lay(f"{U5} {COPY}")
    table.answer(U5)
    table.done()
    assert isinstance(table.question, ChooseCards)
    assert (table.question.at_least, table.question.at_most) == (0, 2)
    table.answer("S R")
    assert sorted(table.hand) == sorted(["S", "R", "B", "C", "D", "F", "G"])


def test_nothing_unused_nothing_to_keep() -> None:
    table = scenario(f"{U5} A", draw="B C D F G")
    table.lay(f"{U5} A")
    table.done()
    assert table.state.active == 1


def test_a_kept_card_is_not_shuffled() -> None:
    table = scenario(f"{U5} A S")
    table.lay(f"{U5} A")
    table.done()
    table.answer("S")
    assert sorted(table.hand) == sorted([U5, "A", "S"])
    assert table.hand[0] == "S"


# ---------------------------------------------------------------- the offer


def test_1_8_a_flushed_pile_puts_its_visible_cards_under_and_shows_new_ones() -> None:
    table = scenario(f"{C4} A", offer={1: "D@3 F@3 G@3 H@3 I@3 J@3 K@3"})
    table.lay(f"{C4} A")
    table.use(C4)
    table.answer("D@3")
    assert table.offer(1) == ["J@3", "H@3", "I@3"]
    assert table.keys(table.state.market.piles[1]) == ["G@3", "F@3", "D@3", "K@3", "J@3"]


def test_a_pile_without_hidden_cards_cannot_be_flushed() -> None:
    table = scenario(f"{C4} A", offer={0: "vowel-a-2", 1: "D@3 F@3 G@3"})
    table.lay(f"{C4} A")
    table.use(C4)
    assert table.options == ["letter-s-5-no-wild", "letter-d-7-gain-6"]


def test_one_hidden_card_is_enough_to_flush() -> None:
    table = scenario(f"{C4} A", offer={0: "vowel-a-2 vowel-e-2", 1: "D@3 F@3 G@3 H@3"})
    table.lay(f"{C4} A")
    table.use(C4)
    table.answer("D@3")
    assert table.offer(1) == ["F@3", "H@3", "D@3"]
    two = scenario(f"{C4} A", offer={0: "vowel-a-2 vowel-e-2"})
    two.lay(f"{C4} A")
    two.use(C4)
    two.answer("vowel-a-2")
    assert two.offer(0) == ["vowel-e-2"]


def test_two_piles_can_be_flushed_at_once_and_never_fame_piles() -> None:
    table = scenario(f"{D7} A")
    table.lay(f"{D7} A")
    table.use(D7)
    assert isinstance(table.question, ChooseCards)
    assert (table.question.at_least, table.question.at_most) == (1, 2)
    assert len(table.options) == 4
    before = [table.offer(n) for n in range(4)]
    table.answer("letter-t-3-plain letter-d-7-gain-6")
    after = [table.offer(n) for n in range(4)]
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, False, True, False]


def test_without_any_pile_to_flush_the_ability_is_refused() -> None:
    table = scenario(f"{C4} A", offer={0: "vowel-a-2", 1: "D@3", 2: "", 3: "F@7 G@8"})
    table.lay(f"{C4} A")
    assert table.refusal(UseAbility(0)) is Code.NOTHING_FITS
    table.done()


def test_gain_takes_what_is_visible_and_cheap_enough_and_refills() -> None:
    table = scenario("letter-p-6-gain-4 A", offer={1: "D@3 F@4 G@3 H@3 I@3", 2: "X@5 Y@5 Z@5"})
    table.lay("letter-p-6-gain-4 A")
    table.use("letter-p-6-gain-4")
    assert table.options == ["vowel-a-2", "D@3", "F@4", "G@3"]
    table.answer("F@4")
    assert table.offer(1) == ["H@3", "D@3", "G@3"]
    assert table.discard == ["F@4"]
