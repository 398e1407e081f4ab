"""The application: routes, guards, and what they share."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from http import HTTPStatus
from pathlib import Path

from fastapi import FastAPI, HTTPException

from paperback import __version__
from paperback.storage.engine import address, connect
from paperback.storage.store import Store

from .achievements.profile import Unlocking
from .guard import Guard
from .host import Host
from .refusals import handle
from .routes import analysis, coach, games, play, profile, reference, review
from .thinking import Thinking

WEB = Path(__file__).parents[1] / "web"
"""The built client."""


def create_app(
    url: str | None = None,
    names: frozenset[str] = frozenset(),
    web: Path = WEB,
    unlocking: Unlocking = "own",
    thinking: Thinking | None = None,
) -> FastAPI:
    """The application on this database, or on the one that the environment names, asked by these host names or by any.

    `unlocking` says which unlockable cards new games may use, `thinking` where computer players think. Raises DatabaseError when
    the database cannot be used.
    """
    host = Host(Store(connect(address(url))), unlocking, thinking)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await host.start()
        yield
        await host.stop()

    app = FastAPI(
        title="paperback",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        separate_input_output_schemas=False,
        telemetry={"auto_configure": False},
    )
    app.state.host = host
    for routes in (analysis, coach, games, play, profile, reference, review):
        app.include_router(routes.router)
    app.add_api_route("/api/{rest:path}", _nothing, include_in_schema=False)
    handle(app)
    app.add_middleware(Guard, names=names)
    if (web / "index.html").is_file():
        app.frontend("/", directory=web, fallback="index.html", check_dir=False)
    return app


def _nothing() -> None:
    """No page of the client is below `/api/`."""
    raise HTTPException(HTTPStatus.NOT_FOUND)
