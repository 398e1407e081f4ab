"""Every combination of modes and modules that the registry allows, each with settings drawn for it."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache
from itertools import combinations as subsets
from typing import Any, NamedTuple

from paperback.engine.settings import FEWEST_SEATS, PRESETS, Option, Settings, Value, preset
from paperback.modes.described import settings as plain_settings
from paperback.modes.module import SettingsError
from paperback.modes.registry import COMBINES, MODES, MODULES, complete


class Combination(NamedTuple):
    """A mode with modules."""

    mode: str
    modules: tuple[str, ...]

    @property
    def name(self) -> str:
        """As tests name it."""
        return "+".join((self.mode, *self.modules))


@cache
def combinations() -> tuple[Combination, ...]:
    """All of them."""
    found = []
    for mode in MODES.values():
        free = sorted(name for name in MODULES if mode.name in COMBINES[name] and name not in mode.needs)
        for size in range(len(free) + 1):
            found += [Combination(mode.name, modules) for modules in subsets(free, size)]
    return tuple(found)


def settings_for(combination: Combination, seed: str) -> Settings:
    """Settings of this combination, all drawn by chance from those that can be played."""
    chance = random.Random(f"{combination.name}/{seed}")  # noqa: S311 - games for tests
    while True:
        try:
            return complete(_drawn(combination, chance))
        except SettingsError:
            continue  # some draws cannot be played: another one can, which a test holds


def _drawn(combination: Combination, chance: random.Random) -> Settings:
    mode = MODES[combination.mode]
    seats = chance.randint(*mode.seats)
    people = tuple(sorted(chance.sample(range(seats), chance.randint(0, seats))))
    edition = chance.choice(list(PRESETS))
    changes: dict[str, Any] = {}
    for setting in plain_settings():
        if mode.name in setting.modes and setting.name != "edition" and chance.random() < CHANGED:
            changes[setting.name] = chance.choice(setting.values)
    first = changes.get("first_seat")
    if first is not None:
        changes["first_seat"] = first % seats
    names = (*mode.needs, *combination.modules)
    options = [*mode.options, *(option for name in names for option in MODULES[name].options)]
    chosen = {option.name: _value(option, chance) for option in options}
    settings = preset(edition, mode=mode.name, modules=combination.modules, seats=seats, humans=people, **changes)
    return replace(settings, options=tuple(chosen.items()))


CHANGED = 0.6
"""How often a setting is drawn instead of what the edition has."""


def _value(option: Option, chance: random.Random) -> Value:
    if option.many:
        return tuple(str(one) for one in chance.sample(option.values, chance.randint(FEWEST_SEATS, len(option.values))))
    return chance.choice(option.values)
