"""What happens in the solo game. A place is named by the card that lies there."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from paperback.engine.events import Event


@dataclass(slots=True)
class SpiesPlaced(Event):
    """Hero and enemy stand on the numbered places; the enemy deck lies ready, from the bottom to the top."""

    reveals: ClassVar[bool] = True
    hero: int
    enemy: int
    deck: tuple[str, ...] | None
    event: Literal["spies_placed"] = "spies_placed"


@dataclass(slots=True)
class EnemyDrawn(Event):
    """An enemy card was drawn; the die marks a row of it."""

    reveals: ClassVar[bool] = True
    enemy: str
    row: int
    die: int
    """What was thrown; 0 on a card with one row."""
    event: Literal["enemy_drawn"] = "enemy_drawn"


@dataclass(slots=True)
class EnemyPutAway(Event):
    """The enemy card was carried out and lies on the enemy discard pile."""

    enemy: str
    event: Literal["enemy_put_away"] = "enemy_put_away"


@dataclass(slots=True)
class EnemyShuffled(Event):
    """The enemy deck was shuffled with its discard pile; a card that is carried out right now lies at the bottom."""

    reveals: ClassVar[bool] = True
    order: tuple[str, ...] | None
    """From the bottom to the top."""
    event: Literal["enemy_shuffled"] = "enemy_shuffled"


@dataclass(slots=True)
class HeroActed(Event):
    """A hero action was taken; what it does follows."""

    seat: int
    action: str
    upgraded: bool
    event: Literal["hero_acted"] = "hero_acted"


@dataclass(slots=True)
class HeroMoved(Event):
    """The hero stands on this card now."""

    card: int
    event: Literal["hero_moved"] = "hero_moved"


@dataclass(slots=True)
class EnemyMoved(Event):
    """The enemy stands on this card now."""

    card: int
    event: Literal["enemy_moved"] = "enemy_moved"


@dataclass(slots=True)
class SquaresFilled(Event):
    """So many more squares hold a cube."""

    number: int
    event: Literal["squares_filled"] = "squares_filled"


@dataclass(slots=True)
class SquaresCleared(Event):
    """All squares are empty."""

    event: Literal["squares_cleared"] = "squares_cleared"


@dataclass(slots=True)
class ActionUpgraded(Event):
    """A hero action is better for good."""

    seat: int
    action: str
    event: Literal["action_upgraded"] = "action_upgraded"


@dataclass(slots=True)
class OfferTrashed(Event):
    """All visible cards of the offer left the game together."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]
    event: Literal["offer_trashed"] = "offer_trashed"


def placed(event: SpiesPlaced, viewer: int | None) -> SpiesPlaced:
    """The order of the enemy deck is known to nobody."""
    return replace(event, deck=None)


def shuffled(event: EnemyShuffled, viewer: int | None) -> EnemyShuffled:
    """The order of the enemy deck is known to nobody."""
    return replace(event, order=None)
