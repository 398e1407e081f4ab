"""What the browser that asks has achieved."""

from __future__ import annotations

from fastapi import APIRouter, Response

from paperback.server.achievements.profile import Profile
from paperback.server.json import Json
from paperback.server.refusals import ANSWERS

from .access import Browser, HostHere

router = APIRouter(prefix="/api/profile", responses=ANSWERS)


@router.get("", operation_id="getProfile", response_model=Profile)
async def get_profile(browser: Browser, host: HostHere) -> Response:
    """The achievements of this browser, and the cards that it may use in new games."""
    return Json(await host.judge.profile(browser, host.unlocking))
