"""Where an environment stands, as a value and as text."""

from __future__ import annotations

import json
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from pydantic import TypeAdapter

from paperback.engine.play import accepted
from paperback.engine.state import GameState
from paperback.engine.steps import Arrange, ChooseCards
from paperback.notation.codec import encode
from paperback.notation.states import StateError, dump_state, load_state

from .blocks import ENCODING
from .menu import Cards, bounds
from .table import Configuration, Table, table

FORMAT = 1


class RestoreError(ValueError):
    """A text is no environment that this program can restore; `code` says why: `not_saved`, `other_version`, or as for states."""

    def __init__(self, code: str, about: str) -> None:
        """The code, and what was found."""
        super().__init__(f"{code}: {about}")
        self.code = code


@dataclass(frozen=True, slots=True)
class Position:
    """An environment between two steps."""

    state: GameState
    seed: str
    """Of the game: its future chance is in it."""
    generator: dict[str, Any] | None
    """Of the seeds of later games."""
    selected: str
    skipped: str | None
    chosen: Cards
    rewards: dict[str, float]
    """Of the agents that are still there, in their order; so are the others."""
    cumulative: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]

    def copy(self) -> Position:
        """An independent copy."""
        return replace(
            self,
            state=self.state.copy(),
            generator=deepcopy(self.generator),
            rewards=dict(self.rewards),
            cumulative=dict(self.cumulative),
            terminations=dict(self.terminations),
            truncations=dict(self.truncations),
        )

    def random(self) -> np.random.Generator | None:
        """The generator of the seeds of later games."""
        if self.generator is None:
            return None
        bits: Any = np.random.PCG64()
        bits.state = self.generator
        return np.random.Generator(bits)


@dataclass(frozen=True, slots=True)
class _Saved:
    """What the text holds, the state as text of its own."""

    format: int
    encoding: int
    agreed: Configuration
    state: str
    seed: str
    generator: dict[str, Any] | None
    selected: str
    skipped: str | None
    chosen: tuple[int, ...]
    rewards: dict[str, float]
    cumulative: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]


_ADAPTER: TypeAdapter[_Saved] = TypeAdapter(_Saved)


def write(at: Table, position: Position) -> str:
    """The position of an environment as JSON."""
    return encode(
        _Saved(
            format=FORMAT,
            encoding=ENCODING,
            agreed=at.agreed,
            state=dump_state(at.rules, position.state),
            seed=position.seed,
            generator=position.generator,
            selected=position.selected,
            skipped=position.skipped,
            chosen=position.chosen,
            rewards=position.rewards,
            cumulative=position.cumulative,
            terminations=position.terminations,
            truncations=position.truncations,
        )
    )


def read(text: str) -> tuple[Configuration, Position]:
    """The configuration and the position that the text stands for; RestoreError when there is none."""
    try:
        content = json.loads(text)
        version = (content["format"], content["encoding"])
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise RestoreError("not_saved", str(error)) from error
    if version != (FORMAT, ENCODING):
        raise RestoreError("other_version", f"format {version[0]} and encoding {version[1]}, not {FORMAT} and {ENCODING}")
    try:
        saved = _ADAPTER.validate_json(text, strict=True)
        at = table(saved.agreed)
        state = load_state(at.rules, saved.state)
    except StateError as error:
        raise RestoreError(error.code, str(error)) from error
    except (ValueError, LookupError) as error:
        raise RestoreError("not_saved", str(error)) from error
    agents = list(saved.rewards)
    alike = all(list(table) == agents for table in (saved.cumulative, saved.terminations, saved.truncations))
    if not alike or not {saved.selected, *agents} <= {*at.agents}:
        raise RestoreError("not_saved", "its agents are not those of the game")
    position = Position(
        state=state,
        seed=saved.seed,
        generator=saved.generator,
        selected=saved.selected,
        skipped=saved.skipped,
        chosen=saved.chosen,
        rewards=saved.rewards,
        cumulative=saved.cumulative,
        terminations=saved.terminations,
        truncations=saved.truncations,
    )
    if strange := _strange(at, position):
        raise RestoreError("not_saved", strange)
    return saved.agreed, position


def _strange(at: Table, position: Position) -> str:
    """What is wrong with a position by itself; nothing, usually."""
    try:
        position.random()
    except (ValueError, LookupError, TypeError) as error:
        return str(error)
    if not position.rewards or position.terminations.get(position.selected) or position.truncations.get(position.selected):
        return "" if not position.chosen else "cards are chosen by an agent that has nothing to do"
    seat = at.agents.index(position.selected)
    if not accepted(at.rules, position.state, seat):
        return f"{position.selected} is selected and not asked anything"
    question = position.state.seats[seat].agenda[-1]
    options, _, most = bounds(question) if isinstance(question, ChooseCards | Arrange) else ((), 0, 1)
    if not {*position.chosen} <= {*options} or len({*position.chosen}) != len(position.chosen) or len(position.chosen) >= max(1, most):
        return "cards are chosen that are not asked about, or one of them twice, or all that may be"
    return ""
