from __future__ import annotations

import json
import random
from typing import Any

import pytest

from paperback.engine.game import Game
from paperback.engine.settings import Settings
from paperback.engine.steps import Question
from paperback.modes.registry import rules_for
from paperback.notation.codec import codec, digest
from paperback.notation.states import CODES, StateError, dump_state, load_state
from paperback.testing import EVERY_WORD, scenario
from paperback.testing.combinations import combinations, settings_for
from paperback.testing.wanderer import Wanderer

EVERY, STEPS = 12, 36


def walk(settings: Settings, seed: str, steps: int) -> set[str]:
    """Read and write every state of a game; what was asked."""
    game = Game(rules_for(settings, EVERY_WORD), seed)
    game.start()
    chance = random.Random(seed)
    player = Wanderer(game, chance)
    asked: set[str] = set()
    for _ in range(steps):
        text = dump_state(game.rules, game.state)
        again = load_state(game.rules, text)
        assert again == game.state
        assert digest(again) == digest(game.state)
        asked |= {str(getattr(step, "step", "")) for seat in game.state.seats for step in seat.agenda if isinstance(step, Question)}
        if not (acting := game.waiting()):
            break
        seat = chance.choice(acting)
        game.do(seat, player.command(seat))
    return asked


def test_a_state_is_read_as_it_was_written_at_every_kind_of_question_of_all_modes_and_modules() -> None:
    asked: set[str] = set()
    for combination in combinations()[::EVERY]:
        asked |= walk(settings_for(combination, "states"), combination.name, STEPS)
    table = scenario("letter-m-5-trash letter-o-7-trash-2c S T", discard="L")  # two abilities that ask in one word are rare
    table.lay("letter-m-5-trash letter-o-7-trash-2c")
    assert load_state(table.game.rules, dump_state(table.game.rules, table.state)) == table.state
    asked.add(str(getattr(table.question, "step", "")))
    assert asked == {name for name, kind in codec().steps.kinds.items() if issubclass(kind, Question)}


def test_a_game_that_was_over_is_over_when_it_is_read() -> None:
    game = Game(rules_for(Settings(seats=2), EVERY_WORD), "over")
    game.start()
    player = Wanderer(game, random.Random(3), eager=True)
    while acting := game.waiting():
        game.do(acting[0], player.command(acting[0]))
    assert load_state(game.rules, dump_state(game.rules, game.state)) == game.state
    assert game.state.outcome is not None


@pytest.fixture
def game() -> Game:
    game = Game(rules_for(Settings(seats=2, modules=("typos",)), EVERY_WORD), "states")
    game.start()
    return game


def changed(game: Game, place: str, value: object) -> str:
    """The text with another value at a place, which is a path of names and numbers."""
    whole: Any = json.loads(dump_state(game.rules, game.state))
    *path, last = place.split("/")
    inner = whole
    for name in path:
        inner = inner[int(name)] if isinstance(inner, list) else inner[name]
    if value is None:
        del inner[last]
    else:
        inner[int(last) if isinstance(inner, list) else last] = value
    return json.dumps(whole)


@pytest.mark.parametrize(
    ("place", "value", "code"),
    [
        ("format", 2, "other_version"),
        ("format", "1", "other_version"),
        ("format", None, "not_a_state"),
        ("catalogue", "0", "other_catalogue"),
        ("language", "es", "other_settings"),
        ("settings/seats", 3, "other_settings"),
        ("settings/modules", None, "other_settings"),
        ("state", None, "not_a_state"),
        ("state", [], "not_a_state"),
        ("state/slots/genres", {}, "unknown_slot"),
        ("state/slots/typos", None, "not_a_state"),
        ("state/slots/typos/deck", [1], "not_a_state"),
        ("state/slots/typos/deck", "x", "not_a_state"),
        ("state/seats/0/hand/0", "a", "not_a_state"),
        ("state/seats/0/hand/0", 9999, "not_a_state"),
        ("state/seats/0/hand/0", -1, "not_a_state"),
        ("state/seats/0/luck", 1, "not_a_state"),
        ("state/seats/0/known", True, "not_a_state"),
        ("state/seats/0/agenda", [{"step": "dance"}], "not_a_state"),
        ("state/seats/0/agenda", [{"step": "draw_enemy"}], "not_a_state"),
        ("state/faces/0", 9999, "not_a_state"),
        ("state/active", 2, "not_a_state"),
        ("state/seats", [], "not_a_state"),
    ],
)
def test_a_text_that_is_no_state_of_this_game_is_refused_with_a_code(game: Game, place: str, value: object, code: str) -> None:
    with pytest.raises(StateError) as error:
        load_state(game.rules, changed(game, place, value))
    assert error.value.code == code
    assert code in CODES


@pytest.mark.parametrize("text", ["", "{", "[]", "null", "1", '{"state":{}}', "[" * 100_000])
def test_a_text_that_is_no_such_json_is_refused(game: Game, text: str) -> None:
    with pytest.raises(StateError) as error:
        load_state(game.rules, text)
    assert error.value.code == "not_a_state"


def test_all_codes_are_met() -> None:
    assert CODES == ("not_a_state", "other_version", "other_catalogue", "other_settings", "unknown_slot")
