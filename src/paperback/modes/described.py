"""What can be agreed for a game, as data: modes, modules, settings, their values, and what goes together."""

from __future__ import annotations

import types
import typing
from dataclasses import MISSING, dataclass, fields

from paperback.engine.settings import LONGEST_MINIMUM, MOST_SEATS, SHORTEST_MINIMUM, Option, Settings

from .registry import COMBINES, MODES, MODULES, SOME_MODES_ONLY

APART = frozenset({"mode", "modules", "options", "humans", "seats"})
"""Fields of the settings that are no setting with a few values."""


@dataclass(frozen=True, slots=True)
class SettingSeen:
    """A setting."""

    name: str
    values: tuple[bool | int | str | None, ...]
    default: bool | int | str | None
    modes: tuple[str, ...]
    """Where it can be set."""


@dataclass(frozen=True, slots=True)
class OptionSeen:
    """A setting that a mode or a module brings along."""

    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str | tuple[str, ...]
    many: bool
    people: int
    """Fewest human seats for anything but the default."""


@dataclass(frozen=True, slots=True)
class ModeSeen:
    """A mode."""

    name: str
    seats: tuple[int, int]
    modules: tuple[str, ...]
    """What can be added."""
    needs: tuple[str, ...]
    """Modules that always take part."""
    options: tuple[OptionSeen, ...]


@dataclass(frozen=True, slots=True)
class ModuleSeen:
    """A module."""

    name: str
    modes: tuple[str, ...]
    needs: tuple[str, ...]
    people: int
    """Fewest human seats."""
    options: tuple[OptionSeen, ...]


@dataclass(frozen=True, slots=True)
class Described:
    """All that can be agreed."""

    modes: tuple[ModeSeen, ...]
    modules: tuple[ModuleSeen, ...]
    settings: tuple[SettingSeen, ...]


def described() -> Described:
    """All modes, modules and settings."""
    return Described(
        modes=tuple(
            ModeSeen(mode.name, mode.seats, tuple(name for name in MODULES if mode.name in COMBINES[name]), mode.needs, _seen(mode.options))
            for mode in MODES.values()
        ),
        modules=tuple(
            ModuleSeen(
                module.name, tuple(m for m in COMBINES[module.name] if m in MODES), module.needs, module.people, _seen(module.options)
            )
            for module in MODULES.values()
        ),
        settings=tuple(settings()),
    )


def settings() -> list[SettingSeen]:
    """The settings that are no mode's or module's own."""
    hints = typing.get_type_hints(Settings)
    found = []
    for field in fields(Settings):
        if field.name in APART:
            continue
        default = None if field.default is MISSING else field.default
        modes = tuple(m.name for m in MODES.values() if field.name not in SOME_MODES_ONLY or field.name in m.fields)
        found.append(SettingSeen(field.name, _values(field.name, hints[field.name]), default, modes))
    return found


def _values(name: str, hint: object) -> tuple[bool | int | str | None, ...]:
    if hint is bool:
        return (False, True)
    if typing.get_origin(hint) is typing.Literal:
        return typing.get_args(hint)
    if isinstance(hint, types.UnionType):
        return (None, *range(MOST_SEATS))
    if name == "minimum_word":
        return tuple(range(SHORTEST_MINIMUM, LONGEST_MINIMUM + 1))
    msg = f"nobody said what {name} can be"
    raise TypeError(msg)


def _seen(options: tuple[Option, ...]) -> tuple[OptionSeen, ...]:
    return tuple(OptionSeen(option.name, option.values, option.default, option.many, option.people) for option in options)
