"""Environments by name: what is agreed for a game, as arguments."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from paperback.bots.dials import USUAL
from paperback.engine.settings import USUAL_MODE, Edition
from paperback.lexicon import DEFAULT

from .aec import PaperbackEnv, RenderMode
from .learner import LearnerEnv
from .table import Reward, configuration
from .wrappers import Ordered, wrapped


def raw_env(
    mode: str = USUAL_MODE,
    seats: int | None = None,
    modules: Iterable[str] = (),
    *,
    lexicon: str = DEFAULT,
    vocabulary: int = USUAL,
    edition: Edition = "anniversary",
    reward: Reward = "places",
    max_turns: int | None = None,
    render_mode: RenderMode | None = None,
    **options: Any,
) -> PaperbackEnv:
    """The environment without wrappers: an illegal action raises IllegalActionError and changes nothing.

    `options` are settings of the rules and options of modes and modules, by name (`paperback modes` lists them all). `vocabulary`: rarest
    words that are ranked, 1 to 5. `reward`: `places` or `fame`. `max_turns`: turns, of all seats together, after which a game is cut off.

    Raises SettingsError (a ValueError with a code) for what cannot be played, UnknownLexiconError, ValueError for any other argument.
    """
    agreed = configuration(
        mode=mode,
        seats=seats,
        modules=modules,
        lexicon_id=lexicon,
        vocabulary=vocabulary,
        edition=edition,
        reward=reward,
        max_turns=max_turns,
        options=options,
    )
    return PaperbackEnv(agreed, render_mode)


def env(mode: str = USUAL_MODE, seats: int | None = None, modules: Iterable[str] = (), **more: Any) -> Ordered:
    """The environment with PettingZoo's usual wrappers; arguments as for `raw_env`. A masked action ends the game with -1."""
    return wrapped(raw_env(mode, seats, modules, **more))


def learner(
    mode: str = USUAL_MODE,
    seats: int | None = None,
    modules: Iterable[str] = (),
    *,
    opponents: str | Sequence[str] = "greedy",
    seat: int | None = None,
    render_mode: RenderMode | None = None,
    **more: Any,
) -> LearnerEnv:
    """A Gymnasium environment for one learner against computer players; other arguments as for `raw_env` and LearnerEnv."""
    return LearnerEnv(raw_env(mode, seats, modules, **more).table.agreed, opponents, seat, render_mode)
