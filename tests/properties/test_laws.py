"""Laws that hold at every step of every game, on random games of both editions with two to five seats.

`PAPERBACK_LAW_GAMES` sets how many games are played for each kind of table; a night's run takes some hundreds.
"""

from __future__ import annotations

import json
import os
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from paperback.engine.commands import Answer, Buy, Command, Done, Pass, Pick, PlayWord, TakeBack, UseAbility
from paperback.engine.events import TurnStarted
from paperback.engine.game import Entry, Game
from paperback.engine.play import Decision
from paperback.engine.rejection import Rejection
from paperback.engine.settings import Edition, preset
from paperback.engine.spelling import Tile
from paperback.engine.state import GameState, TurnState
from paperback.modes.registry import rules_for
from paperback.notation.codec import codec, digest, encode
from paperback.testing import EVERY_WORD, Table
from paperback.testing.laws import check_command, check_places, check_waiting
from paperback.testing.secrets import check_stream, check_view
from paperback.testing.wanderer import Wanderer, wander

GAMES = int(os.environ.get("PAPERBACK_LAW_GAMES", "1"))
EDITIONS: tuple[Edition, ...] = ("anniversary", "classic")
TABLES = [
    pytest.param(edition, seats, extra, id=f"{edition}-{seats}-{'both' if extra else 'vowels'}")
    for edition in EDITIONS
    for seats in (2, 3, 4, 5)
    for extra in (False, True)
]


NONSENSE: tuple[Command, ...] = (
    PlayWord(((Tile(0, "R"), Tile(1, "T")),)),
    PlayWord(((Tile(3, "?"),), ())),
    Pass(),
    Answer((1, 1)),
    Answer(tuple(range(12))),
    Pick(7),
    Buy(77),
    UseAbility(3),
    Done(),
)
"""Commands of which most are refused most of the time; none may change the state that it is decided on."""


def table(edition: Edition, seats: int, extra: bool, seed: str, **changes: Any) -> Game:
    game = Game(rules_for(preset(edition, seats=seats, spacebar=extra, dyslexic=extra, **changes), EVERY_WORD), seed)
    game.start()
    return game


def seeds(what: str) -> list[str]:
    return [f"{what}-{n}" for n in range(GAMES)]


@pytest.mark.parametrize(("edition", "seats", "extra"), TABLES)
def test_every_card_is_in_one_place_both_doors_agree_and_somebody_can_act(edition: Edition, seats: int, extra: bool) -> None:
    """At every step of a whole game: places, fold, `advance`, repetition, an answer for every question (D53), fresh turns (D55)."""
    for seed in seeds("laws"):
        game = table(edition, seats, extra, seed)
        chance = random.Random(seed)
        player = Wanderer(game, chance)
        check_places(game.state)
        check_waiting(game.rules, game.state)
        while waiting := game.waiting():
            seat = waiting[0]
            command = player.command(seat)
            for legal in (Table(game, seat).least(), command):
                assert isinstance(check_command(game.rules, game.state, seat, legal, game.chance), Decision)
            for other in range(seats):
                nonsense = chance.choice(NONSENSE)
                assert other == seat or isinstance(check_command(game.rules, game.state, other, nonsense, game.chance), Rejection)
                check_command(game.rules, game.state, other, nonsense, game.chance)
            entry = game.do(seat, command)
            assert isinstance(entry, Entry)
            for event in entry.events:
                if isinstance(event, TurnStarted):
                    assert game.state.seats[event.seat].turn == TurnState()
        assert game.state.outcome is not None
        assert game.state.outcome.fame == tuple(Table(game).fame)
        check_waiting(game.rules, game.state)


@pytest.mark.parametrize(("edition", "seats", "extra"), TABLES)
def test_14_1_replay_equals_play_and_records_round_trip(edition: Edition, seats: int, extra: bool) -> None:
    reader = codec()
    for seed in seeds("replay"):
        game = table(edition, seats, extra, seed)
        again = Game(game.rules, seed)
        again.resume(game.entries)

        def check(entry: Entry, game: Game = game, again: Game = again) -> None:
            read = reader.entry(json.loads(encode(entry)))
            assert read == entry
            again.resume([read])
            assert digest(again.state) == digest(game.state)

        wander(game, seed, take_back=0.05, after=check)
        assert again.state == game.state


@pytest.mark.parametrize(("edition", "seats", "extra"), TABLES)
def test_14_5_taking_back_restores_everything(edition: Edition, seats: int, extra: bool) -> None:
    for seed in seeds("back"):
        game = table(edition, seats, extra, seed)
        states: list[GameState] = [game.state.copy()]
        taken: list[int] = []

        def check(entry: Entry, game: Game = game, states: list[GameState] = states, taken: list[int] = taken) -> None:
            if isinstance(entry.did, TakeBack):
                to = getattr(entry.events[0], "to")  # noqa: B009 - it is a TakenBack
                assert game.state == states[to - 1]
                taken.append(to)
            states.append(game.state.copy())

        wander(game, seed, take_back=0.3, most=600, after=check)
        assert len(taken) > 5


@pytest.mark.parametrize(("edition", "seats", "extra"), TABLES)
def test_14_2_nobody_sees_or_is_told_what_it_may_not_see(edition: Edition, seats: int, extra: bool) -> None:
    """D59, D68, D69, D113: hidden cards are exchanged, and no view and no stream of a seat or an onlooker changes."""
    for seed in seeds("secrets"):
        game = table(edition, seats, extra, seed)
        chance = random.Random(seed)
        player = Wanderer(game, chance)
        viewers = [None, *range(seats)]
        while waiting := game.waiting():
            seat = waiting[0]
            command = player.command(seat)
            for viewer in {chance.choice(viewers), seat}:
                check_view(game.rules, game.state, viewer, chance)
                check_stream(game.rules, game.state, seat, command, game.chance, viewer, chance)
            game.do(seat, command)


@hypothesis_settings(max_examples=30 * GAMES, deadline=None, derandomize=GAMES == 1, suppress_health_check=list(HealthCheck))
@given(
    edition=st.sampled_from(EDITIONS),
    seats=st.integers(2, 5),
    extra=st.booleans(),
    seed=st.integers(0, 5),
    chance=st.randoms(use_true_random=False),
    length=st.integers(1, 40),
    finish_round=st.booleans(),
)
def test_any_opening_keeps_the_laws(
    edition: Edition, seats: int, extra: bool, seed: int, chance: random.Random, length: int, finish_round: bool
) -> None:
    """The same laws on openings that shrink to the shortest one that breaks them."""
    game = table(edition, seats, extra, str(seed), finish_round=finish_round)
    player = Wanderer(game, chance)
    for _ in range(length):
        waiting = game.waiting()
        if not waiting:
            return
        command = player.command(waiting[0])
        check_command(game.rules, game.state, waiting[0], command, game.chance)
        for viewer in (None, *range(seats)):
            check_stream(game.rules, game.state, waiting[0], command, game.chance, viewer, random.Random(0))
        game.do(waiting[0], command)
