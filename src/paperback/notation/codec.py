"""JSON of commands, events and entries, and the digest of a state.

Values are written field by field; what is a command, an event or a step says which one by its own field `do`, `event` or `step`. Reading
accepts what the parts of all modes and modules bring along; whether it means anything in a game is for the rules to say.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import fields, is_dataclass, replace
from functools import cache, reduce
from operator import or_
from typing import Annotated, Any, Generic, TypeVar

from pydantic import ConfigDict, Discriminator, Tag, TypeAdapter

from paperback.engine.commands import Command, TakeBack
from paperback.engine.events import Event, Paused
from paperback.engine.game import Entry
from paperback.engine.part import Part
from paperback.engine.state import GameState
from paperback.engine.steps import PutBack, Step
from paperback.modes.registry import all_parts

T = TypeVar("T")
DIGEST_BYTES = 8


def encode(value: object) -> str:
    """Any of our values as JSON, in the order of its fields, without spaces."""
    return json.dumps(value, default=_plain, ensure_ascii=False, separators=(",", ":"))


def digest(state: GameState) -> str:
    """Sixteen hexadecimal digits that stand for everything in a state, what is still to do included."""
    return hashlib.blake2b(encode(state).encode(), digest_size=DIGEST_BYTES).hexdigest()


_FIELDS: dict[type[Any], tuple[str, ...]] = {}


def _plain(value: Any) -> dict[str, object]:
    kind = type(value)
    if kind not in _FIELDS:
        if not is_dataclass(kind):
            msg = f"{kind.__name__} is not written to JSON"
            raise TypeError(msg)
        _FIELDS[kind] = tuple(field.name for field in fields(kind))
    return {name: getattr(value, name) for name in _FIELDS[kind]}


class Vocabulary(Generic[T]):
    """Classes told apart by a literal field, as JSON reads them."""

    def __init__(self, tag: str, kinds: Iterable[type[T]]) -> None:
        """At least two classes, by their value of the field `tag`."""
        self.tag = tag
        self.kinds = {_tag(kind, tag): kind for kind in kinds}
        options = tuple(Annotated[kind, Tag(name)] for name, kind in self.kinds.items())
        union: Any = Annotated[reduce(or_, options), Discriminator(self._tag_of, "unknown_tag", f"there is no such {tag}")]
        self._adapter: TypeAdapter[T] = TypeAdapter(union, config=ConfigDict(extra="forbid", strict=True))

    def read(self, value: Any) -> T:
        """The value that this parsed JSON stands for; ValueError when it stands for none."""
        return self._adapter.validate_json(json.dumps(value))

    def _tag_of(self, value: Any) -> str | None:
        return value.get(self.tag) if isinstance(value, dict) else getattr(value, self.tag, None)


def _tag(kind: type, tag: str) -> str:
    return str(next(field.default for field in fields(kind) if field.name == tag))


class Codec:
    """Reads what games are made of."""

    def __init__(self, parts: Iterable[Part]) -> None:
        """All commands, events and steps of these parts."""
        commands: list[type[Command]] = [TakeBack]
        events: list[type[Event]] = []
        steps: list[type[Step]] = []
        for part in parts:
            commands += part.commands
            events += part.folds
            steps += [*part.steps, *part.accepts]
        self.commands = Vocabulary("do", commands)
        self.events = Vocabulary("event", [event for event in events if event is not Paused])
        self.steps = Vocabulary("step", steps)

    def entry(self, value: Any) -> Entry:
        """The entry that this parsed JSON stands for; ValueError when it stands for none."""
        try:
            did = value["did"]
            return Entry(
                n=_number(value["n"]),
                by=None if value["by"] is None else _number(value["by"]),
                did=None if did is None else self.commands.read(did),
                events=tuple(self._event(event) for event in value["events"]),
            )
        except (KeyError, TypeError) as error:
            msg = f"no entry: {error}"
            raise ValueError(msg) from error

    def _event(self, value: Any) -> Event:
        """Any event; a pause holds steps of every kind, which its own type leaves open."""
        if not isinstance(value, dict) or value.get("event") != "paused":
            return self.events.read(value)
        return Paused(tuple(tuple(self.step(step) for step in agenda) for agenda in value["agendas"]))

    def step(self, value: Any) -> Step:
        """Any step; ValueError when it is none. The one that a question leads to is of any kind, which its own type leaves open."""
        if not isinstance(value, dict) or not isinstance(value.get("then"), dict):
            return self.steps.read(value)
        then = self.step(value["then"])
        outer: Any = self.steps.read({**value, "then": value["then"] if isinstance(then, PutBack) else {}})
        whole: Step = replace(outer, then=then)
        return whole


def _number(value: Any) -> int:
    if type(value) is not int:
        msg = f"{value!r} is not a whole number"
        raise TypeError(msg)
    return value


@cache
def codec() -> Codec:
    """The codec of everything that can stand in a record."""
    return Codec(all_parts())
