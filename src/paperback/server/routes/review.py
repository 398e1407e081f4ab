"""The review of a game that is over."""

from __future__ import annotations

from fastapi import APIRouter, Response

from paperback.notation.log import Record, header_of
from paperback.server.json import Json
from paperback.server.refusals import ANSWERS, RefusedError, ServerCode
from paperback.server.reviews import Reviewing

from .access import HostHere, TableHere

router = APIRouter(prefix="/api/games/{game}", responses=ANSWERS)


@router.get("/review", operation_id="getReview", response_model=Reviewing)
async def get_review(table: TableHere, host: HostHere) -> Response:
    """The review, when the game is over, or how far it is: it shows all hands."""
    if not table.over:
        raise RefusedError(ServerCode.GAME_RUNNING)

    async def record() -> Record:
        stored = table.stored
        header = header_of(stored.agreement, stored.seats, stored.seed, over=True)
        return Record(header, tuple(await host.store.entries(table.id)))

    return Json(await host.reviews.state(table.id, record))
