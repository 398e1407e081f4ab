"""What an environment refuses, and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

MASKED: Final = "masked"
"""The code of a number whose mask is 0."""


class IllegalActionError(ValueError):
    """An action that cannot be done now: nothing has changed; `code` and `params` say why.

    The code is one of the rules' (`paperback.engine.rejection.Code`, or a module's own), or `masked` (a number whose mask is 0),
    `no_such_action` (not a number of the action space) or `bad_command` (a mapping that is no command).
    """

    def __init__(self, code: str, params: Mapping[str, str | int] | None = None) -> None:
        """The code and what belongs to it."""
        self.code = code
        self.params = dict(params or {})
        super().__init__(f"{code} {self.params}" if self.params else code)


class UnencodedError(ValueError):
    """A legal command beyond the limits of the numbered actions; it can be given as a mapping."""
