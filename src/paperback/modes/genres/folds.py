"""How the events of genres change a state."""

from __future__ import annotations

from paperback.engine.state import GameState

from .events import CubesPlaced, GenreFlipped, GenrePrize, GenresLaidOut, GenreTaken
from .state import GENRES, GenreState


def laid_out(state: GameState, event: GenresLaidOut) -> None:
    """They are free."""
    seats = range(len(state.seats))
    state.slots[GENRES.name] = GenreState(
        [[] for _ in seats], [[] for _ in seats], [[] for _ in seats], [0 for _ in seats], [list(cards) for cards in event.genres]
    )


def laid(state: GameState, cards: tuple[int, ...]) -> None:
    """They lie before the only seat, without cubes."""
    held = list(cards)
    state.slots[GENRES.name] = GenreState([held], [[0 for _ in held]], [[False for _ in held]], [0], [])


def taken(state: GameState, event: GenreTaken) -> None:
    """The cards lie beside the seat's deck, without cubes."""
    slot, cards = GENRES.of(state), list(event.cards)
    slot.free.remove(cards)
    slot.held[event.seat] = cards
    slot.cubes[event.seat] = [0 for _ in cards]
    slot.flipped[event.seat] = [False for _ in cards]


def placed(state: GameState, event: CubesPlaced) -> None:
    """A cube more on each of them."""
    slot = GENRES.of(state)
    for card in event.cards:
        slot.cubes[event.seat][slot.held[event.seat].index(card)] += 1


def flipped(state: GameState, event: GenreFlipped) -> None:
    """The cubes come off."""
    slot = GENRES.of(state)
    place = slot.held[event.seat].index(event.card)
    slot.cubes[event.seat][place] = 0
    slot.flipped[event.seat][place] = True


def prize(state: GameState, event: GenrePrize) -> None:
    """It is recorded."""
    GENRES.of(state).prizes[event.seat] = event.amount
