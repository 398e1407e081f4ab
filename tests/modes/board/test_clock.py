from __future__ import annotations

import pytest

from paperback.modes.board.clock import FEWEST_TURNS, turns_left
from paperback.modes.board.state import BOARD
from paperback.modes.registry import MODES
from paperback.testing import scenario


@pytest.mark.parametrize(("mode", "seats"), [("cooperative", 3), ("spy_novel", 1)])
def test_11_4_and_12_11_the_end_of_a_turn_ends_nothing(mode: str, seats: int) -> None:
    table = scenario("C A T ? ?", mode=mode, seats=seats, idle=99, turn=99)
    assert MODES[mode].ending(table.game.rules, table.state) is None


def test_a_game_lasts_as_long_as_its_cards_shared_by_all_seats_and_nobody_knows_the_last_turn() -> None:
    table = scenario("C A T ? ?", mode="cooperative", seats=3)
    board, rules = BOARD.of(table.state), table.game.rules
    cards = len(board.cards())
    assert turns_left(3)(rules, table.state, 0) == cards
    board.take(board.open_cards()[0], 0)
    assert turns_left(3)(rules, table.state, 0) == cards - 1
    for card in board.cards():
        board.take(card, 0)
    assert turns_left(3)(rules, table.state, 0) == FEWEST_TURNS
