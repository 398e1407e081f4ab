from __future__ import annotations

import pytest

from benchmarks.hands import beside, make_hands
from paperback.bots.dials import USUAL
from paperback.bots.speller import Speller, Spellers
from paperback.bots.window import Window
from paperback.engine.spelling import Word
from paperback.lexicon import Lexicon, arrays
from paperback.search import PEOPLE
from paperback.testing import scenario


def test_only_words_of_its_vocabulary_are_found(english: Lexicon, speller: Speller) -> None:
    table = scenario("R S T ? ?", common="common-e")
    window = Window(table.game.rules, table.state, 0)
    few = speller.best_few(window.rack(), PEOPLE, 2, 50)
    assert len(few) == 50
    assert max(english.level(found.text) for found in few) <= USUAL
    everything = Speller(arrays.load(english), level=5).best_few(window.rack(), PEOPLE, 2, 200)
    assert max(english.level(found.text) for found in everything) > USUAL
    best = speller.best(window.rack(), PEOPLE, 2)
    assert best
    assert best.value == few[0].value


@pytest.mark.parametrize("level", [USUAL, 4])
def test_a_graph_of_known_words_alone_gives_the_same_plays_with_less_walking(english: Lexicon, level: int) -> None:
    small, whole = Spellers(english).of(level), Speller(arrays.load(english), level)
    walked = [0, 0]
    for rack in [rack for _, rack in make_hands()] + [rack for _, rack in beside("common-dyslexic", make_hands(40))]:
        found = [speller.best(rack, PEOPLE, 2) for speller in (small, whole)]
        assert found[0] == (found[1] and found[0] and found[1]._replace(nodes=found[0].nodes))
        walked = [nodes + (play.nodes if play else 0) for nodes, play in zip(walked, found, strict=True)]
    assert walked[0] < walked[1]


def test_7_3_only_accepted_words_are_found(speller: Speller) -> None:
    table = scenario("R S T ? ?", common="common-e")
    rack = Window(table.game.rules, table.state, 0).rack()

    def opens_with_s(words: tuple[Word, ...]) -> bool:
        return words[0][0].letters == "S"

    best = speller.best(rack, PEOPLE, 2, opens_with_s)
    few = speller.best_few(rack, PEOPLE, 2, 10, opens_with_s)
    assert best
    assert best.value == few[0].value
    assert {play.text[0] for play in (best, *few)} == {"S"}
