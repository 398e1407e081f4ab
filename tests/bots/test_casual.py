from __future__ import annotations

import pytest

from paperback.bots.casual import LETTERS, RARE, Casual, fame_time, worth
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.engine.commands import Buy, Command, PlayWord
from paperback.engine.spelling import text
from paperback.testing import Table, scenario

LATE = "letter-j-10-double-word letter-h-6-copy letter-n-6-look-5 letter-m-5-trash letter-o-7-double-neighbour"


def window(table: Table) -> Window:
    return Window(table.game.rules, table.state, 0)


def choose(table: Table, speller: Speller) -> Command:
    chosen = Casual(speller).choose(window(table))
    assert window(table).allows(chosen)
    return chosen


def bought(table: Table, speller: Speller) -> str:
    table.spell("AS")
    chosen = choose(table, speller)
    assert isinstance(chosen, Buy)
    return table.keys([chosen.card])[0]


@pytest.mark.parametrize(("other", "long"), [("Z/2", True), ("Z/9", False)])
def test_2_6_the_common_card_is_taken_where_a_word_for_it_costs_little(other: str, long: bool, speller: Speller) -> None:
    chosen = choose(scenario(f"R/1 E/1 M/1 E/1 M/1 BE/1 R/1 {other} O O"), speller)
    assert isinstance(chosen, PlayWord)
    assert (max(len(text(word)) for word in chosen.words) >= 7) == long


def test_letters_are_bought_first_the_rare_ones_last_and_fame_later(speller: Speller) -> None:
    early, late = scenario("A/9 S"), scenario("A/9 S", discard=LATE)
    assert not fame_time(window(early))
    assert fame_time(window(late))
    key = bought(early, speller)
    first = next(card for card in early.game.rules.faces if card.key == key)
    assert not first.fame
    assert first.cost <= RARE
    assert bought(late, speller).startswith("fame-8")


def test_without_the_money_for_fame_a_letter_is_bought(speller: Speller) -> None:
    assert bought(scenario("A/3 S", discard=LATE), speller).startswith("letter-")


def test_a_card_is_worth_its_fame_and_while_letters_are_bought_its_price() -> None:
    early, late = scenario("A S"), scenario("A S", discard=LATE)
    faces = early.game.rules.library.index
    letter, fame = faces["letter-n-6-look-5"], next(face for key, face in faces.items() if key.startswith("fame-8"))
    assert worth(window(early))(letter) > 0 == worth(window(late))(late.game.rules.library.index["letter-n-6-look-5"])
    assert worth(window(early))(fame) == 70
    assert sum(late.game.rules.library.card(key).cost for key in LATE.split()) >= LETTERS
