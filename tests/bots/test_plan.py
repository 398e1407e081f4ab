from __future__ import annotations

import itertools
import random

import pytest

from paperback.bots import plan
from paperback.catalogue.library import load


def test_dear_letters_are_worth_more_and_wilds_nothing_but_their_fame() -> None:
    library = load()
    uses, fame = plan.uses(library), plan.fame(library)

    def worth(key: str) -> tuple[int, int]:
        return uses[library.index[key]], fame[library.index[key]]

    assert worth("letter-j-10-double-word") > worth("letter-t-3-plain") > worth("vowel-a-2") > (0, 0)
    assert worth("fame-17-the-woman-who-outlived-her-century") == (0, 150)
    assert worth("start-wild") == (0, 10)


def test_only_cards_that_trash_themselves_leave() -> None:
    leaving = {card.key for card in load().faces if plan.leaves(card)}
    assert {key for key in leaving if key.startswith("vowel-")} == {f"vowel-{letter}-2" for letter in "aeiou"}
    assert "letter-m-5-trash" not in leaving


@pytest.mark.parametrize(
    ("piles", "commons", "ends"), [([4, 4, 2, 1], 4, False), ([0, 4, 2, 1], 4, False), ([0, 4, 2, 0], 4, True), ([4, 4, 2, 1], 0, True)]
)
def test_3_1_two_empty_piles_or_no_common_card_end_the_game(piles: list[int], commons: int, ends: bool) -> None:
    assert plan.ends_now(piles, commons) is ends
    assert (plan.turns_left(piles, commons, 2) == 0) is ends


def test_fewer_cards_and_more_seats_leave_fewer_turns() -> None:
    assert plan.turns_left([8, 8, 4, 2], 4, 4) < plan.turns_left([8, 8, 4, 2], 4, 2)
    assert plan.turns_left([8, 8, 4, 2], 1, 2) < plan.turns_left([8, 8, 4, 2], 4, 2)


def test_the_most_fame_is_found_for_every_sum() -> None:
    chance = random.Random(1)
    for _ in range(60):
        piles = [(chance.randint(1, 9), chance.randint(1, 9), chance.randint(0, 3)) for _ in range(3)]
        money = chance.randint(0, 30)
        counts = itertools.product(*(range(count + 1) for _, _, count in piles))
        paid = [
            (sum(n * p for n, (p, _, _) in zip(c, piles, strict=True)), sum(n * f for n, (_, f, _) in zip(c, piles, strict=True)))
            for c in counts
        ]
        fame, numbers = plan.most_fame(piles, money)
        assert fame == max(gained for cost, gained in paid if cost <= money)
        assert sum(n * p for n, (p, _, _) in zip(numbers, piles, strict=True)) <= money
        assert all(n <= count for n, (_, _, count) in zip(numbers, piles, strict=True))
