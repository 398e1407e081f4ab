"""What a turn has more in the solo game, and what hero actions still have to do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from paperback.engine.steps import Step

Side = Literal["basic", "upgraded", "on_upgrade"]
"""Which list of an action's steps."""


@dataclass(frozen=True, slots=True)
class DrawEnemy(Step):
    """Draw an enemy card; only its X token works yet (rules 12.3)."""

    step: Literal["draw_enemy"] = "draw_enemy"


@dataclass(frozen=True, slots=True)
class EnemyActs(Step):
    """Carry out the marked row of the enemy card (rules 12.3)."""

    step: Literal["enemy_acts"] = "enemy_acts"


@dataclass(frozen=True, slots=True)
class HeroDoes(Step):
    """Carry out one step of a hero action."""

    action: str
    side: Side
    number: int
    chosen: tuple[int, ...] | None = None
    step: Literal["hero_does"] = "hero_does"


@dataclass(frozen=True, slots=True)
class TakeCubes(Step):
    """Take so many cubes, one at a time, off any cards (rules 12.9)."""

    left: int
    chosen: tuple[int, ...] | None = None
    step: Literal["take_cubes"] = "take_cubes"


@dataclass(frozen=True, slots=True)
class MakeRoom(Step):
    """Move who stood on a card that was bought to a touching one (rules 12.5)."""

    who: Literal["hero", "enemy"]
    chosen: tuple[int, ...] | None = None
    step: Literal["make_room"] = "make_room"


@dataclass(frozen=True, slots=True)
class Upgrade(Step):
    """Upgrade one of these hero actions (rules 12.8)."""

    actions: tuple[str, ...]
    option: int | None = None
    step: Literal["upgrade"] = "upgrade"
