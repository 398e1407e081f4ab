"""All combinations of modes and modules, with settings drawn for each: computer players end them, and random ones keep every law.

`PAPERBACK_SOAK` sets how many games of each combination are played; `make soak` plays many.
"""

from __future__ import annotations

import json
import os
import random

import pytest

from paperback.bots.registry import make
from paperback.bots.speller import Spellers
from paperback.bots.window import Window
from paperback.engine.chance import SeededChance
from paperback.engine.game import Game
from paperback.engine.play import Decision, begin, decide, waiting
from paperback.engine.rejection import Rejection
from paperback.lexicon import load
from paperback.modes.registry import rules_for
from paperback.notation.codec import codec, digest, encode
from paperback.testing import EVERY_WORD
from paperback.testing.combinations import Combination, combinations, settings_for
from paperback.testing.laws import check_command, check_places, check_waiting
from paperback.testing.secrets import check_stream, check_view
from paperback.testing.wanderer import Wanderer

SOAK = int(os.environ.get("PAPERBACK_SOAK", "1"))
PARTS = 48
EVERY = 7
"""Curious seats play every combination with every law at every step; every so many of them, for longer."""
STEPS, FEW_STEPS = 90 * SOAK, 40 * SOAK
MOST = 20_000
"""More commands than any game takes."""

PLAYERS = ("random", "greedy", "author@5", "casual@3", "novice@1")
"""Those that play quickly."""


def part(number: int) -> list[tuple[int, Combination]]:
    return list(enumerate(combinations()))[number::PARTS]


@pytest.mark.parametrize("number", range(PARTS))
def test_computer_players_end_every_combination(number: int) -> None:
    words = load("en-common")
    spellers = Spellers(words)
    for place, combination in part(number):
        for game in range(SOAK):
            settings = settings_for(combination, f"bots {game}")
            rules = rules_for(settings, words)
            seed = f"{place} {game}"
            chance = SeededChance(seed)
            bots = [make(PLAYERS[(place + game + seat) % len(PLAYERS)], spellers, f"{seed}/{seat}") for seat in range(settings.seats)]
            state = begin(rules, chance).state
            check_places(state)
            for _ in range(MOST):
                if state.outcome is not None:
                    break
                seat = waiting(rules, state)[0]
                command = bots[seat].choose(Window(rules, state, seat))
                decision = decide(rules, state, seat, command, chance)
                assert isinstance(decision, Decision), f"{settings}: {command} of seat {seat} is refused: {decision}"
                state = decision.state
                check_places(state)
                check_waiting(rules, state)
            assert state.outcome is not None, f"{settings} does not end"


@pytest.mark.parametrize("number", range(PARTS))
def test_curious_seats_keep_every_law_in_combinations(number: int) -> None:
    reader = codec()
    for place, combination in part(number):
        settings = settings_for(combination, f"laws {SOAK}")
        game = Game(rules_for(settings, EVERY_WORD), f"laws {place}")
        game.start()
        again = Game(game.rules, f"laws {place}")
        again.resume(game.entries)
        chance = random.Random(place)
        player = Wanderer(game, chance)
        viewers = [None, *range(settings.seats)]
        for _ in range(STEPS if place % EVERY == 0 else FEW_STEPS):
            acting = game.waiting()
            if not acting:
                break
            seat = chance.choice(acting)
            command = player.command(seat)
            assert isinstance(check_command(game.rules, game.state, seat, command, game.chance), Decision), f"{settings}: {command}"
            viewer = chance.choice(viewers)
            check_view(game.rules, game.state, viewer, chance)
            check_stream(game.rules, game.state, seat, command, game.chance, viewer, chance)
            entry = game.do(seat, command)
            assert not isinstance(entry, Rejection)
            read = reader.entry(json.loads(encode(entry)))
            assert read == entry
            again.resume([read])
            assert digest(again.state) == digest(game.state)
