"""The lie of the land: what touches what, where the enemy goes, what can be bought and for how much.

`there` says of each place whether its card still lies there. There are few places, so all that depends on them alone is worked out once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import cache, lru_cache, partial
from typing import NamedTuple, TypeAlias

from paperback.catalogue.spy import HeroAction, spy_novel
from paperback.catalogue.spy_steps import BuyReach, FillSquare, MoveEnemy, PlacePressure, SpyStep

NOVEL = spy_novel()
SQUARES = max(action.squares for action in NOVEL.actions)
"""Squares for cubes beside the hero actions."""
FAR = {
    action.key: max([step.spaces for step in action.while_upgraded if isinstance(step, BuyReach)], default=0) for action in NOVEL.actions
}
"""How far from the hero a card can be bought while an action is upgraded."""
KEPT = 1 << 10
"""Prospects that are remembered for each row of an enemy card."""
There: TypeAlias = tuple[bool, ...]


@cache
def touching(there: There, place: int) -> tuple[int, ...]:
    """Places whose cards touch this one."""
    return tuple(other for other in NOVEL.spaces[place].adjacent if there[other])


@cache
def within(there: There, place: int, moves: int) -> tuple[int, ...]:
    """Other places that so many moves over touching cards lead to, in order."""
    found = {place}
    for _ in range(moves):
        found |= {other for one in found for other in touching(there, one)}
    return tuple(sorted(found - {place}))


@cache
def along(there: There, place: int, *, clockwise: bool) -> int:
    """The next place of the ring with a card, however far; the same one if there is no other (rules 12.4)."""
    ring = NOVEL.ring if clockwise else NOVEL.ring[::-1]
    start = ring.index(place)
    return next(other for other in (*ring[start + 1 :], *ring[: start + 1]) if there[other])


@cache
def room(there: There, place: int, *, enemy: bool) -> tuple[int, ...]:
    """Where to who stood on a card that was bought can go (rules 12.5)."""
    beside = tuple(other for other in touching(there, place) if not enemy or other != NOVEL.centre)
    return beside or (along(there, place, clockwise=True),)


@cache
def bare(there: There) -> int:
    """Corners laid bare."""
    return sum(not there[corner] for corner in NOVEL.corners)


def centre_price(there: There) -> int:
    """Cents for the card in the centre (rules 12.6)."""
    return NOVEL.centre_price - NOVEL.centre_discount * bare(there)


def reach(upgraded: Collection[str]) -> int:
    """How far from the hero a card can be bought (rules 12.5)."""
    return max([FAR[key] for key in upgraded], default=0)


def buyable(there: There, hero: int, upgraded: Collection[str]) -> tuple[int, ...]:
    """Places whose card can be bought: open ones in reach, and the centre from anywhere (rules 12.5, 12.6)."""
    return on_sale(there, hero, reach(upgraded))


@cache
def on_sale(there: There, hero: int, far: int) -> tuple[int, ...]:
    """Places whose card can be bought with such a reach."""
    near = (hero, *within(there, hero, far))
    outer = [place for place in near if there[place] and not any(there[above] for above in NOVEL.spaces[place].covered_by)]
    return tuple(sorted({*outer, NOVEL.centre} if there[NOVEL.centre] else outer))


def steps_of(action: HeroAction, upgraded: Collection[str]) -> tuple[SpyStep, ...]:
    """What the action does now."""
    return action.upgraded if action.key in upgraded else action.basic


class Ahead(NamedTuple):
    """What the enemy would do as things stand."""

    path: tuple[int, ...]
    """Places that it steps on, in order."""
    cubes: tuple[int, ...]
    """Cubes that come, by place."""
    squares: int
    """Squares that it fills."""


def ahead(there: There, hero: int, enemy: int, squares: int, steps: Sequence[SpyStep]) -> Ahead:
    """What these steps come to: nothing of it depends on chance."""
    path: list[int] = []
    cubes = [0] * len(there)
    filled = 0
    for step in steps:
        match step:
            case MoveEnemy(spaces=spaces, clockwise=clockwise, pressure_each=each):
                for _ in range(spaces):
                    enemy = along(there, enemy, clockwise=clockwise)
                    path.append(enemy)
                    cubes[enemy] += each
            case PlacePressure(where=where, cubes=number):
                for place in meant(there, hero, enemy, where):
                    cubes[place] += number
            case FillSquare(otherwise=where):
                if squares + filled < SQUARES:
                    filled += 1
                else:
                    for place in meant(there, hero, enemy, where):
                        cubes[place] += 1
            case _:
                pass
    return Ahead(tuple(path), tuple(cubes), filled)


@cache
def foreseen(steps: tuple[SpyStep, ...]) -> Callable[[There, int, int, int], Ahead]:
    """`ahead` for these steps, from places, hero, enemy and squares; what they have come to is remembered."""
    return lru_cache(maxsize=KEPT)(partial(ahead, steps=steps))


def meant(there: There, hero: int, enemy: int, where: str) -> tuple[int, ...]:
    """The places that a step names: `hero`, `enemy`, `centre`, `adjacent_to_hero`, `adjacent_to_enemy` or `any`."""
    match where:
        case "hero":
            return (hero,)
        case "enemy":
            return (enemy,)
        case "centre":
            return (NOVEL.centre,)
        case "adjacent_to_hero":
            return touching(there, hero)
        case "adjacent_to_enemy":
            return touching(there, enemy)
        case _:
            return tuple([place for place, lies in enumerate(there) if lies])
