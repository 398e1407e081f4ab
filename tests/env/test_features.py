"""What parts show, as numbers: the same thing that is seen, within the arrays and ranges that were promised."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from paperback.engine.features import Feature, face_of, from_me, letters_of, me, seat_of
from paperback.engine.game import Game
from paperback.engine.rules import Rules
from paperback.engine.seen import AskCards, AskOption, SeatView
from paperback.engine.settings import Settings
from paperback.engine.view import view
from paperback.modes.registry import MODES, all_parts, rules_for
from paperback.testing.combinations import Combination, combinations, settings_for
from paperback.testing.lexicons import EVERY_WORD
from paperback.testing.wanderer import Wanderer


def views(rules: Rules, seed: str, commands: int) -> Iterator[SeatView]:
    """What the seats see in the course of a random game."""
    game, chance = Game(rules, seed), random.Random(seed)
    game.start()
    wanderer = Wanderer(game, chance)
    for _ in range(commands):
        waiting = game.waiting()
        if not waiting:
            return
        seat = chance.choice(waiting)
        yield view(rules, game.state, seat)
        game.do(seat, wanderer.command(seat))


def numbers(content: Any, shape: tuple[int, ...]) -> list[int]:
    """All numbers, which must fit the shape."""
    assert len(content) <= shape[0]
    return [int(one) for one in content] if len(shape) == 1 else [n for one in content for n in numbers(one, shape[1:])]


def features(rules: Rules) -> list[tuple[str, Feature]]:
    return [(part.name, feature) for part in rules.parts if part.features for feature in part.features(rules)]


BIGGEST = {mode: max((c for c in combinations() if c.mode == mode), key=lambda c: len(c.modules)) for mode in MODES}
"""Every mode with all modules that go with it."""


@pytest.mark.parametrize("combination", [*BIGGEST.values(), *(Combination(mode, ()) for mode in MODES)], ids=lambda one: one.name)
def test_every_number_of_every_part_is_in_its_array_and_in_its_range(combination: Combination) -> None:
    rules = rules_for(settings_for(combination, "features"), EVERY_WORD)
    found = features(rules)
    for seen in views(rules, "features", 120):
        for _, feature in found:
            values = numbers(feature.of(seen), feature.shape)
            assert all(feature.least <= value <= feature.most for value in values), feature.name


@pytest.mark.parametrize("combination", BIGGEST.values(), ids=lambda one: one.name)
def test_every_reason_for_which_cards_and_options_are_asked_is_known(combination: Combination) -> None:
    rules = rules_for(settings_for(combination, "reasons"), EVERY_WORD)
    known = {reason for part in rules.parts for reason in part.reasons} | set(rules.effect_names.values())
    for seen in views(rules, "reasons", 150):
        question = seen.mine.question if seen.mine else None
        if isinstance(question, AskCards):
            assert question.effect in known
        if isinstance(question, AskOption):
            assert question.reason in known


def test_every_part_that_shows_something_has_features() -> None:
    assert [part.name for part in all_parts() if part.seen and not part.features] == []


def test_seats_are_counted_from_the_viewer() -> None:
    rules = rules_for(Settings(seats=3), EVERY_WORD)
    game = Game(rules, "seats")
    game.start()
    seen = view(rules, game.state, 1)
    assert from_me(seen, "abc") == ["b", "c", "a"]
    assert [seat_of(seen, seat) for seat in (1, 2, 0, None)] == [1, 2, 3, 0]
    with pytest.raises(ValueError, match="onlooker"):
        me(view(rules, game.state, None))


def test_designs_and_letters_are_counted_from_1() -> None:
    rules = rules_for(Settings(), EVERY_WORD)
    assert (face_of(rules, rules.faces[7].key), face_of(rules, ""), face_of(rules, None)) == (8, 0, 0)
    assert letters_of("AZ") == [1, 26]
