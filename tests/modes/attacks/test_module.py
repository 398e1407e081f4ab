from __future__ import annotations

from collections import Counter

import pytest

from paperback.catalogue.library import load
from paperback.engine.card import Kind
from paperback.engine.game import Game
from paperback.engine.settings import Edition, preset
from paperback.engine.setup import LAYOUTS
from paperback.modes.registry import rules_for
from paperback.testing.lexicons import EVERY_WORD


@pytest.mark.parametrize("edition", ["anniversary", "classic"])
def test_9_1_the_11_attack_cards_join_the_offer_by_cost(edition: Edition) -> None:
    settings = preset(edition, seats=2, modules=("attacks",))
    game = Game(rules_for(settings, EVERY_WORD), "seed")
    game.start()
    market, faces = game.state.market, game.rules.faces
    found: Counter[str] = Counter()
    for (low, high), pile, beside in zip(LAYOUTS[settings.layout].piles, market.piles, market.alternates, strict=True):
        for card in (*pile, *(card for card in beside if card >= 0)):
            face = faces[game.state.faces[card]]
            assert low <= face.cost <= high
            found[face.key] += face.kind is Kind.ATTACK
    assert +found == Counter(card.key for card in load().faces if card.kind is Kind.ATTACK)
    assert found.total() == 11


def test_9_1_without_the_setting_there_are_none() -> None:
    game = Game(rules_for(preset("anniversary", seats=2), EVERY_WORD), "seed")
    game.start()
    assert not any(game.rules.faces[face].kind is Kind.ATTACK for face in game.state.faces)
