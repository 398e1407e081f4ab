from __future__ import annotations

import pytest

from paperback.engine.commands import Command, TakeBack
from paperback.engine.events import WordPlayed
from paperback.engine.game import Game
from paperback.engine.settings import preset
from paperback.modes.registry import rules_for
from paperback.testing import EVERY_WORD
from paperback.testing.wanderer import wander


def wandered(seed: str, **how: bool | float) -> Game:
    game = Game(rules_for(preset("anniversary", spacebar=True, dyslexic=True), EVERY_WORD), "table")
    game.start()
    wander(game, seed, eager=bool(how.get("eager")), take_back=float(how.get("take_back", 0)))
    return game


@pytest.mark.parametrize("eager", [True, False])
def test_a_game_of_wanderers_ends_and_its_seed_decides_it(eager: bool) -> None:
    assert wandered("a", eager=eager).state.outcome is not None
    assert wandered("a", eager=eager).entries == wandered("a", eager=eager).entries
    assert wandered("a", eager=eager).entries != wandered("b", eager=eager).entries


def test_wanderers_give_every_kind_of_command() -> None:
    done: set[type[Command]] = {type(entry.did) for seed in "abcdef" for entry in wandered(seed, take_back=0.1).entries if entry.did}
    assert done == {TakeBack, *wandered("a").rules.commands}


def test_wanderers_read_and_split_words_in_every_way() -> None:
    played = [
        event.play for seed in "abcdefgh" for entry in wandered(seed).entries for event in entry.events if isinstance(event, WordPlayed)
    ]
    assert {len(play.words) for play in played} == {1, 2}
    assert len({card for play in played for card in play.applied}) == 2
