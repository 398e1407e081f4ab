"""Which browser is asking: a signed cookie, and nothing else is known of anybody."""

from __future__ import annotations

import secrets

from fastapi import Request, Response
from itsdangerous import BadSignature, Signer

COOKIE = "paperback"
YEAR = 365 * 24 * 3600
ID_BYTES = 16


class Identity:
    """Signs and reads the cookies of one installation."""

    def __init__(self, secret: str) -> None:
        """Cookies signed with this secret."""
        self._signer = Signer(secret, salt="paperback.browser")

    def known(self, request: Request) -> str | None:
        """The browser's id, or None when it has none that we gave it."""
        try:
            return self._signer.unsign(request.cookies.get(COOKIE, "")).decode()
        except (BadSignature, UnicodeDecodeError):
            return None

    def given(self, request: Request, response: Response) -> str:
        """The browser's id; a new one is set in the response."""
        browser = self.known(request) or secrets.token_urlsafe(ID_BYTES)
        response.set_cookie(
            COOKIE,
            self._signer.sign(browser).decode(),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return browser
