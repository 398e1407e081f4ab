"""What is hidden from whom (rules 14.2), and how other cards are put in its place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from typing import Any

from .fame import unseen
from .library import Library
from .rules import Rules
from .state import GameState
from .steps import Step
from .view import CARD_FIELDS

SECRET_FIELDS = CARD_FIELDS | {"options", "chosen", "order"}
"""Fields of commands and steps that hold card ids."""


def hidden(rules: Rules, table: GameState, viewer: int | None) -> list[list[int]]:
    """Cards that lie where this viewer does not see them, place by place, the groups that can be taken for each other apart.

    They are others' hands and draw piles, the unknown part of the own draw pile, what lies face down with others, what lies under the top
    of every pile, and what the parts of the game hide. First comes one group for each seat: its hand, if hidden, then its draw pile.
    `table` is the table as the mode's lens shows it to the viewer.
    """
    faces, market, slots = table.faces, table.market, table.slots.values()
    groups: list[list[int]] = []
    strange = frozenset[int]()
    """Cards on draw piles that nobody has seen: they go with those of their kind until the game is over, which tells whose they are."""
    for number, seat in enumerate(table.seats):
        groups.append(seat.draw[: len(seat.draw) - seat.known] if number == viewer else seat.hand + seat.draw)
        if rules.unseen:
            strange |= unseen(rules, table, number)
    if strange and table.outcome is None:
        groups = [[card for card in group if card not in strange] for group in groups]
    if table.outcome is None:
        down = face_down(rules.library)
        groups += [[card for card in seat.discard if faces[card] in down] for n, seat in enumerate(table.seats) if n != viewer]
    for slot in slots:
        groups += slot.hidden(viewer)
    if strange and table.outcome is not None:
        known = [n for n in range(len(groups)) if n == viewer or n >= len(table.seats)]  # the owner sees the rest of its pile without them
        for n in known:
            groups[n] = [card for card in groups[n] if card not in strange]
    groups += [pile[:-1] for pile in market.piles]
    groups += [pile[:-1] for pile in market.fame]
    groups.append(market.commons[:-1])
    shown = {card for slot in slots for card in slot.revealed()}
    return [[card for card in group if card not in shown] for group in groups] if shown else groups


@cache
def face_down(library: Library) -> frozenset[int]:
    """Faces of the cards that lie face down for others until they are played (rules 6.4)."""
    return frozenset(face for face, card in enumerate(library.faces) if card.face_down)


def exchange(state: GameState, new: Mapping[int, int]) -> None:
    """Put hidden cards in each other's place, in this state; what is still to do speaks of the new ones."""
    market = state.market
    for seat in state.seats:
        seat.agenda[:] = [renamed(step, new) if names_cards(step) else step for step in seat.agenda]
        for pile in (seat.draw, seat.hand, seat.turn.kept, seat.discard):
            pile[:] = [new.get(card, card) for card in pile]
    for slot in state.slots.values():
        slot.exchange(new)
    for pile in (*market.piles, *market.fame, market.commons):
        pile[:] = [new.get(card, card) for card in pile]


_NAMING: dict[type[Step], bool] = {}


def names_cards(step: Step) -> bool:
    """Whether steps of this kind may name cards that are hidden."""
    kind = type(step)
    if kind not in _NAMING:
        _NAMING[kind] = any(field.name in SECRET_FIELDS or field.name == "then" for field in fields(kind))
    return _NAMING[kind]


def renamed(value: Any, new: Mapping[int, int]) -> Any:
    """A command or a step with other cards."""
    changes: dict[str, Any] = {}
    for field in fields(value):
        content = getattr(value, field.name)
        if is_dataclass(content):
            changes[field.name] = renamed(content, new)
        elif field.name in SECRET_FIELDS and content is not None:
            changes[field.name] = _named(content, new) if isinstance(content, tuple) else new.get(content, content)
    return replace(value, **changes) if changes else value


def _named(cards: Iterable[int], new: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(new.get(card, card) for card in cards)
