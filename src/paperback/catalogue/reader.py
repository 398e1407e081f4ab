"""Catalogue entries to typed cards."""

from __future__ import annotations

from typing import Any, cast

from paperback.abilities.vocabulary import CONDITIONS, EFFECTS
from paperback.engine.card import Ability, At, Card, Condition, Effect, Kind

Entry = dict[str, Any]
"""One table of a catalogue file."""


def read_card(entry: Entry) -> Card:
    """The card that a catalogue entry describes."""
    return Card(
        key=entry["id"],
        kind=Kind(entry["kind"]),
        letters=entry.get("letters", ""),
        wild=entry.get("wild", False),
        score=entry.get("score", 0),
        cost=entry.get("cost", 0),
        fame=entry.get("fame", 0),
        copies=entry.get("copies", 1),
        abilities=tuple(read_ability(a) for a in entry.get("abilities", ())),
        name=entry.get("name") or entry.get("title", ""),
        genre=entry.get("genre", ""),
    )


def read_ability(entry: Entry) -> Ability:
    """The ability that an inline table describes."""
    rest = dict(entry)
    at = At[rest.pop("at").upper()]
    when = tuple(read_condition(c) for c in rest.pop("when", ()))
    may = rest.pop("may", False)
    do = _effect(rest)
    return Ability(at, do, when, may or do.optional)


def read_condition(entry: Entry) -> Condition:
    """The condition that an inline table describes."""
    rest = dict(entry)
    return CONDITIONS[rest.pop("is")](**rest)


def _effect(entry: Entry) -> Effect:
    rest = dict(entry)
    kind = EFFECTS[rest.pop("do")]
    return kind(**{"zones" if k == "from" else k: _value(v) for k, v in rest.items()})


def _value(value: object) -> object:
    if isinstance(value, list):
        return tuple(value)
    if isinstance(value, dict):
        return _effect(cast("Entry", value))
    return value
