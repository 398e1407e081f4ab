"""What the documents show runs as it stands there."""

from __future__ import annotations

import re
import runpy
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from paperback.env import raw_env
from paperback.env.learner import LearnerEnv

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "environment.md").read_text("utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
GUIDE = DOCS / "guide" / "train_a_player.py"


@pytest.mark.parametrize("code", BLOCKS, ids=range(len(BLOCKS)))
def test_every_block_of_the_page_runs(code: str) -> None:
    exec(compile(code, "docs/environment.md", "exec"), {})


def test_the_first_block_is_a_whole_game_with_its_rewards(capsys: pytest.CaptureFixture[str]) -> None:
    exec(compile(BLOCKS[0], "docs/environment.md", "exec"), {})
    said = re.findall(r"^(seat_\d) (\S+)$", capsys.readouterr().out, re.MULTILINE)
    assert sorted(agent for agent, _ in said) == ["seat_0", "seat_1"]
    assert sum(float(reward) for _, reward in said) == 0


def test_the_table_of_actions_is_the_programs() -> None:
    blocks = raw_env().table.blocks
    assert f"Discrete({blocks.size})" in PAGE
    for block in blocks.all:
        numbers = f"{block.start} to {block.stop - 1}" if block.size > 1 else str(block.start)
        assert f"| {numbers} | `{block.name}` |" in PAGE


@pytest.fixture(scope="module")
def guide() -> dict[str, Any]:
    return runpy.run_path(str(GUIDE))


def test_the_guide_trains_evaluates_and_draws(guide: dict[str, Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    score = guide["main"](["--quick", "--plot", str(tmp_path / "training.svg")])
    assert 0 <= score.low <= score.rate <= score.high <= 1
    drawn = [path.name for path in tmp_path.iterdir()]
    assert drawn == (["training.svg"] if find_spec("matplotlib") else [])
    assert len(re.findall(r"^generation", capsys.readouterr().out, re.MULTILINE)) == guide["QUICK"].generations


def test_the_guides_features_tell_words_and_cards_apart(guide: dict[str, Any]) -> None:
    env: LearnerEnv = guide["training"]()
    seen, info = env.reset(seed=1)
    actions = info["action_mask"].nonzero()[0]
    rows = guide["features"](env, seen, actions)
    words = env.game._menu().words
    assert rows.shape == (len(actions), len(guide["FEATURES"]))
    assert rows[: len(words), 0].tolist() == [word.score / 10 for word in words]
