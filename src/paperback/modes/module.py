"""A module: what can be added to a mode."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from paperback.engine.part import Mode, Part
from paperback.engine.settings import Option, Settings


class SettingsError(ValueError):
    """What was agreed cannot be played; `code` and `params` say why."""

    def __init__(self, code: str, **params: str | int) -> None:
        """One of the codes that `registry.complete` lists."""
        super().__init__(f"{code} {params}")
        self.code = code
        self.params = params


@dataclass(frozen=True, slots=True, kw_only=True)
class Module:
    """What a module brings; which modes it goes with stands in the registry's table."""

    name: str
    parts: tuple[Part, ...] = ()
    """Two modules may bring the same part."""
    options: tuple[Option, ...] = ()
    needs: tuple[str, ...] = ()
    """Modules without which it is not played."""
    people: int = 0
    """Fewest human seats."""
    check: Callable[[Mode, Settings], SettingsError | None] | None = None
    """What else must be so: why it cannot be played with these settings, if it cannot."""
