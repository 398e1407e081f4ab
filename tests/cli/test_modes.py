from __future__ import annotations

import json

import pytest

from paperback.cli.main import main
from paperback.modes.registry import MODES, MODULES


def test_everything_that_can_be_agreed_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["modes", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [mode["name"] for mode in told["modes"]] == list(MODES)
    assert [module["name"] for module in told["modules"]] == list(MODULES)
    assert {"minimum_word", "finish_round"} <= {setting["name"] for setting in told["settings"]}


def test_people_can_read_it_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["modes"]) == 0
    said = capsys.readouterr().out
    assert "cooperative: 1 to 5 players" in said
    assert "house_words: in standard, deadline, cooperative; needs 2 people" in said
    assert "token_limit: 4, 3 (default 4)" in said
    assert "theme_vote: no, yes (default no); needs 2 people" in said
    assert "spacebar: no, yes (default no)" in said
    assert "first_seat: random, 0, 1" in said
