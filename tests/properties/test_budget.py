"""A search that is stopped by its budget gives less, but nothing wrong."""

from __future__ import annotations

import pytest

from paperback.engine.commands import PlayWord
from paperback.engine.play import refused
from paperback.lexicon import arrays
from paperback.lexicon.lexicon import load as load_lexicon
from paperback.search import Rack, RackCard, best_few
from paperback.testing import scenario

BUDGETS = [*range(0, 4000, 61), 10_000, 60_000]


@pytest.mark.parametrize("common", ["common-spacebar", "common-e"])
def test_8_1_every_play_is_legal_wherever_the_search_stops(common: str) -> None:
    words = load_lexicon("en-common")
    table = scenario("start-t start-s start-n pair-ti-4-plain letter-e-4-common-used ? ?", common=common, lexicon=words)
    faces, ids = table.game.rules.faces, table.state.faces
    hand = tuple(RackCard(card, faces[ids[card]]) for card in table.me.hand)
    top = table.state.market.commons[-1]
    rack = Rack(hand, RackCard(top, faces[ids[top]]))
    for budget in BUDGETS:
        for found in best_few(arrays.load(words), rack, 10, budget=budget):
            assert refused(table.game.rules, table.state, 0, PlayWord(found.words), table.game.chance) is None, budget
