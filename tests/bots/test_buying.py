from __future__ import annotations

from paperback.bots import buying
from paperback.bots.greedy import TASTE
from paperback.bots.window import Window
from paperback.engine.commands import Buy, Command, Done, UseAbility
from paperback.testing import Table, scenario

DECK = "R T S L N ? ? ? ? ?"


def bought(table: Table, command: Command) -> str:
    assert isinstance(command, Buy)
    return table.keys([command.card])[0]


def command(table: Table) -> Command:
    chosen = buying.command(Window(table.game.rules, table.state, 0), TASTE)
    table.do(chosen)
    return chosen


def test_letters_are_bought_early_and_fame_late() -> None:
    early, late = scenario("A/5 S", draw=DECK), scenario("A/5 S", draw=DECK, won=3)
    for table in (early, late):
        table.spell("AS")
    assert not bought(early, command(early)).startswith("fame-")
    assert bought(late, command(late)).startswith("fame-5")


def test_nothing_is_bought_without_money() -> None:
    table = scenario("A/1 ?")
    table.spell("AS")
    assert command(table) == Done()


def test_an_ending_that_wins_is_bought_at_once() -> None:
    table = scenario("A/8 S", fame={0: 0, 1: 1})
    table.spell("AS")
    assert bought(table, command(table)).startswith("fame-8")
    table.finish()
    assert table.state.outcome
    assert table.state.outcome.places == (1, 2)


def test_an_ending_that_loses_is_left() -> None:
    table = scenario("A/8 S", fame={0: 0, 1: 1}, owned={1: "fame-17 fame-11"})
    table.spell("AS")
    while not isinstance(chosen := command(table), Done):
        assert not bought(table, chosen).startswith("fame-8")
    assert table.state.outcome is None


def test_the_last_turn_is_for_fame_alone() -> None:
    """The word has won the last common card, so letters are worth nothing any more."""
    table = scenario("A/9 B/9 C D E F G H I J", won=3)
    table.spell("ABCDEFGHIJ")
    names = []
    while not isinstance(chosen := command(table), Done):
        names.append(bought(table, chosen))
    assert [name[:7] for name in names] == ["fame-17", "fame-8-"]


def test_a_free_card_is_taken_before_anything_is_bought() -> None:
    table = scenario("letter-p-6-gain-4 A")
    table.spell("PA")
    assert isinstance(command(table), UseAbility)


def test_a_compulsory_gift_is_used_even_if_it_is_worth_nothing() -> None:
    table = scenario("letter-d-7-gain-6 A", fame={0: 0, 1: 0})
    table.spell("DA")
    assert isinstance(command(table), UseAbility)


def test_letters_go_on_top_of_the_draw_pile_and_fame_does_not() -> None:
    table = scenario("letter-l-6-buy-to-top A/2")
    table.spell("LA")
    chosen = command(table)
    assert isinstance(chosen, Buy)
    assert chosen.on_top
    late = scenario("letter-l-6-buy-to-top A/2", draw=DECK, won=3)
    late.spell("LA")
    chosen = command(late)
    assert isinstance(chosen, Buy)
    assert bought(late, chosen).startswith("fame-5")
    assert not chosen.on_top


def test_new_cards_are_asked_for_when_nothing_is_good_enough() -> None:
    flush = next(card for card in scenario("A").game.rules.faces if any("flush" in type(a.do).__name__.lower() for a in card.abilities))
    table = scenario(f"{flush.key} A/5", fame={0: 0, 1: 1}, owned={1: "fame-17 fame-11"}, offer={0: "J/9@10 K/9@10", 1: "", 2: "", 3: ""})
    table.spell(f"{flush.letters}A")
    assert table.purse < 10
    assert isinstance(command(table), UseAbility)


def test_the_lead_counts_what_the_money_can_buy() -> None:
    table = scenario("A/8 S", owned={1: "fame-5"})
    table.spell("AS")
    window = Window(table.game.rules, table.state, 0)
    assert table.fame == [0, 9]
    assert buying.lead(window, 7) == -2
    offer = next(offer for offer in window.offers(99) if table.keys([offer[1]])[0].startswith("fame-8"))
    assert buying.final_lead(window, offer, 8) == -2
    assert buying.final_lead(window, offer, 13) == 2


def test_letters_are_bought_again_when_nothing_has_moved_for_rounds() -> None:
    """One common card is left, and nobody can win it or pay for Fame: the end is not as near as the piles say."""
    bought_something = []
    for idle in (0, 9):
        table = scenario("A/3 S", draw=DECK, won=3, idle=idle, seats=3)
        table.spell("AS")
        bought_something.append(isinstance(command(table), Buy))
    assert bought_something == [False, True]
