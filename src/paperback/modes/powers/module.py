"""Powers as a module."""

from __future__ import annotations

from paperback.modes.module import Module

from .part import PART
from .state import NAME

POWERS = Module(name=NAME, parts=(PART,))
