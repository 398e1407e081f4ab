"""What the kernel's plain files need of the `cython` module when they run without it."""

from __future__ import annotations

from contextlib import nullcontext

nogil = nullcontext()
"""Nothing to release: a plain file runs with the interpreter's lock."""

compiled = False
"""Plain files are not compiled."""
