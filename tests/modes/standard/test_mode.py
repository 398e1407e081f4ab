from __future__ import annotations

import pytest

from paperback.engine.card import At
from paperback.engine.game import Game
from paperback.engine.settings import Edition, preset
from paperback.engine.steps import EndTurn, Question, Shop, SpellWord, StartTurn, UseAbilities
from paperback.modes.registry import rules_for
from paperback.modes.standard.mode import STANDARD
from paperback.testing import EVERY_WORD
from paperback.testing.wanderer import wander


def test_2_1_a_turn_is_word_length_abilities_score_purchases_discard_draw() -> None:
    assert [type(step) for step in STANDARD.turn if isinstance(step, StartTurn | Question | EndTurn)] == [
        StartTurn,
        SpellWord,
        Shop,
        EndTurn,
    ]
    assert [step.at for step in STANDARD.turn if isinstance(step, UseAbilities)] == [At.RESOLVE, At.RESOLVE, At.SCORE, At.DRAW]


@pytest.mark.parametrize("edition", ["anniversary", "classic"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_3_1_a_whole_game_ends_and_everybody_is_placed(edition: Edition, seats: int) -> None:
    game = Game(rules_for(preset(edition, seats=seats), EVERY_WORD), "whole")
    game.start()
    wander(game, "whole")
    assert game.state.outcome is not None
    assert len(game.state.outcome.places) == seats
    assert min(game.state.outcome.places) == 1


def test_rules_hold_the_settings_and_the_lexicon_that_were_agreed() -> None:
    settings = preset("classic", seats=4)
    rules = rules_for(settings, EVERY_WORD)
    assert (rules.settings, rules.lexicon, rules.mode) == (settings, EVERY_WORD, STANDARD)
