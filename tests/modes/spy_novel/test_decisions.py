"""Decisions about the Spy Novel and what other modules make of it (catalogue decisions 13 and 15; rules 4.5, 12.11, 12.13)."""

from __future__ import annotations

from paperback.modes.discount.part import DISCOUNT
from paperback.modes.spy_novel.commands import HeroAction
from paperback.modes.spy_novel.events import OfferTrashed
from paperback.modes.spy_novel.ground import NOVEL, SQUARES
from paperback.modes.typos.events import TypoReceived
from tests.modes.spy_novel.spying import spying

CLARIFIED = ("honey-trap", "cloak-and-dagger", "evade-a-tail", "on-the-offensive", "strategic-withdrawal")
DRAWN = "C/9 A T S B R S L N T"


def test_catalogue_13_five_clarified_names_are_cards_of_the_enemy() -> None:
    assert {f"enemy-{name}" for name in CLARIFIED} <= {enemy.key for enemy in NOVEL.enemies if not enemy.level}
    assert not set(CLARIFIED) & {action.key for action in NOVEL.actions}


def test_catalogue_13_the_squares_of_on_the_offensive_are_those_of_counterintel() -> None:
    assert [action.key for action in NOVEL.actions if action.squares] == ["counterintel"]
    game = spying(money=0, card="on-the-offensive", squares=SQUARES - 1, cubes={"e": 1}, draw=DRAWN)
    game.end()
    assert game.spy.squares == SQUARES
    game.spy.drawn = "enemy-stakeout"
    assert game.table.refusal(HeroAction("counterintel")) == "no_free_square"


def test_catalogue_15_on_the_move_upgraded_widens_buying_in_later_turns_without_any_action() -> None:
    game = spying(money=0, card="stakeout", hero="se", upgraded=("on-the-move",), draw=DRAWN)
    game.end()
    game.table.spell("CAT")
    game.table.decline()
    game.buy("e")
    assert (game.spy.acted, game.hero) == ("", "se")


def test_4_5_tokens_go_with_the_alternates_that_the_enemy_trashes() -> None:
    game = spying(money=3, card="honey-trap", modules=("discount",), offer={1: "A@3 B@3 C@4 D@4 E@4 F@4 G@4"}, draw=DRAWN)
    game.table.buy("A@3")
    assert len(DISCOUNT.of(game.table.state).tokens) == 2
    game.end()
    assert DISCOUNT.of(game.table.state).tokens == {}
    assert game.table.offer(1) == ["G@4", "E@4", "F@4"]
    assert [game.table.price(name) for name in game.table.offer(1)] == [4, 4, 4]


def test_12_11_after_a_defeat_the_enemy_does_nothing_more() -> None:
    game = spying(money=0, card="honey-trap", cubes={"ne": 3}, draw=DRAWN)
    game.end()
    assert game.over == "pressure_limit"
    assert not any(isinstance(event, OfferTrashed | TypoReceived) for event in game.table.events)
    assert len(game.typos.deck) == 14


def test_12_13_a_typo_that_was_used_goes_under_the_deck() -> None:
    game = spying("C A typo-k ? ?", card="stakeout", draw=DRAWN)
    game.table.lay("C A typo-k")
    game.table.decline()
    game.end()
    assert game.table.keys(game.typos.deck[:1]) == ["typo-k"]


def test_12_10_the_enemy_discard_pile_is_shuffled_and_not_only_turned_over() -> None:
    orders = set()
    for seed in "abc":
        game = spying(money=0, card="dead-drop", seed=seed)
        game.spy.discard, game.spy.deck = sorted(game.spy.deck), []
        game.end()
        orders.add((*game.spy.deck, game.spy.drawn))
    assert len(orders) == 3
