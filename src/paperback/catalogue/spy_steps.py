"""What hero actions and enemy cards are made of, as plain values (catalogue README, Spy novel steps)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SpyStep:
    """One thing that a hero action or an enemy card does."""


@dataclass(frozen=True, slots=True)
class MoveHero(SpyStep):
    """Up to so many moves to a touching card, the centre included."""

    spaces: int


@dataclass(frozen=True, slots=True)
class BuyReach(SpyStep):
    """Open Fame cards so far from the hero can be bought."""

    spaces: int


@dataclass(frozen=True, slots=True)
class RemovePressure(SpyStep):
    """Up to `per_card` cubes leave each of up to `cards` Fame cards."""

    where: str
    """`hero`, `adjacent_to_hero` or `any`."""
    cards: int
    per_card: int
    to: str
    """`supply`, or `square`: the cube needs an empty square."""


@dataclass(frozen=True, slots=True)
class ClearSquares(SpyStep):
    """The squares are emptied; for each of their cubes so many leave Fame cards of choice."""

    remove_pressure_each: int


@dataclass(frozen=True, slots=True)
class DrawCards(SpyStep):
    """So many more cards in the next hand."""

    amount: int


@dataclass(frozen=True, slots=True)
class ReturnTypo(SpyStep):
    """Up to so many typos from hand or discard pile go under their deck."""

    count: int


@dataclass(frozen=True, slots=True)
class MoveEnemy(SpyStep):
    """So many moves along the ring to the next card that is still there, with `pressure_each` cubes on it after every move."""

    spaces: int
    clockwise: bool
    pressure_each: int


@dataclass(frozen=True, slots=True)
class PlacePressure(SpyStep):
    """So many cubes on each card there."""

    where: str
    """`enemy`, `hero`, `centre` or `adjacent_to_enemy`."""
    cubes: int


@dataclass(frozen=True, slots=True)
class FillSquare(SpyStep):
    """A cube on an empty square of the hero's actions; when all are full, on the card that `otherwise` names."""

    otherwise: str


@dataclass(frozen=True, slots=True)
class TrashOffer(SpyStep):
    """All visible cards of the offer leave the game together and are then replaced once."""


@dataclass(frozen=True, slots=True)
class TakeTypo(SpyStep):
    """The top typo goes to the place `to`: `draw_top` is the top of the own draw pile."""

    to: str


STEPS: dict[str, type[SpyStep]] = {
    "move_hero": MoveHero,
    "buy_reach": BuyReach,
    "remove_pressure": RemovePressure,
    "clear_squares": ClearSquares,
    "draw": DrawCards,
    "return_typo": ReturnTypo,
    "move_enemy": MoveEnemy,
    "place_pressure": PlacePressure,
    "fill_square": FillSquare,
    "trash_offer": TrashOffer,
    "take_typo": TakeTypo,
}
"""Steps by their name in the catalogue."""
