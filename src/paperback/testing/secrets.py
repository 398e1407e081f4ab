"""Secrecy as a law: what a seat may not see can be exchanged, and the seat sees no difference (rules 14.2)."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping

from paperback.engine import hidden as engine
from paperback.engine.chance import SeededChance
from paperback.engine.commands import Command, PlayWord
from paperback.engine.play import Decision, decide, fold
from paperback.engine.rejection import Rejection
from paperback.engine.rules import Rules
from paperback.engine.state import GameState
from paperback.engine.view import mentioned, redact, view

from .laws import LawBrokenError


def hidden(rules: Rules, state: GameState, viewer: int | None) -> list[list[int]]:
    """Cards that this viewer cannot tell apart, group by group, both as they lie and as it may know that they lie."""
    groups = _indistinct(rules, state, viewer)
    table = rules.mode.lens(rules, state, viewer)
    if table is state:
        return groups
    return _common(groups, _indistinct(rules, table, viewer))


def _common(groups: list[list[int]], others: list[list[int]]) -> list[list[int]]:
    """What is one group in both."""
    return [[card for card in group if card in other] for group in groups for other in map(frozenset, others)]


class OtherChance(SeededChance):
    """Another seed's chance for the decks of all seats but one: a shuffle of another's deck tells nothing; what is thrown openly stays."""

    __slots__ = ("_own", "_seeded")

    def __init__(self, seeded: SeededChance, seat: int | None) -> None:
        """The deck of this seat is shuffled as before."""
        super().__init__("another seed")
        self._seeded = seeded
        self._own = f"deck/{seat}/"

    def _number(self, purpose: str, size: int) -> int:
        another = purpose.startswith("deck/") and not purpose.startswith(self._own)
        return super()._number(purpose, size) if another else self._seeded._number(purpose, size)  # noqa: SLF001 - its own kind


def _indistinct(rules: Rules, state: GameState, viewer: int | None) -> list[list[int]]:
    return [part for group in engine.hidden(rules, state, viewer) for part in _told_apart(rules, state, group)]


def _told_apart(rules: Rules, state: GameState, group: list[int]) -> Iterable[list[int]]:
    """The group, parted by what all may find out about its cards."""
    parts: dict[tuple[object, ...], list[int]] = {}
    for card in group:
        face = rules.faces[state.faces[card]]
        parts.setdefault(tuple(slot.tells(face) for slot in state.slots.values()), []).append(card)
    return parts.values()


def exchanged(state: GameState, new: Mapping[int, int]) -> GameState:
    """The same position with hidden cards in each other's place; what is still to do speaks of the new ones."""
    state = state.copy()
    engine.exchange(state, new)
    return state


def permutation(groups: Iterable[list[int]], chance: random.Random) -> dict[int, int]:
    """A random exchange of cards within each group."""
    new: dict[int, int] = {}
    for group in groups:
        new |= dict(zip(group, chance.sample(group, len(group)), strict=True))
    return new


def check_view(rules: Rules, state: GameState, viewer: int | None, chance: random.Random) -> None:
    """The viewer sees the same when all that it may not see is exchanged."""
    other = exchanged(state, permutation(hidden(rules, state, viewer), chance))
    if view(rules, state, viewer) != view(rules, other, viewer):
        msg = f"the view of {viewer} changes with what it may not see"
        raise LawBrokenError(msg)


def check_stream(
    rules: Rules, state: GameState, seat: int, command: Command, seeded: SeededChance, viewer: int | None, chance: random.Random
) -> None:
    """The viewer is told the same of a command when all that it may not see, from before to after, is exchanged."""
    decision = decide(rules, state, seat, command, seeded)
    if isinstance(decision, Rejection):
        return
    groups, passing = hidden(rules, state, viewer), state.copy()
    for event in decision.events:
        fold(rules, passing, event)
        still = {card for group in hidden(rules, passing, viewer) for card in group}
        groups = [[card for card in group if card in still] for group in groups]
    if passing.outcome is not None:  # the end tells whose the cards are
        groups = _common(groups, hidden(rules, passing, viewer))
    turned = {card for group in groups for card in group if rules.faces[state.faces[card]].face_down}
    # a card that is discarded face down shows by that of what kind it is
    groups = [[card for card in group if (card in turned) is down] for group in groups for down in (False, True)]
    if isinstance(command, PlayWord):  # a card whose letters the command itself says is that card
        spelled = {tile.card for word in command.words for tile in word}
        groups = [[card for card in group if card not in spelled] for group in groups]
    new = permutation(groups, chance)
    told = redact(rules, decision.state, decision.events, viewer)
    if secret := {card for event in told for card in mentioned(event)} & set(new):
        msg = f"{viewer} is told of hidden cards {secret} after {command}"
        raise LawBrokenError(msg)
    telling = any(slot.tells(rules.faces[0]) is not None for slot in state.slots.values())
    # what is drawn after a shuffle may tell something
    chances = seeded if viewer == seat or telling else OtherChance(seeded, viewer)
    other = decide(rules, exchanged(state, new), seat, engine.renamed(command, new), chances)
    if not isinstance(other, Decision) or redact(rules, other.state, other.events, viewer) != told:
        msg = f"what {viewer} is told of {command} changes with what it may not see"
        raise LawBrokenError(msg)
    if view(rules, other.state, viewer) != view(rules, decision.state, viewer):
        msg = f"what {viewer} sees after {command} changes with what it may not see"
        raise LawBrokenError(msg)
