"""Counting Fame (rules 3.2, 3.3)."""

from __future__ import annotations

from typing import Literal

from .card import At, Card, Kind
from .rules import Rules
from .state import GameState, Outcome, SeatState


def cards_of(seat: SeatState) -> list[int]:
    """All cards of a seat, wherever they are."""
    return [*seat.draw, *seat.hand, *seat.laid, *seat.discard]


def deck_of(rules: Rules, state: GameState, seat: int) -> tuple[Card, ...]:
    """What is printed on all cards of a seat."""
    return tuple(rules.faces[state.faces[card]] for card in cards_of(state.seats[seat]))


def worth(rules: Rules, deck: tuple[Card, ...], card: Card) -> int:
    """Fame of one card of a deck, its abilities at the end of the game included."""
    fame = card.fame
    for ability in card.abilities:
        if ability.at is At.GAME_END:
            meaning = rules.effects[type(ability.do)]
            fame += meaning.fame(deck, ability.do) if meaning.fame else 0
    return fame


def fame(rules: Rules, state: GameState, seat: int) -> int:
    """The seat's Fame as it stands."""
    deck = deck_of(rules, state, seat)
    return sum(worth(rules, deck, card) for card in deck)


def commons(rules: Rules, state: GameState, seat: int) -> int:
    """How many common cards the seat owns: they break ties."""
    return sum(card.kind is Kind.COMMON for card in deck_of(rules, state, seat))


def outcome(rules: Rules, state: GameState, reason: Literal["fame_piles", "common_cards", "nothing_moves"]) -> Outcome:
    """The result as things stand: more Fame first, then more common cards, else a shared place."""
    seats = range(len(state.seats))
    results = [(fame(rules, state, seat), commons(rules, state, seat)) for seat in seats]
    return Outcome(
        reason,
        tuple(result[0] for result in results),
        tuple(result[1] for result in results),
        tuple(1 + sum(other > result for other in results) for result in results),
    )
