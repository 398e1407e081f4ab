"""A whole state that a seat cannot tell from the true one (rules 14.2): what it does not see is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import fields, is_dataclass, replace
from typing import Any

from .chance import SeededChance
from .hidden import SECRET_FIELDS, exchange, hidden, names_cards
from .rules import Rules
from .state import GameState, SeatState
from .steps import ChooseCards
from .supplies import upgrades

TRIES = 400
"""Hands dealt to a seat until one agrees with what all were told of it; of the rarest that is one in forty."""


def imagine(rules: Rules, state: GameState, seat: int, chance: SeededChance) -> GameState:
    """A state that this seat may take for the true one, everything it does not know dealt anew by this chance.

    It depends on what the seat can tell apart and on the chance alone: from two states that look the same to the seat it is the same. The
    caller's state is not touched. Play on with a chance of your own, never with that of the true game, which knows its future.
    """
    imagined = rules.mode.imagined
    return imagined(rules, state, seat, chance) if imagined else deal(rules, state.copy(), seat, chance)[0]


def deal(rules: Rules, world: GameState, viewer: int, chance: SeededChance, seen: Iterable[int] = ()) -> tuple[GameState, dict[int, int]]:
    """The same with all that the viewer does not see dealt anew, and which card lies in each one's place; it takes a copy's lists over.

    `seen` are cards that the viewer has seen for another reason than that they lie open or were played last.
    """
    hands = {n: told for n in range(len(world.seats)) if n != viewer for hook in rules.hands_told if (told := hook(rules, world, n))}
    others = [seat for n, seat in enumerate(world.seats) if n != viewer and (seat.turn.kept or any(map(names_cards, seat.agenda)))]
    for other in others:
        other.hand.sort(key=_named_by(other))
    faces, label = _designs(rules, world, viewer, chance, {*_seen(world), *seen})
    new: dict[int, int] = dict(label)
    for number, group in enumerate(hidden(rules, world, viewer)):
        if not group:
            continue
        cards = [label.get(card, card) for card in group] if label else group
        purpose = f"imagine/{number}"
        dealt = chance.shuffled(purpose, cards)
        if number in hands and group[: (size := len(world.seats[number].hand))] == world.seats[number].hand:
            for n in range(TRIES):
                if hands[number]([faces[card] for card in dealt[:size]]):
                    break
                dealt = chance.shuffled(f"{purpose}/{n}", cards)
        new.update(zip(group, dealt, strict=True))
    exchange(world, new)
    for other in others:
        other.agenda[:] = [replace(s, options=tuple(sorted(s.options))) if isinstance(s, ChooseCards) else s for s in other.agenda]
    for slot in world.slots.values():
        slot.stir(chance)
    return GameState(faces, world.seats, world.market, world.active, world.trash, world.turn, world.idle, world.outcome, world.slots), new


def _seen(world: GameState) -> Iterator[int]:
    """Cards whose faces all have seen wherever they lie now: those of the latest plays, and those that lie open."""
    for seat in world.seats:
        for word in seat.turn.play.words:
            for tile in word:
                yield tile.card
    for slot in world.slots.values():
        yield from slot.revealed()


def _designs(rules: Rules, world: GameState, viewer: int, chance: SeededChance, seen: set[int]) -> tuple[tuple[int, ...], dict[int, int]]:
    """New faces for cards whose design the viewer does not know, and their ids in the order of their places."""
    faces = list(world.faces)
    for card, face in upgrades(rules, world, viewer, chance).items():
        faces[card] = face
    label: dict[int, int] = {}
    number = 0
    for hook in rules.supplies:
        for supply in hook(rules, world, viewer):
            places = [card for card in supply.cards if card not in seen]
            cards = sorted(places)
            if places != cards:
                label.update(zip(places, cards, strict=True))
            pool = chance.shuffled(f"imagine/supply/{number}", [*supply.outside, *[world.faces[card] for card in cards]])
            for card, face in zip(cards, pool, strict=False):
                faces[card] = face
            number += 1
    return tuple(faces), label


def _named_by(seat: SeatState) -> Callable[[int], list[bool]]:
    """How what a seat has still to do speaks of a card of its hand: a hand has no other order for the others."""
    lists = [seat.turn.kept, *[cards for step in seat.agenda if names_cards(step) for cards in _lists(step)]]
    return lambda card: [card in cards for cards in lists]


def _lists(value: Any) -> Iterator[Sequence[int]]:
    """All cards that a step names."""
    for field in fields(value):
        content = getattr(value, field.name)
        if is_dataclass(content):
            yield from _lists(content)
        elif field.name in SECRET_FIELDS and isinstance(content, tuple):
            yield content
