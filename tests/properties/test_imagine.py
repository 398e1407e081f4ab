"""What a seat imagines, in every combination of modes and modules: nothing it sees changes, nothing it does not see matters."""

from __future__ import annotations

import random

import pytest

from paperback.bots.registry import make
from paperback.bots.speller import Spellers
from paperback.bots.window import Window
from paperback.engine.chance import SeededChance
from paperback.engine.game import Game
from paperback.engine.imagine import imagine
from paperback.engine.play import advance, waiting
from paperback.engine.rules import Rules
from paperback.engine.state import GameState
from paperback.engine.view import view
from paperback.engine.zones import zones
from paperback.lexicon import load
from paperback.modes.registry import rules_for
from paperback.testing import EVERY_WORD
from paperback.testing.combinations import Combination, combinations, settings_for
from paperback.testing.laws import check_places
from paperback.testing.secrets import exchanged, hidden, permutation
from paperback.testing.wanderer import Wanderer

PARTS = 24
EVERY = 9
"""Every so many of the combinations are played for longer."""
STEPS, MANY_STEPS = 10, 60
IMAGINED = 0.25
"""How often a state on the way is imagined."""
MOST = 20_000
"""More commands than any game takes."""


def part(number: int) -> list[tuple[int, Combination]]:
    return list(enumerate(combinations()))[number::PARTS]


def check_imagined(rules: Rules, state: GameState, seat: int, seed: str) -> bool:
    """All that holds of one state and one seat; whether another chance imagines another state."""
    before, chance, other = state.copy(), SeededChance(seed), SeededChance(f"other {seed}")
    world = imagine(rules, state, seat, chance)
    assert state == before, "the caller's state is touched"
    check_places(world)
    assert len(zones(world)) == len(zones(state))
    assert view(rules, world, seat) == view(rules, state, seat)
    assert view(rules, world, None) == view(rules, state, None)
    assert waiting(rules, world) == waiting(rules, state)
    assert imagine(rules, state, seat, chance) == world
    # what was imagined looks the same to the seat: from there it imagines the same, whatever was dealt, done or designed otherwise
    another = imagine(rules, state, seat, other)
    assert imagine(rules, another, seat, chance) == world
    # where a round is played at once, the exchange would also rename what the seat knew of its own cards when it began
    own = set(state.seats[seat].draw) if rules.mode.at_once else set[int]()
    groups = [[card for card in group if card not in own] for group in hidden(rules, state, seat)]
    assert imagine(rules, exchanged(state, permutation(groups, random.Random(seed))), seat, chance) == world
    return another != world


@pytest.mark.parametrize("number", range(PARTS))
def test_a_seat_imagines_what_it_cannot_tell_from_the_truth(number: int) -> None:
    others: list[bool] = []
    for place, combination in part(number):
        settings = settings_for(combination, "imagine")
        game = Game(rules_for(settings, EVERY_WORD), f"imagine {place}")
        game.start()
        chance = random.Random(place)
        player = Wanderer(game, chance)
        for step in range(MANY_STEPS if place % EVERY == 0 else STEPS):
            if chance.random() < IMAGINED:
                others.append(check_imagined(game.rules, game.state, chance.randrange(settings.seats), f"{place} {step}"))
            acting = game.waiting()
            if not acting:
                break
            seat = chance.choice(acting)
            game.do(seat, player.command(seat))
    assert all(others)
    assert len(others) > len(part(number))


def played_out(rules: Rules, world: GameState, spellers: Spellers, seed: str) -> GameState:
    """The game as computer players end it."""
    chance = SeededChance(seed)
    names = ("greedy", "random", "author@5", "casual@2", "novice@1")
    bots = [make(names[(seat + len(seed)) % len(names)], spellers, f"{seed}/{seat}") for seat in range(len(world.seats))]
    for _ in range(MOST):
        if world.outcome is not None:
            return world
        seat = waiting(rules, world)[0]
        advance(rules, world, seat, bots[seat].choose(Window(rules, world, seat)), chance)
    msg = "the imagined game does not end"
    raise AssertionError(msg)


@pytest.mark.parametrize("number", range(8))
def test_computer_players_end_the_games_that_a_seat_imagines(number: int) -> None:
    words = load("en-common")
    spellers = Spellers(words)
    for place, combination in list(enumerate(combinations()))[number * 7 :: 131]:
        settings = settings_for(combination, "imagined game")
        game = Game(rules_for(settings, words), f"imagined game {place}")
        game.start()
        chance = random.Random(place)
        player = Wanderer(game, chance)
        for _ in range(chance.randrange(60)):
            if acting := game.waiting():
                seat = chance.choice(acting)
                game.do(seat, player.command(seat))
        world = imagine(game.rules, game.state, chance.randrange(settings.seats), SeededChance(f"{place}"))
        check_places(played_out(game.rules, world, spellers, f"on {place}"))
