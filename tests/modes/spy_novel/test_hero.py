from __future__ import annotations

from typing import Any

import pytest

from paperback.engine.commands import Answer, Pick
from paperback.engine.steps import ChooseCards, ChooseOption, Shop, SpellWord
from tests.modes.spy_novel.spying import Spying, spying

LONG = "C A T S U P ? ? ? ?"


# ---------------------------------------------------------------- On the Move


def test_12_9_on_the_move_goes_up_to_two_touching_cards_far() -> None:
    game = spying(money=0)
    game.act("on-the-move")
    assert game.asked == ("move_hero", ["centre", "e", "se", "sw", "w"])
    game.choose("centre")
    assert game.hero == "centre"
    assert isinstance(game.question, Shop)


def test_12_9_a_move_is_up_to_so_many_so_the_hero_may_stay() -> None:
    game = spying()
    game.act("on-the-move")
    game.choose()
    assert game.hero == "s"
    assert isinstance(game.question, SpellWord)


def test_12_9_and_catalogue_15_on_the_move_upgraded_goes_three_far_and_buys_beside_whichever_action_is_taken() -> None:
    game = spying(money=20, hero="se", upgraded=("on-the-move",))
    game.buy("e")
    assert game.hero == "se"
    game.act("on-the-move")
    assert game.asked[1] == ["centre", "n", "ne", "nw", "s", "sw", "w"]
    game = spying(money=20, hero="se", upgraded=("on-the-move",))
    game.act("safe-house")
    game.choose("s")
    game.buy("s")
    assert spying(money=20, hero="se").cannot_buy("e") == "not_on_sale"


def test_12_5_beside_is_touching_not_further() -> None:
    game = spying(money=20, hero="s", upgraded=("on-the-move",))
    assert game.cannot_buy("e") == "not_on_sale"


# ---------------------------------------------------------------- Infiltration


def test_12_9_infiltration_takes_one_cube_each_from_two_touching_cards_and_does_not_move() -> None:
    game = spying(money=0, card="stakeout", hero="se", cubes={"e": 2, "s": 1, "centre": 3, "n": 3, "se": 2})
    game.act("infiltration")
    assert game.asked == ("remove_pressure", ["centre", "e", "s"])
    game.choose("e", "centre")
    assert game.cubes == {"e": 1, "s": 1, "centre": 2, "n": 3, "se": 2}
    assert game.hero == "se"


def test_12_9_infiltration_takes_from_at_most_as_many_as_it_may_and_may_take_fewer() -> None:
    game = spying(money=0, card="stakeout", hero="se", cubes={"e": 2, "s": 1, "centre": 3})
    game.act("infiltration")
    cards = tuple(game.card(place) for place in ("e", "s", "centre"))
    assert game.table.refusal(Answer(cards)) == "choice_count"
    game.choose("s")
    assert game.cubes == {"e": 2, "centre": 3}


def test_12_9_infiltration_asks_nothing_where_there_is_nothing_to_choose() -> None:
    game = spying(money=0, card="stakeout", hero="s", cubes={"se": 2, "e": 3})
    game.act("infiltration")
    assert game.cubes == {"se": 1, "e": 3}
    assert isinstance(game.question, Shop)


def test_12_9_infiltration_upgraded_takes_from_three_and_from_the_heros_own() -> None:
    game = spying(money=0, card="stakeout", hero="se", upgraded=("infiltration",), cubes={"e": 2, "s": 1, "centre": 3, "se": 2})
    game.act("infiltration")
    assert game.cubes == {"e": 1, "centre": 2, "se": 1}


def test_12_12_what_an_action_cannot_do_is_skipped() -> None:
    game = spying(money=0, card="stakeout")
    game.act("infiltration")
    assert (game.spy.acted, game.cubes) == ("infiltration", {})
    assert isinstance(game.question, Shop)


# ---------------------------------------------------------------- Counterintel


def counterintel(**settings: Any) -> Spying:
    game = spying(money=0, card="wiretap", cubes={"n": 2, "e": 1}, **settings)
    game.act("counterintel")
    assert game.asked == ("move_hero", ["se", "sw"])
    game.choose("se")
    return game


def test_12_9_counterintel_moves_one_and_puts_a_cube_from_any_card_on_a_square() -> None:
    game = counterintel(squares=1)
    assert game.asked == ("square", ["e", "n"])
    game.choose("n")
    assert (game.hero, game.cubes, game.spy.squares) == ("se", {"n": 1, "e": 1}, 2)
    assert isinstance(game.question, Shop)


def test_12_9_counterintel_may_leave_the_cube_where_it_is() -> None:
    game = counterintel()
    game.choose()
    assert (game.cubes, game.spy.squares) == ({"n": 2, "e": 1}, 0)


def test_12_9_counterintel_upgraded_takes_another_cube_off_any_card() -> None:
    game = counterintel(upgraded=("counterintel",))
    game.choose("n")
    assert game.asked == ("remove_pressure", ["e", "n"])
    game.choose("n")
    assert (game.cubes, game.spy.squares) == ({"e": 1}, 1)


def test_12_9_upgrading_counterintel_empties_the_squares_and_removes_as_many_cubes_from_cards() -> None:
    game = spying(LONG, squares=3, cubes={"n": 2, "e": 2})
    game.table.spell("CATSUPABCD")
    upgrade(game, "counterintel")
    assert game.spy.squares == 0
    assert game.table.refusal(Answer(())) == "choice_count"
    for place in ("n", "n"):
        game.choose(place)
    assert game.cubes == {"e": 1}
    assert not isinstance(game.question, ChooseCards)


def test_12_9_with_fewer_cubes_than_squares_all_go_and_none_without_squares() -> None:
    game = spying(LONG, squares=4, cubes={"n": 2})
    game.table.spell("CATSUPABCD")
    upgrade(game, "counterintel")
    assert (game.cubes, game.spy.squares) == ({}, 0)
    game = spying(LONG, cubes={"n": 2})
    game.table.spell("CATSUPABCD")
    upgrade(game, "counterintel")
    assert game.cubes == {"n": 2}


# ---------------------------------------------------------------- Safe House


@pytest.mark.parametrize(("upgraded", "more"), [((), 1), (("safe-house",), 2)])
def test_12_9_safe_house_moves_one_and_draws_more(upgraded: tuple[str, ...], more: int) -> None:
    game = spying(money=0, draw="R S L N T R S L N", upgraded=upgraded)
    game.act("safe-house")
    game.choose("sw")
    assert (game.hero, game.table.extra) == ("sw", more)
    game.end()
    assert len(game.table.me.hand) == 5 + more


def test_12_9_safe_house_upgraded_may_return_a_typo_from_hand_or_discard() -> None:
    game = spying("C A T typo-x ?", discard="typo-e", upgraded=("safe-house",))
    before = len(game.typos.deck)
    game.act("safe-house")
    game.choose()
    question = game.question
    assert isinstance(question, ChooseCards)
    assert question.effect == "return_typo"
    assert (sorted(game.table.options), question.at_least, question.at_most) == (["typo-e", "typo-x"], 0, 1)
    game.table.answer("typo-e")
    assert (game.table.discard, len(game.typos.deck)) == ([], before + 1)
    game = spying("C A T ? ?", upgraded=("safe-house",))
    game.act("safe-house")
    game.choose()
    assert isinstance(game.question, SpellWord)


def test_12_9_safe_house_need_not_return_a_typo() -> None:
    game = spying("C A T typo-x ?", upgraded=("safe-house",))
    game.act("safe-house")
    game.choose()
    game.table.answer()
    assert "typo-x" in game.table.hand


# ---------------------------------------------------------------- upgrades


def upgrade(game: Spying, action: str) -> None:
    question = game.question
    assert isinstance(question, ChooseOption)
    assert question.reason == "upgrade_action"
    game.table.do(Pick(question.options.index(action)))


def test_12_8_a_common_card_gained_upgrades_an_action_of_choice_at_once_and_for_good() -> None:
    game = spying(LONG)
    game.table.spell("CATSUPABCD")
    question = game.question
    assert isinstance(question, ChooseOption)
    assert question.options == ("on-the-move", "infiltration", "counterintel", "safe-house")
    upgrade(game, "infiltration")
    assert game.spy.upgraded == ["infiltration"]
    game.table.decline()
    game.end()
    assert game.spy.upgraded == ["infiltration"]


def test_12_8_an_action_is_upgraded_once_and_the_last_one_without_a_question() -> None:
    game = spying(LONG, upgraded=("infiltration", "safe-house"), won=2)
    game.table.spell("CATSUPABCD")
    question = game.question
    assert isinstance(question, ChooseOption)
    assert question.options == ("on-the-move", "counterintel")
    game = spying(LONG, upgraded=("infiltration", "safe-house", "counterintel"), won=3)
    game.table.spell("CATSUPABCD")
    assert len(game.spy.upgraded) == 4
    assert not game.table.state.market.commons
    assert game.over == ""


def test_12_12_an_upgrade_can_go_to_the_action_under_the_x_and_to_one_already_used_which_is_not_repeated() -> None:
    game = spying(LONG, card="wiretap", cubes={"se": 3})
    game.act("on-the-move")
    game.choose("se")
    game.table.spell("CATSUPABCD")
    upgrade(game, "on-the-move")
    assert (game.hero, game.spy.upgraded, game.spy.acted) == ("se", ["on-the-move"], "on-the-move")
    game = spying(LONG, card="wiretap", cubes={"se": 3})
    game.table.spell("CATSUPABCD")
    upgrade(game, "infiltration")
    assert (game.spy.upgraded, game.cubes) == (["infiltration"], {"se": 3})


def test_12_5_on_the_move_upgraded_widens_buying_in_the_same_turn() -> None:
    game = spying("C/20 A/0 T S U P ? ? ? ?", hero="se")
    game.table.spell("CATSUPABCD")
    upgrade(game, "on-the-move")
    game.table.decline()
    game.buy("e")
    assert game.hero == "se"
