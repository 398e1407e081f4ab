"""What a turn has more in this mode."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback.engine.steps import Step


@dataclass(frozen=True, slots=True)
class PlaceToken(Step):
    """Put a token on an open card if no Fame card was bought this turn (rules 11.2)."""

    chosen: tuple[int, ...] | None = None
    step: Literal["place_token"] = "place_token"
