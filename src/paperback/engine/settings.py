"""What is agreed before a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal

Edition = Literal["anniversary", "classic"]
Layout = Literal["combined", "separate"]
USUAL_MODE = "standard"
"""What is played when nothing else is said."""
Value = bool | int | str | tuple[str, ...]
"""What an option of a mode or a module can be set to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """A setting that a mode or a module brings along."""

    name: str
    values: tuple[bool | int | str, ...]
    """What it can be set to."""
    default: Value
    many: bool = False
    """Any number of the values can be chosen: it is set to a tuple of them."""
    people: int = 0
    """Fewest human seats for anything but the default."""

    def allows(self, value: Value) -> bool:
        """Whether it can be set to this."""
        if isinstance(value, tuple):
            return self.many and len(set(value)) == len(value) and set(value) <= set(self.values)
        return not self.many and any(value == one and type(value) is type(one) for one in self.values)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The agreed settings of one game; an edition is only a preset of three of them (rules 1.2)."""

    mode: str = USUAL_MODE
    modules: tuple[str, ...] = ()
    """Modules by name, in alphabetical order."""
    options: tuple[tuple[str, Value], ...] = ()
    """What modes and modules bring along, by name, in alphabetical order."""
    humans: tuple[int, ...] = ()
    """Seats of people: those who vote (rules 10.3)."""
    edition: Edition = "anniversary"
    seats: int = 2
    """1 to 5, computer seats included; a mode may allow fewer (rules 1.1, 1.5)."""
    starting_deck: Edition = "anniversary"
    layout: Layout = "combined"
    trash_from_discard: bool = True
    """Rules 2.9."""
    fame_piles: Literal["normal", "short", "long"] = "normal"
    """Rules 1.5."""
    spacebar: bool = False
    """Spacebar takes part among the common cards (rules 1.9)."""
    dyslexic: bool = False
    """Dyslexic takes part among the common cards (rules 1.9)."""
    length_rule: Literal["at_least", "longer"] = "at_least"
    """Rules 2.6."""
    minimum_word: int = 2
    """Fewest letters of a word (rules 2.3)."""
    finish_round: bool = False
    """Whether every seat has the same number of turns (rules 3.1)."""
    first_seat: int | None = None
    """The seat that begins; random when absent (rules 1.11)."""

    def __post_init__(self) -> None:
        """Refuse what the rules do not know, with ValueError."""
        if not FEWEST_SEATS <= self.seats <= MOST_SEATS:
            msg = f"seats is {self.seats}, must be {FEWEST_SEATS} to {MOST_SEATS}"
            raise ValueError(msg)
        if self.first_seat is not None and not 0 <= self.first_seat < self.seats:
            msg = f"first_seat is {self.first_seat}, must be 0 to {self.seats - 1}"
            raise ValueError(msg)
        if not SHORTEST_MINIMUM <= self.minimum_word <= LONGEST_MINIMUM:
            msg = f"minimum_word is {self.minimum_word}, must be {SHORTEST_MINIMUM} to {LONGEST_MINIMUM}"
            raise ValueError(msg)
        if strange := [seat for seat in self.humans if not 0 <= seat < self.seats]:
            msg = f"humans has seat {strange[0]}, must be 0 to {self.seats - 1}"
            raise ValueError(msg)
        if len(set(self.humans)) < len(self.humans):
            msg = f"humans names a seat twice: {self.humans}"
            raise ValueError(msg)

    def option(self, name: str) -> Value:
        """What an option is set to; KeyError when neither mode nor modules know it."""
        return dict(self.options)[name]


FEWEST_SEATS, MOST_SEATS = 1, 5
SHORTEST_MINIMUM, LONGEST_MINIMUM = 2, 7

PRESETS: dict[Edition, dict[str, Any]] = {
    "anniversary": {"starting_deck": "anniversary", "layout": "combined", "trash_from_discard": True},
    "classic": {"starting_deck": "classic", "layout": "separate", "trash_from_discard": False},
}
"""What each edition sets (rules 1.2)."""


def preset(edition: Edition, **changes: Any) -> Settings:
    """The settings of an edition, with changes by field name; ValueError or TypeError when they do not fit."""
    return Settings(**{"edition": edition, **PRESETS[edition], **changes})
