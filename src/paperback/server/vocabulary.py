"""The commands, events, questions and views of all modes and modules, as the server's schema names them."""

from __future__ import annotations

from dataclasses import dataclass, make_dataclass
from typing import Annotated, Any, Union

from pydantic import Field

from paperback.engine import seen
from paperback.engine.commands import Command, TakeBack
from paperback.engine.events import Event
from paperback.modes.registry import all_parts

_PARTS = all_parts()


def _told_apart(tag: str, kinds: list[type]) -> Any:
    return Annotated[Union[tuple(kinds)], Field(discriminator=tag)]  # noqa: UP007 - the members are known at run time only


_COMMANDS: list[type[Command]] = [*(kind for part in _PARTS for kind in part.commands), TakeBack]
_EVENTS: list[type[Event]] = [kind for part in _PARTS for kind in part.shows]
_ASKS: list[type] = [*seen.ASKS, *(kind for part in _PARTS for kind in part.asks)]
_SHOWN = [(part.name, part.seen) for part in _PARTS if part.seen]

CommandGiven: Any = _told_apart("do", list(_COMMANDS))
EventSeen: Any = _told_apart("event", list(_EVENTS))
QuestionSeen: Any = _told_apart("ask", _ASKS)
PartsSeen: Any = make_dataclass("PartsSeen", [(name, Union[kind, None], None) for name, kind in _SHOWN], frozen=True)  # noqa: UP007 - as above
"""What parts show, each where it is played."""
PartsSaid: Any = make_dataclass("PartsSaid", [(part.name, part.said) for part in _PARTS if part.said], frozen=True)
"""What the boards of parts say."""


def parts_said(language: str) -> Any:
    """What the boards of all parts say in one language."""
    return PartsSaid(**{part.name: part.texts(language) for part in _PARTS if part.said and part.texts})


@dataclass(frozen=True, slots=True)
class OwnSeat(seen.OwnSeat):
    """What only the seat itself sees."""

    question: QuestionSeen | None


@dataclass(frozen=True, slots=True)
class SeatView(seen.SeatView):
    """The game as one seat sees it, or as everybody does (`mine` is None)."""

    mine: OwnSeat | None
    parts: PartsSeen
