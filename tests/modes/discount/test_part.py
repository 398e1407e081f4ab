from __future__ import annotations

import random

import pytest

from paperback.engine.game import Game
from paperback.engine.settings import Edition, preset
from paperback.engine.view import view
from paperback.modes.discount.part import DISCOUNT, TokensPut
from paperback.modes.registry import rules_for
from paperback.testing import EVERY_WORD, Table
from paperback.testing.laws import check_command
from paperback.testing.scenario import scenario
from paperback.testing.secrets import check_stream, check_view
from paperback.testing.wanderer import Wanderer
from tests.modes.spy_novel.spying import spying

OFFER = {1: "A@3 B@3 C@4 D@4 E@4 F@4 G@4", 2: "H@5 I@5 J@5 K@5 L@5"}


def shop(hand: str = "C/30 A T", **changes: object) -> Table:
    made: dict[str, object] = {"modules": ("discount",), "offer": OFFER, **changes}
    table = scenario(hand, **made)  # type: ignore[arg-type] # what a table takes
    table.lay(hand)
    return table


def tokens(table: Table) -> dict[str, int]:
    return {table.keys([int(card)])[0]: count for card, count in DISCOUNT.of(table.state).tokens.items()}


def test_4_2_the_top_of_a_pile_puts_a_token_on_each_alternate_beside_it() -> None:
    table = shop()
    table.buy("A@3")
    assert tokens(table) == {"B@3": 1, "C@4": 1}
    assert [table.price(name) for name in ("B@3", "C@4", "D@4", "H@5")] == [2, 3, 4, 5]


def test_4_2_in_the_separate_layout_there_is_one_alternate() -> None:
    table = shop(edition="classic", offer={1: "A@3 B@3 C@3"})
    table.buy("A@3")
    assert tokens(table) == {"B@3": 1}


def test_4_2_tokens_add_up_and_an_alternate_costs_at_least_a_cent() -> None:
    table = shop()
    for name in ("A@3", "D@4", "E@4"):
        table.buy(name)
    assert tokens(table) == {"B@3": 3, "C@4": 3}
    assert [table.price(name) for name in ("B@3", "C@4")] == [1, 1]


def test_4_2_buying_the_alternate_removes_its_tokens_and_pays_the_lower_price() -> None:
    table = shop()
    table.buy("A@3")
    purse = table.purse
    table.buy("C@4")
    assert table.purse == purse - 3
    assert tokens(table) == {"B@3": 1}


def test_4_5_an_alternate_that_is_bought_places_no_tokens_and_its_place_starts_without() -> None:
    table = shop()
    table.buy("B@3")
    assert tokens(table) == {}
    assert table.offer(1) == ["D@4", "A@3", "C@4"]
    table.buy("D@4")
    table.buy("C@4")
    assert table.offer(1) == ["F@4", "A@3", "E@4"]
    assert tokens(table) == {"A@3": 1}
    assert table.price("E@4") == 4


def test_4_5_a_gained_top_places_no_tokens() -> None:
    table = shop("letter-p-6-gain-4 C/9 A")
    table.use("letter-p-6-gain-4")
    table.answer("A@3")
    assert tokens(table) == {}


def test_4_5_a_gained_alternate_loses_its_tokens() -> None:
    table = shop("letter-p-6-gain-4 C/9 A")
    table.buy("A@3")
    table.use("letter-p-6-gain-4")
    table.answer("B@3")
    assert tokens(table) == {"C@4": 1}


def test_4_5_a_flush_takes_the_tokens_of_the_alternates_away() -> None:
    table = shop("letter-c-4-flush-1 C/9 A", offer={1: "A@3 B@3 C@4 D@4"})
    table.buy("A@3")
    assert tokens(table) == {"B@3": 1, "C@4": 1}
    table.state.market.piles[1].insert(0, table.state.market.piles[2].pop(0))  # something to show
    table.use("letter-c-4-flush-1")
    table.answer("D@4")
    assert tokens(table) == {}
    shown = table.offer(1)
    assert all(table.price(name) == int(name[-1]) for name in shown if "@" in name)


def test_4_5_another_removal_takes_tokens_away_and_places_none() -> None:
    game = spying("C/30 A/0 T/0 ? ?", money=None, card="honey-trap", modules=("discount",), offer={1: "A@3 B@3 C@4 D@4 E@4 F@4 G@4"})
    game.table.spell("CAT")
    game.table.decline()
    game.table.buy("A@3")
    assert tokens(game.table) == {"B@3": 1, "C@4": 1}
    game.end()
    assert game.table.offer(1) == ["G@4", "E@4", "F@4"]
    assert tokens(game.table) == {}


def test_4_5_fame_piles_and_the_2_cent_pile_have_no_tokens() -> None:
    table = shop()
    table.buy("fame-5")
    table.buy("vowel-a-2")
    assert tokens(table) == {}


def test_4_5_tokens_of_an_empty_place_are_not_missed() -> None:
    table = shop(offer={1: "A@3 B@3"})
    table.buy("A@3")
    assert tokens(table) == {"B@3": 1}
    table.buy("B@3")
    assert tokens(table) == {}


def test_2_17_discounts_and_tokens_add_up() -> None:
    table = shop("letter-y-5-discount-pairs C/30 A", offer={1: "A@3 TH@4 C@4 D@4"})
    table.buy("A@3")
    assert table.price("C@4") == 3
    assert table.price("TH@4") == 2


def test_4_2_everybody_sees_tokens_and_prices_and_they_stay_for_the_next_seat() -> None:
    table = shop()
    table.buy("A@3")
    table.finish()
    for viewer in (None, 0, 1):
        seen = view(table.game.rules, table.state, viewer)
        assert {(table.keys([one.id])[0], one.tokens) for one in seen.parts["discount"].tokens} == {("B@3", 1), ("C@4", 1)}
    assert table.at(1).price("B@3") == 2


def test_14_5_a_purchase_that_shows_nothing_is_taken_back_with_its_tokens() -> None:
    table = shop(offer={1: "A@3 B@3 C@4"})
    before = table.state.copy()
    table.buy("A@3")
    table.take_back()
    assert table.state == before


@pytest.mark.parametrize(("edition", "seats"), [("anniversary", 3), ("classic", 2)])
def test_random_games_with_discount_keep_the_laws(edition: Edition, seats: int) -> None:
    game = Game(rules_for(preset(edition, seats=seats, modules=("discount",)), EVERY_WORD), f"discount-{seats}")
    game.start()
    chance = random.Random(seats)
    player = Wanderer(game, chance)
    placed = 0
    while waiting := game.waiting():
        seat = waiting[0]
        command = player.command(seat)
        check_command(game.rules, game.state, seat, command, game.chance)
        viewer = chance.choice([None, *range(seats)])
        check_view(game.rules, game.state, viewer, chance)
        check_stream(game.rules, game.state, seat, command, game.chance, viewer, chance)
        entry = game.do(seat, command)
        placed += sum(isinstance(event, TokensPut) for event in getattr(entry, "events", ()))
        beside = {str(card) for places in game.state.market.alternates for card in places}
        assert set(DISCOUNT.of(game.state).tokens) <= beside
    assert game.state.outcome is not None
    assert placed > 3
