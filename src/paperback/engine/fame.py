"""Counting Fame (rules 3.2, 3.3)."""

from __future__ import annotations

from .card import At, Card, Kind
from .rules import Rules
from .state import GameState, Outcome, SeatState


def cards_of(seat: SeatState) -> list[int]:
    """All cards of a seat, wherever they are."""
    return [*seat.draw, *seat.hand, *seat.laid, *seat.discard, *seat.in_play]


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


def sources(rules: Rules, state: GameState, seat: int, *, final: bool = False) -> list[tuple[str, int]]:
    """Everything that gives the seat Fame, or takes it, each with the card key that it comes from; `final`: the game is over."""
    deck = deck_of(rules, state, seat)
    found = [(card.key, amount) for card in deck if (amount := worth(rules, deck, card))]
    for more in rules.fames:
        found += more(rules, state, seat, final)
    return found


def unseen(rules: Rules, state: GameState, seat: int) -> frozenset[int]:
    """Cards of a seat's draw pile that not even the seat has seen yet."""
    return frozenset(card for hook in rules.unseen for card in hook(state, seat))


def sources_seen(rules: Rules, state: GameState, seat: int, viewer: int | None) -> list[tuple[str, int]]:
    """What of a seat's Fame this viewer knows: without cards that lie face down for it, until the game is over (rules 6.4)."""
    found = sources(rules, state, seat, final=state.outcome is not None)
    if state.outcome is not None:
        return found
    if viewer != seat:
        return [(key, amount) for key, amount in found if not rules.library.card(key).face_down]
    for card in unseen(rules, state, seat):
        face = rules.faces[state.faces[card]]
        found.remove((face.key, face.fame))
    return found


def fame(rules: Rules, state: GameState, seat: int, *, final: bool = False) -> int:
    """The seat's Fame as it stands, or at the end."""
    return sum(amount for _, amount in sources(rules, state, seat, final=final))


def commons(rules: Rules, state: GameState, seat: int) -> int:
    """How many common cards the seat owns: they break ties."""
    return sum(card.kind is Kind.COMMON for card in deck_of(rules, state, seat))


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
