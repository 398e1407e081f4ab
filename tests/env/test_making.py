from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

from paperback.env import env, learner, raw_env


def test_the_three_ways_to_an_environment_agree_on_the_game() -> None:
    wanted: dict[str, Any] = {"modules": ["typos"], "lexicon": "en-common", "vocabulary": 2, "edition": "classic", "minimum_word": 3}
    agreed = raw_env(**wanted).table.agreed
    assert env(**wanted).unwrapped.table.agreed == agreed  # type: ignore[attr-defined] # PettingZoo does not know whose environment it is
    assert learner(**wanted, opponents="random").game.table.agreed == agreed
    assert (agreed.settings.edition, agreed.settings.minimum_word, agreed.lexicon, agreed.vocabulary) == ("classic", 3, "en-common", 2)


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo"])
def test_without_the_extra_the_import_says_what_to_install(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import paperback.env"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False).stderr
    assert (
        told.splitlines()[-1]
        == f"ModuleNotFoundError: paperback.env needs {missing}: pip install gymnasium pettingzoo (together the extra env)"
    )
