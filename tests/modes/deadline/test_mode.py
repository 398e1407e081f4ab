from __future__ import annotations

import json

import pytest

from paperback.engine.game import Game
from paperback.engine.settings import Settings, preset
from paperback.modes.deadline.mode import DEADLINE
from paperback.modes.deadline.state import ROUNDS
from paperback.modes.module import SettingsError
from paperback.modes.registry import MODES, complete, rules_for
from paperback.notation.codec import codec, digest, encode
from paperback.testing import EVERY_WORD
from paperback.testing.wanderer import wander
from tests.modes.deadline.drafts import draft, finish


def refused(**settings: object) -> str:
    with pytest.raises(SettingsError) as error:
        complete(Settings(**{"mode": "deadline", **settings}))  # type: ignore[arg-type]  # as a stranger sends them
    return error.value.code


@pytest.mark.parametrize("seats", [1, 6])
def test_1_1_two_to_five_seats_play(seats: int) -> None:
    assert MODES["deadline"] is DEADLINE
    assert DEADLINE.seats == (2, 5)
    if seats == 1:
        assert refused(seats=seats) == "mode_seats"


@pytest.mark.parametrize("module", ["discount", "bounty"])
def test_1_14_discount_and_bounty_are_not_in_deadline(module: str) -> None:
    assert refused(modules=(module,)) == "module_mode"


@pytest.mark.parametrize("setting", [{"fame_piles": "short"}, {"finish_round": True}])
def test_1_14_settings_of_the_standard_game_only(setting: dict[str, object]) -> None:
    assert refused(**setting) == "setting_mode"


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("edition", ["anniversary", "classic"])
def test_1_14_both_editions_and_a_whole_game_replays_from_its_record(edition: str, seats: int) -> None:
    """Rules 14.1: a server that is stopped after any entry goes on from its record with the same state."""
    game = Game(rules_for(preset(edition, mode="deadline", seats=seats), EVERY_WORD), "record")  # type: ignore[arg-type]  # two of its values
    first = game.start()
    again, reader = Game(game.rules, "record"), codec()
    for entry in (first,):
        again.resume([reader.entry(json.loads(encode(entry)))])

    def follow(entry: object) -> None:
        again.resume([reader.entry(json.loads(encode(entry)))])
        assert digest(again.state) == digest(game.state)

    wander(game, "record", take_back=0.1, after=follow)
    assert game.state.outcome is not None
    assert again.state == game.state


def test_1_13_the_same_seed_gives_the_same_draft() -> None:
    states = []
    for _ in range(2):
        game = Game(rules_for(preset("anniversary", mode="deadline", seats=3), EVERY_WORD), "same")
        game.start()
        states.append(digest(game.state))
    assert states[0] == states[1]


def test_5_6_the_rounds_left_are_known() -> None:
    table = draft(number=3)
    assert DEADLINE.turns_left is not None
    assert DEADLINE.turns_left(table.game.rules, table.state, 0) == ROUNDS - 2
    finish(table, table.at(1))
    seen = table.view()
    assert (seen.parts["deadline"].round, seen.parts["deadline"].rounds, seen.round) == (4, ROUNDS, 4)


def test_8_4_spacebar_of_the_packet_when_applied_counts_as_the_common_card_used() -> None:
    table = draft("letter-e-4-common-used T S O B", commons=["common-spacebar"])
    table.lay("letter-e-4-common-used T | S O")
    assert table.lines[-1] == ("outside", 1, "common-spacebar")
    assert len([line for line in table.lines if line[2] == "letter-e-4-common-used"]) == 2


def test_5_10_the_common_card_of_the_packet_is_the_one_that_conditions_ask_for() -> None:
    table = draft("letter-e-4-common-used T S O B", commons=["common-a"])
    table.lay("letter-e-4-common-used T common-a")
    used = [line for line in table.lines if line[2] == "letter-e-4-common-used"]
    other = draft("letter-e-4-common-used T S O B", commons=["common-a"])
    other.lay("letter-e-4-common-used T O")
    unused = [line for line in other.lines if line[2] == "letter-e-4-common-used"]
    assert len(used) == len(unused) + 1


def test_5_10_an_attack_on_the_common_card_forbids_the_packets() -> None:
    table = draft("attack-f-4-no-common A T S B", modules=("attacks",), commons=["common-o", "common-e", "common-i"], seats=3)
    table.lay("attack-f-4-no-common A")
    other = table.at(1)
    other.lay("start-r common-e")  # the attack binds in the following round (rules 5.6)
    finish(table, other, table.at(2))
    common = table.game.rules.mode.common(table.state, 1)
    assert table.keys([common]) == ["common-i"]
    other = table.at(1)
    with pytest.raises(AssertionError, match="card_not_usable"):
        other.lay(f"{other.hand[0]}{'=A' if other.hand[0] == 'start-wild' else ''} common-i")
    other.passes()


def test_8_1_dyslexic_of_the_packet_serves_all_pairs_of_the_word() -> None:
    table = draft("pair-re-3-plain pair-th-4-plain A", commons=["common-dyslexic"])
    table.lay("pair-re-3-plain=ER A pair-th-4-plain=HT")
    assert table.lines[-1][2] == "common-dyslexic"
