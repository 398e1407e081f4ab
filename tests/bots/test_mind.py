from __future__ import annotations

from paperback.bots.mind import PlansMind
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.engine.view import view
from paperback.lexicon import arrays, load
from paperback.testing import Table, scenario

WORDS = load("en-common")


def mind(table: Table) -> PlansMind:
    return PlansMind(Window(table.game.rules, table.state, table.seat), Speller(arrays.load(WORDS)))


def test_it_finds_the_best_word_of_cards_that_are_shown() -> None:
    table = scenario("C A T Z/1 R", lexicon=WORDS)
    seen = view(table.game.rules, table.state, 0)
    assert seen.mine is not None
    assert mind(table).best_word(seen.mine.hand[:3], None, seen) == ("ACT", 3)
    assert mind(table).best_word(seen.mine.hand[:0], None, seen) is None


def test_2_3_it_finds_no_word_that_is_too_short() -> None:
    table = scenario("C A T Z/1 R", lexicon=WORDS, minimum_word=4)
    seen = view(table.game.rules, table.state, 0)
    assert seen.mine is not None
    assert mind(table).best_word(seen.mine.hand[:3], None, seen) is None


def test_a_fame_card_is_worth_its_fame_and_a_letter_what_it_still_earns() -> None:
    table = scenario("C A T Z/1 R", lexicon=WORDS)
    seen = view(table.game.rules, table.state, 0)
    late = scenario("C A T Z/1 R", lexicon=WORDS, won=3)
    assert mind(table).worth(next(c.key for c in table.game.rules.faces if c.cost == 17), seen) >= 100
    assert mind(table).worth("letter-j-10-double-word", seen) > mind(late).worth("letter-j-10-double-word", seen)
