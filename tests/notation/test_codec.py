from __future__ import annotations

import json
from typing import Any

import pytest

from paperback.engine import commands as cm
from paperback.engine.core import CORE
from paperback.engine.game import Entry, Game
from paperback.engine.settings import preset
from paperback.engine.spelling import Tile
from paperback.engine.steps import ChooseOption, Question, Wait
from paperback.modes.bounty.steps import Suggest
from paperback.modes.registry import rules_for
from paperback.modes.standard.mode import STANDARD
from paperback.modes.votes.words import Vote
from paperback.notation.codec import codec, digest, encode
from paperback.testing import EVERY_WORD
from paperback.testing.wanderer import wander

CODEC = codec()


def begun(seed: str = "codec", **changes: Any) -> Game:
    game = Game(rules_for(preset("anniversary", seats=3, spacebar=True, dyslexic=True, **changes), EVERY_WORD), seed)
    game.start()
    return game


@pytest.mark.parametrize(
    "command",
    [
        cm.PlayWord(((Tile(3, "TH"), Tile(4, "E")), (Tile(9, "QU"),))),
        cm.Pass(),
        cm.Answer((1, 2)),
        cm.Answer(()),
        cm.Pick(1),
        cm.Buy(7, on_top=True),
        cm.UseAbility(0),
        cm.Done(),
        cm.TakeBack(),
    ],
)
def test_every_command_reads_back(command: cm.Command) -> None:
    assert CODEC.commands.read(json.loads(encode(command))) == command


def test_14_1_every_entry_of_a_game_reads_back_with_abilities_half_resolved() -> None:
    questions: set[str] = set()
    for seed in ("a", "b", "c", "d"):
        game = begun(seed)

        def check(entry: Entry, game: Game = game) -> None:
            assert CODEC.entry(json.loads(encode(entry))) == entry
            questions.update(
                type(seat.agenda[-1]).__name__ for seat in game.state.seats if seat.agenda and isinstance(seat.agenda[-1], Question)
            )

        wander(game, seed, take_back=0.1, after=check)
    assert questions == {question.__name__ for question in CORE.accepts} - {"ChooseOption", "Wait"}


def test_14_1_entries_of_a_game_with_modules_read_back_with_their_questions_open() -> None:
    questions: set[type] = set()
    for seed in ("a", "b", "c"):
        game = begun(seed, modules=("bounty", "genres", "house_words", "themes", "typos"), humans=(0, 1), options=(("theme_vote", True),))

        def check(entry: Entry, game: Game = game) -> None:
            assert CODEC.entry(json.loads(encode(entry))) == entry
            questions.update(type(seat.agenda[-1]) for seat in game.state.seats if seat.agenda)

        wander(game, seed, take_back=0.1, most=500, after=check)
    assert questions >= {ChooseOption, Wait, Suggest, Vote}


@pytest.mark.parametrize(
    "value",
    [
        {},
        [],
        None,
        {"n": 2, "by": 0, "did": {"do": "pass"}},
        {"n": "2", "by": 0, "did": {"do": "pass"}, "events": []},
        {"n": True, "by": 0, "did": {"do": "pass"}, "events": []},
        {"n": 2, "by": 0, "did": {"do": "fly"}, "events": []},
        {"n": 2, "by": 0, "did": {"do": "pick"}, "events": []},
        {"n": 2, "by": 0, "did": {"do": "pick", "index": "1"}, "events": []},
        {"n": 2, "by": 0, "did": {"do": "pick", "index": 1, "more": 1}, "events": []},
        {"n": 2, "by": 0, "did": None, "events": [{"event": "nothing"}]},
        {"n": 2, "by": 0, "did": None, "events": [{}]},
        {"n": 2, "by": 0, "did": None, "events": [3]},
        {"n": 2, "by": 0, "did": None, "events": [{"event": "paused"}]},
        {"n": 2, "by": 0, "did": None, "events": [{"event": "paused", "agendas": [[{"step": "rest"}]]}]},
    ],
)
def test_what_is_no_entry_is_refused(value: Any) -> None:
    with pytest.raises(ValueError, match=r"."):
        CODEC.entry(value)


def test_a_digest_changes_with_anything_in_the_state() -> None:
    game = begun()
    first = digest(game.state)
    assert first == digest(begun().state) != digest(begun("other").state)
    assert len(first) == 16
    for change in (
        lambda s: s.seats[0].hand.reverse(),
        lambda s: s.seats[1].agenda.append(STANDARD.turn[0]),
        lambda s: s.market.piles[2].reverse(),
        lambda s: setattr(s, "idle", 5),
        lambda s: setattr(s.seats[2].turn, "spent", 1),
    ):
        state = game.state.copy()
        change(state)
        assert digest(state) != first


def test_a_value_that_is_none_of_ours_is_not_written() -> None:
    with pytest.raises(TypeError, match="set"):
        encode({1, 2})
