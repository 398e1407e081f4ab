"""The kernel of the search: plain Python files that are compiled where a C compiler is there.

Each class adds to the one before: `tally` values a laid word, `shelf` keeps results, `readings` sorts the cards by what they read as,
`layout` lays one word, `hope` and `credit` find what cards can bring at most, `walk` goes through the lexicon, `pairs` finds two words,
`kernel` is what others call. Nothing in here makes objects while it searches.
With `PAPERBACK_KERNEL=python` in the environment the plain files run even where compiled ones lie beside them.
"""

from __future__ import annotations

import os
import sys
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path

MODULES = ("codes", "tally", "shelf", "readings", "layout", "hope", "credit", "walk", "pairs", "kernel")


def _load_plain() -> None:
    """Load the plain files under the names of the modules, so that importing these finds them."""
    for name in MODULES:
        full = f"{__name__}.{name}"
        loader = SourceFileLoader(full, str(Path(__file__).with_name(f"{name}.py")))
        spec = spec_from_loader(full, loader)
        if spec is None:
            raise ImportError(full)
        module = module_from_spec(spec)
        sys.modules[full] = module
        loader.exec_module(module)
        globals()[name] = module


if os.environ.get("PAPERBACK_KERNEL") == "python":
    _load_plain()

from .kernel import COMPILED, Kernel  # noqa: E402 - which files it comes from is decided above

__all__ = ["COMPILED", "Kernel"]
