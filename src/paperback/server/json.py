"""Answers written by the project's one JSON writer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from fastapi import Response

from paperback.notation.codec import encode


class Json(Response):
    """Any of our values as an answer."""

    media_type = "application/json"

    def __init__(self, content: Any, *, status: int = 200, headers: Mapping[str, str] | None = None) -> None:
        """The value and the status."""
        super().__init__(encode(content), status_code=status, headers=headers)
