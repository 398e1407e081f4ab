"""The module of themes."""

from __future__ import annotations

from paperback.engine.part import Mode
from paperback.engine.settings import Settings
from paperback.modes.module import Module, SettingsError
from paperback.modes.votes.part import PART as VOTES
from paperback.modes.votes.part import SECONDS

from .part import PART, THEME_VOTE

PEOPLE = 2
"""Fewest people for a vote."""


def check(mode: Mode, settings: Settings) -> SettingsError | None:
    """A vote needs people."""
    if settings.option(THEME_VOTE.name) and len(settings.humans) < PEOPLE:
        return SettingsError("module_people", module=THEME_VOTE.name, people=PEOPLE)
    return None


THEMES = Module(name="themes", parts=(VOTES, PART), options=(THEME_VOTE, SECONDS), check=check)
