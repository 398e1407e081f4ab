"""Parsed JSON as values of our types: what the fields of a state hold, field by field, and nothing else.

Steps and slots, which the fields leave open, are what the parts of all modes and modules bring along.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from paperback.engine.steps import Step
from paperback.modes.registry import all_parts

from .codec import codec

Reader = Callable[[Any], Any]


@cache
def reader(hint: Any) -> Reader:
    """What reads parsed JSON as a value of this type; it raises TypeError, ValueError or KeyError."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in _GENERIC:
        return _GENERIC[origin](inner)
    if hint in (int, str, bool, NoneType):
        return lambda value: _is(value, hint)
    if isinstance(hint, type) and issubclass(hint, Step):
        return codec().step
    if is_dataclass(hint):
        return _record(hint)
    msg = f"{hint} has no place in a state"
    raise TypeError(msg)


def _is(value: Any, kind: type) -> Any:
    if type(value) is not kind:
        msg = f"{value!r:.60} where {kind.__name__} is due"
        raise TypeError(msg)
    return value


def _one_of(values: tuple[Any, ...]) -> Reader:
    return lambda value: values[values.index(value)]


def _either(kinds: tuple[Any, ...]) -> Reader:
    """A value, or none: nothing else is left open."""
    [kind] = [kind for kind in kinds if kind is not NoneType]
    read = reader(kind)
    return lambda value: None if value is None else read(value)


def _list(inner: tuple[Any, ...]) -> Reader:
    read = reader(inner[0])
    return lambda value: [read(item) for item in _is(value, list)]


def _tuple(inner: tuple[Any, ...]) -> Reader:
    if inner[-1] is Ellipsis:
        read = reader(inner[0])
        return lambda value: tuple([read(item) for item in _is(value, list)])
    readers = [reader(one) for one in inner]
    return lambda value: tuple([read(item) for read, item in zip(readers, _is(value, list), strict=True)])


def _dict(inner: tuple[Any, ...]) -> Reader:
    """By text; where anything can lie, it is what parts keep."""
    if inner[1] is Any:
        return lambda value: {name: reader(_kept()[name])(item) for name, item in _is(value, dict).items()}
    read = reader(inner[1])
    return lambda value: {name: read(item) for name, item in _is(value, dict).items()}


_GENERIC: dict[Any, Callable[[tuple[Any, ...]], Reader]] = {
    Literal: _one_of,
    Union: _either,
    UnionType: _either,
    list: _list,
    tuple: _tuple,
    dict: _dict,
}


def _record(kind: Any) -> Reader:
    hints = get_type_hints(kind)
    readers = {field.name: reader(hints[field.name]) for field in fields(kind)}

    def read(value: Any) -> Any:
        if odd := sorted(_is(value, dict).keys() ^ readers.keys()):
            msg = f"{kind.__name__}: {odd[0]!r} is missing or too much"
            raise ValueError(msg)
        return kind(**{name: readers[name](item) for name, item in value.items()})

    return read


@cache
def _kept() -> dict[str, type]:
    return {part.name: part.keeps for part in all_parts() if part.keeps}
