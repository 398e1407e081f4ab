"""Running the application until somebody stops it."""

from __future__ import annotations

import asyncio
import socket
import threading
import webbrowser

import uvicorn

from paperback.storage.engine import address, prepare

from .achievements.profile import Unlocking
from .app import create_app
from .guard import LOOPBACK
from .host import Host
from .thinking import SECONDS, Thinking

GRACE = 2
"""Seconds that open connections have to end."""


def serve(
    listening: socket.socket,
    url: str | None,
    *,
    alone: bool,
    browse: bool,
    unlocking: Unlocking = "own",
    think: float | None = None,
) -> None:
    """Serve on a bound socket; says where once it accepts connections.

    `alone` answers only who asks for this machine by its own names, `browse` opens a browser, `unlocking` says which
    unlockable cards new games may use, `think` how many seconds a computer player that thinks as long as it may has for a
    move, if not the usual time. Raises DatabaseError when the database cannot be used.
    """
    asyncio.run(prepare(address(url)))
    app = create_app(url, LOOPBACK if alone else frozenset(), unlocking=unlocking, thinking=Thinking(think or SECONDS))
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    server = Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=GRACE, server_header=False), app.state.host)
    server.address = f"http://{shown}:{port}/"
    server.browse = browse
    server.run([listening])


class Server(uvicorn.Server):
    """A server that says when it is ready, and ends its streams before it stops."""

    address = ""
    browse = False

    def __init__(self, config: uvicorn.Config, host: Host) -> None:
        """A server for this host."""
        super().__init__(config)
        self._host = host

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to accept connections."""
        await super().startup(sockets)
        if self.started:
            print(f"paperback is ready at {self.address}", flush=True)  # noqa: T201 - this is what the command line says
            if self.browse:
                threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop."""
        self._host.bus.close()
        await super().shutdown(sockets)
