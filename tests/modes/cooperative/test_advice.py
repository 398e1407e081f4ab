from __future__ import annotations

import pytest

from paperback.bots.greedy import Greedy
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.engine.commands import Answer, Buy, Command
from paperback.lexicon import arrays, load
from paperback.modes.board.state import BOARD, BoardState
from paperback.testing import Table, scenario
from tests.modes.cooperative.test_part import clear


@pytest.fixture(scope="module")
def greedy() -> Greedy:
    return Greedy(Speller(arrays.load(load("en-common"))))


def wanted(greedy: Greedy, table: Table) -> Command:
    return greedy.choose(Window(table.game.rules, table.state, 0))


def shopping(money: int) -> Table:
    table = scenario(f"C/{money} A/0 T/0 ? ?", mode="cooperative")
    table.spell("CAT")
    table.decline()
    return table


def load_open(board: BoardState, *counters: int) -> list[int]:
    """Put these counters on the open cards, the last number on all that are left; say which cards these are."""
    cards = list(board.open_cards())
    for n, card in enumerate(cards):
        board.counters[board.place(card)] = counters[min(n, len(counters) - 1)]
    return cards


def test_11_2_a_computer_buys_a_card_with_most_tokens_when_they_press(greedy: Greedy) -> None:
    table = shopping(30)
    _, *full = load_open(BOARD.of(table.state), 2, 3)
    assert wanted(greedy, table) in [Buy(card) for card in full]


def test_11_2_a_computer_buys_letters_while_tokens_do_not_press(greedy: Greedy) -> None:
    table = shopping(10)
    load_open(BOARD.of(table.state), 3, 0)
    command = wanted(greedy, table)
    assert isinstance(command, Buy)
    assert command.card not in BOARD.of(table.state).lying


def test_11_3_a_computer_buys_the_last_cards_when_it_can_have_all_of_them(greedy: Greedy) -> None:
    for money, wins in ((39, True), (38, False)):
        table = shopping(money)
        clear(table, but=3)
        command = wanted(greedy, table)
        assert isinstance(command, Buy)
        assert (command.card in BOARD.of(table.state).open_cards()) is wins
    table = shopping(39)
    clear(table, but=3)
    while table.state.outcome is None:
        table.do(wanted(greedy, table))
    assert table.state.outcome.winners == (0, 1)


def test_11_2_a_computer_puts_its_token_where_it_does_not_lose_and_others_lie(greedy: Greedy) -> None:
    table = shopping(0)
    _, bearing, *_ = load_open(BOARD.of(table.state), 3, 2, 0)
    table.done()
    assert wanted(greedy, table) == Answer((bearing,))
