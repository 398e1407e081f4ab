from __future__ import annotations

from itertools import pairwise

import pytest

from paperback.bots.dials import LEVELS, PERSON, SKILLS
from paperback.bots.ladder.plan import PARTS, SIZES, plan
from paperback.modes.registry import MODES, MODULES

ALL = plan("x")


def pairs(part: str, lexicon: str = "en") -> list[tuple[str, ...]]:
    return [one.match.bots for one in ALL if one.part == part and one.match.lexicon == lexicon]


def test_every_skill_meets_the_one_below_in_both_editions_and_the_best_one_the_yardstick() -> None:
    for edition in ("anniversary", "classic"):
        wanted = {
            one.match.bots: one.wanted
            for one in ALL
            if one.part in {"skills", "yardstick"} and one.match.settings.edition == edition and one.wanted
        }
        steps = {(f"{strong}@5", f"{weak}@5"): 0.6 for weak, strong in pairwise(SKILLS)}
        assert wanted == {**steps, ("legend@5", "greedy"): 0.8}


def test_skills_meet_with_smaller_vocabularies_too_for_information() -> None:
    wanted = {one.match.bots: one.wanted for one in ALL if one.part == "skills" and not one.match.bots[0].endswith("@5")}
    assert wanted == {
        (f"{strong}@{level}", f"{weak}@{level}"): None for level in (1, 3) for weak, strong in pairwise(SKILLS) if strong != "legend"
    }


def test_every_vocabulary_meets_the_one_below_at_equal_skill() -> None:
    for skill in ("casual", "author"):
        for small, large in pairwise(LEVELS):
            assert (f"{skill}@{large}", f"{skill}@{small}") in pairs("vocabularies")
    assert ("casual@2", "casual@1") in pairs("vocabularies", "es")
    assert all((one.wanted == 0.5) == (one.match.lexicon == "en") for one in ALL if one.part == "vocabularies")


def test_all_levels_meet_at_three_and_four_seats() -> None:
    assert {len(bots) for bots in pairs("seats")} == {3, 4}
    assert {bot for bots in pairs("seats") for bot in bots} == {f"{skill}@5" for skill in SKILLS}


def test_all_levels_play_every_mode_and_every_module_that_needs_no_people() -> None:
    for mode in MODES:
        bots = {bot for one in ALL if one.match.settings.mode == mode for bot in one.match.bots}
        assert bots >= {f"{skill}@5" for skill in SKILLS}
    played = {name for one in ALL for name in one.match.settings.modules}
    assert played == {name for name, module in MODULES.items() if not module.people}


def test_the_person_meets_the_first_level_and_its_neighbours() -> None:
    wanted = {one.match.bots: one.wanted for one in ALL if one.part == "person"}
    assert wanted == {(PERSON, "novice@1"): 0.6, (PERSON, "novice@2"): None, (PERSON, "casual@1"): None}


@pytest.mark.parametrize("unit", [1, 20, 2000])
def test_everybody_sits_at_every_seat_equally_often(unit: int) -> None:
    for one in plan("x", unit):
        assert one.games > 0
        assert one.games % len(one.match.bots) == 0


def test_slow_players_play_fewer_games_that_count_for_more() -> None:
    steps = [(f"{strong}@5", f"{weak}@5") for weak, strong in pairwise(SKILLS)]
    sizes = {one.match.bots[0]: (one.games, one.cost) for one in ALL if one.part == "skills" and one.match.bots in steps}
    assert sizes == {"casual@5": (2000, 1), "author@5": (2000, 1), "bestseller@5": (400, 30), "legend@5": (160, 250)}


def test_some_parts_alone_in_the_order_in_which_they_are_named() -> None:
    assert [one.part for one in plan("x", only=["person", "seats", "person"])] == ["person"] * 3 + ["seats"] * 5
    assert PARTS.keys() == SIZES.keys()
    assert {one.part for one in ALL} == PARTS.keys()


def test_a_seed_is_the_seed_of_all_games() -> None:
    assert {one.match.seed for one in plan("y")} == {"y"}
