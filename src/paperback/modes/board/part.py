"""The part that lays Fame cards on places; which of them are on sale, and what counters mean, is the affair of a mode."""

from __future__ import annotations

from collections.abc import Sequence

from paperback.engine.events import CardsAdded
from paperback.engine.part import Part
from paperback.engine.rules import Moment
from paperback.engine.shows import everybody

from .events import BoardLaid, CountersPut, CountersTaken
from .folds import FOLDS
from .seen import Spot
from .state import BOARD, BoardState


def lay(at: Moment, spots: Sequence[Spot]) -> None:
    """Lay a random Fame card of the right cost on each place (rules 1.5); the others are out of the game."""
    library = at.rules.library
    piles = {library.faces[covers[0]].cost: at.chance.shuffled(f"fame/{n}", covers) for n, covers in enumerate(library.fame_piles)}
    first = len(at.state.faces)
    at.say(CardsAdded(tuple(piles[spot.cost].pop() for spot in spots)))
    at.say(BoardLaid(tuple(range(first, len(at.state.faces))), tuple(spot.covered_by for spot in spots)))


def full(at: Moment, limit: int) -> bool:
    """Whether any card bears so many counters."""
    return max(BOARD.of(at.state).counters) >= limit


BOARD_PART = Part(
    name="board",
    keeps=BoardState,
    folds=FOLDS,
    shows={BoardLaid: everybody, CountersPut: everybody, CountersTaken: everybody},
)
