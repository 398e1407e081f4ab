"""Derived data on disk: built once, memory-mapped afterwards, shared by all processes of the user."""

from __future__ import annotations

import mmap
import os
import struct
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

_MAGIC: Final = b"PBLEXIC1"
_ALIGNMENT: Final = 16


def folder() -> Path:
    """Name the folder of the cache: $PAPERBACK_CACHE, else paperback below $XDG_CACHE_HOME or ~/.cache."""
    own = os.environ.get("PAPERBACK_CACHE")
    if own:
        return Path(own)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "paperback"


def sections(name: str, build: Callable[[], Sequence[bytes]]) -> tuple[memoryview, ...]:
    """Give the sections kept under a name, building and keeping them first when they are missing or damaged.

    The file is written beside its place and renamed into it, so two processes building at once are harmless. Where the folder
    cannot be written the sections are built anew in each process.
    """
    path = folder() / f"{name}.bin"
    found = _read(path)
    if found is not None:
        return found
    packed = _pack(build())
    with suppress(OSError):
        _write(path, packed)
    found = _read(path)
    return found if found is not None else _split(memoryview(packed), packed)


def _aligned(size: int) -> int:
    return -(-size // _ALIGNMENT) * _ALIGNMENT


def _pack(parts: Sequence[bytes]) -> bytes:
    header = struct.pack(f"=8sq{len(parts)}q", _MAGIC, len(parts), *map(len, parts))
    return b"".join(part.ljust(_aligned(len(part)), b"\0") for part in (header, *parts))


def _split(view: memoryview, start: bytes) -> tuple[memoryview, ...]:
    count = struct.unpack_from("=q", start, len(_MAGIC))[0]
    sizes = struct.unpack_from(f"={count}q", start, len(_MAGIC) + 8)
    parts = []
    at = _aligned(len(_MAGIC) + 8 + 8 * count)
    for size in sizes:
        parts.append(view[at : at + size])
        at += _aligned(size)
    if at != len(view):
        msg = f"{len(view)} bytes where {at} are due"
        raise ValueError(msg)
    return tuple(parts)


def _read(path: Path) -> tuple[memoryview, ...] | None:
    try:
        with path.open("rb") as file:
            mapped = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        start = mapped[:256]
        if not start.startswith(_MAGIC):
            return None
        return _split(memoryview(mapped), start)
    except (OSError, ValueError, struct.error):
        return None


def _write(path: Path, packed: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(packed)
        Path(temporary).replace(path)
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
