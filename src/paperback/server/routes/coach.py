"""The coach: hints for a seat's own question, and what its last turn could have been."""

from __future__ import annotations

from fastapi import APIRouter, Response

from paperback.server.coaching import Afterthought, Coach, Coached, HintBody
from paperback.server.json import Json
from paperback.server.refusals import ANSWERS, RefusedError, ServerCode

from .access import Browser, HostHere, TableHere, Viewer, own

router = APIRouter(prefix="/api/games/{game}", responses=ANSWERS)


@router.get("/coach", operation_id="getCoach", response_model=Coached)
async def get_coach(table: TableHere, viewer: Viewer, host: HostHere) -> Response:
    """What the seat has been told in this turn, and how often it can still ask."""
    return Json(await Coach(host, table, _seat(viewer)).told())


@router.post("/coach", operation_id="askCoach", response_model=Coached)
async def ask_coach(body: HintBody, table: TableHere, browser: Browser, host: HostHere) -> Response:
    """Ask for a hint; the hints of one turn count as one."""
    return Json(await Coach(host, table, own(table, browser, body.seat)).tell(body.kind))


@router.get("/afterwards", operation_id="getAfterwards", response_model=Afterthought)
async def get_afterwards(table: TableHere, viewer: Viewer, host: HostHere) -> Response:
    """What the best word of the seat's last turn would have been."""
    return Json(await Coach(host, table, _seat(viewer)).afterwards())


def _seat(viewer: int | None) -> int:
    if viewer is None:
        raise RefusedError(ServerCode.NOT_YOUR_SEAT)
    return viewer
