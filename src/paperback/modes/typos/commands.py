"""Taking a typo for a cent (rules 6.1)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from paperback.engine.commands import Command
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Moment, Rules
from paperback.engine.state import GameState

from . import moves

CODES = ("typo_again", "no_typo")


@dataclass(frozen=True, slots=True)
class TakeTypo(Command):
    """Take the top typo for a cent (rules 6.1)."""

    do: Literal["take_typo"] = "take_typo"


def check(at: Moment, command: TakeTypo) -> Rejection | None:
    """Once in a turn, and only while there is a typo."""
    if moves.taken(at) >= moves.MOST:
        return Rejection("typo_again")
    return None if moves.left(at.state) else Rejection("no_typo")


def take(at: Moment, command: TakeTypo) -> None:
    """The question stays as it is, with a cent more."""
    moves.take_for_cents(at)


def tries(rules: Rules, state: GameState, seat: int) -> Iterable[TakeTypo]:
    """It may be possible."""
    return (TakeTypo(),)
