"""The module of themes."""

from __future__ import annotations

from paperback.modes.module import Module
from paperback.modes.votes.part import PART as VOTES
from paperback.modes.votes.part import SECONDS

from .part import PART, THEME_VOTE

THEMES = Module(name="themes", parts=(VOTES, PART), options=(THEME_VOTE, SECONDS))
