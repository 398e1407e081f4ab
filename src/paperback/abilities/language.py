"""The languages that card texts are written in: templates by key, plurals, lists."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache, reduce
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Sequence

LANGUAGES = ("en", "es", "pt")
"""Languages of the texts; their templates lie in `texts/`."""

Form: TypeAlias = Literal["short", "full", "may"]
"""How much is said: the line on the card, a clause of the full text, or that clause as a permission."""

Template: TypeAlias = str | dict[str, str]
"""A sentence with places to fill, or one for the singular and one for the plural."""


@dataclass(frozen=True, slots=True)
class Message:
    """Something to be said: the key of a template and what is filled into it; `n` decides between singular and plural."""

    key: str
    params: tuple[tuple[str, int | str | Message | Listed], ...] = ()

    @classmethod
    def of(cls, key: str, **params: int | str | Message | Listed) -> Message:
        """The message with these parameters."""
        return cls(key, tuple(params.items()))


@dataclass(frozen=True, slots=True)
class Listed:
    """Several alternatives in one place: "a, b or c"."""

    items: tuple[str | Message, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Language:
    """One language's templates."""

    code: str
    templates: dict[str, Any]

    def say(self, message: Message, form: Form = "full") -> str:
        """The message in words; KeyError when this language has no such template in that form."""
        table, _, entry = message.key.partition(":")
        template: Template = self.templates[table][entry][form]
        wanted = str(template)
        return self.fill(
            template, **{name: self._value(value, form) for name, value in message.params if name == "n" or f"{{{name}}}" in wanted}
        )

    def fill(self, template: Template, **params: int | str) -> str:
        """The template, in the plural form that `n` asks for, with its parameters."""
        if isinstance(template, dict):
            template = template["one" if params["n"] == 1 else "other"]
        return template.format(**params)

    def alternatives(self, items: Sequence[str]) -> str:
        """The items as "a, b or c"."""
        *most, last = items
        return self.fill(self.templates["join"]["or"], a=", ".join(most), b=last) if most else last

    def all_of(self, clauses: Sequence[str]) -> str:
        """The clauses joined by "and"."""
        return reduce(lambda a, b: self.fill(self.templates["join"]["and"], a=a, b=b), clauses)

    def _value(self, value: int | str | Message | Listed, form: Form) -> int | str:
        inner: Form = "short" if form == "short" else "full"
        match value:
            case Message():
                return self.say(value, inner)
            case Listed(items):
                return self.alternatives([self.say(item, inner) if isinstance(item, Message) else item for item in items])
            case _:
                return value


@cache
def language(code: str) -> Language:
    """The language with this code; ValueError when there are no card texts in it."""
    if code not in LANGUAGES:
        msg = f"no card texts in language {code!r}; there are {', '.join(LANGUAGES)}"
        raise ValueError(msg)
    return Language(code, json.loads((files(__package__) / "texts" / f"{code}.json").read_text("utf-8")))
