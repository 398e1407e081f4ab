"""The Fame that cards bring at the end, beside what the engine counts when they are really bought."""

from __future__ import annotations

import pytest

from paperback.bots import buying
from paperback.bots.author import Author
from paperback.bots.ending import bringing, most_fame, on_sale, printed
from paperback.bots.speller import Speller
from paperback.bots.weighing import basket
from paperback.bots.window import NO_CHANCE, Window
from paperback.engine.commands import Answer, Buy
from paperback.engine.play import advance
from paperback.lexicon import arrays, load
from paperback.testing import Table, scenario

FIFTH, PAIRS = "unlock-g-6-fame-per-5-cards", "pair-is-10-fame-per-pair"
PLAIN, GOOD = "R T S L N", "letter-p-7-draw-3 letter-d-7-gain-6 letter-z-8-draw-3 R T"


def last(cents: int, draw: str, **more: object) -> Table:
    """A seat in the shop of its last turn."""
    table: Table = scenario(f"A/{cents - 1} S", draw=draw, **{"fame": {0: 0, 1: 0}, **more})  # type: ignore[arg-type]  # what a scenario takes
    table.spell("AS")
    return table


def window(table: Table) -> Window:
    return Window(table.game.rules, table.state, 0)


def richest(table: Table, most: int = 4) -> int:
    """The most Fame that any purchases lead to, all tried."""
    rules, best = table.game.rules, table.fame[0]
    open_ = [(table.state, 0)]
    while open_:
        state, bought = open_.pop()
        seen = Window(rules, state, 0)
        best = max(best, seen.fame(0))
        for _, card, _ in seen.offers(seen.money) if bought < most else ():
            after = state.copy()
            advance(rules, after, 0, Buy(card), NO_CHANCE)
            open_.append((after, bought + 1))
    return best


OFFERS = {0: "letter-t-3-plain letter-r-3-plain", 1: "pair-an-3-plain", 2: PAIRS, 3: "letter-n-3-plain"}


@pytest.mark.parametrize(
    "draw", [PLAIN, f"{PLAIN} ?", f"{PLAIN} {FIFTH}", f"{PLAIN} ? {FIFTH}", f"? R {FIFTH} {PAIRS}", f"{PAIRS} {FIFTH} {FIFTH} T"]
)
@pytest.mark.parametrize("cents", [5, 8, 13])
def test_3_2_in_the_last_turn_no_purchases_bring_more_fame(draw: str, cents: int) -> None:
    table = last(cents, draw, offer=OFFERS)
    seen, wanted = window(table), richest(table)
    brought = bringing(seen)
    more, _ = most_fame(on_sale(seen, seen.fame_piles, brought), brought, seen.money)
    chosen = basket(seen, seen.offers(seen.money), seen.money)
    assert table.fame[0] + more == wanted
    assert 10 * (wanted - table.fame[0]) == sum(one.worth for one in chosen)
    assert sum(one.offer[2] for one in chosen) <= cents


def test_3_2_cards_bought_together_bring_what_none_brings_alone() -> None:
    """Of eight cards with a fifth of a point each, two more complete the second five."""
    seen = window(last(8, f"R T S L N {FIFTH}", offer=OFFERS))
    brought, plain = bringing(seen), seen.library.index["letter-t-3-plain"]
    assert seen.deck_size == 8
    assert [brought(*[plain] * number) for number in (1, 2, 3, 7)] == [0, 1, 1, 2]
    assert [printed(seen)(*[plain] * number) for number in (1, 2)] == [0, 0]
    assert brought(seen.library.index[PAIRS], seen.library.index["pair-an-3-plain"]) == 2 * 3 + 1


@pytest.mark.parametrize("theirs", ["", "fame-5"])
@pytest.mark.parametrize("cents", [8, 13, 16])
@pytest.mark.parametrize("wilds", range(5))
def test_3_1_whoever_ends_the_game_to_win_it_wins_it(theirs: str, cents: int, wilds: int) -> None:
    """However near the deck is to the next five cards."""
    table = scenario(f"A/{cents - 1} S", draw=" ".join([PLAIN, *["?"] * wilds, FIFTH]), fame={0: 1, 1: 0}, owned={1: theirs})
    table.spell("AS")
    seen = window(table)
    wins = buying.sensible(seen, seen.offers(seen.money), seen.money, bringing).wins
    most = richest_ended(table)
    assert wins is (most > table.fame[1])
    if wins:
        shop(table)
        assert table.state.outcome is not None
        assert table.state.outcome.winners == (0,)


def richest_ended(table: Table) -> int:
    """The most Fame with which the seat can end the game, all purchases tried; 0 when it cannot."""
    rules, best = table.game.rules, 0
    open_ = [table.state]
    while open_:
        state = open_.pop()
        seen = Window(rules, state, 0)
        if seen.fame_piles.count(0) > 1:
            best = max(best, seen.fame(0))
        for _, card, _ in seen.offers(seen.money):
            after = state.copy()
            advance(rules, after, 0, Buy(card), NO_CHANCE)
            open_.append(after)
    return best


def shop(table: Table) -> None:
    """Buy as an author does, to the end of the turn."""
    while table.state.active == 0 and table.state.outcome is None:
        table.do(author().choose(window(table)))


def author() -> Author:
    """One who is asked for no words."""
    return Author(Speller(arrays.load(load("en-common"))))


@pytest.mark.parametrize("wilds", range(5))
def test_3_2_in_the_last_turn_no_card_is_trashed_that_costs_a_point(wilds: int) -> None:
    table = scenario("letter-o-7-trash-2c E A T", draw=" ".join([GOOD, *["?"] * wilds, FIFTH]), fame={0: 0, 1: 0})
    table.lay("letter-o-7-trash-2c A T")
    before, full = table.fame[0], window(table).deck_size % 5 == 0
    answer = author().choose(window(table))
    assert isinstance(answer, Answer)
    table.do(answer)
    assert table.fame[0] == before
    assert table.keys(answer.cards) == ([] if full else ["E"])
