from __future__ import annotations

from typing import Any

from paperback.abilities.effects import choose_gained
from paperback.abilities.vocabulary import Gain
from paperback.engine.chance import SeededChance
from paperback.engine.events import Gained, GameEnded
from paperback.engine.market import leave
from paperback.engine.rules import Moment, Place
from paperback.engine.steps import Shop
from paperback.modes.spy_novel.part import make_room
from paperback.modes.spy_novel.steps import MakeRoom
from paperback.modes.typos.commands import TakeTypo
from tests.modes.spy_novel.spying import NAMES, Spying, spying


def moment(game: Spying) -> Moment:
    return Moment(game.table.game.rules, game.table.state, SeededChance(""), 0, None)


def test_12_5_a_fame_card_needs_the_hero_on_it_and_nothing_on_top_of_it() -> None:
    game = spying(money=30, hero="s")
    for place in ("n", "e", "w", "se", "nw"):
        assert game.cannot_buy(place) == "not_on_sale"
    game = spying(money=30, hero="se")
    assert game.cannot_buy("se") == "not_on_sale"
    game = spying(money=30, hero="se", gone="s")
    assert game.cannot_buy("se") == "not_on_sale"
    game = spying(money=30, hero="se", gone="s e")
    game.buy("se")
    assert game.table.purse == 19


def test_12_5_its_cubes_go_and_the_hero_moves_to_a_touching_card_of_the_players_choice() -> None:
    game = spying(money=10, hero="s", cubes={"s": 3, "e": 1})
    game.buy("s")
    assert game.cubes == {"e": 1}
    assert game.asked == ("make_room_hero", ["se", "sw"])
    game.choose("sw")
    assert game.hero == "sw"
    assert isinstance(game.question, Shop)


def test_12_5_the_hero_goes_without_a_question_where_only_one_card_touches() -> None:
    game = spying(money=12, hero="se", gone="s e")
    game.buy("se")
    assert game.hero == "centre"


def test_12_5_the_enemy_on_a_card_that_is_bought_moves_too_the_hero_first() -> None:
    game = spying(money=10, hero="s", enemy="s")
    game.buy("s")
    game.choose("se")
    assert game.asked == ("make_room_enemy", ["se", "sw"])
    game.choose("sw")
    assert (game.hero, game.enemy) == ("se", "sw")


def test_12_5_and_catalogue_16_the_enemy_never_goes_to_the_centre_but_clockwise_if_nothing_else_touches() -> None:
    game = spying(money=12, hero="se", enemy="se", gone="s e")
    game.buy("se")
    assert (game.hero, game.enemy) == ("centre", "sw")


def test_12_5_who_stands_elsewhere_stays() -> None:
    game = spying(money=10, hero="se", enemy="s", upgraded=("on-the-move",))
    game.buy("s")
    assert game.asked == ("make_room_enemy", ["se", "sw"])
    game.choose("se")
    assert (game.hero, game.enemy) == ("se", "se")


def test_12_6_the_centre_costs_forty_and_ten_less_for_each_corner_laid_bare() -> None:
    prices = []
    for gone in ("", "n e ne", "n e s ne se", "n e s w ne se sw"):
        game = spying(money=50, hero="nw", gone=gone)
        prices.append(game.table.price("fame-17"))
    assert prices == [40, 30, 20, 10]


def test_12_6_the_centre_can_be_bought_from_anywhere_and_wins_at_once() -> None:
    game = spying(money=40, hero="s")
    game.buy("centre")
    outcome = game.table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.places) == ("centre_bought", (0,), (1,))
    assert isinstance(game.table.events[-2], GameEnded)
    assert game.table.me.turns == 0
    assert game.table.accepts() == frozenset()


def test_12_6_it_costs_all_of_it() -> None:
    assert spying(money=39).cannot_buy("centre") == "too_dear"


def test_2_17_discounts_take_off_the_price_of_the_centre_too() -> None:
    game = spying(money=40)
    game.table.me.turn.discounts.append((2, ("fame",)))
    assert game.table.price("fame-17") == 38


def test_12_6_four_corners_laid_bare_win_at_once() -> None:
    game = spying(money=11, hero="nw", gone="n e s w ne se sw")
    game.buy("nw")
    outcome = game.table.state.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners) == ("corners_bare", (0,))


def test_12_13_a_typo_can_be_taken_for_a_cent() -> None:
    game = spying(money=7, hero="s")
    assert game.cannot_buy("s") == "too_dear"
    game.table.do(TakeTypo())
    game.buy("s")
    assert game.table.purse == 0


def test_12_13_a_free_card_can_be_a_fame_card_only_where_it_could_be_bought() -> None:
    """No printed card gives one that dear; the rule holds for what may come."""

    def free(**settings: Any) -> set[str]:
        game = spying(money=0, **settings)
        choice = choose_gained(Place(moment(game), game.table.me.turn.play, 0, 0), Gain(11))
        return {NAMES[game.board.place(card)] for card in choice.options if card in game.board.lying}

    assert free(hero="s") == {"s"}
    assert free(hero="se") == set()
    assert free(hero="se", gone="s e") == {"se"}
    assert free(hero="se", upgraded=("on-the-move",)) == {"s", "e"}


def test_2_17_a_fame_card_gained_counts_as_bought() -> None:
    game = spying(money=0, hero="s", cubes={"s": 2})
    at = moment(game)
    leave(at, game.card("s"), Gained(0, game.card("s")))
    step = at.me.agenda.pop()
    assert step == MakeRoom("hero")
    make_room(at, MakeRoom("hero"))
    assert (game.cubes, game.asked) == ({}, ("make_room_hero", ["se", "sw"]))
    game = spying(money=0, hero="nw", gone="n e s w ne se sw")
    leave(moment(game), game.card("nw"), Gained(0, game.card("nw")))
    assert game.over == "corners_bare"


def test_2_17_the_centre_costs_at_least_a_cent() -> None:
    game = spying(money=0, hero="nw", gone="n e s w ne se sw")
    game.table.me.turn.discounts.append((10, ("fame",)))
    assert game.table.price("fame-17") == 1
