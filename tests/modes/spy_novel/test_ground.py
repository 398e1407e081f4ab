from __future__ import annotations

import pytest

from paperback.modes.spy_novel import ground
from tests.modes.spy_novel.spying import NAMES, PLACES


def lies(gone: str = "") -> tuple[bool, ...]:
    return tuple(NAMES[place] not in gone.split() for place in range(9))


def names(places: tuple[int, ...]) -> set[str]:
    return {NAMES[place] for place in places}


@pytest.mark.parametrize(
    ("place", "gone", "touched"),
    [("s", "", "se sw"), ("se", "", "e s centre"), ("centre", "", "ne se sw nw"), ("se", "e s", "centre"), ("n", "ne", "nw")],
)
def test_12_4_cards_touch_that_lie_on_each_other(place: str, gone: str, touched: str) -> None:
    assert names(ground.touching(lies(gone), PLACES[place])) == set(touched.split())


def test_12_4_the_hero_moves_over_touching_cards_the_centre_included() -> None:
    assert names(ground.within(lies(), PLACES["s"], 1)) == {"se", "sw"}
    assert names(ground.within(lies(), PLACES["s"], 2)) == {"se", "sw", "e", "w", "centre"}
    assert names(ground.within(lies("e s w"), PLACES["se"], 2)) == {"centre", "ne", "nw", "sw"}


def test_12_4_the_enemy_goes_clockwise_to_the_next_card_of_the_ring_however_far() -> None:
    here, walked = PLACES["n"], []
    for _ in range(8):
        here = ground.along(lies(), here, clockwise=True)
        walked.append(NAMES[here])
    assert walked == ["ne", "e", "se", "s", "sw", "w", "nw", "n"]
    assert NAMES[ground.along(lies("ne e se"), PLACES["n"], clockwise=True)] == "s"
    assert NAMES[ground.along(lies("nw w"), PLACES["n"], clockwise=False)] == "sw"
    assert NAMES[ground.along(lies("ne e se s w nw n"), PLACES["sw"], clockwise=True)] == "sw"


def test_12_5_who_makes_room_goes_to_a_touching_card_but_the_enemy_never_to_the_centre() -> None:
    assert names(ground.room(lies("s"), PLACES["s"], enemy=True)) == {"se", "sw"}
    assert names(ground.room(lies("e s se"), PLACES["se"], enemy=False)) == {"centre"}
    assert names(ground.room(lies("e s se"), PLACES["se"], enemy=True)) == {"sw"}


def test_12_6_the_centre_costs_ten_less_for_each_corner_laid_bare() -> None:
    assert [ground.centre_price(lies(gone)) for gone in ("", "ne", "ne se", "ne se sw")] == [40, 30, 20, 10]


def test_12_5_reach_is_nothing_until_on_the_move_is_upgraded() -> None:
    assert ground.reach(()) == ground.reach(("infiltration", "safe-house", "counterintel")) == 0
    assert ground.reach(("on-the-move",)) == 1


def test_12_5_open_cards_in_reach_and_the_centre_can_be_bought() -> None:
    assert names(ground.buyable(lies(), PLACES["s"], ())) == {"s", "centre"}
    assert names(ground.buyable(lies(), PLACES["se"], ())) == {"centre"}
    assert names(ground.buyable(lies(), PLACES["se"], ("on-the-move",))) == {"e", "s", "centre"}
    assert names(ground.buyable(lies("e s"), PLACES["centre"], ("on-the-move",))) == {"se", "centre"}
