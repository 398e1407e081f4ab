"""The question for a word."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback.engine.steps import Question


@dataclass(frozen=True, slots=True)
class Suggest(Question):
    """Suggest words to the seat that asks; it goes on whether the others answer or not."""

    step: Literal["suggest"] = "suggest"
