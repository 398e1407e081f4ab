from __future__ import annotations

import pytest

from paperback.bots.greedy import Greedy, wanted
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.catalogue.themes import themes
from paperback.engine.commands import Command, Pass, Pick, PlayWord
from paperback.engine.spelling import text
from paperback.lexicon import Lexicon, arrays, load
from paperback.modes.themes.words import THEME
from paperback.testing import Table, scenario


def choose(table: Table, speller: Speller) -> Command:
    window = Window(table.game.rules, table.state, 0)
    chosen = Greedy(speller).choose(window)
    assert window.allows(chosen)
    return chosen


def word(table: Table, speller: Speller) -> str:
    chosen = choose(table, speller)
    assert isinstance(chosen, PlayWord)
    return " ".join(text(one) for one in chosen.words)


def test_the_word_with_the_most_money_is_laid(speller: Speller) -> None:
    assert "Z" in word(scenario("C/1 A/1 T/1 Z/9 O/1"), speller)


def test_without_a_word_the_seat_passes(speller: Speller) -> None:
    """2.1."""
    assert choose(scenario("V C", common="common-e"), speller) == Pass()


def test_a_long_word_is_worth_a_little_money(speller: Speller) -> None:
    """2.6: seven letters win the common card."""
    table = scenario("R/1 E/1 M/1 E/1 M/1 BE/1 R/1 S/1")
    assert len(word(table, speller)) >= 7


def test_the_last_common_card_is_left_when_winning_it_loses_the_game(speller: Speller) -> None:
    hand = "UN/1 D/1 ER/1 ST/1 A/1 N/1 D/1 I/1 N/1 G/1"
    losing = scenario(hand, won=3, owned={1: "fame-17 fame-17"}, fame={3: 0})
    winning = scenario(hand, won=3, discard="fame-17 fame-11")
    assert len(word(losing, speller)) < 10
    assert len(word(winning, speller)) == 13


@pytest.mark.parametrize("least", [3, 5, 7])
def test_2_3_words_are_as_long_as_the_table_wants(least: int, speller: Speller) -> None:
    table = scenario("J/9 O/9 R/1 A/1 T/1 I/1 N/1 G/1 S/1", minimum_word=least)
    assert len(word(table, speller)) >= least


def test_no_word_is_long_enough(speller: Speller) -> None:
    assert choose(scenario("A S", common="common-e", minimum_word=7), speller) == Pass()


def test_words_on_the_strong_list_and_rare_words_are_not_played(english: Lexicon, speller: Speller) -> None:
    for key in ("CHYLE", "ANERGY"):
        assert english.level(key) > speller.level
    strong = [line for line in english.info.read("strong").decode().split() if line.upper() in english]
    assert strong
    every = Speller(arrays.load(english), level=5)
    for spelling in strong[:60]:
        table = scenario(" ".join(spelling.upper()), common="common-spacebar", lexicon=english)
        chosen = Greedy(every).choose(Window(table.game.rules, table.state, 0))
        if isinstance(chosen, PlayWord):
            assert not any(english.blocked(text(one), "strong") for one in chosen.words)


def test_the_same_position_gives_the_same_command(english: Lexicon, speller: Speller) -> None:
    table = scenario("R ? S letter-h-6-copy letter-o-7-double-neighbour ? TH", lexicon=english)
    again = Speller(arrays.load(load("en")))
    assert choose(table, speller) == choose(table, again) == choose(table, speller)


def test_abilities_that_wait_are_used_one_after_the_other(speller: Speller) -> None:
    """2.8."""
    table = scenario("letter-m-5-trash letter-n-6-look-5 A start-r", draw="R T S L N")
    table.lay("letter-m-5-trash A letter-n-6-look-5")
    assert choose(table, speller) == Pick(0)


def test_a_mark_is_part_of_what_is_wanted() -> None:
    assert wanted(7).mark == 7
    assert wanted(7).gain > 0


def test_10_3_a_word_that_takes_the_theme_is_worth_a_cent_less(speller: Speller) -> None:
    seeds = (scenario("D/1 O/1 G/1 T/2", modules=("themes",), common="common-i", seed=str(n)) for n in range(200))
    table = next(one for one in seeds if themes()[THEME.of(one.state).theme].key == "theme-wild-creatures")
    assert word(table, speller) in themes()[THEME.of(table.state).theme].words["en"]
    THEME.of(table.state).holder = 0
    assert "T" in word(table, speller)
