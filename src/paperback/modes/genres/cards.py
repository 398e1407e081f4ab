"""What a seat's genre cards are now."""

from __future__ import annotations

from collections.abc import Iterator

from paperback.catalogue.genres import GenreCard, genre_card
from paperback.engine.card import Ability
from paperback.engine.rules import Rules
from paperback.engine.spelling import Word
from paperback.engine.state import GameState

from .state import GENRES


def printed(rules: Rules, state: GameState, card: int) -> GenreCard:
    """What is printed on a genre card."""
    return genre_card(rules.faces[state.faces[card]].key)


def held(state: GameState, seat: int) -> list[int]:
    """The seat's four cards; none while genres are still being chosen."""
    return GENRES.of(state).held[seat]


def cubes(state: GameState, seat: int, card: int) -> int:
    """How many cubes lie on one of the seat's cards."""
    slot = GENRES.of(state)
    return slot.cubes[seat][slot.held[seat].index(card)]


def flipped(state: GameState, seat: int) -> list[int]:
    """The seat's completed cards."""
    slot = GENRES.of(state)
    return [card for card, done in zip(slot.held[seat], slot.flipped[seat], strict=True) if done]


def active(rules: Rules, state: GameState, seat: int) -> list[int]:
    """Cards that lend their letters: not completed, while all with a lower number are (rules 7.2, 7.4)."""
    slot = GENRES.of(state)
    left = [card for card, done in zip(slot.held[seat], slot.flipped[seat], strict=True) if not done]
    if not left:
        return []
    orders = [printed(rules, state, card).order for card in left]
    lowest = min(orders)
    return [card for card, order in zip(left, orders, strict=True) if order == lowest]


def full(rules: Rules, state: GameState, seat: int) -> list[int]:
    """Active cards with a cube on every space: they can be completed (rules 7.4)."""
    return [card for card in active(rules, state, seat) if _is_full(rules, state, seat, card)]


def with_room(rules: Rules, state: GameState, seat: int) -> frozenset[int]:
    """The active cards on which another cube finds a space (rules 7.4)."""
    return frozenset([card for card in active(rules, state, seat) if not _is_full(rules, state, seat, card)])


def _is_full(rules: Rules, state: GameState, seat: int, card: int) -> bool:
    """Whether a card has a cube on every space; an endless one never is."""
    face = printed(rules, state, card)
    return not face.endless and cubes(state, seat, card) >= face.spaces


def taking_cubes(rules: Rules, state: GameState, seat: int, words: tuple[Word, ...]) -> tuple[int, ...]:
    """The active cards in these words that a cube goes on: a full one takes no further (rules 7.4)."""
    used = {tile.card for word in words for tile in word}
    room = with_room(rules, state, seat)
    return tuple([card for card in active(rules, state, seat) if card in used and card in room])


def complete_set(state: GameState, seat: int) -> bool:
    """Whether all four are completed (rules 7.6)."""
    done = GENRES.of(state).flipped[seat]
    return bool(done) and all(done)


def lasting(rules: Rules, state: GameState, seat: int) -> Iterator[tuple[int, int, int, Ability]]:
    """Abilities of completed cards that work in every later turn: card, face, number and ability."""
    for card in flipped(state, seat):
        face = printed(rules, state, card)
        for number in face.passive:
            yield card, face.face, number, rules.faces[face.face].abilities[number]
