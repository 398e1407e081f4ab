from __future__ import annotations

import pytest

from paperback.catalogue.library import load
from paperback.engine import commands as cmd
from paperback.engine.card import Kind
from paperback.engine.fame import cards_of
from paperback.engine.game import Game
from paperback.engine.measures import deck_measures, left_of, measures, word_measures
from paperback.engine.rules import Rules
from paperback.engine.settings import preset
from paperback.engine.spelling import Tile
from paperback.engine.state import Line
from paperback.modes.registry import rules_for
from paperback.testing import scenario
from paperback.testing.lexicons import EVERY_WORD
from paperback.testing.table import Table
from paperback.testing.wanderer import wander


def of_word(table: Table) -> dict[str, int]:
    return word_measures(table.game.rules, table.state, table.seat)


def begun(seed: str = "measures", seats: int = 2) -> Table:
    game = Game(rules_for(preset("classic", seats=seats, first_seat=0), EVERY_WORD), seed)
    game.start()
    return Table(game)


def whole_hand(table: Table) -> cmd.PlayWord:
    """The hand as it lies, wilds as E."""
    return cmd.PlayWord((tuple(Tile(card, table.game.rules.faces[table.state.faces[card]].letters or "E") for card in table.me.hand),))


def test_13_2_a_word_is_as_long_as_its_letters() -> None:
    table = scenario("TH/2 I S ?")
    table.lay("TH/2 I S ?=T")
    assert of_word(table)["word_length"] == 5


def test_13_2_two_letter_cards_of_a_word_are_cards_not_letters() -> None:
    table = scenario("TH/2 ER/2 A ?")
    table.lay("TH/2 ER/2 A ?=S")
    assert of_word(table)["two_letter_cards_in_word"] == 2


def test_13_2_a_letter_read_double_is_no_two_letter_card() -> None:
    table = scenario("letter-o-4-doubled T")
    table.lay("T letter-o-4-doubled=OO")
    assert (of_word(table)["two_letter_cards_in_word"], of_word(table)["word_length"]) == (0, 3)


def test_13_2_vowels_are_letters_of_the_spelled_word_and_y_is_none() -> None:
    table = scenario("EA/2 Y ? B")
    table.lay("EA/2 Y ?=U B")
    assert of_word(table)["vowels_in_word"] == 3


def test_13_2_cards_of_the_hand_are_those_in_the_word_without_the_common_card() -> None:
    table = scenario("C A T S", common="common-o")
    table.lay("C common-o A T")
    assert of_word(table)["hand_cards_in_word"] == 3


def test_13_2_a_words_score_has_its_multipliers_and_no_cents_from_outside() -> None:
    table = scenario("C/3 A/1 letter-j-10-double-word T", common="common-spacebar", spacebar=True)
    table.lay("C/3 A/1 | letter-j-10-double-word T")
    assert table.score == 3 + 1 + (4 + 1) * 2 + 1
    assert of_word(table)["word_score"] == (4 + 1) * 2


def test_13_2_what_doubles_the_dearer_word_counts_for_it_alone() -> None:
    """Rules 8.3: abilities from outside the words double the dearer one."""
    table = scenario("C/9 A E TH/1 R S", common="common-spacebar", spacebar=True)
    table.lay("C/9 A E | TH/1 R S")
    table.me.turn.lines += [Line("dearest", 1, 0), Line("dearest", 1, 1)]
    assert table.score == 11 * 3 + 3 + 1
    assert of_word(table)["word_score"] == 11 * 3


def test_13_2_of_two_words_each_measure_takes_the_better_one() -> None:
    table = scenario("C/9 A E TH/1 R S", common="common-spacebar", spacebar=True)
    table.lay("C/9 A E | TH/1 R S")
    assert of_word(table) == {
        "word_length": 4,
        "word_score": 11,
        "two_letter_cards_in_word": 1,
        "vowels_in_word": 2,
        "hand_cards_in_word": 3,
    }


def test_13_2_without_a_word_there_is_nothing_to_measure() -> None:
    table = scenario("C A T")
    table.passes()
    assert set(of_word(table).values()) == {0}


def test_13_2_a_deck_is_counted_wherever_its_cards_are() -> None:
    table = scenario(
        "C A TH/2 fame-5 start-r", draw="fame-8 start-t common-e", discard="attack-de-6-no-wilds common-o ? fame-5", common="common-i"
    )
    table.lay("C A")
    assert deck_measures(table.game.rules, table.state, 0) == {
        "cards_in_deck": 12,
        "fame_cards_in_deck": 3,
        "common_cards_in_deck": 2,
        "two_letter_cards_in_deck": 2,
        "starting_cards_left": 3,
    }


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_13_2_every_card_of_a_new_deck_is_a_starting_card(edition: str) -> None:
    library = load()
    deck = library.starting[edition]
    faces = [*deck.fixed, *deck.upgraded, *deck.extra, deck.wild]
    assert {library.faces[face].kind for face in faces} == {Kind.STARTING}


def test_13_2_the_best_word_of_a_whole_game_counts_for_its_seat() -> None:
    table = begun()
    table.do(whole_hand(table))
    best = of_word(table)
    table.finish()
    table.others_pass()
    table.passes()
    table.finish()
    mine, other = measures(table.game.rules, table.game.entries)
    assert best.items() <= mine.items()
    assert mine["word_length"] == mine["longest_word"] == mine["hand_cards_in_word"] == 5
    assert {name: other[name] for name in best} == dict.fromkeys(best, 0)
    assert other["cards_in_deck"] == other["starting_cards_left"] == 10


def test_13_2_a_word_that_was_taken_back_was_never_written() -> None:
    table = begun()
    table.do(whole_hand(table))
    table.take_back()
    table.passes()
    assert [type(entry.did) for entry in left_of(table.game.entries)] == [type(None), cmd.Pass]
    mine, _ = measures(table.game.rules, table.game.entries)
    assert (mine["word_length"], mine["word_score"], mine["longest_word"]) == (0, 0, 0)


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_13_2_measures_agree_with_a_watcher_of_the_game(seed: str) -> None:
    """Taking back included: each word is measured when its turn is over."""
    rules: Rules = rules_for(preset("anniversary", seats=3, spacebar=True, dyslexic=True), EVERY_WORD)
    game = Game(rules, seed)
    game.start()
    wander(game, seed, take_back=0.2, most=400)
    replay = Game(rules, seed)
    best = [dict.fromkeys(("word_length", "word_score", "vowels_in_word"), 0) for _ in range(3)]
    for entry in left_of(game.entries):
        replay.resume([entry])
        for seat, found in enumerate(best):
            now = word_measures(rules, replay.state, seat)
            for name in found:
                found[name] = max(found[name], now[name])
    for seat, (found, told) in enumerate(zip(best, measures(rules, game.entries), strict=True)):
        assert found.items() <= told.items()
        assert told["cards_in_deck"] == len(cards_of(game.state.seats[seat]))
