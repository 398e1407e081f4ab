"""The board, the hero's actions and the enemy's cards."""

from __future__ import annotations

import pytest

from paperback.catalogue import spy_steps as s
from paperback.catalogue.spy import read_step, spy_novel


def test_12_1_the_board() -> None:
    game = spy_novel()
    spaces = game.spaces
    assert [spaces[space].cost for space in game.ring] == [8, 11] * 4
    assert (spaces[game.centre].cost, [spaces[space].cost for space in game.corners]) == (17, [11] * 4)
    assert (spaces[game.enemy_start].id, spaces[game.hero_start].id) == ("spy-n", "spy-s")
    for number, space in enumerate(spaces):
        assert all(number in spaces[other].adjacent for other in space.adjacent)
        assert set(space.covered_by) <= set(space.adjacent)
        assert all(abs(spaces[other].x - space.x) == 0.5 and abs(spaces[other].y - space.y) == 1 for other in space.adjacent)


def test_12_2_the_enemy_deck() -> None:
    game = spy_novel()
    assert (game.standard_cards, game.special_cards) == (9, 1)
    assert sorted(enemy.level for enemy in game.enemies) == [0] * 9 + [1, 2, 3, 4]
    assert all(sorted(throw for row in enemy.rows for throw in row.die) == [1, 2, 3, 4, 5, 6] for enemy in game.enemies)


def test_12_6_the_price_of_the_centre() -> None:
    game = spy_novel()
    assert (game.centre_price, game.centre_discount, game.winning_corners) == (40, 10, 4)


def test_12_7_and_12_8_limits() -> None:
    assert (spy_novel().pressure_limit, spy_novel().upgrades_for_common) == (4, 1)


def test_12_9_actions_and_their_upgrades() -> None:
    game = spy_novel()
    assert [action.key for action in game.actions] == ["on-the-move", "infiltration", "counterintel", "safe-house"]
    assert game.action("on-the-move").while_upgraded == (s.BuyReach(1),)
    assert game.action("infiltration").basic == (s.RemovePressure(where="adjacent_to_hero", cards=2, per_card=1, to="supply"),)
    assert game.action("counterintel").squares == 4
    assert game.action("counterintel").on_upgrade == (s.ClearSquares(1),)
    assert game.action("safe-house").upgraded == (s.MoveHero(1), s.DrawCards(2), s.ReturnTypo(1))


def test_12_9_enemy_cards() -> None:
    game = spy_novel()
    (trap,) = game.enemy("enemy-honey-trap").rows
    assert trap.steps == (
        s.MoveEnemy(1, clockwise=True, pressure_each=0),
        s.PlacePressure("enemy", 1),
        s.TrashOffer(),
        s.TakeTypo("draw_top"),
    )
    (back,) = game.enemy("enemy-strategic-withdrawal").rows
    assert back.steps[0] == s.MoveEnemy(1, clockwise=False, pressure_each=0)
    assert (game.enemy("enemy-strategic-withdrawal").reshuffle, game.enemy("enemy-wiretap").blocks) == (True, "infiltration")
    assert game.enemy("enemy-on-the-offensive").rows[0].steps[-1] == s.FillSquare("enemy")


def test_an_unknown_step_is_an_error() -> None:
    with pytest.raises(KeyError, match="sing"):
        read_step({"do": "sing"})
