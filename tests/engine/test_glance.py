"""A glance shows what a view shows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from paperback.engine.game import Game
from paperback.engine.glance import Glance
from paperback.engine.rules import Rules
from paperback.engine.state import GameState
from paperback.engine.view import view
from paperback.modes.registry import MODES, rules_for
from paperback.testing import scenario
from paperback.testing.combinations import Combination, combinations, settings_for
from paperback.testing.lexicons import EVERY_WORD
from paperback.testing.wanderer import Wanderer

BIGGEST = [max((c for c in combinations() if c.mode == mode), key=lambda c: len(c.modules)) for mode in MODES]


def states(rules: Rules, seed: str) -> Iterator[tuple[GameState, int]]:
    game, chance = Game(rules, seed), random.Random(seed)
    game.start()
    wanderer = Wanderer(game, chance)
    while (waiting := game.waiting()) and len(game.entries) < 150:
        seat = chance.choice(waiting)
        yield game.state, seat
        game.do(seat, wanderer.command(seat))


def plain(seen: Any) -> Any:
    """All that is seen, in the order of the fields."""
    if isinstance(seen, tuple):
        return tuple(plain(one) for one in seen)
    if isinstance(seen, Mapping):
        return {key: plain(one) for key, one in seen.items()}
    return [(field.name, plain(getattr(seen, field.name))) for field in fields(seen)] if is_dataclass(seen) else seen


@pytest.mark.parametrize("combination", [*BIGGEST, *(Combination(mode, ()) for mode in MODES)], ids=lambda one: one.name)
def test_14_2_a_glance_shows_what_a_view_shows(combination: Combination) -> None:
    rules = rules_for(settings_for(combination, "glance"), EVERY_WORD)
    seen = 0
    for state, seat in states(rules, "glance"):
        table = rules.mode.lens(rules, state, seat)
        glance, whole = Glance(rules, table, seat), view(rules, table, seat)
        assert plain(glance.market.offers) == plain(whole.market.offers)
        assert plain(glance) == plain(whole)
        seen += 1
    assert seen > 20


def test_what_is_looked_at_is_built_once() -> None:
    table = scenario("C A T Z/1 R")
    seen = Glance(table.game.rules, table.state, 0)
    assert seen.mine is seen.mine
    assert seen.market.offers == seen.market.offers
    assert seen.seats[0].shelf is seen.seats[0].shelf


def test_a_field_that_is_not_there_is_missed() -> None:
    table = scenario("C A T Z/1 R")
    seen = Glance(table.game.rules, table.state, 0)
    with pytest.raises(AttributeError):
        seen.market.nothing  # type: ignore[attr-defined]  # noqa: B018 - the error is what is tested
    with pytest.raises(KeyError):
        seen.parts["nothing"]
