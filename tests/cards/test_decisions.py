"""Decisions of the catalogue about its cards, on printed cards (tools/rulings.toml, Catalogue decisions)."""

from __future__ import annotations

from collections import Counter

import pytest

from paperback.catalogue.library import load, read
from paperback.engine.card import Kind
from paperback.engine.rejection import Code
from paperback.testing import Table, scenario

LIBRARY = load()
J, K, W = "letter-j-10-double-word", "letter-k-10-double-both-draw-1", "unlock-w-8-triple-neighbour-trash"
COPY, NEIGHBOUR, LOOK = "letter-h-6-copy", "letter-o-7-double-neighbour", "letter-n-6-look-5"


def scored(hand: str, tiles: str = "", common: str = "") -> int:
    """What these cards come to."""
    table = scenario(hand, common=common)
    table.lay(tiles or hand)
    table.decline()
    return table.score


@pytest.mark.parametrize(("won", "letters"), [(0, 7), (1, 8), (2, 9), (3, 10)])
def test_catalogue_1_the_length_track_is_met_by_an_equal_or_longer_word(won: int, letters: int) -> None:
    gained = []
    for length in (letters - 1, letters, letters + 1):
        table = scenario("B C D F G H J K L M N", won=won, common="common-a")
        table.spell("BCDFGHJKLMN"[:length])
        gained.append("common-a" in table.discard)
    assert gained == [False, True, True]


def test_catalogue_2_multipliers_of_a_word_add() -> None:
    table = scenario(f"{J} {COPY} A/3")
    table.lay(f"{J} {COPY} A/3")
    table.answer(J)
    assert table.score == (4 + 3 + 3) * 3
    assert scored(f"{J} letter-n-9-no-wild-double-word A/3") == (4 + 2 + 3) * 3


def test_catalogue_2_multipliers_of_a_card_add() -> None:
    assert scored(f"{NEIGHBOUR} A/4 {K}") == 2 + 4 * 3 + 5
    assert scored(f"{W} A/4 {K}") == 4 + 4 * 4 + 5


def test_catalogue_3_a_gain_may_take_a_fame_card_and_leaves_the_money_alone() -> None:
    gain = "letter-d-7-gain-6"
    table = scenario(f"{gain} letter-l-6-buy-to-top A", fame={0: 1})
    table.lay(f"{gain} letter-l-6-buy-to-top A")
    purse = table.purse
    table.use(gain)
    table.answer("fame-5")
    assert table.purse == purse
    assert [LIBRARY.card(key).cost for key in table.discard] == [5]
    assert table.me.turn.bought == []


def test_catalogue_4_the_common_card_is_not_of_the_hand() -> None:
    assert scored("letter-u-3-whole-hand B", common="common-a") == 2 + 1
    assert scored("letter-u-3-whole-hand B", "letter-u-3-whole-hand B common-a", common="common-a") == 3 + 1
    assert scored("letter-u-3-whole-hand B C", "letter-u-3-whole-hand B common-a", common="common-a") == 3


def test_catalogue_4_a_wild_counts_as_its_letter() -> None:
    assert scored("letter-h-4-consonant-run ? R A", "letter-h-4-consonant-run ?=T R A") == 4 + 2
    assert scored("letter-i-6-per-vowel ? B", "letter-i-6-per-vowel ?=A B") == 2 + 2
    assert scored("letter-i-4-no-repeat ? B", "letter-i-4-no-repeat ?=B B") == 2
    assert scored("letter-r-5-again ? A", "letter-r-5-again ?=R A") == 3 + 3


def test_catalogue_4_y_is_a_consonant() -> None:
    assert scored("letter-h-4-consonant-run Y R A") == 5 + 2
    assert scored("letter-i-6-per-vowel Y A") == 3 + 2
    assert scored("letter-c-7-per-consonant Y A") == 3 + 2


def looking(hand: str = f"{LOOK} A T") -> Table:
    table = scenario(hand, draw="B C D F G H")
    table.lay(hand)
    return table


@pytest.mark.parametrize("dropped", ["", "D", "G B", "B C D F G"])
def test_catalogue_5_any_of_the_five_are_discarded(dropped: str) -> None:
    table = looking()
    assert sorted(table.options) == ["B", "C", "D", "F", "G"]
    table.answer(dropped)
    assert Counter(table.discard) == Counter(dropped.split())


@pytest.mark.parametrize("order", ["C D F", "F D C", "D F C"])
def test_catalogue_5_the_rest_goes_back_in_any_order(order: str) -> None:
    table = looking()
    table.answer("B G")
    table.answer(order)
    assert table.draw == [*order.split(), "H"]


def test_catalogue_6_which_cards_are_unlocked_and_which_are_in_the_box() -> None:
    found = {name: {LIBRARY.faces[face].key for face in faces} for name, faces in LIBRARY.groups.items()}
    box = {LIBRARY.faces[face].key for face in LIBRARY.offer}
    unlocked = {"unlock-g-6-fame-per-5-cards", W}
    assert unlocked <= found["unlockables"]
    assert not unlocked & box
    assert "pair-is-10-fame-per-pair" in box


def test_catalogue_7_six_common_cards_worth_5_fame_each() -> None:
    commons = {card.key: card for card in LIBRARY.faces if card.kind is Kind.COMMON}
    assert commons.keys() == {f"common-{name}" for name in ("a", "e", "i", "o", "spacebar", "dyslexic")}
    assert {card.fame for card in commons.values()} == {5}
    assert [(commons[f"common-{name}"].letters, commons[f"common-{name}"].score) for name in ("spacebar", "dyslexic")] == [("", 0)] * 2


def test_catalogue_8_the_cent_of_the_spacebar_is_outside_both_words() -> None:
    assert scored(f"{J} A O N", f"{J} A | O N", common="common-spacebar") == (4 + 1) * 2 + 2 + 1
    assert (
        scored(f"{J} A O letter-n-9-no-wild-double-word", f"{J} A | O letter-n-9-no-wild-double-word", common="common-spacebar")
        == 10 + 6 + 1
    )


def test_catalogue_8_the_dyslexic_turns_every_pair_on_the_track_and_one_from_the_hand() -> None:
    pairs = "pair-er-3-plain pair-st-3-plain A"
    turned = "pair-er-3-plain=RE pair-st-3-plain=TS A"
    assert scored(pairs, turned, common="common-dyslexic") == 2 + 2 + 1 + 1
    table = scenario(f"{pairs} common-dyslexic", common="common-i")
    assert table.refusal(table.laying(turned)) is Code.TOO_MANY_READINGS
    assert scored(f"{pairs} common-dyslexic", "pair-er-3-plain=RE pair-st-3-plain A", common="common-i") == 2 + 2 + 1 + 1


def test_catalogue_9_upgraded_and_random_starting_letters_cost_and_score_1() -> None:
    deck = read("starting")["deck"]["anniversary"]
    letters = [LIBRARY.card(key) for key in (*deck["upgraded"], *deck["random"])]
    assert len(letters) == 10
    assert {(card.cost, card.score, card.kind) for card in letters} == {(1, 1, Kind.STARTING)}


def test_catalogue_9_sixty_cards_make_both_kinds_of_deck_for_five() -> None:
    printed = Counter({card.key: card.copies for card in LIBRARY.faces if card.kind is Kind.STARTING})
    assert printed.total() == 60
    tables = read("starting")
    classic, anniversary = tables["deck"]["classic"], tables["deck"]["anniversary"]
    plain = Counter(dict.fromkeys(classic["fixed"], 5)) + Counter({"start-wild": 5 * classic["wilds"]})
    upgraded = (
        plain - Counter(anniversary["fixed"]) - Counter({"start-wild": 5}) + Counter([*anniversary["upgraded"], *anniversary["random"]])
    )
    assert (plain.total(), upgraded.total()) == (50, 50)
    assert (plain <= printed, upgraded <= printed) == (True, True)
