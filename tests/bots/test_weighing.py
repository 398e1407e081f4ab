from __future__ import annotations

from itertools import combinations
from statistics import fmean

import pytest

from paperback.bots.author import Author
from paperback.bots.numbers import tuned
from paperback.bots.simulate import play_out
from paperback.bots.speller import Spellers
from paperback.bots.weighing import GROWTH, Scales, basket, turns_left, weigh
from paperback.bots.window import Window
from paperback.engine.game import Game
from paperback.engine.settings import Edition, preset
from paperback.lexicon import load
from paperback.modes.registry import rules_for
from paperback.testing import Table, scenario

DECK = "R T S L N ? ? ? ? ?"
GAMES = 40
FIFTH, PAIR = "unlock-g-6-fame-per-5-cards", "pair-is-10-fame-per-pair"


def shopping(won: int = 0) -> Window:
    table: Table = scenario("A/5 S/5", draw=DECK, won=won)
    table.spell("AS")
    return Window(table.game.rules, table.state, 0)


def test_worth_is_fame_and_money_and_the_best_comes_first() -> None:
    window = shopping()
    weighed = weigh(window, window.offers(window.money))
    assert [one.worth for one in weighed] == sorted([one.worth for one in weighed], reverse=True)
    for one in weighed:
        card = window.library.faces[one.offer[0]]
        assert one.fame == 10 * card.fame
        assert abs(one.worth - one.fame - one.money) <= 1
    assert {one.money > 0 for one in weighed if one.cents > 0} == {True}


def test_letters_lose_their_worth_as_the_game_ends_and_fame_does_not() -> None:
    early, late = shopping(), shopping(won=3)
    assert turns_left(late, tuned()) < turns_left(early, tuned())
    letters = {one.offer[1]: one for one in weigh(early, early.offers(99)) if not one.fame}
    later = {one.offer[1]: one for one in weigh(late, late.offers(99)) if not one.fame}
    assert all(later[card].worth <= one.worth for card, one in letters.items() if one.worth > 0)
    assert [one.fame for one in weigh(early, early.offers(99)) if one.fame].count(0) == 0


def test_the_basket_is_the_best_set_that_the_money_pays() -> None:
    window = shopping()
    weighed = weigh(window, window.offers(window.money))
    sets = [chosen for size in range(4) for chosen in combinations(weighed, size) if sum(one.offer[2] for one in chosen) <= window.money]
    best = max(sum(one.worth for one in chosen) for chosen in sets)
    chosen = basket(window, window.offers(window.money), window.money)
    assert sum(one.offer[2] for one in chosen) <= window.money
    assert abs(sum(one.worth for one in chosen) - best) <= len(chosen)
    assert len({one.offer[1] for one in chosen if not one.fame}) == len([one for one in chosen if not one.fame])


def test_novels_that_lie_on_boards_are_in_no_pile() -> None:
    table: Table = scenario("A/9 S/9", draw=DECK, mode="cooperative")
    table.spell("AS")
    window = Window(table.game.rules, table.state, 0)
    assert window.fame_piles == []
    assert any(one.fame for one in weigh(window, window.offers(window.money)))
    assert basket(window, window.offers(window.money), window.money)


@pytest.mark.parametrize("edition", ["anniversary", "classic"])
def test_at_the_beginning_about_as_many_turns_are_expected_as_games_have(edition: Edition) -> None:
    words = load("en-common")
    rules = rules_for(preset(edition, seats=2), words, "en-common")
    author = Author(Spellers(words).of(5))
    game = Game(rules, "opening")
    game.start()
    told = turns_left(Window(rules, game.state, game.state.active), tuned())
    real = fmean(play_out(rules, [author, author], f"length {number}").turn / 2 for number in range(GAMES))
    assert 0.6 * real < told < 1.5 * real


def owning(draw: str) -> Window:
    """A seat in its shop, with these cards in its draw pile."""
    table = scenario("A/9 S", draw=draw)
    table.spell("AS")
    return Window(table.game.rules, table.state, 0)


def brings(window: Window, key: str) -> float:
    """The Fame that a card of this design brings, in tenths of a point."""
    return Scales(window, tuned()).fame(window.library.index[key])


def test_3_2_an_ability_that_gives_fame_for_cards_is_worth_what_it_will_find() -> None:
    few, many = owning("T R S L N"), owning(" ".join(["T R S L N"] * 4))
    for window in (few, many):
        later = turns_left(window, tuned()) - 1
        number = (window.deck_size + 1) * (1 + GROWTH * later / window.deck_size)
        assert brings(window, FIFTH) == pytest.approx(10 * number / 5)
    assert brings(many, FIFTH) > brings(few, FIFTH) > 10


def test_3_2_a_card_is_worth_the_fame_that_others_of_the_deck_give_for_it() -> None:
    pairs = owning(f"T R S {PAIR} {PAIR}")
    plain = owning("T R S T R")
    assert brings(pairs, "pair-an-3-plain") == 60
    assert brings(pairs, "letter-t-3-plain") == brings(plain, "pair-an-3-plain") == brings(plain, "letter-t-3-plain") == 0
    piled = pairs.library.faces[pairs.library.fame_piles[0][0]]
    assert brings(pairs, piled.key) == 10 * piled.fame
    assert brings(owning(f"T R S {FIFTH}"), "letter-t-3-plain") == pytest.approx(2)


@pytest.mark.parametrize("key", [PAIR, FIFTH])
@pytest.mark.parametrize("draw", [f"{PAIR} {PAIR} T", f"{FIFTH} T", "T R S L N A", "T R"])
def test_3_2_in_the_last_turn_abilities_bring_the_fame_that_the_deck_really_has_more(key: str, draw: str) -> None:
    def last(draw: str) -> Table:
        table = scenario("A/9 S", draw=draw, fame={0: 0, 1: 0})
        table.spell("AS")
        return table

    table = last(draw)
    assert brings(Window(table.game.rules, table.state, 0), key) == 10 * (last(f"{draw} {key}").fame[0] - table.fame[0])


def test_3_5_where_fame_ranks_nobody_that_of_abilities_is_worth_nothing() -> None:
    table = scenario("A/9 S", draw=f"T R S L N {FIFTH} {PAIR}", mode="cooperative")
    table.spell("AS")
    window = Window(table.game.rules, table.state, 0)
    assert brings(window, FIFTH) == brings(window, PAIR) == brings(window, "letter-t-3-plain") == 0
