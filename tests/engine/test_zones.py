from __future__ import annotations

from paperback.engine.zones import misplaced, zones
from paperback.testing import scenario


def test_every_card_lies_in_one_zone() -> None:
    table = scenario("C A", draw="R S", modules=("typos", "genres"))
    assert sorted(zones(table.state)) == list(range(len(table.state.faces)))
    assert misplaced(table.state) == {}


def test_a_card_in_two_places_in_none_and_a_card_of_no_game_are_found() -> None:
    table = scenario("C A", draw="R S")
    state, (c, a) = table.state, table.me.hand
    table.me.hand[:] = [c, c, len(state.faces), -2]
    assert misplaced(state) == {c: 2, a: 0, len(state.faces): 1, -2: 1}
