from __future__ import annotations

import random

import pytest

from paperback.bots.simulate import Match, play
from paperback.engine.game import Game
from paperback.engine.settings import preset
from paperback.modes.cooperative.mode import COOPERATIVE
from paperback.modes.module import SettingsError
from paperback.modes.registry import complete, rules_for
from paperback.testing import EVERY_WORD, scenario
from paperback.testing.laws import check_command, check_places, check_waiting
from paperback.testing.secrets import check_stream, check_view
from paperback.testing.wanderer import Wanderer

LAYOUTS = ("pyramid", "tower", "diamond", "twin_peaks")


def started(seats: int, layout: str, seed: str, **changes: object) -> Game:
    settings = preset("anniversary", seats=seats, mode="cooperative", options=(("fame_layout", layout),), **changes)
    game = Game(rules_for(settings, EVERY_WORD), seed)
    game.start()
    return game


@pytest.mark.parametrize(("seats", "layout"), [(1, "pyramid"), (2, "tower"), (3, "diamond"), (5, "twin_peaks")])
def test_laws_and_secrets_hold_in_whole_games(seats: int, layout: str) -> None:
    game, chance = started(seats, layout, "laws", spacebar=True), random.Random(7)
    player = Wanderer(game, chance)
    check_places(game.state)
    while waiting := game.waiting():
        seat, command = waiting[0], player.command(waiting[0])
        check_command(game.rules, game.state, seat, command, game.chance)
        viewer = chance.choice([None, *range(seats)])
        check_view(game.rules, game.state, viewer, chance)
        check_stream(game.rules, game.state, seat, command, game.chance, viewer, chance)
        game.do(seat, command)
    check_waiting(game.rules, game.state)
    assert game.state.outcome is not None
    assert game.state.outcome.reason in {"token_limit", "last_fame_card"}


def test_1_1_and_catalogue_10_one_to_five_seats_and_one_plays_with_the_numbers_for_two() -> None:
    assert COOPERATIVE.seats == (1, 5)
    assert len(started(1, "pyramid", "one").state.faces) == len(started(2, "pyramid", "one").state.faces) - 10


def test_1_14_fame_piles_and_finish_round_are_refused() -> None:
    for change in ({"fame_piles": "short"}, {"finish_round": True}):
        with pytest.raises(SettingsError, match="setting_mode"):
            complete(preset("anniversary", mode="cooperative", **change))


def test_11_1_the_pyramid_is_the_default_layout_and_four_tokens_the_limit() -> None:
    assert dict(complete(preset("anniversary", mode="cooperative")).options) == {"fame_layout": "pyramid", "token_limit": 4}


def test_3_5_ten_rounds_without_a_sale_and_empty_tracks_do_not_end_it() -> None:
    table = scenario("C A T ? ?", mode="cooperative", idle=99, turn=100)
    table.state.market.commons.clear()
    table.state.trash.extend(
        card for card in range(len(table.state.faces)) if card not in {*table.state.trash} and table.keys([card])[0].startswith("common-")
    )
    table.passes()
    table.finish()
    assert table.state.outcome is None


def test_computer_players_finish_games_and_win_some() -> None:
    match = Match(
        ("greedy",), preset("anniversary", seats=1, mode="cooperative", options=(("fame_layout", "twin_peaks"),)), "en-common", "coop"
    )
    assert any(0 in play(match, number).winners for number in range(3))
