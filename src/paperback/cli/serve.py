"""`paperback play` and `paperback serve`: the same server, for oneself or for others."""

from __future__ import annotations

import argparse
import logging
import os
import socket
import sys
from typing import TYPE_CHECKING, Final

from .main import DONE, InputError, Parser, count

if TYPE_CHECKING:  # the server's libraries take a second to load
    from paperback.server.achievements.profile import Unlocking

PORT = 8765
TRIES = 20
"""Ports that `play` tries, from the usual one up."""
LOOPBACK = "127.0.0.1"
HIGHEST_PORT = 65535
THINK: Final = "PAPERBACK_THINK"
"""The environment variable for the time that computer players have."""
SHORTEST, LONGEST = 0.1, 60.0
"""Seconds that they may have."""


def configure(parser: Parser, command: str) -> None:
    """Add the arguments."""
    if command == "play":
        parser.add_argument("--port", type=count(0, HIGHEST_PORT), help=f"the port to use (the first free one from {PORT} when absent)")
        parser.add_argument("--no-browser", action="store_true", help="open no browser")
    else:
        parser.add_argument("--host", default=LOOPBACK, help="the address to listen on, 0.0.0.0 for all (%(default)s)")
        parser.add_argument("--port", type=count(0, HIGHEST_PORT), default=PORT, help="the port to use, 0 for any free one (%(default)s)")
    parser.add_argument(
        "--database-url",
        help="SQLite or PostgreSQL (postgresql://…); without it, PAPERBACK_DATABASE_URL, else a file in your data folder",
    )
    parser.add_argument(
        "--unlock",
        choices=("none", "own", "all"),
        default="own",
        help="which unlockable cards new games may use: none, those that the player has unlocked, or all (%(default)s)",
    )
    parser.add_argument(
        "--think",
        type=_seconds,
        default=os.environ.get(THINK),
        metavar="SECONDS",
        help=f"how long the best computer players think about a move; without it, {THINK}, else 1",
    )


def run(args: argparse.Namespace) -> int:
    """Serve until stopped."""
    playing = args.command == "play"
    if playing and args.port is None:
        listening = next(filter(None, (_listen(LOOPBACK, port) for port in range(PORT, PORT + TRIES))), None) or _listen(LOOPBACK, 0)
    else:
        listening = _listen(LOOPBACK if playing else args.host, args.port)
    if listening is None:
        msg = f"port {args.port} of {LOOPBACK if playing else args.host} cannot be used: another program may have it (try --port)"
        raise InputError(msg)
    return _serve(listening, args.database_url, args.unlock, args.think, alone=playing, browse=playing and not args.no_browser)


def _serve(listening: socket.socket, url: str | None, unlocking: Unlocking, think: float | None, *, alone: bool, browse: bool) -> int:
    # the server's libraries take a second to load, which no other command needs to pay, and no mistake in its arguments
    from paperback.server.running import serve  # noqa: PLC0415
    from paperback.storage.engine import DatabaseError  # noqa: PLC0415

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s", stream=sys.stderr)
    logging.getLogger("paperback.server").setLevel(logging.INFO)
    try:
        serve(listening, url, alone=alone, browse=browse, unlocking=unlocking, think=think)
    except DatabaseError as error:
        raise InputError(str(error)) from error
    return DONE


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not SHORTEST <= seconds <= LONGEST:
        msg = f"{text!r} is no number of seconds from {SHORTEST:g} to {LONGEST:g}"
        raise argparse.ArgumentTypeError(msg)
    return seconds


def _listen(host: str, port: int) -> socket.socket | None:
    """A socket that listens on this address; None when it cannot be had."""
    try:
        family, kind, protocol, _, found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)[0]
    except OSError:
        return None
    # without the protocol asyncio does not see that it is TCP, and every answer waits 40 ms for an acknowledgement
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(found)
        listening.listen()
    except OSError:
        listening.close()
        return None
    return listening
