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
    done = flipped(state, seat)
    left = [card for card in held(state, seat) if card not in done]
    if not left:
        return []
    lowest = min(printed(rules, state, card).order for card in left)
    return [card for card in left if printed(rules, state, card).order == lowest]


def full(rules: Rules, state: GameState, seat: int) -> list[int]:
    """Active cards with a cube on every space: they can be completed (rules 7.4); an endless card is never full."""
    return [
        card
        for card in active(rules, state, seat)
        if not (face := printed(rules, state, card)).endless and cubes(state, seat, card) >= face.spaces
    ]


def taking_cubes(rules: Rules, state: GameState, seat: int, words: tuple[Word, ...]) -> tuple[int, ...]:
    """The active cards in these words that a cube goes on: a full one takes no further (rules 7.4)."""
    used = {tile.card for word in words for tile in word}
    filled = full(rules, state, seat)
    return tuple(card for card in active(rules, state, seat) if card in used and card not in filled)


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
