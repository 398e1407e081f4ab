"""The discount as a module."""

from __future__ import annotations

from paperback.modes.module import Module

from .part import NAME, PART

DISCOUNT = Module(name=NAME, parts=(PART,))
