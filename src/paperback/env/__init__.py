"""The game for researchers: a PettingZoo environment, a Gymnasium environment for one learner (see docs/environment.md)."""

from __future__ import annotations

try:
    import gymnasium
    import pettingzoo  # noqa: F401 - only to say early, and in words, that it is missing
except ModuleNotFoundError as missing:
    message = f"paperback.env needs {missing.name}: pip install gymnasium pettingzoo (together the extra env)"
    raise ModuleNotFoundError(message, name=missing.name) from missing

from paperback.modes.registry import MODES

from .aec import PaperbackEnv
from .blocks import ENCODING, Block, Blocks
from .errors import IllegalActionError, UnencodedError
from .learner import LearnerEnv
from .making import env, learner, raw_env
from .saved import RestoreError
from .table import Configuration

for mode in MODES:
    gymnasium.register(f"paperback/{mode}-v{ENCODING}", "paperback.env.making:learner", kwargs={"mode": mode})

__all__ = [
    "ENCODING",
    "Block",
    "Blocks",
    "Configuration",
    "IllegalActionError",
    "LearnerEnv",
    "PaperbackEnv",
    "RestoreError",
    "UnencodedError",
    "env",
    "learner",
    "raw_env",
]
