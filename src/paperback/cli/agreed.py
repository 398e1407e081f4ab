"""Arguments that say what is agreed for a game."""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from typing import Any

from paperback.engine.settings import PRESETS, USUAL_MODE, Option, Settings, preset
from paperback.modes.described import settings as plain_settings
from paperback.modes.module import SettingsError
from paperback.modes.registry import MODES, MODULES, all_options, complete

from .main import InputError

SHORT = {"level": ("level",), "layout": ("fame_layout", "layout")}
"""Arguments of their own: the first of these settings that knows the value is meant."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments."""
    parser.add_argument("--mode", choices=list(MODES), default=USUAL_MODE, help="what is played (default: %(default)s)")
    parser.add_argument("--modules", default="", metavar="NAMES", help=f"what is added, with commas between: {', '.join(MODULES)}")
    parser.add_argument("--edition", choices=list(PRESETS), default="anniversary", help="which rules (default: %(default)s)")
    parser.add_argument("--spacebar", action="store_true", help="with the common card Spacebar")
    parser.add_argument("--dyslexic", action="store_true", help="with the common card Dyslexic")
    parser.add_argument("--level", metavar="N", help="how hard the game is, where there are levels")
    parser.add_argument("--layout", metavar="NAME", help="how the cards lie, where there are several ways")
    parser.add_argument(
        "--set", action="append", default=[], metavar="NAME=VALUE", help="any other setting; `paperback modes` lists them (several times)"
    )


def settings(args: argparse.Namespace, seats: int, humans: tuple[int, ...] = ()) -> Settings:
    """What the arguments agree on for so many seats; InputError says what does not fit."""
    modules = tuple(name.strip() for name in args.modules.split(",") if name.strip())
    if strange := [name for name in modules if name not in MODULES]:
        msg = f"no module {strange[0]!r} in --modules; there are {', '.join(MODULES)}"
        raise InputError(msg)
    changes: dict[str, Any] = {"spacebar": args.spacebar, "dyslexic": args.dyslexic}
    options: dict[str, Any] = {}
    given = [item.partition("=")[::2] for item in args.set]
    given += [(name, value) for name in SHORT if (value := getattr(args, name)) is not None]
    for name, text in given:
        where, known, value = _read(name, text)
        (options if where else changes)[known] = value
    edition = changes.pop("edition", args.edition)
    try:
        wanted = preset(edition, seats=seats, mode=args.mode, modules=modules, humans=humans, options=tuple(options.items()), **changes)
        return complete(wanted)
    except SettingsError as error:
        raise InputError(_sentence(error)) from error
    except ValueError as error:
        raise InputError(str(error)) from error


def _read(name: str, text: str) -> tuple[bool, str, Any]:
    """Whether it is an option, its name, and the value that the text means."""
    names = SHORT.get(name, (name,))
    fields = {setting.name: setting.values for setting in plain_settings()}
    options: dict[str, Option] = {option.name: option for option in all_options()}
    known = [one for one in names if one in options or one in fields]
    if not known:
        msg = f"no setting {name!r}; there are {', '.join([*fields, *options])}"
        raise InputError(msg)
    for one in known:
        if one in options and options[one].many:
            return True, one, tuple(part for part in text.split("+") if part)
        values: Iterable[object] = options[one].values if one in options else fields[one]
        for value in values:
            if written(value) == text.lower():
                return one in options, one, value
    every = [written(value) for one in known for value in (options[one].values if one in options else fields[one])]
    msg = f"{name} cannot be {text!r}; it can be {', '.join(every)}"
    raise InputError(msg)


def written(value: object) -> str:
    """A value of a setting as `--set` takes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "random" if value is None else str(value).lower()


def _sentence(error: SettingsError) -> str:
    """The reason as a line for people."""
    said = {
        "mode_seats": "{mode} is for {fewest} to {most} players",
        "setting_mode": "{setting} cannot be set in {mode}",
        "module_mode": "{module} does not go with {mode}",
        "module_people": "{module} needs {people} people at the table",
        "unknown_option": "{option} is a setting of nothing that is played here",
        "option_value": "{option} cannot be {value}",
    }
    if error.code in said:
        return said[error.code].format(**error.params)
    return f"{error.code.replace('_', ' ')}: {', '.join(f'{name} {value}' for name, value in error.params.items())}"
