"""Typos as a module: they go with every mode."""

from __future__ import annotations

from paperback.modes.module import Module

from .part import TYPOS_PART

TYPOS_MODULE = Module(name="typos", parts=(TYPOS_PART,))
