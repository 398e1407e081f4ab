from __future__ import annotations

import pytest

from paperback.catalogue.coop import layout
from paperback.catalogue.spy import spy_novel
from paperback.engine.chance import SeededChance
from paperback.engine.rules import Moment
from paperback.engine.state import NOBODY
from paperback.modes.board.events import CountersPut, CountersTaken
from paperback.modes.board.part import full
from paperback.modes.board.state import BOARD
from paperback.testing import Table, scenario


def table() -> Table:
    return scenario("C A T ? ?", mode="cooperative")


def moment(table: Table) -> Moment:
    return Moment(table.game.rules, table.state, SeededChance(""), 0, None)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_5_the_layouts_hold_all_fame_cards_of_the_game(seats: int) -> None:
    rules = scenario("C A T ? ?", mode="cooperative", seats=seats).game.rules
    costs = [rules.faces[covers[0]].cost for covers in rules.library.fame_piles]
    for key in ("pyramid", "tower", "diamond", "twin_peaks"):
        spots = layout(key).tables[seats]
        assert [sum(spot.cost == cost for spot in spots) for cost in costs] == list(rules.library.fame_sizes[seats])


def test_1_5_every_place_has_a_card_of_its_cost_and_no_cover_lies_there_twice() -> None:
    game = table()
    board = BOARD.of(game.state)
    spots = layout("pyramid").tables[2]
    assert [game.game.rules.faces[game.state.faces[card]].cost for card in board.lying] == [spot.cost for spot in spots]
    assert len(set(game.keys(board.lying))) == len(spots)


def test_1_13_the_covers_are_random() -> None:
    laid = {
        tuple(
            scenario("C A T", mode="cooperative", seed=str(n)).keys(
                BOARD.of(scenario("C A T", mode="cooperative", seed=str(n)).state).lying
            )
        )
        for n in range(3)
    }
    assert len(laid) == 3


def test_11_1_a_card_is_open_when_nothing_lies_on_it() -> None:
    board = BOARD.of(table().state)
    middle = next(place for place, under in enumerate(board.covered_by) if len(under) == 2)
    assert not board.open(middle)
    first, second = board.covered_by[middle]
    board.take(board.lying[first], 0)
    assert not board.open(middle)
    board.take(board.lying[second], 0)
    assert board.open(middle)
    board.take(board.lying[middle], 0)
    assert not board.open(middle)


def test_11_2_counters_leave_with_their_card() -> None:
    game = table()
    board = BOARD.of(game.state)
    card = board.open_cards()[0]
    place = board.place(card)
    moment(game).say(CountersPut((card,), 2))
    assert board.counters[place] == 2
    assert board.take(card, 0)
    assert (board.lying[place], board.counters[place]) == (NOBODY, 0)
    assert not board.take(card, 0)


def test_counters_never_fall_below_none_and_a_full_card_is_told() -> None:
    game = table()
    board = BOARD.of(game.state)
    first, second = board.open_cards()[:2]
    moment(game).say(CountersPut((first, second), 2))
    moment(game).say(CountersTaken((first,), 3))
    assert [board.counters[board.place(card)] for card in (first, second)] == [0, 2]
    assert full(moment(game), 2)
    assert not full(moment(game), 3)


def test_a_copy_of_the_board_is_independent() -> None:
    state = table().state
    board, copy = BOARD.of(state), BOARD.of(state.copy())
    copy.take(copy.open_cards()[0], 0)
    copy.counters[0] += 1
    assert NOBODY not in board.lying
    assert not any(board.counters)


def test_12_1_the_same_places_serve_the_solo_game() -> None:
    assert [spot.covered_by for spot in spy_novel().spaces if spot.cost == 17] == [spy_novel().corners]
