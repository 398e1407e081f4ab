from __future__ import annotations

import pytest

from paperback.engine.commands import Buy, Done, PlayWord
from paperback.engine.game import Game
from paperback.engine.settings import preset
from paperback.modes.registry import rules_for
from paperback.testing import EVERY_WORD
from paperback.testing.sensible import CHEAPEST, Sensible
from paperback.testing.wanderer import Wanderer, wander


def ended(player: type[Wanderer], seed: str) -> Game:
    game = Game(rules_for(preset("anniversary", mode="spy_novel", seats=1), EVERY_WORD), seed)
    game.start()
    wander(game, seed, eager=True, kind=player)
    assert game.state.outcome
    return game


def victories(player: type[Wanderer]) -> int:
    outcomes = [ended(player, str(seed)).state.outcome for seed in range(6)]
    return sum(bool(outcome and outcome.winners) for outcome in outcomes)


def test_it_wins_where_a_random_player_does_not() -> None:
    assert victories(Wanderer) == 0
    assert victories(Sensible) >= 2


def test_it_plays_the_same_game_from_the_same_seed() -> None:
    assert ended(Sensible, "3").entries == ended(Sensible, "3").entries


@pytest.mark.parametrize("seed", ["1", "2"])
def test_it_lays_more_than_a_random_player_and_leaves_the_cheapest_cards(seed: str) -> None:
    game = Game(rules_for(preset("anniversary", seats=2), EVERY_WORD), seed)
    game.start()
    wander(game, seed, eager=True, kind=Sensible)
    did = [entry.did for entry in game.entries if entry.did]
    costs = [game.rules.faces[game.state.faces[command.card]].cost for command in did if isinstance(command, Buy)]
    assert sum(cost >= CHEAPEST for cost in costs) > len(costs) / 2
    assert any(isinstance(command, PlayWord) for command in did)
    assert any(isinstance(command, Done) for command in did)
