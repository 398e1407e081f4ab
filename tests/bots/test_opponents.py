from __future__ import annotations

import json
from pathlib import Path

import pytest

import paperback
from paperback.bots.dials import LEVELS, SKILLS, parse
from paperback.bots.opponents import OPPONENTS, USUAL

LOCALES = Path(paperback.__file__).parent / "locales"


def test_every_skill_and_every_vocabulary_has_its_opponents() -> None:
    assert {one.player.skill for one in OPPONENTS} == set(SKILLS)
    assert {one.player.vocabulary for one in OPPONENTS} == set(LEVELS)


def test_opponents_are_told_apart_by_key_name_and_dials() -> None:
    for part in ("key", "name", "player"):
        assert len({getattr(one, part) for one in OPPONENTS}) == len(OPPONENTS)


def test_opponents_stand_from_the_mildest_to_the_strongest() -> None:
    order = [(SKILLS.index(one.player.skill), one.player.vocabulary) for one in OPPONENTS]
    assert (order[0], order[-1]) == ((0, LEVELS[0]), (len(SKILLS) - 1, LEVELS[-1]))
    assert [skill for skill, _ in order] == sorted(skill for skill, _ in order)


def test_the_usual_opponent_is_a_friendly_one() -> None:
    assert str(USUAL.player) == "casual@2"


@pytest.mark.parametrize("language", ["en", "es", "pt"])
def test_every_opponent_is_told_of_in_every_language(language: str) -> None:
    messages = json.loads((LOCALES / f"{language}.json").read_text())
    for one in OPPONENTS:
        assert messages[f"character.{one.key}"]
        assert parse(str(one.player)) == one.player
