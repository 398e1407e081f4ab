"""Observations: one row of numbers, of which each field is a window."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import prod
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from .field import Field, Sight
from .fields import fields
from .table import TABLES, Configuration, table

DTYPE = np.int16
Numbers: TypeAlias = npt.NDArray[np.int16]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where each field of an observation lies in its row."""

    fields: tuple[Field, ...]
    places: tuple[slice, ...]
    size: int
    low: Numbers
    high: Numbers

    def observe(self, sight: Sight) -> dict[str, Numbers]:
        """All fields by name; they share one row of memory, which nobody else has."""
        row = np.zeros(self.size, DTYPE)
        named = {}
        for field, place in zip(self.fields, self.places, strict=True):
            flat = _flat(field.of(sight), field.shape)
            if flat:
                row[place.start : place.start + len(flat)] = flat
            named[field.name] = row[place].reshape(field.shape)
        np.clip(row, self.low, self.high, out=row)
        return named

    def space(self) -> spaces.Dict:
        """The space of these observations."""
        return spaces.Dict({field.name: spaces.Box(field.least, field.most, field.shape, DTYPE) for field in self.fields})


def _flat(content: Any, shape: tuple[int, ...]) -> list[int] | bytearray:
    """Lists in lists as one row of an array of this shape; what is missing is 0, what is too much is left out."""
    if len(content) > shape[0]:
        content = content[: shape[0]]
    if len(shape) == 1 or not content:
        found: list[int] | bytearray = content
        return found
    if isinstance(content[0], bytearray):
        return bytearray().join(content)
    inner, width = shape[1:], prod(shape[1:])
    row: list[int] = []
    for one in content:
        part = _flat(one, inner)
        row += part
        if len(part) < width:
            row += [0] * (width - len(part))
    return row


@lru_cache(maxsize=TABLES)
def layout(agreed: Configuration) -> Layout:
    """The fields of a configuration's observations."""
    found = fields(table(agreed))
    sizes = [prod(field.shape) for field in found]
    places = tuple(slice(sum(sizes[:number]), sum(sizes[: number + 1])) for number in range(len(sizes)))
    low = np.concatenate([np.full(size, field.least, DTYPE) for field, size in zip(found, sizes, strict=True)])
    high = np.concatenate([np.full(size, field.most, DTYPE) for field, size in zip(found, sizes, strict=True)])
    return Layout(found, places, sum(sizes), low, high)
