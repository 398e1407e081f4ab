from __future__ import annotations

from collections import Counter

import pytest

from paperback.engine.events import Drawn, GameSetUp, TurnStarted
from paperback.engine.game import Game
from paperback.engine.market import visible
from paperback.engine.settings import Edition, preset
from paperback.engine.steps import SpellWord
from paperback.modes.registry import rules_for
from paperback.testing import EVERY_WORD
from paperback.testing.laws import check_places

EDITIONS: tuple[Edition, ...] = ("anniversary", "classic")
SEEDS = range(12)


def started(edition: Edition = "anniversary", seats: int = 2, seed: object = 0, **changes: object) -> Game:
    game = Game(rules_for(preset(edition, seats=seats, **changes), EVERY_WORD), str(seed))
    game.start()
    return game


def keys(game: Game, cards: list[int]) -> list[str]:
    return [game.rules.faces[game.state.faces[card]].key for card in cards]


def deck(game: Game, seat: int) -> Counter[str]:
    return Counter(keys(game, [*game.state.seats[seat].hand, *game.state.seats[seat].draw]))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_3_an_anniversary_deck_has_one_upgrade_four_wilds_and_one_more_letter(seats: int, seed: int) -> None:
    game = started(seats=seats, seed=seed)
    upgrades, extras = [], []
    for seat in range(seats):
        cards = deck(game, seat)
        assert sum(cards.values()) == 10
        assert cards.pop("start-wild") == 4
        assert sorted(key[6] for key in cards if not key.endswith("whole-hand")) == sorted("rtsln")
        upgrades += [key for key in cards if key.endswith("again")]
        extras += [key for key in cards if key.endswith("whole-hand")]
    assert len(upgrades) == len(set(upgrades)) == seats
    assert len(extras) == len(set(extras)) == seats


def test_1_3_both_choices_are_random() -> None:
    games = [started(seed=seed) for seed in range(40)]
    found = {key for game in games for key in deck(game, 0) if key.endswith(("again", "whole-hand"))}
    assert len(found) == 10


@pytest.mark.parametrize("seats", [2, 5])
def test_1_4_a_classic_deck_is_plain_letters_and_five_wilds(seats: int) -> None:
    game = started("classic", seats)
    plain = Counter({"start-wild": 5, "start-r": 1, "start-t": 1, "start-s": 1, "start-l": 1, "start-n": 1})
    assert [deck(game, seat) for seat in range(seats)] == [plain] * seats


@pytest.mark.parametrize(("seats", "sizes"), [(2, [4, 4, 2, 1]), (3, [6, 6, 3, 2]), (4, [8, 8, 4, 2]), (5, [10, 10, 5, 3])])
def test_1_5_fame_piles_are_as_large_as_the_seats_ask_for(seats: int, sizes: list[int]) -> None:
    game = started(seats=seats)
    assert [len(pile) for pile in game.state.market.fame] == sizes
    costs = [{game.rules.faces[game.state.faces[card]].cost for card in pile} for pile in game.state.market.fame]
    assert costs == [{5}, {8}, {11}, {17}]


@pytest.mark.parametrize(
    ("seats", "short", "long"),
    [
        (2, [2, 2, 1, 1], [6, 6, 3, 2]),
        (3, [3, 3, 2, 1], [9, 9, 5, 3]),
        (4, [4, 4, 2, 1], [10, 10, 5, 3]),
        (5, [5, 5, 3, 2], [10, 10, 5, 3]),
    ],
)
def test_1_5_short_and_long_fame_piles_are_rounded_up_and_never_more_than_printed(seats: int, short: list[int], long: list[int]) -> None:
    assert [len(pile) for pile in started(seats=seats, fame_piles="short").state.market.fame] == short
    assert [len(pile) for pile in started(seats=seats, fame_piles="long").state.market.fame] == long


def offer_costs(game: Game) -> list[tuple[int, int]]:
    market = game.state.market
    market_cards = [(*pile, *places) for pile, places in zip(market.piles, market.alternates, strict=True)]
    costs = [[game.rules.faces[game.state.faces[card]].cost for card in cards] for cards in market_cards]
    return [(min(pile), max(pile)) for pile in costs]


def test_1_6_the_combined_layout_shows_ten_cards_from_four_decks() -> None:
    game = started("anniversary")
    market = game.state.market
    assert offer_costs(game) == [(2, 2), (3, 4), (5, 6), (7, 10)]
    assert [len(places) for places in market.alternates] == [0, 2, 2, 2]
    assert len([card for card in visible(market) if card not in {pile[-1] for pile in market.fame}]) == 10
    assert sum(len(p) + len(a) for p, a in zip(market.piles, market.alternates, strict=True)) == 94


def test_1_7_the_separate_layout_shows_thirteen_cards_from_seven_piles() -> None:
    game = started("classic")
    market = game.state.market
    assert offer_costs(game) == [(2, 2), (3, 3), (4, 4), (5, 5), (6, 6), (7, 7), (8, 10)]
    assert [len(places) for places in market.alternates] == [0, 1, 1, 1, 1, 1, 1]
    assert len([card for card in visible(market) if card not in {pile[-1] for pile in market.fame}]) == 13
    assert sum(len(p) + len(a) for p, a in zip(market.piles, market.alternates, strict=True)) == 94


@pytest.mark.parametrize(
    ("spacebar", "dyslexic", "extra"),
    [
        (False, False, set()),
        (True, False, {"common-spacebar"}),
        (False, True, {"common-dyslexic"}),
        (True, True, {"common-spacebar", "common-dyslexic"}),
    ],
)
def test_1_9_four_common_cards_of_those_that_take_part_are_kept(spacebar: bool, dyslexic: bool, extra: set[str]) -> None:
    games = [started(seed=seed, spacebar=spacebar, dyslexic=dyslexic) for seed in range(60)]
    piles = [keys(game, game.state.market.commons) for game in games]
    assert all(len(set(pile)) == len(pile) == 4 for pile in piles)
    assert {key for pile in piles for key in pile} == {"common-a", "common-e", "common-i", "common-o"} | extra
    assert len({tuple(pile) for pile in piles}) > 10


def test_1_9_cards_that_are_not_kept_are_nowhere_in_the_game() -> None:
    game = started(spacebar=True, dyslexic=True)
    assert sum(game.rules.faces[face].kind == "common" for face in game.state.faces) == 4
    check_places(game.state)


def test_1_10_the_track_has_four_steps() -> None:
    assert started().rules.library.track == (7, 8, 9, 10)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_1_11_the_first_player_is_random_or_named(seats: int) -> None:
    assert {started(seats=seats, seed=seed).state.active for seed in range(60)} == set(range(seats))
    assert [started(seats=seats, first_seat=seat).state.active for seat in range(seats)] == list(range(seats))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 5])
def test_1_12_everybody_draws_five_from_a_shuffled_deck(edition: Edition, seats: int) -> None:
    game = started(edition, seats)
    assert [(len(seat.hand), len(seat.draw), seat.discard) for seat in game.state.seats] == [(5, 5, [])] * seats
    orders = {tuple(keys(started(edition, seats, seed), started(edition, seats, seed).state.seats[0].hand)) for seed in SEEDS}
    assert len(orders) > 6


def test_d23_the_first_seat_of_a_game_exists_and_is_asked_for_a_word() -> None:
    game = started(seats=3)
    set_up, *drawn, begun, _ = game.entries[0].events
    assert isinstance(set_up, GameSetUp)
    assert all(isinstance(event, Drawn) for event in drawn)
    assert isinstance(begun, TurnStarted)
    assert begun.seat == set_up.first == game.state.active
    assert isinstance(game.state.seats[begun.seat].agenda[-1], SpellWord)
    assert game.waiting() == (begun.seat,)


def test_1_13_the_same_seed_gives_the_same_game_and_another_one_does_not() -> None:
    """D106: a seed is neither ignored nor read differently the second time."""
    assert started(seed="a", seats=4).state == started(seed="a", seats=4).state
    assert started(seed="a").state != started(seed="b").state


def test_1_13_what_chance_decided_stands_in_the_record() -> None:
    game = started(seats=3)
    again = Game(game.rules, "another seed")
    again.resume(game.entries)
    assert again.state == game.state
