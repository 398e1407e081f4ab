"""The module of awards."""

from __future__ import annotations

from paperback.modes.module import Module

from .part import PART

AWARDS = Module(name="awards", parts=(PART,))
