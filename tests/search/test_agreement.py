"""Kernel = engine: what the search promises is what the engine pays and deals when the word is played with the search's choices."""

from __future__ import annotations

from random import Random

import pytest

from paperback.abilities.vocabulary import CopyNeighbour, MultiplyCard
from paperback.engine.card import Kind
from paperback.engine.commands import Answer, PlayWord
from paperback.engine.rules import Moment, place_of
from paperback.engine.steps import ChooseCards, Shop, Use
from paperback.lexicon.arrays import LexiconArrays
from paperback.search import Found, Rack, RackCard, best, spellings
from paperback.testing.scenario import scenario
from paperback.testing.table import Table
from tests.search.racks import LIBRARY, any_rack

DECK = " ".join(["start-s"] * 40)


def table_of(rack: Rack) -> tuple[Table, Rack]:
    """A table whose seat holds this hand, and the rack with the table's ids."""
    hand = " ".join(face.key for _, face in rack.hand)
    common = rack.common.face.key if rack.common else "common-a"
    table = scenario(hand, common=common, draw=DECK)
    cards = tuple(RackCard(card, LIBRARY.card(key)) for card, key in zip(table.me.hand, table.hand, strict=True))
    return table, Rack(cards, RackCard(table.state.market.commons[-1], LIBRARY.card(common)) if rack.common else None)


def play(table: Table, found: Found) -> None:
    """Play the word, copy and multiply as the search says, and otherwise do as little as may be."""
    table.do(PlayWord(found.words))
    choices = {CopyNeighbour: dict(found.copies), MultiplyCard: dict(found.targets)}
    while not isinstance(table.question, Shop):
        command = table.least()
        question = table.question
        if isinstance(question, ChooseCards) and isinstance(question.then, Use):
            live = question.then.live
            source = place_of(Moment(table.game.rules, table.state, table.game.chance, table.seat, None), live).source
            effect = LIBRARY.faces[live.face].abilities[live.ability].do
            wanted = choices.get(type(effect), {}).get(source)
            if wanted is not None:
                command = Answer((wanted,))
        table.do(command)


@pytest.mark.parametrize("seed", range(3))
def test_2_10_the_engine_pays_and_draws_what_the_search_found(common_words: LexiconArrays, seed: int) -> None:
    chance = Random(500 + seed)
    played = 0
    for n in range(120):
        rack = any_rack(chance, 7, spacebar=n % 4 == 0)
        # there is one of each common card, and the engine has no attacks yet
        hand = [card for card in rack.hand if card[1].kind is not Kind.ATTACK and not (rack.common and card[1] is rack.common.face)]
        rack = Rack(tuple(hand), rack.common)
        table, rack = table_of(rack)
        found = best(common_words, rack)
        if found is None:
            continue
        ways = spellings(rack, found.text, limit=50)
        for way in (found, ways[len(ways) // 2]):
            table, _ = table_of(rack)
            play(table, way)
            assert table.score == way.score, (table.hand, way, table.lines)
            table.finish()
            assert len(table.hand) == 5 + way.draws
            played += 1
    assert played > 100
