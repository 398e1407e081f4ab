"""The only place that turns agreed settings into rules."""

from __future__ import annotations

from paperback.catalogue.library import load
from paperback.engine.rules import Lexicon, Rules
from paperback.engine.settings import Settings

from .standard import STANDARD


def rules_for(settings: Settings, lexicon: Lexicon) -> Rules:
    """The rules of a game with these settings, the printed catalogue and this lexicon."""
    return Rules(STANDARD, settings, load(), lexicon)
