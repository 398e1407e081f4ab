"""The solo game on a board of Fame cards: spaces, hero actions, enemy cards (rules 12)."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

from .library import read
from .reader import Entry
from .spy_steps import STEPS, MoveEnemy, SpyStep


@dataclass(frozen=True, slots=True)
class Space:
    """A place for one Fame card on the board."""

    id: str
    cost: int
    """Printed price of the Fame card that lies here."""
    x: float
    """In card widths from the middle."""
    y: int
    """The row, from the far one."""
    covered_by: tuple[int, ...]
    """Numbers of the spaces whose cards lie on it."""
    adjacent: tuple[int, ...]
    """Numbers of the spaces that touch it."""


@dataclass(frozen=True, slots=True)
class HeroAction:
    """What the hero can do once a turn."""

    key: str
    name: str
    squares: int
    """Squares for cubes beside it; 0 for none."""
    basic: tuple[SpyStep, ...]
    upgraded: tuple[SpyStep, ...]
    while_upgraded: tuple[SpyStep, ...]
    """What holds for good once it is upgraded, whichever action is taken."""
    on_upgrade: tuple[SpyStep, ...]
    """What its upgrade does at once."""


@dataclass(frozen=True, slots=True)
class EnemyRow:
    """One row of an enemy card."""

    die: tuple[int, ...]
    """Throws of the die that mark it."""
    steps: tuple[SpyStep, ...]


@dataclass(frozen=True, slots=True)
class EnemyCard:
    """What the enemy does in one round."""

    key: str
    name: str
    level: int
    """0 on standard cards; on a special card the level it belongs to."""
    blocks: str
    """Key of the hero action that is blocked this round; empty for none."""
    reshuffle: bool
    """Whether all enemy cards but this are shuffled after it."""
    rows: tuple[EnemyRow, ...]


@dataclass(frozen=True, slots=True)
class SpyNovel:
    """Everything that the solo game is played with."""

    spaces: tuple[Space, ...]
    ring: tuple[int, ...]
    """The spaces that the enemy walks, clockwise."""
    centre: int
    corners: tuple[int, ...]
    """The spaces that lie on the centre."""
    hero_start: int
    enemy_start: int
    pressure_limit: int
    """So many cubes on one card lose the game."""
    centre_price: int
    """Cents for the centre while every corner is covered up."""
    centre_discount: int
    """Cents less for each corner whose card was bought."""
    winning_corners: int
    """So many corners laid bare win the game."""
    standard_cards: int
    """Standard enemy cards in the enemy deck."""
    special_cards: int
    """Special enemy cards in the enemy deck, of the level played."""
    upgrades_for_common: int
    """Hero actions upgraded for each common card gained."""
    actions: tuple[HeroAction, ...]
    enemies: tuple[EnemyCard, ...]
    action_index: dict[str, HeroAction] = field(init=False, repr=False, compare=False)
    """By key."""
    enemy_index: dict[str, EnemyCard] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Index actions and enemies by key."""
        object.__setattr__(self, "action_index", {action.key: action for action in self.actions})
        object.__setattr__(self, "enemy_index", {enemy.key: enemy for enemy in self.enemies})

    def action(self, key: str) -> HeroAction:
        """The hero action with this key; KeyError when there is none."""
        return self.action_index[key]

    def enemy(self, key: str) -> EnemyCard:
        """The enemy card with this key; KeyError when there is none."""
        return self.enemy_index[key]


@cache
def spy_novel() -> SpyNovel:
    """The whole solo game, read once in each process."""
    table = read("spy_novel")
    number = {entry["id"]: n for n, entry in enumerate(table["space"])}
    spaces = tuple(_space(entry, number) for entry in table["space"])
    ring = sorted((entry["clockwise"], number[entry["id"]]) for entry in table["space"] if "clockwise" in entry)
    (centre,) = {*range(len(spaces))} - {space for _, space in ring}
    price = table["centre_price"]
    return SpyNovel(
        spaces=spaces,
        ring=tuple(space for _, space in ring),
        centre=centre,
        corners=spaces[centre].covered_by,
        hero_start=number[table["hero_start"]],
        enemy_start=number[table["enemy_start"]],
        pressure_limit=table["pressure_limit"],
        centre_price=price["start"],
        centre_discount=price["less_per_revealed_corner"],
        winning_corners=price["wins_when_corners_revealed"],
        standard_cards=table["enemy_cards_standard"],
        special_cards=table["enemy_cards_special"],
        upgrades_for_common=table["common_card_upgrades"],
        actions=tuple(_action(entry) for entry in table["hero_action"]),
        enemies=tuple(_enemy(entry) for entry in table["enemy_card"]),
    )


def _space(entry: Entry, number: dict[str, int]) -> Space:
    return Space(
        id=entry["id"],
        cost=entry["cost"],
        x=entry["x"],
        y=entry["y"],
        covered_by=tuple(number[key] for key in entry["covered_by"]),
        adjacent=tuple(number[key] for key in entry["adjacent"]),
    )


def _action(entry: Entry) -> HeroAction:
    parts = {part: tuple(map(read_step, entry.get(part, ()))) for part in ("basic", "upgraded", "while_upgraded", "on_upgrade")}
    return HeroAction(key=entry["id"], name=entry["name"], squares=entry.get("squares", 0), **parts)


def _enemy(entry: Entry) -> EnemyCard:
    return EnemyCard(
        key=entry["id"],
        name=entry["name"],
        level=entry["level"],
        blocks=entry["x_token"],
        reshuffle=entry["reshuffle"],
        rows=tuple(EnemyRow(die=tuple(row["die"]), steps=tuple(map(read_step, row["steps"]))) for row in entry["actions"]),
    )


def read_step(entry: Entry) -> SpyStep:
    """The step that an inline table describes; KeyError when there is none of that name."""
    rest = dict(entry)
    kind = STEPS[rest.pop("do")]
    if kind is MoveEnemy:
        rest["clockwise"] = rest.pop("direction") == "clockwise"
    return kind(**rest)
