"""Lexicons for tests that are about cards, not about words."""

from __future__ import annotations


class EveryWord:
    """A lexicon in which every row of letters is a word."""

    def __contains__(self, key: str, /) -> bool:
        """Whether it has letters at all."""
        return bool(key)


EVERY_WORD = EveryWord()
