"""Refusals of the server, and how every mistake of a request is answered: by a code with parameters, never by a sentence."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

from paperback.engine.rejection import Rejection
from paperback.modes.module import SettingsError

from .json import Json


class ServerCode(StrEnum):
    """Reasons of the server's own, beside those of the rules."""

    STALE = "stale"
    NOT_YOUR_SEAT = "not_your_seat"
    UNKNOWN_GAME = "unknown_game"
    UNKNOWN_LEXICON = "unknown_lexicon"
    UNKNOWN_PLAYER = "unknown_player"
    BAD_REQUEST = "bad_request"
    GAME_RUNNING = "game_running"
    CANNOT_SPELL = "cannot_spell"
    NOT_LETTERS = "not_letters"
    CARD_LOCKED = "card_locked"
    HINTS_OFF = "hints_off"
    HINTS_USED = "hints_used"
    COACH_OFF = "coach_off"


STATUS = {
    ServerCode.STALE: HTTPStatus.CONFLICT,
    ServerCode.NOT_YOUR_SEAT: HTTPStatus.FORBIDDEN,
    ServerCode.UNKNOWN_GAME: HTTPStatus.NOT_FOUND,
    ServerCode.UNKNOWN_LEXICON: HTTPStatus.NOT_FOUND,
    ServerCode.UNKNOWN_PLAYER: HTTPStatus.UNPROCESSABLE_ENTITY,
    ServerCode.BAD_REQUEST: HTTPStatus.UNPROCESSABLE_ENTITY,
    ServerCode.GAME_RUNNING: HTTPStatus.CONFLICT,
    ServerCode.CARD_LOCKED: HTTPStatus.FORBIDDEN,
    ServerCode.HINTS_OFF: HTTPStatus.FORBIDDEN,
    ServerCode.HINTS_USED: HTTPStatus.FORBIDDEN,
    ServerCode.COACH_OFF: HTTPStatus.FORBIDDEN,
}
"""Status of each answer; what the rules refuse is a conflict."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why nothing was done."""

    code: str
    """A `Code` of the engine, a part's own, a `SettingsError`'s or `PositionError`'s, or a `ServerCode`."""
    params: dict[str, str | int] = field(default_factory=dict)


class RefusedError(Exception):
    """A request is refused."""

    def __init__(self, code: str, **params: str | int) -> None:
        """The refusal."""
        super().__init__(code)
        self.refusal = Refusal(code, params)
        self.status = STATUS.get(code, HTTPStatus.CONFLICT) if isinstance(code, ServerCode) else HTTPStatus.CONFLICT


def unplayable(error: SettingsError) -> RefusedError:
    """What cannot be played, as an answer: 422, with the reason."""
    return senseless(error.code, **error.params)


def senseless(code: str, **params: str | int) -> RefusedError:
    """What makes no sense as it is asked, as an answer: 422, with the reason."""
    refused = RefusedError(code, **params)
    refused.status = HTTPStatus.UNPROCESSABLE_ENTITY
    return refused


def refused(rejection: Rejection) -> RefusedError:
    """What the rules refuse, as an answer."""
    return RefusedError(rejection.code, **rejection.params)


ANSWERS: dict[int | str, dict[str, Any]] = {
    status: {"model": Refusal, "description": status.phrase}
    for status in (*sorted(set(STATUS.values())), HTTPStatus.REQUEST_ENTITY_TOO_LARGE, HTTPStatus.UNSUPPORTED_MEDIA_TYPE)
}
"""The refusals that any request may meet, for the schema."""


def handle(app: FastAPI) -> None:
    """Answer every mistake in the same form."""

    @app.exception_handler(RefusedError)
    async def on_refused(_: Request, error: RefusedError) -> Response:
        return Json(error.refusal, status=error.status)

    @app.exception_handler(RequestValidationError)
    async def on_invalid(_: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return bad(HTTPStatus.UNPROCESSABLE_ENTITY, where=where, why=str(first["type"]))

    @app.exception_handler(HTTPException)
    async def on_http(_: Request, error: HTTPException) -> Response:
        # a body that Python cannot read at all is no other mistake than one that it can
        unread = error.status_code == HTTPStatus.BAD_REQUEST
        return bad(HTTPStatus.UNPROCESSABLE_ENTITY if unread else HTTPStatus(error.status_code), headers=error.headers)


def bad(status: HTTPStatus, headers: Any = None, **params: str | int) -> Response:
    """The answer to a request that makes no sense."""
    return Json(Refusal(ServerCode.BAD_REQUEST, params), status=status, headers=headers)
