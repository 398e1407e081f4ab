"""The only place that knows all modes and modules, and what goes together (rules 1.14)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, replace

from paperback.catalogue.library import load
from paperback.engine.card import Kind
from paperback.engine.library import Library
from paperback.engine.part import Beside, Mode, Part
from paperback.engine.rules import Lexicon, Rules
from paperback.engine.settings import Option, Settings, Value

from .attacks.module import ATTACKS
from .awards.module import AWARDS
from .bounty.module import BOUNTY
from .cooperative.mode import COOPERATIVE
from .deadline.mode import DEADLINE
from .discount.module import DISCOUNT
from .genres.module import GENRES_MODULE
from .house_words.module import HOUSE_WORDS
from .module import Module, SettingsError
from .powers.module import POWERS
from .spy_novel.mode import SPY_NOVEL
from .standard.mode import STANDARD
from .themes.module import THEMES
from .typos.module import TYPOS_MODULE
from .unlocked_cards.module import UNLOCKED_CARDS

_MODULES: tuple[Module, ...] = (ATTACKS, AWARDS, BOUNTY, DISCOUNT, HOUSE_WORDS, POWERS, TYPOS_MODULE, THEMES, GENRES_MODULE, UNLOCKED_CARDS)
"""In the order in which they settle a round that was played at once (rules 5.9)."""

MODES: Mapping[str, Mode] = {mode.name: mode for mode in (STANDARD, DEADLINE, COOPERATIVE, SPY_NOVEL)}
MODULES: Mapping[str, Module] = {module.name: module for module in _MODULES}

EVERYWHERE = ("standard", "deadline", "cooperative", "spy_novel")
RIVALS = ("standard", "deadline")
COMBINES: Mapping[str, tuple[str, ...]] = {
    "attacks": RIVALS,
    "awards": RIVALS,
    "bounty": ("standard",),
    "discount": ("standard", "cooperative", "spy_novel"),
    "genres": EVERYWHERE,
    "house_words": ("standard", "deadline", "cooperative"),
    "powers": EVERYWHERE,
    "themes": RIVALS,
    "typos": EVERYWHERE,
    "unlocked_cards": EVERYWHERE,
}
"""The modes that each module goes with; modules go together wherever both go with the mode."""

SOME_MODES_ONLY = frozenset[str]().union(*(mode.fields for mode in MODES.values()))
"""Settings that only some modes have."""


def complete(settings: Settings) -> Settings:
    """The same settings with the modules that others need and every option that they have.

    Raises SettingsError: `unknown_mode`, `unknown_module`, `unknown_option`, `option_value`, `mode_seats`, `setting_mode`, `module_mode`,
    `module_people`, or what a module's own check says.
    """
    mode = MODES.get(settings.mode)
    if mode is None:
        raise SettingsError("unknown_mode", mode=settings.mode)
    fewest, most = mode.seats
    if not fewest <= settings.seats <= most:
        raise SettingsError("mode_seats", mode=mode.name, fewest=fewest, most=most)
    for field in fields(Settings):
        if field.name in SOME_MODES_ONLY - mode.fields and getattr(settings, field.name) != field.default:
            raise SettingsError("setting_mode", mode=mode.name, setting=field.name)
    names = _with_needed([*mode.needs, *settings.modules])
    for name in names:
        if mode.name not in COMBINES[name]:
            raise SettingsError("module_mode", mode=mode.name, module=name)
    modules = [MODULES[name] for name in names]
    chosen = replace(settings, modules=names, options=_options(settings, [mode, *modules]))
    for module in modules:
        if len(settings.humans) < module.people:
            raise SettingsError("module_people", module=module.name, people=module.people)
        if module.check and (error := module.check(mode, chosen)):
            raise error
    return chosen


def _with_needed(names: Iterable[str]) -> tuple[str, ...]:
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in MODULES:
            raise SettingsError("unknown_module", module=name)
        if name not in found:
            found.add(name)
            waiting += MODULES[name].needs
    return tuple(sorted(found))


def _options(settings: Settings, owners: Iterable[Mode | Module]) -> tuple[tuple[str, Value], ...]:
    known: dict[str, Option] = {option.name: option for owner in owners for option in owner.options}
    given = dict(settings.options)
    for name, value in given.items():
        if name not in known:
            raise SettingsError("unknown_option", option=name)
        if not known[name].allows(value):
            raise SettingsError("option_value", option=name, value=str(value))
        if value != known[name].default and len(settings.humans) < known[name].people:
            raise SettingsError("module_people", module=name, people=known[name].people)
    return tuple(sorted((name, given.get(name, option.default)) for name, option in known.items()))


def parts_of(settings: Settings) -> tuple[Part, ...]:
    """The parts that the modules of completed settings bring, each once."""
    own = {part.name for part in MODES[settings.mode].parts}
    taking_part = [part for module in _MODULES if module.name in settings.modules for part in module.parts]
    return tuple(part for part in _once(taking_part) if part.name not in own)


def rules_for(settings: Settings, lexicon: Lexicon, language: str = "en", library: Library | None = None) -> Rules:
    """The rules of a game with these settings, the printed catalogue (or another) and this lexicon; SettingsError when they do not fit."""
    chosen = complete(settings)
    mode = MODES[chosen.mode]
    return Rules(mode, chosen, library or load(), lexicon, parts_of(chosen), language)


def laying(kind: Kind) -> tuple[str, Beside] | None:
    """The module whose cards of this kind can be put beside a made-up table, and how; None when there is none."""
    found = ((module.name, part.beside[kind]) for module in MODULES.values() for part in module.parts if kind in part.beside)
    return next(found, None)


def all_parts() -> tuple[Part, ...]:
    """The parts of all modes and modules, each once: everything that can stand in a record."""
    return _once([part for mode in MODES.values() for part in mode.parts] + [part for module in MODULES.values() for part in module.parts])


def all_options() -> tuple[Option, ...]:
    """Every option that a mode or a module brings along."""
    return (*(o for mode in MODES.values() for o in mode.options), *(o for module in MODULES.values() for o in module.options))


def _once(parts: Iterable[Part]) -> tuple[Part, ...]:
    """Each part once, in order; parts with the same name are the same."""
    return tuple({part.name: part for part in parts}.values())
