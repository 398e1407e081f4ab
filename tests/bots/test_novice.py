from __future__ import annotations

from paperback.bots.greedy import Greedy
from paperback.bots.novice import DearestTaste, Novice
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.engine.commands import Buy, Command, Done, PlayWord
from paperback.engine.spelling import text
from paperback.testing import Table, scenario


def choose(table: Table, speller: Speller, seed: str = "1") -> Command:
    window = Window(table.game.rules, table.state, 0)
    chosen = Novice(speller, seed).choose(window)
    assert window.allows(chosen)
    return chosen


def bought(table: Table, speller: Speller, seed: str = "1") -> str:
    chosen = choose(table, speller, seed)
    assert isinstance(chosen, Buy)
    return table.keys([chosen.card])[0]


def test_the_word_with_the_most_money_is_laid_whatever_else_another_would_bring(speller: Speller) -> None:
    """2.6: seven letters would win the common card for a cent; greedy takes it."""
    table = scenario("R/1 E/1 M/1 E/1 M/1 BE/1 R/1 ZO/9 O")
    novice, greedy = choose(table, speller), Greedy(speller).choose(Window(table.game.rules, table.state, 0))
    assert isinstance(novice, PlayWord)
    assert isinstance(greedy, PlayWord)
    assert "ZO" in text(novice.words[0])
    assert len(text(novice.words[0])) < 7 <= len(text(greedy.words[0]))


def test_the_dearest_card_that_can_be_paid_is_bought_even_at_the_end(speller: Speller) -> None:
    table = scenario("A/8 S", won=3, offer={0: "letter-h-6-copy"}, fame={1: 0})
    table.spell("AS")
    prices = {table.game.rules.faces[face].cost for face, _, _ in Window(table.game.rules, table.state, 0).offers(8)}
    key = bought(table, speller)
    assert next(card.cost for card in table.game.rules.faces if card.key == key) == max(prices)


def test_cards_of_one_price_are_taken_by_chance_and_the_same_ones_by_the_same_seed(speller: Speller) -> None:
    table = scenario("A/6 S", offer={0: "letter-h-6-copy", 1: "letter-n-6-look-5"})
    table.spell("AS")
    taken = {seed: bought(table, speller, seed) for seed in map(str, range(20))}
    assert len(set(taken.values())) > 1
    assert all(bought(table, speller, seed) == key for seed, key in taken.items())


def test_without_money_it_is_done(speller: Speller) -> None:
    table = scenario("A/1 ?")
    table.spell("AS")
    assert choose(table, speller) == Done()


def test_2_9_no_card_is_spare() -> None:
    table = scenario("A S")
    window = Window(table.game.rules, table.state, 0)
    assert DearestTaste("1").spare(window, window.deck, None) == []  # type: ignore[arg-type]  # no effect matters
    assert DearestTaste("1").choose(window, [], 9) is None
