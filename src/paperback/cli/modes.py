"""`paperback modes`: modes, modules, settings, and what goes together."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict

from paperback.modes.described import OptionSeen, described

from .agreed import written
from .main import DONE


def configure(parser: argparse.ArgumentParser, _: str) -> None:
    """Add the arguments."""
    parser.add_argument("--json", action="store_true", help="print JSON")


def run(args: argparse.Namespace) -> int:
    """Print everything that can be agreed."""
    all_there_is = described()
    if args.json:
        print(json.dumps(asdict(all_there_is)))
        return DONE
    print("Modes")
    for mode in all_there_is.modes:
        needs = f"; always with {', '.join(mode.needs)}" if mode.needs else ""
        print(f"  {mode.name}: {mode.seats[0]} to {mode.seats[1]} players{needs}; can have {', '.join(mode.modules)}")
        _options(mode.options)
    print("Modules")
    for module in all_there_is.modules:
        people = f"; needs {module.people} people" if module.people else ""
        print(f"  {module.name}: in {', '.join(module.modes)}{people}")
        _options(module.options)
    print("Settings")
    for setting in all_there_is.settings:
        values = ", ".join(map(written, setting.values))
        print(f"  {setting.name}: {values} (default {written(setting.default)}), in {', '.join(setting.modes)}")
    return DONE


def _options(options: tuple[OptionSeen, ...]) -> None:
    for option in options:
        default = "none" if option.many else written(option.default)
        people = f"; needs {option.people} people" if option.people else ""
        print(f"    {option.name}: {', '.join(map(written, option.values))} (default {default}){people}")
