from __future__ import annotations

from pathlib import Path

import pytest

from paperback.bots.record import write_game
from paperback.engine.commands import Done
from paperback.engine.settings import Settings
from paperback.lexicon import Lexicon
from paperback.modes.registry import rules_for


def test_a_command_that_is_refused_is_no_record(tmp_path: Path, english: Lexicon) -> None:
    """What is written is what the door for events accepts; whole records are tested with `simulate`."""
    with pytest.raises(TypeError, match="is refused in the game with seed x"):
        write_game(tmp_path / "game.jsonl", rules_for(Settings(), english), "en", ["greedy", "greedy"], "x", [(0, Done())])
    assert not list(tmp_path.iterdir())
