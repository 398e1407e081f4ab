"""Analysis by hand: a position, and what can be made of it."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Response

from paperback.server.analysing import AnalysisBody, AnalysisSeen, analyse
from paperback.server.json import Json
from paperback.server.refusals import ANSWERS

from .access import HostHere

router = APIRouter(prefix="/api", responses=ANSWERS)


@router.post("/analysis", operation_id="analyse", response_model=AnalysisSeen)
async def analyse_position(body: AnalysisBody, host: HostHere) -> Response:
    """The best words of a position, what one word is worth, and what its money buys; nobody needs to be known, nothing is stored."""
    return Json(await asyncio.get_running_loop().run_in_executor(host.thread, analyse, body))
