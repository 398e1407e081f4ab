from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from paperback.coach.baskets import MOST_BASKETS, Ware, baskets


def by_hand(wares: list[Ware], money: int) -> set[tuple[tuple[int, str], ...]]:
    """All sets that the money buys and to which nothing can be added, as prices and keys."""
    sets = [chosen for n in range(1, len(wares) + 1) for chosen in combinations(wares, n) if sum(ware.price for ware in chosen) <= money]
    return {
        tuple(sorted((ware.price, ware.key) for ware in chosen))
        for chosen in sets
        if all(ware in chosen or sum(one.price for one in chosen) + ware.price > money for ware in wares)
    }


@pytest.mark.parametrize("seed", range(12))
def test_every_set_to_which_nothing_can_be_added_is_found_once(seed: int) -> None:
    chance = Random(seed)
    wares = [Ware(n, chance.choice("abcdef"), 0) for n in range(9)]
    wares = [ware._replace(price=2 + ord(ware.key) % 7) for ware in wares]
    money = chance.randint(3, 16)
    found = baskets(wares, money, most=10_000)
    keys = {ware.card: (ware.price, ware.key) for ware in wares}
    told = [tuple(sorted(keys[card] for card in basket.cards)) for basket in found.best]
    assert found.complete
    assert set(told) == by_hand(wares, money)
    assert len(told) == len(set(told))


def test_most_money_spent_comes_first_and_few_cards_before_many() -> None:
    found = baskets([Ware(0, "a", 3), Ware(1, "b", 4), Ware(2, "c", 7), Ware(3, "d", 5)], 8)
    assert [(basket.cards, basket.price) for basket in found.best] == [((0, 3), 8), ((2,), 7), ((0, 1), 7)]


def test_where_worth_is_known_most_worth_comes_first() -> None:
    found = baskets([Ware(0, "a", 3, 10), Ware(1, "b", 4, 10), Ware(2, "c", 7, 15)], 7)
    assert [(basket.cards, basket.worth) for basket in found.best] == [((0, 1), 20), ((2,), 15)]


def test_what_is_worth_nothing_is_left_out_unless_nothing_else_can_be_bought() -> None:
    wares = [Ware(0, "a", 3, 10), Ware(1, "b", 2, -4), Ware(2, "c", 2, 0)]
    assert [basket.cards for basket in baskets(wares, 7).best] == [(0,)]
    assert [(basket.cards, basket.worth) for basket in baskets(wares, 2).best] == [((2,), 0), ((1,), -4)]


def test_equal_cards_are_taken_in_order() -> None:
    assert [basket.cards for basket in baskets([Ware(n, "a", 2) for n in range(5)], 5).best] == [(0, 1)]


def test_without_money_or_wares_there_is_no_basket() -> None:
    assert baskets([Ware(0, "a", 3)], 2) == ((), True)
    assert baskets([], 9) == ((), True)


def test_what_is_too_much_is_left_and_said() -> None:
    found = baskets([Ware(n, str(n), 2 + n % 3) for n in range(30)], 50)
    assert not found.complete
    assert len(found.best) == MOST_BASKETS
    assert found.best[0].price == 50
