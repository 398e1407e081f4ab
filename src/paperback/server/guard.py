"""What stands before every request: sizes, origins, and the headers that keep a page to itself."""

from __future__ import annotations

from http import HTTPStatus
from urllib.parse import SplitResult, urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .refusals import bad

LOOPBACK = frozenset({"127.0.0.1", "::1", "localhost"})
"""The names of this machine for itself."""
LARGEST_BODY = 64 * 1024
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data:; font-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
ASSETS = "/assets/"
"""Files whose names change with their content."""


class Guard:
    """Refuses what no page of ours sends, and adds headers to every answer."""

    def __init__(self, app: ASGIApp, names: frozenset[str] = frozenset()) -> None:
        """Stand before this application, which is asked by these host names only; by any name if there are none."""
        self.app = app
        self.names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        path = scope["path"]

        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", _caching(path, message["status"]))
            await send(message)

        headers = Headers(scope=scope)
        status = _refused(scope["method"], headers) or self._misnamed(headers)
        if status is None:
            body = await _body(receive, headers) if scope["method"] == "POST" else b""
            if body is not None:
                await self.app(scope, _replay(body, receive) if scope["method"] == "POST" else receive, sending)
                return
            status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        await bad(status)(scope, receive, sending)

    def _misnamed(self, headers: Headers) -> HTTPStatus | None:
        """A page elsewhere may let its own name lead to this machine: for the browser it is then of the same origin."""
        name = _split(f"//{headers.get('host', '')}").hostname
        return None if not self.names or name in self.names else HTTPStatus.MISDIRECTED_REQUEST


def _split(address: str) -> SplitResult:
    """The parts of an address, all empty when it is none."""
    try:
        return urlsplit(address)
    except ValueError:
        return urlsplit("")


def _refused(method: str, headers: Headers) -> HTTPStatus | None:
    """Why a request that would change something is none of a page of ours."""
    if method in ("GET", "HEAD", "OPTIONS"):
        return None
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return HTTPStatus.FORBIDDEN
    origin = headers.get("origin")
    if origin is not None and _split(origin).netloc != headers.get("host"):
        return HTTPStatus.FORBIDDEN
    if method == "POST" and headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        return HTTPStatus.UNSUPPORTED_MEDIA_TYPE
    return None


async def _body(receive: Receive, headers: Headers) -> bytes | None:
    """The whole body; None when it is too large."""
    length = headers.get("content-length", "0")
    if not length.isdecimal() or int(length[:12]) > LARGEST_BODY:
        return None
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > LARGEST_BODY:
            return None
        if not message.get("more_body"):
            return body


def _replay(body: bytes, receive: Receive) -> Receive:
    told = False

    async def receiving() -> Message:
        nonlocal told
        if told:
            return await receive()
        told = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receiving


def _caching(path: str, status: int) -> str:
    if path.startswith("/api/"):
        return "no-store"
    return "public, max-age=31536000, immutable" if path.startswith(ASSETS) and status == HTTPStatus.OK else "no-cache"
