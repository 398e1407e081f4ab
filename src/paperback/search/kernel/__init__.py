"""The kernel of the search: plain Python files that are compiled where a C compiler is there (see `paperback.compiled`).

Each class adds to the one before: `tally` values a laid word, `shelf` keeps results, `readings` sorts the cards by what they read as,
`layout` lays one word, `hope` and `credit` find what cards can bring at most, `walk` goes through the lexicon, `pairs` finds two words,
`kernel` is what others call. Nothing in here makes objects while it searches.
"""

from .kernel import COMPILED, Kernel, Result

__all__ = ["COMPILED", "Kernel", "Result"]
