from __future__ import annotations

from typing import Any

import pytest

from paperback.engine.events import OfferRefilled
from paperback.engine.state import NOBODY
from paperback.modes.board.events import CountersPut
from paperback.modes.discount.part import DISCOUNT
from paperback.modes.spy_novel.events import EnemyMoved, EnemyShuffled, OfferTrashed
from paperback.modes.spy_novel.ground import NOVEL
from tests.modes.spy_novel.spying import Spying, spying


def after(card: str, **settings: Any) -> Spying:
    """The game when this enemy card has been carried out."""
    game = spying(money=0, card=card, **settings)
    game.end()
    return game


ROWS: list[tuple[str, int, str, dict[str, int], int]] = [
    ("honey-trap", 0, "ne", {"ne": 1}, 0),
    ("cloak-and-dagger", 0, "ne", {"n": 1, "e": 1, "centre": 1}, 0),
    ("evade-a-tail", 0, "se", {"ne": 1, "e": 1, "se": 1}, 0),
    ("on-the-offensive", 0, "ne", {"ne": 1}, 1),
    ("strategic-withdrawal", 0, "nw", {}, 0),
    ("dead-drop", 0, "ne", {"ne": 1}, 0),
    ("wiretap", 0, "e", {"e": 1}, 0),
    ("stakeout", 0, "ne", {"s": 1}, 0),
    ("double-agent", 0, "e", {"e": 1, "centre": 1}, 0),
    ("the-understudy", 0, "ne", {"ne": 1}, 0),
    ("the-understudy", 1, "e", {"e": 1}, 0),
    ("madame-serif", 0, "ne", {"ne": 2}, 0),
    ("madame-serif", 1, "e", {"e": 1, "s": 1}, 0),
    ("count-ampersand", 0, "e", {"ne": 1, "e": 1, "s": 1, "centre": 1}, 0),
    ("count-ampersand", 1, "ne", {"ne": 2, "n": 1, "e": 1, "centre": 1}, 0),
    ("the-red-pen", 0, "s", {"ne": 1, "e": 1, "se": 1, "s": 1, "centre": 1}, 0),
    ("the-red-pen", 1, "e", {"e": 2, "ne": 1, "se": 1, "s": 1}, 0),
]


@pytest.mark.parametrize(("card", "row", "enemy", "cubes", "squares"), ROWS)
def test_12_9_every_enemy_card_does_what_it_says(card: str, row: int, enemy: str, cubes: dict[str, int], squares: int) -> None:
    game = after(card, row=row)
    assert (game.enemy, game.cubes, game.spy.squares) == (enemy, cubes, squares)


def test_12_9_every_enemy_card_is_in_that_list() -> None:
    assert {(f"enemy-{row[0]}", row[1]) for row in ROWS} == {(card.key, row) for card in NOVEL.enemies for row in range(len(card.rows))}


def test_12_4_the_enemy_goes_over_gaps() -> None:
    assert after("dead-drop", gone="n ne e", enemy="nw").enemy == "se"


def test_12_9_cloak_and_dagger_counts_what_touches_although_the_enemy_walks_over_gaps() -> None:
    game = after("cloak-and-dagger", gone="n e ne", enemy="nw")
    assert (game.enemy, game.cubes) == ("se", {"s": 1, "centre": 1})


def test_12_9_evade_a_tail_moves_three_times_with_a_cube_each_however_few_cards_are_left() -> None:
    game = after("evade-a-tail", gone="n e s ne se", enemy="nw", hero="centre")
    assert (game.enemy, game.cubes) == ("nw", {"sw": 1, "w": 1, "nw": 1})
    game = after("evade-a-tail", gone="n e s w ne se", enemy="nw", hero="centre")
    assert (game.enemy, game.cubes) == ("sw", {"sw": 2, "nw": 1})
    game = after("evade-a-tail", gone="n e s w ne se sw", enemy="nw", hero="centre")
    assert (game.enemy, game.cubes) == ("nw", {"nw": 3})


def test_12_9_on_the_offensive_fills_a_square_or_with_all_four_full_puts_another_cube() -> None:
    assert after("on-the-offensive", squares=3).spy.squares == 4
    game = after("on-the-offensive", squares=4)
    assert (game.spy.squares, game.cubes) == (4, {"ne": 2})


def test_12_9_strategic_withdrawal_goes_back_and_puts_a_typo_on_top_of_the_draw_pile() -> None:
    game = spying(money=0, card="strategic-withdrawal", draw="R S L N T R S")
    typo = game.typos.deck[-1]
    game.end()
    assert game.table.me.draw[-1] == typo
    assert len(game.table.me.draw) == 3


def test_12_13_the_typo_is_not_seen_until_it_is_drawn_and_an_empty_deck_gives_none() -> None:
    game = spying(money=0, card="strategic-withdrawal", draw="R S L N T R S L")
    game.end()
    assert game.typos.unseen == [[game.table.me.draw[-1]]]
    assert game.table.me.known == 0
    game = spying(money=0, card="strategic-withdrawal", draw="R S L N T R S")
    game.table.state.trash += game.typos.deck
    game.typos.deck.clear()
    game.end()
    assert len(game.table.me.draw) == 2


@pytest.mark.parametrize("card", ["strategic-withdrawal", "the-red-pen"])
def test_12_9_a_card_with_the_reshuffle_sign_shuffles_all_others_and_lies_at_the_bottom(card: str) -> None:
    game = spying(money=0, card=card)
    spy = game.spy
    spy.deck, spy.discard = spy.deck[:2], [*spy.deck[2:]]
    others = {*spy.deck, *spy.discard}
    game.end()
    assert any(isinstance(event, EnemyShuffled) for event in game.table.events)
    assert game.spy.discard == []
    assert game.spy.deck[0] == f"enemy-{card}"
    assert {*game.spy.deck[1:], game.spy.drawn} == others


def test_12_9_the_whole_deck_is_shuffled_with_the_discarded_cards() -> None:
    tops, bottoms = set(), set()
    for seed in range(12):
        game = spying(money=0, card="strategic-withdrawal", seed=str(seed))
        keys = sorted(game.spy.deck)
        game.spy.deck, game.spy.discard = keys[:5], keys[5:]
        game.end()
        tops.add(game.spy.drawn in keys[:5])
        bottoms.add(game.spy.deck[1] in keys[:5])
    assert tops == bottoms == {True, False}


def test_12_9_honey_trap_trashes_every_visible_offer_card_at_once_and_refills_once() -> None:
    game = spying(money=0, card="honey-trap", draw="R S L N T R S")
    market = game.table.state.market
    before = [[*pile[-1:], *places] for pile, places in zip(market.piles, market.alternates, strict=True)]
    hidden = [pile[:-1] for pile in market.piles]
    game.end()
    market = game.table.state.market
    (trashed,) = [event for event in game.table.events if isinstance(event, OfferTrashed)]
    assert sorted(trashed.cards) == sorted(card for cards in before for card in cards)
    assert {*trashed.cards} <= {*game.table.state.trash}
    assert len(trashed.cards) == 10
    for old, pile, places in zip(hidden, market.piles, market.alternates, strict=True):
        assert places == old[-1 : -1 - len(places) : -1]
        assert pile == old[: len(old) - len(places)]
    refills = [event for event in game.table.events if isinstance(event, OfferRefilled)]
    assert [event.shown for event in refills] == [(*places, pile[-1]) for pile, places in zip(market.piles, market.alternates, strict=True)]
    assert len(game.table.me.draw) == 3


def test_12_9_honey_trap_in_an_exhausted_offer_takes_what_is_there() -> None:
    game = spying(money=0, card="honey-trap", offer={0: "vowel-a-2", 1: "C/1@3", 2: "", 3: "D/1@7 O/1@7 G/1@7 T/1@7 R/1@7"})
    game.end()
    market = game.table.state.market
    assert [len(pile) for pile in market.piles] == [0, 0, 0, 0]
    assert [[card != NOBODY for card in places] for places in market.alternates[1:]] == [[False, False], [False, False], [True, True]]
    assert game.over == ""


@pytest.mark.parametrize("left", ["", " H/1@3 I/1@3 J/1@3"])
def test_4_5_honey_trap_takes_the_tokens_of_the_alternates_away(left: str) -> None:
    game = spying(money=9, card="honey-trap", modules=("discount",), offer={0: "", 1: f"C/1@3 D/1@3 E/1@3{left}", 2: "", 3: ""})
    game.table.buy("C/1@3")
    assert sum(DISCOUNT.of(game.table.state).tokens.values()) == 2
    game.end()
    assert DISCOUNT.of(game.table.state).tokens == {}


def test_12_7_a_fourth_cube_loses_at_once_in_the_middle_of_what_the_enemy_does() -> None:
    game = after("evade-a-tail", cubes={"e": 3})
    assert game.over == "pressure_limit"
    outcome = game.table.state.outcome
    assert outcome is not None
    assert outcome.winners == ()
    assert (game.enemy, game.cubes) == ("e", {"ne": 1, "e": 4})
    assert len([event for event in game.table.events if isinstance(event, EnemyMoved | CountersPut)]) == 4
    game = after("madame-serif", row=1, cubes={"e": 3})
    assert (game.over, game.cubes) == ("pressure_limit", {"e": 4})
    assert game.table.accepts() == frozenset()


def test_12_12_and_catalogue_17_a_cube_on_the_centre_counts() -> None:
    assert after("double-agent", cubes={"centre": 3}).over == "pressure_limit"


def test_12_7_three_cubes_do_not_lose() -> None:
    game = after("double-agent", cubes={"centre": 2, "e": 2})
    assert (game.over, game.cubes) == ("", {"centre": 3, "e": 3})
