"""The boards that the rules page draws are those of the catalogue."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from paperback.catalogue.coop import Spot, coop
from paperback.catalogue.spy import Space, spy_novel

DRAWN = json.loads((Path(__file__).parents[2] / "web/src/lib/rules/boards.json").read_text("utf-8"))
SEATS = 2
BOARDS: dict[str, Sequence[Spot | Space]] = {
    "spy_novel": spy_novel().spaces,
    **{layout.key: layout.tables[SEATS] for layout in coop().layouts},
}


def test_every_layout_is_drawn() -> None:
    assert set(DRAWN) == set(BOARDS)


@pytest.mark.parametrize("name", BOARDS)
def test_11_1_and_12_1_books_are_drawn_where_they_lie_each_after_those_below_it(name: str) -> None:
    spots = {(spot.x, spot.y): spot for spot in BOARDS[name]}
    drawn = [(x, y) for x, y, _ in DRAWN[name]]
    assert sorted(drawn) == sorted(spots)
    assert [cost for *_, cost in DRAWN[name]] == [spots[place].cost for place in drawn]
    for nth, place in enumerate(drawn):
        on_top = [(BOARDS[name][i].x, BOARDS[name][i].y) for i in spots[place].covered_by]
        assert all(drawn.index(other) > nth for other in on_top)
