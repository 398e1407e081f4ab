from __future__ import annotations

import json
import random

import pytest

from paperback.engine.chance import SeededChance
from paperback.engine.events import Drawn, Event, TurnEnded
from paperback.engine.game import Entry, Game
from paperback.engine.rules import Moment
from paperback.engine.settings import preset
from paperback.engine.view import redact
from paperback.modes.module import SettingsError
from paperback.modes.registry import complete, rules_for
from paperback.modes.spy_novel.enemy import draw_enemy, pending
from paperback.modes.spy_novel.events import EnemyDrawn, EnemyMoved, EnemyShuffled, OfferTrashed, SpiesPlaced
from paperback.modes.spy_novel.ground import NOVEL, ahead
from paperback.modes.spy_novel.state import SPY
from paperback.modes.spy_novel.steps import DrawEnemy
from paperback.notation.codec import codec, digest, encode
from paperback.testing import EVERY_WORD, Table
from paperback.testing.laws import check_command, check_places, check_waiting
from paperback.testing.secrets import check_stream, check_view
from paperback.testing.wanderer import Wanderer, wander
from tests.modes.spy_novel.spying import Spying, spying


def started(level: int = 1, seed: str = "spy", modules: tuple[str, ...] = ()) -> Game:
    settings = preset("anniversary", seats=1, mode="spy_novel", modules=modules, options=(("level", level),))
    game = Game(rules_for(settings, EVERY_WORD), seed)
    game.start()
    return game


@pytest.mark.parametrize(("level", "modules"), [(1, ()), (2, ("genres",)), (3, ("discount", "powers")), (4, ())])
def test_laws_and_secrets_hold_in_whole_games_and_records_round_trip(level: int, modules: tuple[str, ...]) -> None:
    game, chance, reader = started(level, "laws", modules), random.Random(level), codec()
    player = Wanderer(game, chance)
    again = Game(game.rules, "laws")
    again.resume(game.entries)
    check_places(game.state)
    while game.waiting():
        command = player.command(0)
        check_command(game.rules, game.state, 0, command, game.chance)
        viewer = chance.choice([None, 0])
        check_view(game.rules, game.state, viewer, chance)
        check_stream(game.rules, game.state, 0, command, game.chance, viewer, chance)
        game.do(0, command)
        again.resume([reader.entry(json.loads(encode(game.entries[-1])))])
    check_waiting(game.rules, game.state)
    assert digest(again.state) == digest(game.state)
    assert game.state.outcome is not None
    assert game.state.outcome.reason in {"centre_bought", "corners_bare", "pressure_limit"}


def test_1_1_exactly_one_seat_and_the_typos_take_part() -> None:
    with pytest.raises(SettingsError, match="mode_seats"):
        complete(preset("anniversary", seats=2, mode="spy_novel"))
    assert complete(preset("anniversary", seats=1, mode="spy_novel")).modules == ("typos",)
    assert Spying(Table(started())).typos.deck


def test_12_1_seventeen_in_the_centre_elevens_on_its_corners_eights_at_the_sides_on_them() -> None:
    game = started()
    table = Spying(Table(game))
    costs = {
        name: game.rules.faces[game.state.faces[table.card(name)]].cost for name in ("centre", "nw", "ne", "se", "sw", "n", "e", "s", "w")
    }
    assert costs == {"centre": 17, "nw": 11, "ne": 11, "se": 11, "sw": 11, "n": 8, "e": 8, "s": 8, "w": 8}
    assert (table.hero, table.enemy) == ("s", "n")
    assert [place for place in range(9) if table.board.open(place)] == [n for n, space in enumerate(NOVEL.spaces) if space.cost == 8]


def test_12_1_all_other_fame_cards_are_out_of_the_game() -> None:
    game = started()
    assert game.state.market.fame == []
    assert sum(game.rules.faces[face].fame > 0 and game.rules.faces[face].cost > 4 for face in game.state.faces) == 9


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_12_2_the_enemy_deck_is_nine_standard_cards_and_one_of_the_level_shuffled(level: int) -> None:
    orders = set()
    for seed in ("a", "b", "c"):
        spy = SPY.of(started(level, seed).state)
        deck = [*spy.deck, spy.drawn]
        assert sorted(NOVEL.enemy(key).level for key in deck) == [0] * 9 + [level]
        assert len(set(deck)) == 10
        orders.add(tuple(deck))
    assert len(orders) == 3


def test_12_3_the_enemy_card_is_drawn_first_and_only_its_x_works() -> None:
    game = Spying(Table(started()))
    assert game.spy.drawn
    assert (game.enemy, game.cubes, len(game.spy.deck)) == ("n", {}, 9)


def test_12_3_the_enemy_acts_last_and_its_card_goes_to_the_discard_pile_with_its_x() -> None:
    game = spying(money=0, card="dead-drop")
    game.end()
    assert game.spy.discard == ["enemy-dead-drop"]
    assert game.spy.drawn not in {"", "enemy-dead-drop"}
    assert (game.enemy, game.cubes) == ("ne", {"ne": 1})
    assert game.spy.acted == ""


def test_12_11_the_enemy_acts_after_the_new_hand_is_drawn_and_before_the_turn_ends() -> None:
    game = spying(money=0)
    game.end()
    order = [type(event) for event in game.table.events]
    assert order.index(Drawn) < order.index(EnemyMoved) < order.index(TurnEnded) < order.index(EnemyDrawn)


def drawn(level: int, seed: str, draws: int = 0) -> EnemyDrawn:
    """What is said when the special card of this level is drawn, after so many draws."""
    game = spying(options={"level": level}, seed=seed)
    game.spy.draws = draws
    game.spy.deck.append(next(key for key in game.spy.deck if NOVEL.enemy(key).level))
    log: list[Event] = []
    at = Moment(game.table.game.rules, game.table.state, SeededChance(seed), 0, log)
    draw_enemy(at, DrawEnemy())
    (said,) = log
    assert isinstance(said, EnemyDrawn)
    return said


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_12_3_and_catalogue_14_the_die_is_thrown_for_special_cards_alone_and_marks_the_row(level: int) -> None:
    throws = [drawn(level, str(seed)) for seed in range(12)]
    assert {throw.row for throw in throws} == {0, 1}
    assert all(throw.die in NOVEL.enemy(throw.enemy).rows[throw.row].die for throw in throws)
    game = Game(started().rules, "spy")
    seen = [event for event in game.start().events if isinstance(event, EnemyDrawn)]
    assert all((event.die > 0) is (NOVEL.enemy(event.enemy).level > 0) for event in seen)


def test_1_13_every_throw_and_every_shuffle_of_a_game_is_another() -> None:
    assert len({drawn(1, "one game", draws).die for draws in range(40)}) == 6
    orders = set()
    for shuffles in range(3):
        game = spying(money=0, card="strategic-withdrawal")
        game.spy.shuffles = shuffles
        game.end()
        orders.add((*game.spy.deck, game.spy.drawn))
    assert len(orders) == 3


def test_12_10_an_empty_enemy_deck_is_its_discard_pile_shuffled() -> None:
    game = spying(money=0, card="dead-drop")
    game.spy.discard, game.spy.deck = game.spy.deck, []
    game.end()
    assert any(isinstance(event, EnemyShuffled) for event in game.table.events)
    assert (len(game.spy.deck), game.spy.discard, game.spy.shuffles) == (9, [], 1)


def test_14_5_what_is_drawn_thrown_shuffled_or_shown_cannot_be_taken_back() -> None:
    assert EnemyDrawn("enemy-wiretap", 0, 0).showed()
    assert EnemyShuffled(()).showed()
    assert OfferTrashed(()).showed()


def test_14_2_the_order_of_the_enemy_deck_is_told_to_nobody() -> None:
    game = Game(started().rules, "spy")
    entry = game.start()
    for viewer in (None, 0):
        told = redact(game.rules, game.state, entry.events, viewer)
        assert [event.deck for event in told if isinstance(event, SpiesPlaced)] == [None]
        shuffled = redact(game.rules, game.state, (EnemyShuffled(("enemy-wiretap",)),), viewer)
        assert [event.order for event in shuffled if isinstance(event, EnemyShuffled)] == [None]


def test_3_5_neither_common_cards_nor_idle_rounds_end_the_game() -> None:
    game = spying("C A T ? ?", idle=99, won=3)
    game.table.state.trash += game.table.state.market.commons
    game.table.state.market.commons.clear()
    game.table.passes()
    game.end()
    assert game.over == ""


def test_12_3_and_catalogue_14_what_is_foreseen_happens() -> None:
    """What views and computer players foresee is what the enemy does, in many rounds of random games."""
    rounds = 0
    for seed in range(8):
        game = started(1 + seed % 4, f"foreseen {seed}")
        wandering = Wanderer(game, random.Random(seed))
        while game.waiting():
            before, table = game.state, Spying(Table(game))
            board, spy = table.board.copy(), table.spy.copy()
            there = tuple(bool(board.there((place,))) for place in range(9))
            foreseen = ahead(there, spy.hero, spy.enemy, spy.squares, pending(before))
            entry = game.do(0, wandering.command(0))
            assert isinstance(entry, Entry)
            moved = [event for event in entry.events if isinstance(event, EnemyMoved)]
            if any(isinstance(event, TurnEnded) for event in entry.events):
                rounds += 1
                assert tuple(board.lying.index(event.card) for event in moved) == foreseen.path
                assert [new - old for new, old in zip(table.board.counters, board.counters, strict=True)] == list(foreseen.cubes)
                assert table.spy.squares - spy.squares == foreseen.squares
    assert rounds > 40


def test_a_game_ends_under_any_hand() -> None:
    game = started(4, "any")
    wander(game, "any", take_back=0.1)
    assert game.state.outcome is not None
