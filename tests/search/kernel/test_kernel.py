"""The kernel is one source that runs compiled and as it stands, with the same answers by the same steps."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from random import Random

import pytest

from benchmarks.hands import beside, make_hands
from benchmarks.kernel import mean_nodes, mean_nodes_asked
from benchmarks.met import hands_met
from benchmarks.oracle import Trie
from paperback import lexicon
from paperback.abilities.vocabulary import First, Last, SameLetterAgain
from paperback.bots.dials import USUAL
from paperback.engine.card import Card
from paperback.lexicon.arrays import EVERY_LEVEL, LexiconArrays, load
from paperback.search import best, best_few, spellings
from paperback.search.kernel import codes, kernel
from tests.search.against import compare
from tests.search.racks import DYSLEXIC, PLAIN, VOWELS, WILD, any_rack, any_value, arrays_of, rack_of, wide_rack

AS_PLAIN = """
from tests.search.kernel.test_kernel import answers
from paperback.search import COMPILED
import sys
words = sys.stdin.read().split()
print(COMPILED, answers(words))
"""


def answers(words: list[str]) -> str:
    """A digest of many answers and of the nodes that they took."""
    arrays = arrays_of(words)
    chance = Random(77)
    told = hashlib.sha256()
    for n in range(60):
        rack = (wide_rack if n % 2 else any_rack)(chance, 6, spacebar=n % 3 == 0)
        value = any_value(chance)
        found = best(arrays, rack, value)
        told.update(repr((found, best(arrays, rack, value, ties=False), best_few(arrays, rack, 4, value))).encode())
        if found:
            told.update(repr(spellings(rack, found.text, value)).encode())
    return told.hexdigest()


def test_the_plain_files_answer_as_the_compiled_ones_do(few_words: list[str]) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", AS_PLAIN],
        input=" ".join(few_words),
        env=os.environ | {"PAPERBACK_PLAIN": "1", "PYTHONPATH": os.pathsep.join(["src", "."])},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout.split() == ["False", answers(few_words)]


def conditions_of(face: Card) -> set[type]:
    return {type(condition) for ability in face.abilities for condition in ability.when}


@pytest.mark.parametrize("condition", [None, First, Last, SameLetterAgain])
def test_a_bound_by_letters_hides_no_word(common_words: LexiconArrays, common_trie: Trie, condition: type | None) -> None:
    """Pairs that need both letters side by side, first and last cards, letters that wilds repeat: the oracle finds no more."""
    faces = [face for face in PLAIN if (face.two_letter if condition is None else condition in conditions_of(face))]
    assert len(faces) > 2
    chance = Random(41)
    for _ in range(40):
        hand = [*chance.choices(faces, k=3), *chance.choices(PLAIN, k=chance.randint(0, 2)), *[WILD] * chance.randint(0, 2)]
        compare(common_words, common_trie, rack_of(hand, chance.choice([*VOWELS, DYSLEXIC])), any_value(chance))


def test_the_numbers_of_the_rows_are_seen_from_outside_whether_compiled_or_not() -> None:
    assert (codes.ROW, codes.ABILITIES) == (64, 20)
    assert kernel.__file__.endswith(".py") is not kernel.COMPILED


def test_the_nodes_visited_do_not_grow_unseen(default_words: LexiconArrays) -> None:
    """The mean over the 200 hands of the benchmark is the same on every machine; a better bound lowers it, and this number with it."""
    hands = [rack for _, rack in make_hands()]
    assert mean_nodes(default_words, hands, ties=False) == 505.09
    assert mean_nodes(default_words, hands[:80], ties=True) == 1328.3875


def test_the_nodes_visited_in_hands_of_games_do_not_grow_unseen(default_words: LexiconArrays) -> None:
    """As above, with a length mark; the hands are those of the game's computer players, so other play gives other hands."""
    met = hands_met()
    assert len(met) == 5010
    assert round(mean_nodes_asked(default_words, met, EVERY_LEVEL), 3) == 113.244
    assert round(mean_nodes_asked(load(lexicon.load("en"), level=USUAL), met, USUAL), 3) == 101.472


@pytest.mark.parametrize(("common", "nodes"), [("common-spacebar", 7922.025), ("common-dyslexic", 887.74)])
def test_8_1_the_nodes_of_two_words_and_turned_pairs_do_not_grow_unseen(default_words: LexiconArrays, common: str, nodes: float) -> None:
    assert mean_nodes(default_words, [rack for _, rack in beside(common, make_hands())], ties=False) == nodes
