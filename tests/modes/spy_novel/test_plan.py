from __future__ import annotations

from paperback.catalogue.spy_steps import SpyStep
from paperback.modes.spy_novel import plan
from paperback.modes.spy_novel.ground import NOVEL
from tests.modes.spy_novel.spying import NAMES, PLACES


def table(card: str = "dead-drop", row: int = 0, upgraded: tuple[str, ...] = (), free: tuple[str, ...] = ()) -> plan.Table:
    steps: tuple[SpyStep, ...] = NOVEL.enemy(f"enemy-{card}").rows[row].steps
    prices = tuple(40 if NAMES[place] == "centre" else space.cost for place, space in enumerate(NOVEL.spaces))
    return plan.Table(frozenset(upgraded), free, prices, steps, cent=4)


def position(
    hero: str = "s", enemy: str = "n", gone: str = "", cubes: dict[str, int] | None = None, money: int = 0, *, acted: bool = False
) -> plan.Position:
    return plan.Position(
        there=tuple(NAMES[place] not in gone.split() for place in range(9)),
        cubes=tuple((cubes or {}).get(NAMES[place], 0) for place in range(9)),
        hero=PLACES[hero],
        enemy=PLACES[enemy],
        squares=0,
        money=money,
        acted=acted,
    )


def test_12_6_the_way_to_victory_is_as_long_as_its_cheapest_cards() -> None:
    """Nothing bought: three 8¢ and two 11¢ cards lay two corners bare, and the centre then costs 20¢; each cent of that counts more."""
    two = plan.NEED * (3 * 8 + 2 * 11 + 20) + plan.LUMP * 20
    all_four = plan.NEED * (4 * 8 + 4 * 11)
    one = plan.NEED * (2 * 8 + 11 + 30) + plan.LUMP * 30
    none = (plan.NEED + plan.LUMP) * 40
    assert plan.need(position().there) == min(none, one, two, all_four)
    assert plan.need(position(gone="n e s w ne se sw").there) == min(plan.NEED * 11, (plan.NEED + plan.LUMP) * 10)


def test_12_7_a_card_that_loses_is_worse_than_anything() -> None:
    safe, lost = position(cubes={"ne": 2, "se": 3, "s": 3}), position(cubes={"ne": 3})
    assert plan.value(table(), lost) < -plan.LOST / 2 < plan.value(table(), safe)


def test_12_6_a_victory_is_bought_before_all_else() -> None:
    value, move = plan.best(table(), position(money=40, cubes={"ne": 3}))
    assert (value, move) == (plan.LOST, plan.Move(buy=PLACES["centre"]))


def test_12_3_the_action_that_saves_the_game_is_found_with_its_move() -> None:
    threatened = position(hero="n", cubes={"ne": 3})
    assert plan.best(table(free=("on-the-move", "infiltration")), threatened)[1] == plan.Move(act="infiltration")
    far = position(hero="sw", cubes={"ne": 3})
    assert plan.best(table(free=("on-the-move", "infiltration", "counterintel")), far)[1] == plan.Move(act="counterintel")
    assert plan.best(table(free=("infiltration",)), far)[0] < -plan.LOST / 2


def test_12_5_a_purchase_takes_its_cubes_with_it_and_can_save_the_game() -> None:
    threatened = position(hero="s", enemy="se", cubes={"s": 3}, money=8)
    assert plan.best(table(), threatened)[1] == plan.Move(buy=PLACES["s"])


def test_12_5_the_hero_walks_to_a_card_to_buy_it() -> None:
    value, move = plan.best(table(free=("on-the-move",)), position(hero="se", money=8))
    assert move == plan.Move(act="on-the-move")
    assert value > plan.best(table(), position(hero="se", money=8))[0]


def test_12_9_a_cube_goes_to_a_square_only_where_it_hurts_more() -> None:
    counterintel = NOVEL.action("counterintel").basic
    afters = list(plan.carried_out(table(), position(cubes={"w": 1}), counterintel))
    assert {after.squares for after in afters} == {0}
    afters = list(plan.carried_out(table(), position(cubes={"w": 3}), counterintel))
    assert {(after.squares, after.cubes[PLACES["w"]]) for after in afters} == {(1, 2)}


def test_the_worst_cards_are_those_where_most_cubes_will_lie() -> None:
    pressed = position(enemy="n", cubes={"ne": 2, "s": 2, "w": 1})
    assert [NAMES[place] for place in plan.worst(table(), pressed, [PLACES[name] for name in ("w", "s", "ne")])] == ["ne", "s", "w"]


def test_12_6_a_cent_more_is_of_use_only_where_cards_cost_exactly_that_together() -> None:
    """Cards cost 8 and 11 cents, the centre 40, 30, 20, 10 or nothing: so 9 cents buy no more than 8, and 21 no more than 20, but 19 do."""
    corners = position(gone="n e s w")
    assert [cents for cents in range(1, 24) if plan.spends(table(), corners, cents)] == [10, 11, 20, 21, 22]
    assert [cents for cents in range(1, 24) if plan.spends(table(), position(), cents)] == [8, 10, 11, 16, 18, 19, 20, 21, 22]
    assert [cents for cents in range(1, 24) if plan.spends(table(), position(gone="centre"), cents)] == [8, 11, 16, 19, 22]
