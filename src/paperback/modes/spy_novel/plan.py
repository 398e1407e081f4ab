"""Looking one round ahead: what purchases and a hero action lead to, once the enemy has acted too.

Values are in tenths of a cent; nothing here knows more than its seat sees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from itertools import combinations
from typing import NamedTuple, TypeAlias

from paperback.catalogue.spy_steps import DrawCards, MoveHero, RemovePressure, SpyStep

from .ground import KEPT, NOVEL, SQUARES, Ahead, There, bare, foreseen, meant, on_sale, reach, room, steps_of, within

LOST = 100_000
"""What a card with too many cubes costs."""
DANGER = (0, 8, 30, 120)
"""What so many cubes on a card cost, once the enemy has acted."""
NEED = 10
"""What a cent less on the cheapest way to victory is worth."""
LUMP = 10
"""What each cent of the centre costs on top, for it must be earned in one turn."""
SQUARE = 12
"""What a filled square costs."""
CARD = 16
"""What a card more in the next hand is worth."""
NEAR = 4
"""What each move costs that the hero is away from a card worth buying."""
DEEP = 6
"""Most purchases looked at in a row."""


Cubes: TypeAlias = tuple[int, ...]


class Position(NamedTuple):
    """A moment of a turn."""

    there: There
    cubes: Cubes
    hero: int
    enemy: int
    squares: int
    money: int
    acted: bool
    cards: int = 0
    """Cards more in the next hand."""


@dataclass(frozen=True, slots=True)
class Table:
    """What does not change while the seat plans."""

    upgraded: frozenset[str]
    free: tuple[str, ...]
    """Actions that can be taken."""
    prices: tuple[int, ...]
    """Cents by place, the centre's as if no corner lay bare."""
    steps: tuple[SpyStep, ...]
    """What the enemy is going to do."""
    cent: int
    """What a cent left over is worth."""
    far: int = field(init=False, repr=False)
    """How far from the hero a card can be bought."""
    coming: Callable[[There, int, int, int], Ahead] = field(init=False, repr=False)
    """What the enemy's steps come to: of places, hero, enemy, squares."""
    prospect: Callable[[There, Cubes, int, int, int], int] = field(init=False, repr=False)
    """What a position is worth without money and cards: of places, cubes, hero, enemy, squares."""

    def __post_init__(self) -> None:
        """Remember, from one question to the next, what the same steps have come to."""
        object.__setattr__(self, "far", reach(self.upgraded))
        object.__setattr__(self, "coming", foreseen(self.steps))
        object.__setattr__(self, "prospect", _prospect(self.steps))


@cache
def _prospect(steps: tuple[SpyStep, ...]) -> Callable[[There, Cubes, int, int, int], int]:
    return lru_cache(maxsize=KEPT)(partial(_without_money, foreseen(steps)))


class Move(NamedTuple):
    """Buying the card of a place, or taking an action."""

    buy: int = -1
    act: str = ""


def best(table: Table, position: Position) -> tuple[int, Move | None]:
    """The value of the best way to go on, and its first move; None is to leave it at that."""
    return _best(table, position, DEEP, {})


def _best(table: Table, position: Position, depth: int, known: dict[Position, int]) -> tuple[int, Move | None]:
    most, first = value(table, position), None
    if depth and not won(position.there):
        for move, after in moves(table, position):
            if after not in known:
                known[after] = _best(table, after, depth - 1, known)[0]
            if known[after] > most:
                most, first = known[after], move
    return most, first


def moves(table: Table, position: Position) -> Iterator[tuple[Move, Position]]:
    """Everything that can be done next, with all choices that it brings."""
    there, money = position.there, position.money
    for place in on_sale(there, position.hero, table.far):
        cost = price(table, there, place)
        if cost <= money:
            for after in _bought(position, place, cost):
                yield Move(buy=place), after
    if not position.acted:
        for key in table.free:
            for after in carried_out(table, position._replace(acted=True), steps_of(NOVEL.action(key), table.upgraded)):
                yield Move(act=key), after


def price(table: Table, there: There, place: int) -> int:
    """Cents for the card of a place."""
    cents = table.prices[place]
    return cents - NOVEL.centre_discount * bare(there) if place == NOVEL.centre else cents


def spends(table: Table, position: Position, cents: int) -> bool:
    """Whether some of the cards, bought in any order, could cost exactly so much together."""
    sums = 1  # bit n: some of them cost n
    for place, lies in enumerate(position.there):
        if lies and place != NOVEL.centre:
            sums |= sums << table.prices[place]
    if position.there[NOVEL.centre]:
        dearest = table.prices[NOVEL.centre]
        costs = [dearest - NOVEL.centre_discount * corners for corners in range(len(NOVEL.corners) + 1)]
        return any(sums >> cents - cost & 1 for cost in (0, *costs) if 0 <= cost <= cents)
    return bool(sums >> cents & 1)


def _bought(position: Position, place: int, cost: int) -> Iterator[Position]:
    """Whoever stood there goes wherever there is room."""
    before, had, hero, enemy, squares, money, acted, cards = position
    there = (*before[:place], False, *before[place + 1 :])
    cubes = _without(had, place, had[place])
    left = money - cost
    if won(there):
        yield Position(there, cubes, hero, enemy, squares, left, acted, cards)
        return
    heroes = room(there, place, enemy=False) if hero == place else (hero,)
    enemies = room(there, place, enemy=True) if enemy == place else (enemy,)
    for one in heroes:
        for other in enemies:
            yield Position(there, cubes, one, other, squares, left, acted, cards)


def carried_out(table: Table, position: Position, steps: Sequence[SpyStep]) -> Iterator[Position]:
    """Every place that the hero can go to, cubes taken where they hurt most."""
    if not steps:
        yield position
        return
    step, rest = steps[0], steps[1:]
    match step:
        case MoveHero(spaces=spaces):
            there, cubes, hero, enemy, squares, money, acted, cards = position
            for place in (hero, *within(there, hero, spaces)):
                yield from carried_out(table, Position(there, cubes, place, enemy, squares, money, acted, cards), rest)
        case RemovePressure():
            yield from carried_out(table, _relieved(table, position, step), rest)
        case DrawCards(amount=amount):
            yield from carried_out(table, position._replace(cards=position.cards + amount), rest)
        case _:
            yield from carried_out(table, position, rest)


def _relieved(table: Table, position: Position, step: RemovePressure) -> Position:
    to_square = step.to == "square"
    places = [place for place in meant(position.there, position.hero, position.enemy, step.where) if position.cubes[place]]
    most = min(step.cards, SQUARES - position.squares) if to_square else step.cards
    for place in worst(table, position, places)[:most]:
        after = relieved(position, place, step.per_card, to_square=to_square)
        if value(table, after) > value(table, position):
            position = after
    return position


def relieved(position: Position, place: int, number: int, *, to_square: bool) -> Position:
    """So many cubes less on a place."""
    return position._replace(cubes=_without(position.cubes, place, number), squares=position.squares + to_square)


def worst(table: Table, position: Position, places: Sequence[int]) -> list[int]:
    """These places, those first where the enemy will have left most cubes."""
    coming = table.coming(position.there, position.hero, position.enemy, position.squares).cubes
    return sorted(places, key=lambda place: (-position.cubes[place] - coming[place], place != NOVEL.centre, place))


def _without(cubes: tuple[int, ...], place: int, number: int) -> tuple[int, ...]:
    return (*cubes[:place], max(0, cubes[place] - number), *cubes[place + 1 :])


@cache
def won(there: There) -> bool:
    """Whether the game is won."""
    return not there[NOVEL.centre] or bare(there) >= NOVEL.winning_corners


def value(table: Table, position: Position) -> int:
    """What a position is worth when the turn ends with it."""
    there, cubes, hero, enemy, squares, money, _, cards = position
    if won(there):
        return LOST
    return table.cent * money + CARD * cards + table.prospect(there, cubes, hero, enemy, squares)


def _without_money(
    coming_of: Callable[[There, int, int, int], Ahead], there: There, cubes: Cubes, hero: int, enemy: int, squares: int
) -> int:
    coming = coming_of(there, hero, enemy, squares)
    total = -need(there) - SQUARE * (squares + coming.squares)
    limit = NOVEL.pressure_limit
    for lies, now, more in zip(there, cubes, coming.cubes, strict=True):
        if lies:
            total -= DANGER[now + more] if now + more < limit else LOST * (now + more - limit + 1)
    return total - NEAR * _away(there, hero)


@cache
def need(there: There) -> int:
    """What the cheapest way to victory still costs."""
    corners = [corner for corner in NOVEL.corners if there[corner]]
    return min(_way(there, way) for size in range(len(corners) + 1) for way in combinations(corners, size))


def _way(there: There, way: tuple[int, ...]) -> int:
    """What laying these corners bare costs, and then the centre, if they are not enough."""
    cards = {*way, *[above for corner in way for above in NOVEL.spaces[corner].covered_by if there[above]]}
    laid = bare(there) + len(way)
    centre = 0 if laid >= NOVEL.winning_corners else NOVEL.centre_price - NOVEL.centre_discount * laid
    return NEED * (centre + sum(NOVEL.spaces[place].cost for place in cards)) + LUMP * centre


@cache
def _away(there: There, hero: int) -> int:
    """Moves to the nearest open card."""
    targets = [place for place in range(len(there)) if place != NOVEL.centre and place in on_sale(there, place, 0)]
    if hero in targets:
        return 0
    return next((moves for moves in range(1, len(there)) if {*within(there, hero, moves)} & {*targets}), 0)
