"""Genres as a module: they go with every mode, as long as there is one for each seat."""

from __future__ import annotations

from paperback.engine.settings import Option
from paperback.modes.attacks.part import PART as ATTACKS_PART
from paperback.modes.module import Module

from .part import GENRES_PART
from .setup import CHOICE, check

GENRES_MODULE = Module(
    name="genres",
    parts=(ATTACKS_PART, GENRES_PART),
    options=(Option(name=CHOICE, values=("draw", "draft"), default="draw"),),
    check=check,
)
