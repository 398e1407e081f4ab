"""Where the cards of a game lie."""

from __future__ import annotations

from collections import Counter

from .fame import cards_of
from .state import NOBODY, GameState


def zones(state: GameState) -> list[int]:
    """The cards of every zone, one after the other."""
    market = state.market
    kept = [list(slot.cards()) for slot in state.slots.values()]
    piles = (*market.piles, *market.alternates, *market.fame, market.commons, state.trash, *kept, *map(cards_of, state.seats))
    return [card for pile in piles for card in pile if card != NOBODY]


def misplaced(state: GameState) -> dict[int, int]:
    """Cards that do not lie in exactly one place, or are none of this game, each with the number of its places."""
    found = Counter(zones(state))
    return {card: found[card] for card in {*range(len(state.faces)), *found} if found[card] != 1 or not 0 <= card < len(state.faces)}
