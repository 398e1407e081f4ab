"""Players that think ahead: what they think about, how worlds judge it, and that it ends in time."""

from __future__ import annotations

import pytest

from paperback.bots import thinking
from paperback.bots.author import Author
from paperback.bots.bestseller import Bestseller
from paperback.bots.casual import Casual
from paperback.bots.legend import Legend
from paperback.bots.numbers import tuned
from paperback.bots.simulate import finished, play_out
from paperback.bots.speller import Speller
from paperback.bots.thinking import Effort
from paperback.bots.thoughts import lines, plays
from paperback.bots.window import Window, World
from paperback.bots.worlds import play_on, value
from paperback.engine.chance import SeededChance
from paperback.engine.commands import Buy, Done, PlayWord
from paperback.engine.play import advance, begin
from paperback.engine.settings import preset
from paperback.engine.steps import Shop
from paperback.lexicon import Lexicon
from paperback.modes.registry import rules_for
from paperback.testing import Table, scenario

DECK = "R T S L N ? ? ? ? ?"


def shopping(**changes: object) -> Table:
    table = scenario("A/5 S", draw=DECK, **changes)  # type: ignore[arg-type]  # passed on as they are
    table.spell("AS")
    return table


def window_of(table: Table) -> Window:
    return Window(table.game.rules, table.state, table.seat)


def endless(speller: Speller, worlds: int) -> Effort:
    return Effort(speller, tuned(), worlds, 1 << 40)


def test_lines_begin_with_what_the_author_would_do_and_are_all_legal(speller: Speller) -> None:
    window = window_of(shopping())
    found = lines(window, Author(speller))
    firsts = [line[0] for line in found]
    assert firsts[0] == Author(speller).choose(window)
    assert len(set(firsts)) == len(firsts) > 2
    assert all(window.allows(command) for command in firsts)
    assert Done() in firsts
    kinds = {window.library.faces[offer[0]].fame > 0 for offer in window.offers(window.money) for line in found if line[0] == Buy(offer[1])}
    assert kinds == {True, False}


def test_no_play_that_is_thought_about_is_worse_than_another_in_everything(speller: Speller) -> None:
    window = window_of(scenario("A/2 S T E R", draw=DECK))
    found = plays(window, Author(speller))
    has = [(play.score, play.draws, play.length >= window.mark) for play in found]
    assert has
    for one in has:
        assert not any(other != one and other[2] == one[2] and other[0] >= one[0] and other[1] >= one[1] for other in has)


def test_a_line_that_is_surely_better_than_the_first_is_taken(english: Lexicon, speller: Speller) -> None:
    """Early in a game, buying the best card for all the money against buying nothing."""
    rules = rules_for(preset("anniversary", seats=2), english, "en")
    chance, author = SeededChance("game"), Author(speller)
    state = begin(rules, chance).state
    window = Window(rules, state, state.active)
    while not (isinstance(window.question, Shop) and window.money >= 6):
        advance(rules, state, state.active, author.choose(window), chance)
        window = Window(rules, state, state.active)
    line = (author.choose(window), Done())
    assert isinstance(line[0], Buy)
    assert thinking.best(window, [(Done(),), line], "seed", endless(speller, 60)) == line


def test_the_first_line_stands_where_nothing_is_surely_better(speller: Speller) -> None:
    window = window_of(shopping())
    same = (Done(),)
    assert thinking.best(window, [same, (Done(), Done())], "seed", endless(speller, 8)) == same


def test_thinking_ends_with_its_worlds_with_its_work_and_with_its_time(speller: Speller) -> None:
    for effort in (endless(speller, 1), Effort(speller, tuned(), 1 << 20, 1), Effort(speller, tuned(), 1 << 20, 1 << 40, seconds=0.0001)):
        window = window_of(shopping())
        ways = lines(window, Author(speller))
        assert thinking.best(window, ways, "seed", effort) in ways
        assert effort.over() or effort.spent(1) >= 1


def test_a_command_in_thought_is_dearer_with_more_parts_up_to_a_point(english: Lexicon, speller: Speller) -> None:
    costs = []
    for modules in ((), ("themes",), ("awards", "bounty", "typos"), ("attacks", "awards", "bounty", "discount", "typos")):
        effort = Effort(speller, tuned(), 1 << 20, 1000)
        rules = rules_for(preset("anniversary", seats=2, modules=modules), english, "en")
        assert effort.goes_on(rules)
        assert not Effort(speller, tuned(), 1 << 20, 1).goes_on(rules) or not modules
        costs.append(effort.spent())
    assert costs[0] == 0
    assert 0 < costs[1] < costs[2] == costs[3]


def test_work_is_counted_alike_each_time(speller: Speller) -> None:
    counted = []
    for _ in range(2):
        effort = endless(speller, 6)
        window = window_of(shopping())
        thinking.best(window, lines(window, Author(speller)), "seed", effort)
        counted.append(effort.spent())
    assert counted[0] == counted[1] > 0


def test_playing_on_ends_with_the_game_and_is_worth_the_lead(speller: Speller) -> None:
    table = shopping()
    rules = table.game.rules
    author = Author(speller)
    world = World(rules, table.state.copy())
    assert play_on(world, (Done(),), [author, author], table.seat, SeededChance("on"), 1000, lambda _: True)
    outcome = finished(world.state)
    leads = outcome.fame[0] - outcome.fame[1]
    assert (value(world, 0) > 0.5) == (leads > 0)
    assert value(world, 0) + value(world, 1) == pytest.approx(1)


def test_playing_on_stops_when_it_is_told_to(speller: Speller) -> None:
    table = shopping()
    rules = table.game.rules
    assert not play_on(
        World(rules, table.state.copy()), (Done(),), [Author(speller)] * 2, table.seat, SeededChance(""), 1000, lambda _: False
    )


@pytest.mark.parametrize("kind", [Bestseller, Legend])
def test_the_same_seed_thinks_the_same(speller: Speller, kind: type[Bestseller]) -> None:
    window = window_of(shopping())
    first = kind(speller, "seed", worlds=8).choose(window)
    assert kind(speller, "seed", worlds=8).choose(window) == first
    assert window.allows(first)


def test_the_true_game_is_not_touched_by_thinking(speller: Speller) -> None:
    table = shopping()
    before = repr(table.state)
    Bestseller(speller, "seed").choose(window_of(table))
    assert repr(table.state) == before


def test_a_look_ahead_wins_most_games_against_plain_sense(english: Lexicon, speller: Speller) -> None:
    rules = rules_for(preset("anniversary", seats=2), english, "en")
    won = 0
    for number in range(12):
        own = number % 2
        players = [Bestseller(speller, f"{number}") if seat == own else Casual(speller) for seat in range(2)]
        won += own in finished(play_out(rules, players, f"ahead/{number // 2}")).winners
    assert won > 6


def test_it_plays_a_word_that_can_be_laid(speller: Speller) -> None:
    window = window_of(scenario("A/2 S T E R", draw=DECK))
    command = Legend(speller, "seed", worlds=6).choose(window)
    assert isinstance(command, PlayWord)
    assert window.allows(command)
