"""What a computer player is, and how to ask one that may be wrong."""

from __future__ import annotations

import logging
from typing import Protocol

from paperback.engine.commands import Command

from .window import Window


class Bot(Protocol):
    """Somebody who plays one seat. What it answers depends on the window alone, so that a game can go on with a new one."""

    def choose(self, window: Window) -> Command:
        """The command to give now."""


def safely(bot: Bot, window: Window) -> Command:
    """The bot's command if it is legal, else a legal one that does as little as it may; never an exception."""
    try:
        command = bot.choose(window)
        if window.allows(command):
            return command
    except Exception:
        logging.getLogger(__name__).exception("a computer player failed at seat %d", window.seat)
    else:
        logging.getLogger(__name__).error("a computer player at seat %d wanted %s", window.seat, command)
    return window.least()
