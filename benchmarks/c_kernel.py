"""The search kernel written by hand in C (`benchmarks/c/`), built when it is asked for: what the compiled kernel is measured against.

It walks as `paperback.search.kernel` does, step by step, so values and nodes are equal and only the time differs. It searches; it does not
list the spellings of a given word.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Final
from weakref import finalize

import numpy as np

from paperback.lexicon.arrays import EVERY_LEVEL, LexiconArrays
from paperback.search import PEOPLE, Rack, Value
from paperback.search.kernel.codes import LOWEST
from paperback.search.query import SHORTEST, UNLIMITED
from paperback.search.rack import Laid, lay_out, ways_to_read

_SOURCES: Final = Path(__file__).parent / "c"
_BUILT: Final = Path(__file__).parent.parent / ".cache"
_FLAGS: Final = ("-std=c11", "-O3", "-march=native", "-shared", "-fPIC")
_Many: Final = ctypes.c_int


class Question(ctypes.Structure):
    """A rack, what counts and what is asked, as the C code takes it."""

    _fields_ = (
        ("rows", ctypes.c_char_p),
        *((name, _Many) for name in ("cards", "hand", "common", "spacebar", "dyslexic", "wilds_usable")),
        *((name, _Many) for name in ("per_score", "per_draw", "per_card", "per_leaving", "mark", "gain")),
        *((name, _Many) for name in ("limit", "level", "shortest", "slack", "budget", "floor")),
    )


class _Answer(ctypes.Structure):
    _fields_ = tuple((name, _Many) for name in ("kept", "value", "nodes", "complete"))


def available() -> bool:
    """Whether there is a C compiler: `CC` in the environment, or `cc`."""
    return shutil.which(_compiler()) is not None


def ask(
    laid: Laid, value: Value = PEOPLE, *, level: int = EVERY_LEVEL, shortest: int = SHORTEST, ties: bool = False, floor: int = LOWEST
) -> Question:
    """Write a question for the best word of a rack in the kernel's order; a play worth less than `floor` need not be found."""
    rack = (len(laid.cards), laid.hand, laid.common, laid.spacebar, laid.dyslexic, int(laid.wilds))
    return Question(bytes(laid.data), *rack, *value, 1, level, shortest, int(not ties), UNLIMITED, floor)


class CKernel:
    """One searcher of one lexicon, not for two threads at once; the first one builds the library (RuntimeError if that fails)."""

    def __init__(self, arrays: LexiconArrays) -> None:
        self._library = _library()
        parts = (arrays.nodes, arrays.classes, arrays.words, arrays.levels, arrays.rank)
        self._kept = [np.frombuffer(part, np.uint8) for part in parts]
        """Keeps the arrays where they are for as long as the C code reads them."""
        self._search = ctypes.c_void_p(self._library.search_open(*(part.ctypes.data for part in self._kept)))
        self._run = self._library.search_run
        self._answer = _Answer()
        self._into = ctypes.byref(self._answer)
        if not self._search:
            raise MemoryError
        finalize(self, self._library.search_close, self._search)

    def best(
        self, rack: Rack, value: Value = PEOPLE, level: int = EVERY_LEVEL, shortest: int = SHORTEST, ties: bool = False
    ) -> tuple[int | None, int]:
        """Find the value of the best play, None if the rack has no word, and the nodes visited.

        The arguments are those of `search.best`.
        """
        top, nodes = None, 0
        for read in ways_to_read(rack) if rack.readings else ({},):
            floor = LOWEST if top is None else top
            worth, seen = self.run(ask(lay_out(rack, read), value, level=level, shortest=shortest, ties=ties, floor=floor))
            nodes += seen
            if worth is not None:
                top = worth if top is None else max(top, worth)
        return top, nodes

    def run(self, question: Question) -> tuple[int | None, int]:
        """Answer one question: the value of the best play, None if there is none, and the nodes visited.

        RuntimeError if the rack is too wide for the C code.
        """
        answer = self._answer
        if not self._run(self._search, ctypes.byref(question), self._into):
            message = "the rack is too wide"
            raise RuntimeError(message)
        return (answer.value if answer.kept else None), answer.nodes


def _compiler() -> str:
    return os.environ.get("CC") or "cc"


@cache
def _library() -> ctypes.CDLL:
    sources = sorted(_SOURCES.iterdir())
    text = " ".join([_compiler(), *_FLAGS]).encode() + b"".join([source.read_bytes() for source in sources])
    target = _BUILT / f"c_kernel-{hashlib.sha256(text).hexdigest()[:16]}.so"
    if not target.is_file():
        _BUILT.mkdir(exist_ok=True)
        fresh = target.with_suffix(f".{os.getpid()}")
        command = [_compiler(), *_FLAGS, "-o", str(fresh), str(_SOURCES / "kernel.c")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            message = f"the C kernel could not be built:\n{done.stderr[-2000:]}"
            raise RuntimeError(message)
        fresh.replace(target)
    library = ctypes.CDLL(str(target))
    library.search_open.restype = ctypes.c_void_p
    library.search_open.argtypes = [ctypes.c_void_p] * 5
    library.search_run.argtypes = [ctypes.c_void_p, ctypes.POINTER(Question), ctypes.POINTER(_Answer)]
    library.search_close.argtypes = [ctypes.c_void_p]
    library.search_close.restype = None
    return library
