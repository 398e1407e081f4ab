from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from paperback.bots import registry
from paperback.bots.dials import parse
from paperback.engine.commands import PlayWord
from paperback.engine.game import Game
from paperback.engine.settings import Settings
from paperback.modes.registry import MODES
from paperback.notation.agreement import Agreement, agree, rules_of
from paperback.server import thinker
from paperback.server.thinker import Fault, Order, prepare, think
from paperback.testing.combinations import Combination, combinations, settings_for

LARGEST = [max((one for one in combinations() if one.mode == mode), key=lambda one: len(one.modules)) for mode in MODES]
"""Every mode with all modules that go with it."""


@pytest.fixture
def order() -> Order:
    agreement = agree(Settings(first_seat=0), "en-common")
    game = Game(rules_of(agreement), "thinker")
    game.start()
    return Order(agreement, game.state, 0, parse("greedy"), "seed")


def test_an_order_is_all_that_a_move_is_found_by(order: Order) -> None:
    before = order.state.copy()
    move = think(registry.make, order)
    assert isinstance(move, PlayWord)
    assert think(registry.make, order) == move
    assert order.state == before


def test_a_player_that_is_not_asked_anything_has_no_move(order: Order) -> None:
    fault = think(registry.make, replace(order, seat=1))
    assert isinstance(fault, Fault)
    assert "seat 1 is not asked anything" in fault.why


def test_words_that_cannot_be_made_ready_are_told(order: Order, monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(agreement: Agreement) -> None:
        raise OSError(28, f"no room for {agreement.lexicon.id}")

    assert prepare(order.agreement, 3) is None
    monkeypatch.setattr(thinker, "_rules", failing)
    fault = prepare(order.agreement, 3)
    assert isinstance(fault, Fault)
    assert "no room for en-common" in fault.why


@pytest.mark.parametrize("combination", LARGEST, ids=lambda combination: combination.mode)
def test_an_order_travels_whole_in_every_mode_with_every_module(combination: Combination) -> None:
    agreement = agree(settings_for(combination, "travel"), "en-common")
    rules = rules_of(agreement)
    game = Game(rules, "travel")
    game.start()
    for _ in range(60):
        if not (seats := game.waiting()):
            break
        order = Order(agreement, game.state, seats[0], parse("greedy"), "seed")
        there: Order = pickle.loads(pickle.dumps(order))
        assert there == order
        command = think(registry.make, there)
        assert command == think(registry.make, order)
        assert not isinstance(command, Fault)
        game.do(seats[0], command)
    assert game.state.turn > 0
