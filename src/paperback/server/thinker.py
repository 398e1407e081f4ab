"""What a process beside the server does: it finds one move after the other for computer players."""

from __future__ import annotations

import signal
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from paperback import lexicon
from paperback.bots.bot import Bot
from paperback.bots.dials import Name
from paperback.bots.pool import belong
from paperback.bots.speller import Spellers
from paperback.bots.window import Window
from paperback.engine.commands import Command
from paperback.engine.rules import Rules
from paperback.engine.state import GameState
from paperback.notation.agreement import Agreement, rules_of

TABLES = 32
"""Agreements whose rules are kept; making them anew takes less than a millisecond."""
LISTS = 8
"""Word lists that are kept; they lie in files that all processes share."""

Maker = Callable[[Name, Spellers, str, float | None], Bot]
"""Makes a player, as `paperback.bots.registry.make` does; another process must be able to import it."""


@dataclass(frozen=True, slots=True)
class Order:
    """All that a move is found by."""

    agreement: Agreement
    state: GameState
    seat: int
    player: Name
    seed: str
    """Of the player, for the whole game."""
    seconds: float | None = None
    """How long it may think, if it is one that thinks as long as it may."""


@dataclass(frozen=True, slots=True)
class Fault:
    """There is no move, and this is why."""

    why: str


def begin() -> None:
    """Start the process: it ends with the server, and at once when it is told to."""
    belong()
    # a search does not come back to Python for a while, and would hear a handler only then
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def ready() -> None:
    """Nothing: that it was done says that the process runs."""


def prepare(agreement: Agreement, vocabulary: int) -> Fault | None:
    """Make the words of a game ready, which may take seconds the very first time."""
    try:
        _rules(agreement)
        _spellers(agreement.lexicon.id, agreement.family).of(vocabulary)
    except Exception:  # noqa: BLE001 - the server tells it
        return Fault(traceback.format_exc())
    return None


def think(make: Maker, order: Order) -> Command | Fault:
    """The move of a player; what is not legal is none."""
    try:
        spellers = _spellers(order.agreement.lexicon.id, order.agreement.family)
        window = Window(_rules(order.agreement), order.state, order.seat)
        command = make(order.player, spellers, order.seed, order.seconds).choose(window)
        # an exception may not be one that the server can read, so that only its text goes there
        return command if window.allows(command) else Fault(f"it wanted {command}")
    except Exception:  # noqa: BLE001 - the server tells it
        return Fault(traceback.format_exc())


@lru_cache(maxsize=TABLES)
def _rules(agreement: Agreement) -> Rules:
    return rules_of(agreement)


@lru_cache(maxsize=LISTS)
def _spellers(list_id: str, family: bool) -> Spellers:
    return Spellers(lexicon.load(list_id), family=family)
