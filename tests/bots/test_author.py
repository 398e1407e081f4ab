from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from paperback.bots import buying
from paperback.bots.author import Author
from paperback.bots.bestseller import Bestseller
from paperback.bots.bot import Bot
from paperback.bots.ending import bringing
from paperback.bots.greedy import Greedy
from paperback.bots.legend import Legend
from paperback.bots.numbers import tuned
from paperback.bots.simulate import finished, play_out
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.engine.commands import Answer, Buy, Command, Done
from paperback.engine.rules import Rules
from paperback.engine.settings import preset
from paperback.lexicon import Lexicon
from paperback.modes.registry import rules_for
from paperback.testing import scenario

GIVES = "unlock-g-6-fame-per-5-cards"
DECK = "R T S L N ? ? ? ? ?"


def test_early_money_buys_letters(speller: Speller) -> None:
    table = scenario("A/5 S", draw=DECK)
    table.spell("AS")
    command = Author(speller).choose(Window(table.game.rules, table.state, 0))
    assert isinstance(command, Buy)
    assert not table.keys([command.card])[0].startswith("fame")


def test_an_ending_that_wins_is_bought_at_once(speller: Speller) -> None:
    table = scenario("A/8 S", fame={0: 0, 1: 1})
    table.spell("AS")
    command = Author(speller).choose(Window(table.game.rules, table.state, 0))
    assert isinstance(command, Buy)
    assert table.keys([command.card])[0].startswith("fame-8")


def test_nothing_is_bought_without_money(speller: Speller) -> None:
    table = scenario("A/1 ?")
    table.spell("AS")
    assert Author(speller).choose(Window(table.game.rules, table.state, 0)) == Done()


def test_the_plan_wins_most_games_against_the_yardstick_with_the_same_words(english: Lexicon, speller: Speller) -> None:
    rules: Rules = rules_for(preset("anniversary", seats=2), english, "en")
    won = 0
    for number in range(60):
        own = number % 2
        players = [Author(speller) if seat == own else Greedy(speller) for seat in range(2)]
        won += own in finished(play_out(rules, players, f"author/{number // 2}")).winners
    assert won > 30


def first_purchases(make: Callable[[str], Bot]) -> list[Command]:
    """What seats of twenty seeds buy first in the same shop, twice."""
    table = scenario("A/5 S", draw=DECK)
    table.spell("AS")
    return [make(f"seat {number}").choose(Window(table.game.rules, table.state, 0)) for _ in range(2) for number in range(20)]


def test_each_author_likes_other_cards_always_the_same_ones(speller: Speller) -> None:
    plan = first_purchases(lambda _: Author(speller))
    assert len(set(plan)) == 1
    author = first_purchases(lambda seed: Author.with_whims(speller, seed))
    assert author[:20] == author[20:]
    assert len(set(author)) > 2
    assert first_purchases(lambda seed: Author.with_whims(speller, seed, 0.0)) == plan


def test_a_bestseller_has_fewer_whims_than_an_author_and_a_legend_none(speller: Speller) -> None:
    """In one world nothing is sure enough to leave what they like for it."""
    plan = first_purchases(lambda _: Author(speller))
    author = first_purchases(lambda seed: Author.with_whims(speller, seed))
    bestseller = first_purchases(lambda seed: Bestseller(speller, seed, worlds=1))
    as_planned = [sum(chosen == best for chosen, best in zip(found, plan, strict=True)) for found in (author, bestseller)]
    assert as_planned[0] < as_planned[1] < len(plan)
    assert first_purchases(lambda seed: Legend(speller, seed, worlds=1)) == plan


def test_3_2_cards_whose_abilities_give_fame_are_bought_late_and_not_trashed(speller: Speller) -> None:
    table = scenario("A/5 S", draw=f"{DECK} {DECK}", offer={0: GIVES}, won=3, turn=24)
    table.spell("AS")
    command = Author(speller).choose(Window(table.game.rules, table.state, 0))
    assert isinstance(command, Buy)
    assert table.keys([command.card])[0].startswith(GIVES)
    assert trashed(speller, "E", DECK) == ["E"]
    assert trashed(speller, GIVES, DECK) == []


def test_what_earns_little_less_than_the_deck_is_trashed_only_where_that_is_wanted(speller: Speller) -> None:
    """The number says how much less a card must earn: a good one keeps what a bad one trashes."""
    rich = " ".join(["letter-z-8-draw-3"] * 12)
    assert trashed(speller, "E", rich, much=2.0) == ["E"]
    assert trashed(speller, "E", rich, much=20.0) == []


def trashed(speller: Speller, hand: str, draw: str, discard: str = "", much: float = -9.0) -> list[str]:
    """What a plan trashes of these cards that wants so much more of a card; as a rule it is glad to be rid of any but Fame."""
    table = scenario(f"letter-m-5-trash A {hand}", draw=draw, discard=discard)
    table.lay("letter-m-5-trash A")
    answer = Author(speller, replace(tuned(), trash=much)).choose(Window(table.game.rules, table.state, 0))
    assert isinstance(answer, Answer)
    return table.keys(answer.cards)


def test_3_2_cards_that_an_ability_gives_fame_for_are_not_trashed(speller: Speller) -> None:
    rich = " ".join(["pair-in-4-beside-g"] * 12)
    assert trashed(speller, "pair-an-3-plain", rich) == ["pair-an-3-plain"]
    assert trashed(speller, "pair-an-3-plain", f"pair-is-10-fame-per-pair {rich}") == []


def test_6_4_a_typo_that_costs_fame_is_trashed_first(speller: Speller) -> None:
    assert trashed(speller, "typo-e E", DECK) == ["typo-e"]


def test_3_1_the_game_is_ended_where_fame_of_abilities_wins_it() -> None:
    """Bought first, a pair brings three points more; with them the seat leads by one."""
    pair = "pair-is-10-fame-per-pair"
    table = scenario("A/10 S", draw=f"{pair} pair-an-3-plain T", offer={0: "pair-re-3-plain"}, fame={0: 0, 1: 1}, owned={1: "fame-11"})
    table.spell("AS")
    window = Window(table.game.rules, table.state, 0)
    offers = window.offers(window.money)
    assert not buying.sensible(window, offers, window.money).wins
    assert buying.sensible(window, offers, window.money, bringing).wins
