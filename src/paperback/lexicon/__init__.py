"""The word lists: which words count, how they are written, how common they are, what they mean."""

from __future__ import annotations

from paperback.lexicon.folding import MAX_LETTERS, MIN_LETTERS, NotLettersError, fold
from paperback.lexicon.lexicon import ChangedLexiconError, Filter, Lexicon, LexiconPin, Verdict, load, load_pinned
from paperback.lexicon.manifest import DEFAULT, LEXICONS, DamagedLexiconError, LexiconInfo, UnknownLexiconError, info

__all__ = [
    "DEFAULT",
    "LEXICONS",
    "MAX_LETTERS",
    "MIN_LETTERS",
    "ChangedLexiconError",
    "DamagedLexiconError",
    "Filter",
    "Lexicon",
    "LexiconInfo",
    "LexiconPin",
    "NotLettersError",
    "UnknownLexiconError",
    "Verdict",
    "fold",
    "info",
    "load",
    "load_pinned",
]
