"""Playing: commands up, frames down, and what a word would come to."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Header, Query, Response
from fastapi.sse import EventSourceResponse, ServerSentEvent

from paperback.engine.spelling import Tile
from paperback.notation.codec import encode
from paperback.server.json import Json
from paperback.server.preview import Desk
from paperback.server.refusals import ANSWERS, RefusedError, ServerCode
from paperback.server.table import Table
from paperback.server.wire import LARGEST, Accepted, CommandBody, Frame, Preview, PreviewBody, Story

from .access import Browser, HostHere, TableHere, Viewer, own

router = APIRouter(prefix="/api/games/{game}", responses=ANSWERS)


@router.get("/frame", operation_id="getFrame", response_model=Frame)
async def get_frame(table: TableHere, viewer: Viewer) -> Response:
    """The latest frame."""
    return Json(table.frame(viewer))


@router.get("/events", operation_id="streamFrames", response_class=EventSourceResponse)
async def stream_frames(
    table: TableHere,
    viewer: Viewer,
    host: HostHere,
    after: Annotated[int | None, Query(ge=0, le=LARGEST)] = None,
    last_event_id: Annotated[str | None, Header()] = None,
) -> AsyncIterator[ServerSentEvent]:
    """Every frame after a version, as it comes; without a version, the latest frame first."""
    version = _version(last_event_id, after)
    with host.bus.watching(table.id) as moved:
        while True:
            await moved.wait()
            moved.clear()
            if host.bus.closing:
                return
            await table.catch_up()
            host.players.wake(table)
            for frame in table.frames_after(version, viewer):
                version = frame.version
                yield ServerSentEvent(raw_data=encode(frame), id=str(version), event="frame")


@router.post("/commands", operation_id="postCommand", response_model=Accepted)
async def post_command(body: CommandBody, table: TableHere, browser: Browser, host: HostHere) -> Response:
    """Carry a command out."""
    version = await table.do(own(table, browser, body.seat), body.moves, body.command)
    host.players.wake(table)
    return Json(Accepted(version))


@router.post("/preview", operation_id="previewWord", response_model=Preview)
async def preview_word(body: PreviewBody, table: TableHere, browser: Browser, host: HostHere) -> Response:
    """What a word would come to."""
    if (body.text is None) == (body.words is None):
        raise RefusedError(ServerCode.BAD_REQUEST, where="body", why="text_or_words")
    desk = _desk(table, own(table, browser, body.seat))

    def look() -> Preview:
        if body.text is not None:
            return desk.type(body.text)
        return desk.lay([tuple(Tile(tile.card, tile.letters) for tile in word) for word in body.words or ()])

    return Json(await asyncio.get_running_loop().run_in_executor(host.thread, look))


@router.get("/story", operation_id="getStory", response_model=Story)
async def get_story(table: TableHere) -> Response:
    """The turns so far, as everybody saw them."""
    return Json(table.story())


def _desk(table: Table, seat: int) -> Desk:
    return Desk(table.rules, table.words, table.state, seat)


def _version(last: str | None, after: int | None) -> int:
    """The version to go on from; -1, which nobody has seen, for none. A browser's own memory counts more than the address."""
    if last is not None and last.isdecimal() and len(last) < len(str(LARGEST)):
        return int(last)
    return -1 if after is None else after
