from __future__ import annotations

from paperback.abilities.vocabulary import FlushOffer
from paperback.bots.greedy import Greedy
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.engine.commands import Answer
from paperback.testing import Table, scenario


def answer(table: Table, speller: Speller) -> list[str]:
    window = Window(table.game.rules, table.state, 0)
    chosen = Greedy(speller).choose(window)
    assert isinstance(chosen, Answer)
    assert window.allows(chosen)
    return table.keys(chosen.cards)


DECK = "? ? ? ? fame-5 T S"


def test_2_9_a_plain_starting_letter_is_trashed_first(speller: Speller) -> None:
    table = scenario("letter-m-5-trash A start-r ? letter-j-10-double-word", draw=DECK)
    table.lay("A letter-m-5-trash")
    assert answer(table, speller) == ["start-r"]


def test_nothing_good_is_trashed_and_a_small_deck_stays(speller: Speller) -> None:
    good = scenario("letter-m-5-trash A fame-5 ? letter-j-10-double-word", draw=DECK)
    small = scenario("letter-m-5-trash A start-r")
    for table in (good, small):
        table.lay("A letter-m-5-trash")
        assert answer(table, speller) == []


def test_2_8_the_better_neighbour_is_copied(speller: Speller) -> None:
    table = scenario("letter-h-6-copy letter-a-6-draw-1 letter-j-10-double-word")
    table.lay("letter-a-6-draw-1 letter-h-6-copy letter-j-10-double-word")
    assert answer(table, speller) == ["letter-j-10-double-word"]


def test_2_10_the_dearer_neighbour_is_doubled(speller: Speller) -> None:
    table = scenario("A/1 letter-o-7-double-neighbour B/7")
    table.lay("A/1 letter-o-7-double-neighbour B/7")
    assert answer(table, speller) == ["B/7"]


def test_2_15_dead_weight_is_discarded_and_the_best_card_lies_on_top(speller: Speller) -> None:
    table = scenario("letter-n-6-look-5 A", draw="start-r letter-j-10-double-word T/2@3 start-l fame-5")
    table.lay("A letter-n-6-look-5")
    table.do(Greedy(speller).choose(Window(table.game.rules, table.state, 0)))
    assert table.discard == ["start-r", "start-l"]
    table.do(Greedy(speller).choose(Window(table.game.rules, table.state, 0)))
    assert table.draw[0] == "letter-j-10-double-word"


def test_the_best_unused_cards_are_kept(speller: Speller) -> None:
    table = scenario("letter-u-5-keep-1 S start-r letter-j-10-double-word")
    table.lay("letter-u-5-keep-1 S")
    table.done()
    assert answer(table, speller) == ["letter-j-10-double-word"]


def test_the_best_free_card_is_taken(speller: Speller) -> None:
    table = scenario("letter-d-7-gain-6 A", offer={1: "Z/5@4 B/1@3", 2: ""}, draw="R T S L N ? ? ? ?")
    table.lay("letter-d-7-gain-6 A")
    table.use("letter-d-7-gain-6")
    assert answer(table, speller) == ["Z/5@4"]


def test_a_gift_that_must_be_taken_is_taken_even_if_it_is_worth_nothing(speller: Speller) -> None:
    table = scenario("letter-d-7-gain-6 A", fame={0: 0, 1: 1}, won=3, seats=4, offer={0: "", 1: "Z/5@4 B/1@3", 2: "", 3: ""})
    table.lay("letter-d-7-gain-6 A")
    table.use("letter-d-7-gain-6")
    assert len(answer(table, speller)) == 1


def test_the_pile_that_is_flushed_is_one_that_the_money_could_buy_from(speller: Speller) -> None:
    flush = next(card for card in scenario("A").game.rules.faces if any(isinstance(ability.do, FlushOffer) for ability in card.abilities))
    table = scenario(f"{flush.key} A/1")
    table.spell(f"{flush.letters}A")
    table.use(flush.key)
    chosen = answer(table, speller)
    assert {table.game.rules.library.card(key).cost for key in chosen} <= {2, 3, 4, 5, 6}
