from __future__ import annotations

from dataclasses import replace

import pytest

from paperback.bots import registry
from paperback.bots.dials import parse
from paperback.engine.commands import PlayWord
from paperback.engine.game import Game
from paperback.engine.settings import Settings
from paperback.notation.agreement import Agreement, agree, rules_of
from paperback.server import thinker
from paperback.server.thinker import Fault, Order, prepare, think


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
