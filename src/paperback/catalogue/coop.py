"""The layouts of Fame cards that lie on each other (rules 11.1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .library import read
from .reader import Entry


@dataclass(frozen=True, slots=True)
class Spot:
    """A place for one Fame card."""

    id: str
    cost: int
    """Printed price of the Fame card that lies here."""
    x: float
    """In card widths from the middle."""
    y: int
    """The row, from the far one."""
    covered_by: tuple[int, ...]
    """Numbers of the spots whose cards lie on it."""


@dataclass(frozen=True, slots=True)
class Layout:
    """One way to lay all Fame cards of a game."""

    key: str
    name: str
    difficulty: str
    tables: dict[int, tuple[Spot, ...]]
    """Its spots, by number of seats."""


@dataclass(frozen=True, slots=True)
class Coop:
    """All layouts and how many tokens a card bears."""

    layouts: tuple[Layout, ...]
    default: str
    """The layout that is played unless another is chosen."""
    token_limit: int
    """So many tokens on one card lose the game."""
    token_limit_hard: int
    """The same in the hard game."""


@cache
def coop() -> Coop:
    """The layouts, read once in each process."""
    table = read("coop")
    return Coop(
        layouts=tuple(_layout(entry) for entry in table["layout"]),
        default=table["default_layout"],
        token_limit=table["token_limit"],
        token_limit_hard=table["token_limit_hard"],
    )


@cache
def layout(key: str) -> Layout:
    """The layout with this key; KeyError when there is none."""
    return {one.key: one for one in coop().layouts}[key]


def _layout(entry: Entry) -> Layout:
    tables = {table["players"]: _spots(table["slots"]) for table in entry["table"]}
    return Layout(
        key=entry["id"].removeprefix("coop-").replace("-", "_"),
        name=entry["name"],
        difficulty=entry["difficulty"],
        tables={1: tables[2], **tables},
    )


def _spots(slots: list[Entry]) -> tuple[Spot, ...]:
    number = {slot["id"]: n for n, slot in enumerate(slots)}
    return tuple(
        Spot(id=slot["id"], cost=slot["cost"], x=slot["x"], y=slot["y"], covered_by=tuple(number[key] for key in slot["covered_by"]))
        for slot in slots
    )
