"""Whole games as text: a change of the rules must show as a change of these files."""

from __future__ import annotations

import difflib

import pytest

from paperback.testing.transcript import transcript
from tools.write_playthroughs import FOLDER, GAMES, played


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_played_as_the_transcript_says(name: str) -> None:
    written = (FOLDER / f"{name}.txt").read_text("utf-8").splitlines()
    change = "\n".join(difflib.unified_diff(written, transcript(played(name)).splitlines(), "written", "now", n=2, lineterm=""))
    assert change == "", "read the difference; if it is right: python -m tools.write_playthroughs"


def test_every_transcript_is_of_a_game_that_ended() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
    assert all(path.read_text("utf-8").splitlines()[-1].startswith("over by ") for path in FOLDER.glob("*.txt"))
