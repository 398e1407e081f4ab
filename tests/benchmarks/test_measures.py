"""What is measured is what is said: replayed games are the same games, clocks count each moment once, hands are those asked for."""

from __future__ import annotations

import sys
import types
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from benchmarks.games import recorded
from benchmarks.growth import hands_of
from benchmarks.hands import beside, make_hands
from benchmarks.lexicons import ROLLUP, second
from benchmarks.memory import STATUS, sizes
from benchmarks.moves import ASKED, MOVES, VOCABULARY, asked, kinds, played
from benchmarks.timing import each, quickest, share
from benchmarks.turn import Clock
from benchmarks.versions import about, passed_over
from paperback.bots.dials import Name
from paperback.bots.registry import make
from paperback.bots.simulate import digest, play_out, table
from paperback.engine.settings import Settings
from paperback.lexicon import DEFAULT
from paperback.modes.registry import MODES, MODULES
from paperback.search import COMPILED


def test_a_replayed_game_is_the_game() -> None:
    rules, spellers = table(Settings(), DEFAULT)
    seed, players, turns = recorded(3)
    again = play_out(rules, players, seed)
    assert again.turn == turns
    assert digest(again) == digest(play_out(rules, [make("greedy", spellers), make("greedy", spellers)], seed))


def test_a_clock_counts_each_moment_for_one_thing() -> None:
    clock = Clock()
    clock.switch("player")
    clock.begin("search")
    clock.end()
    clock.switch("engine")
    clock.switch("player")
    clock.switch("")
    assert clock.times == {"player": 2, "search": 1, "engine": 1, "": 1}
    assert set(clock.spent) == {"start of a game", "player", "search", "engine"}
    assert min(clock.spent.values()) >= 0


@pytest.mark.parametrize(("size", "wilds"), [(3, 2), (8, 0), (14, 2)])
def test_hands_of_growth_have_their_size_and_their_wilds_and_come_out_again(size: int, wilds: int) -> None:
    hands = hands_of(size, wilds)
    assert {len(rack.hand) for rack in hands} == {size}
    assert {sum(face.wild for _, face in rack.hand) for rack in hands} == {wilds}
    assert hands == hands_of(size, wilds)


def test_8_1_hands_beside_another_common_card_are_the_same_hands() -> None:
    hands = make_hands(20)
    doubled = beside("common-spacebar", hands)
    assert [rack.hand for _, rack in doubled] == [rack.hand for _, rack in hands]
    assert {rack.common.face.key for _, rack in doubled if rack.common} == {"common-spacebar"}


def test_times_are_in_order_and_of_each_task() -> None:
    done: list[int] = []
    assert len(quickest(lambda: done.append(1), lambda: done.append(2), rounds=3)) == 2
    assert done == [1, 2, 1, 2, 1, 2]
    times = each(done.append, [3, 4, 5], rounds=2)
    assert times == sorted(times)
    assert done[6:] == [3, 3, 4, 4, 5, 5]
    assert [share([1, 2, 3, 4], part) for part in (0, 0.5, 0.95, 1)] == [1, 3, 4, 4]


def test_a_run_tells_what_it_is_measured_with() -> None:
    known = about()
    assert known["Python"]
    assert known["seed"] == "20261130"
    assert known["kernel"].startswith("Cython 3" if COMPILED else "plain")


def test_a_run_tells_what_was_edited_since_the_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    edited = types.ModuleType("paperback.edited")
    edited.__file__ = str(tmp_path / "edited.py")
    monkeypatch.setitem(sys.modules, "paperback.edited", edited)
    assert "edited" not in passed_over().split(", ")
    (tmp_path / f"edited{EXTENSION_SUFFIXES[0]}").touch()
    assert "edited" in passed_over().split(", ")
    assert about()["compiled, but run plain"] == passed_over()


@pytest.mark.skipif(not STATUS.exists(), reason="only Linux tells it so")
def test_memory_is_told_for_a_tenth_of_the_games_and_for_all() -> None:
    tenth, whole = sizes(10)
    assert 5 < tenth <= whole + 5


@pytest.mark.skipif(not Path(ROLLUP).exists(), reason="only Linux tells it so")
def test_a_second_process_that_reads_all_arrays_has_next_to_no_memory_of_its_own_for_them() -> None:
    size, more = second()
    assert size > 3000
    assert more < size / 10


def test_moves_are_timed_in_games_of_every_mode_and_module() -> None:
    settings = [kind.settings for kind in kinds()]
    assert {one.mode for one in settings} == {*MODES}
    assert {module for one in settings for module in one.modules} == {*MODULES}
    assert {kind.lexicon for kind in kinds()} == {"en", "es"}


def test_every_move_of_a_quick_player_is_timed_and_some_of_one_that_takes_its_time() -> None:
    name, kind = Name("greedy", VOCABULARY), kinds()[0]
    assert len(played(name, kind)) >= MOVES
    assert len(asked(name, kind)) == ASKED
