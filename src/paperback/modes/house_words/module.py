"""The module of house words."""

from __future__ import annotations

from paperback.modes.module import Module
from paperback.modes.votes.part import PART as VOTES
from paperback.modes.votes.part import SECONDS

from .part import PART

HOUSE_WORDS = Module(name="house_words", parts=(VOTES, PART), options=(SECONDS,), people=2)
