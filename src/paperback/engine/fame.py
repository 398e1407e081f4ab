# cython: annotation_typing=True
"""Counting Fame (rules 3.2, 3.3)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from .card import At, Card, Effect, Kind
from .library import Library
from .rules import Rules
from .state import GameState, Outcome, SeatState


class Counting(NamedTuple):
    """What a design gives its deck."""

    key: str
    fame: int
    """As printed."""
    common: bool
    abilities: tuple[Effect, ...]
    """What counts at the end of the game."""


@cache
def counting(library: Library) -> tuple[Counting, ...]:
    """What each design gives, by face."""
    return tuple(
        Counting(card.key, card.fame, card.kind is Kind.COMMON, tuple(one.do for one in card.abilities if one.at is At.GAME_END))
        for card in library.faces
    )


def cards_of(seat: SeatState) -> list[int]:
    """All cards of a seat, wherever they are."""
    return seat.draw + seat.hand + seat.laid + seat.discard + seat.in_play


def deck_of(rules: Rules, state: GameState, seat: int) -> tuple[Card, ...]:
    """What is printed on all cards of a seat."""
    printed, faces = rules.faces, state.faces
    return tuple([printed[faces[card]] for card in cards_of(state.seats[seat])])


def sources(rules: Rules, state: GameState, seat: int, *, final: bool = False) -> list[tuple[str, int]]:
    """Everything that gives the seat Fame, or takes it, each with the card key that it comes from; `final`: the game is over."""
    faces, gives = state.faces, counting(rules.library)
    found = []
    for card in cards_of(state.seats[seat]):
        gift = gives[faces[card]]
        amount = gift.fame
        for ability in gift.abilities:
            meaning = rules.effects[type(ability)]
            amount += meaning.fame(deck_of(rules, state, seat), ability) if meaning.fame else 0
        if amount:
            found.append((gift.key, amount))
    for more in rules.fames:
        found += more(rules, state, seat, final)
    return found


NONE = frozenset[int]()


def unseen(rules: Rules, state: GameState, seat: int) -> frozenset[int]:
    """Cards of a seat's draw pile that not even the seat has seen yet."""
    return frozenset([card for hook in rules.unseen for card in hook(state, seat)]) if rules.unseen else NONE


@cache
def keys_face_down(library: Library) -> frozenset[str]:
    """Keys of the designs that lie face down in discard piles."""
    return frozenset(card.key for card in library.faces if card.face_down)


def sources_seen(rules: Rules, state: GameState, seat: int, viewer: int | None) -> list[tuple[str, int]]:
    """What of a seat's Fame this viewer knows: without cards that lie face down for it, until the game is over (rules 6.4)."""
    found = sources(rules, state, seat, final=state.outcome is not None)
    if state.outcome is not None:
        return found
    if viewer != seat:
        hidden = keys_face_down(rules.library)
        return [source for source in found if source[0] not in hidden] if hidden else found
    for card in unseen(rules, state, seat):
        face = rules.faces[state.faces[card]]
        found.remove((face.key, face.fame))
    return found


def fame(rules: Rules, state: GameState, seat: int, *, final: bool = False) -> int:
    """The seat's Fame as it stands, or at the end."""
    return sum(amount for _, amount in sources(rules, state, seat, final=final))


def commons(rules: Rules, state: GameState, seat: int) -> int:
    """How many common cards the seat owns: they break ties."""
    faces, gives = state.faces, counting(rules.library)
    return sum([gives[faces[card]].common for card in cards_of(state.seats[seat])])


def outcome(rules: Rules, state: GameState, reason: str) -> Outcome:
    """The result as things stand: more Fame first, then more common cards, else a shared place."""
    results = _results(rules, state)
    places = tuple(1 + sum(other > result for other in results) for result in results)
    return _outcome(reason, results, places, tuple(seat for seat, place in enumerate(places) if place == 1))


def together(rules: Rules, state: GameState, reason: str, *, won: bool) -> Outcome:
    """The result of a game that all win or all lose: Fame ranks nobody (rules 3.5)."""
    results = _results(rules, state)
    return _outcome(reason, results, (1,) * len(results), tuple(range(len(results))) if won else ())


def _results(rules: Rules, state: GameState) -> list[tuple[int, int]]:
    return [(fame(rules, state, seat, final=True), commons(rules, state, seat)) for seat in range(len(state.seats))]


def _outcome(reason: str, results: list[tuple[int, int]], places: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(reason, tuple(fame for fame, _ in results), tuple(count for _, count in results), places, winners)
