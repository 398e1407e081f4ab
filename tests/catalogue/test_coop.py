"""The layouts of Fame cards that lie on each other."""

from __future__ import annotations

from collections import Counter

import pytest

from paperback.catalogue.coop import Spot, coop, layout
from paperback.catalogue.library import load


def test_11_1_four_layouts_and_the_pyramid_unless_another_is_chosen() -> None:
    assert [one.key for one in coop().layouts] == ["pyramid", "tower", "diamond", "twin_peaks"]
    assert coop().default == "pyramid"
    assert layout("tower").difficulty == "hard"
    with pytest.raises(KeyError, match="cube"):
        layout("cube")


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_11_1_all_fame_cards_of_the_game_lie_in_it(seats: int) -> None:
    library = load()
    costs = [library.faces[pile[0]].cost for pile in library.fame_piles]
    for one in coop().layouts:
        assert Counter(spot.cost for spot in one.tables[seats]) == dict(zip(costs, library.fame_sizes[seats], strict=True))


def test_1_1_and_catalogue_10_one_person_plays_with_the_layouts_for_two() -> None:
    assert all(one.tables[1] is one.tables[2] for one in coop().layouts)


def test_a_spot_knows_what_lies_on_it() -> None:
    spots = layout("pyramid").tables[2]
    assert spots[0] == Spot(id="a1", cost=17, x=0.0, y=0, covered_by=(1, 2))
    assert [spots[number].id for number in spots[0].covered_by] == ["b1", "b2"]


def test_11_2_token_limits() -> None:
    assert (coop().token_limit, coop().token_limit_hard) == (4, 3)
