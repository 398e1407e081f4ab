from __future__ import annotations

from pathlib import Path

import pytest

from paperback.notation.log import Record
from tests.coach.records import GAMES


@pytest.fixture(scope="session")
def records(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Record]:
    """The record of every game, by its name."""
    folder: Path = tmp_path_factory.mktemp("records")
    found = {}
    for game in GAMES:
        (place := folder / game.name).mkdir()
        found[game.name] = game.record(place)
    return found
