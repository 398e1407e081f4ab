from __future__ import annotations

from itertools import combinations

from paperback.bots.numbers import tuned
from paperback.bots.weighing import basket, turns_left, weigh
from paperback.bots.window import Window
from paperback.testing import Table, scenario

DECK = "R T S L N ? ? ? ? ?"


def shopping(won: int = 0) -> Window:
    table: Table = scenario("A/5 S/5", draw=DECK, won=won)
    table.spell("AS")
    return Window(table.game.rules, table.state, 0)


def test_worth_is_fame_and_money_and_the_best_comes_first() -> None:
    window = shopping()
    weighed = weigh(window, window.offers(window.money))
    assert [one.worth for one in weighed] == sorted([one.worth for one in weighed], reverse=True)
    for one in weighed:
        card = window.library.faces[one.offer[0]]
        assert one.fame == 10 * card.fame
        assert abs(one.worth - one.fame - one.money) <= 1
    assert {one.money > 0 for one in weighed if one.cents > 0} == {True}


def test_letters_lose_their_worth_as_the_game_ends_and_fame_does_not() -> None:
    early, late = shopping(), shopping(won=3)
    assert turns_left(late, tuned()) < turns_left(early, tuned())
    letters = {one.offer[1]: one for one in weigh(early, early.offers(99)) if not one.fame}
    later = {one.offer[1]: one for one in weigh(late, late.offers(99)) if not one.fame}
    assert all(later[card].worth <= one.worth for card, one in letters.items() if one.worth > 0)
    assert [one.fame for one in weigh(early, early.offers(99)) if one.fame].count(0) == 0


def test_the_basket_is_the_best_set_that_the_money_pays() -> None:
    window = shopping()
    weighed = weigh(window, window.offers(window.money))
    sets = [chosen for size in range(4) for chosen in combinations(weighed, size) if sum(one.offer[2] for one in chosen) <= window.money]
    best = max(sum(one.worth for one in chosen) for chosen in sets)
    chosen = basket(window, window.money)
    assert sum(one.offer[2] for one in chosen) <= window.money
    assert abs(sum(one.worth for one in chosen) - best) <= len(chosen)
    assert len({one.offer[1] for one in chosen if not one.fame}) == len([one for one in chosen if not one.fame])


def test_novels_that_lie_on_boards_are_in_no_pile() -> None:
    table: Table = scenario("A/9 S/9", draw=DECK, mode="cooperative")
    table.spell("AS")
    window = Window(table.game.rules, table.state, 0)
    assert window.fame_piles == []
    assert any(one.fame for one in weigh(window, window.offers(window.money)))
    assert basket(window, window.money)
