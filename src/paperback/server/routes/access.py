"""Who asks, which table is meant, and through whose eyes it is looked at."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Query, Request

from paperback.server.host import Host
from paperback.server.refusals import RefusedError, ServerCode
from paperback.server.table import Table
from paperback.server.wire import LARGEST

GameId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$")]


def _host(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


HostHere = Annotated[Host, Depends(_host)]


def _browser(request: Request, host: HostHere) -> str | None:
    return host.identity.known(request)


Browser = Annotated[str | None, Depends(_browser)]


async def _table(game: GameId, host: HostHere) -> Table:
    table = await host.table(game)
    await table.catch_up()
    return table


TableHere = Annotated[Table, Depends(_table)]


def own(table: Table, browser: str | None, seat: int) -> int:
    """The seat, if it belongs to this browser; RefusedError when not."""
    if browser is None or table.stored.owners.get(seat) != browser:
        raise RefusedError(ServerCode.NOT_YOUR_SEAT)
    return seat


def _viewer(table: TableHere, browser: Browser, seat: Annotated[int | None, Query(ge=0, le=LARGEST)] = None) -> int | None:
    return None if seat is None else own(table, browser, seat)


Viewer = Annotated[int | None, Depends(_viewer)]
"""The seat looked through; None is an onlooker."""
