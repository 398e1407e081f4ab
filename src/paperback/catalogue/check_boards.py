"""What the check of the catalogue holds against the places where cards lie: layouts and the board of the solo game."""

from __future__ import annotations

from collections import Counter
from dataclasses import fields
from typing import TYPE_CHECKING

from .spy_steps import STEPS

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from .reader import Entry

_SEATS = [2, 3, 4, 5]
_RING = [8, 11] * 4
"""Costs of the cards that the enemy walks, clockwise."""
_COVERS = {8: [], 11: [8, 8], 17: [11] * 4}
"""Costs of the cards that lie on a card of the board, by its own cost."""
_DIE = [1, 2, 3, 4, 5, 6]
_STANDARD, _LEVELS = 9, [1, 2, 3, 4]
_PARTS = ("basic", "upgraded", "while_upgraded", "on_upgrade")
_PLACES = ("hero", "enemy", "centre", "any", "adjacent_to_hero", "adjacent_to_enemy")


def board_problems(tables: Mapping[str, Entry]) -> Iterator[str]:
    """Everything that is wrong with layouts and board, one sentence each."""
    coop, spy = tables["coop"], tables["spy_novel"]
    sizes = {row["players"]: {pile["cost"]: row[pile["id"]] for pile in tables["fame"]["pile"]} for row in tables["fame"]["pile_sizes"]}
    if (coop["token_limit"], coop["token_limit_hard"]) != (4, 3):
        yield "coop: 4 tokens lose, 3 in the hard game"
    if f"coop-{coop['default_layout']}" not in [layout["id"] for layout in coop["layout"]]:
        yield f"coop: no layout {coop['default_layout']}"
    for layout in coop["layout"]:
        if sorted(table["players"] for table in layout["table"]) != _SEATS:
            yield f"{layout['id']}: one table for each of 2 to 5 players"
        for table in layout["table"]:
            yield from _table(table["slots"], sizes[table["players"]], f"{layout['id']} for {table['players']}")
    yield from _board(spy)
    yield from _actions(spy["hero_action"])
    yield from _enemies(spy)


def _table(slots: list[Entry], sizes: dict[int, int], where: str) -> Iterator[str]:
    costs = Counter(slot["cost"] for slot in slots)
    if costs != sizes:
        yield f"{where}: Fame cards {_counts(costs)} instead of {_counts(sizes)}"
    if len({(slot["x"], slot["y"]) for slot in slots}) != len(slots) or len({slot["id"] for slot in slots}) != len(slots):
        yield f"{where}: two cards in one place"
    left = {slot["id"]: set(slot["covered_by"]) for slot in slots}
    while bare := [key for key, covers in left.items() if not covers & left.keys()]:
        for key in bare:
            del left[key]
    unknown = {key for slot in slots for key in slot["covered_by"]} - {slot["id"] for slot in slots}
    if left or unknown:
        yield f"{where}: {', '.join(sorted(left.keys() | unknown))} can never be laid bare"


def _counts(costs: Mapping[int, int]) -> str:
    return ", ".join(f"{number} of {cost}" for cost, number in sorted(costs.items()))


def _board(spy: Entry) -> Iterator[str]:
    spaces = {space["id"]: space for space in spy["space"]}
    for key, space in spaces.items():
        touching, covers = space["adjacent"], space["covered_by"]
        if not {*touching, *covers} <= spaces.keys():
            yield f"{key}: touches a space that is not there"
            return
        if any(key not in spaces[other]["adjacent"] for other in touching) or not set(covers) <= set(touching):
            yield f"{key}: touching is mutual, and what lies on it touches it"
        if sorted(spaces[other]["cost"] for other in covers) != _COVERS.get(space["cost"]):
            yield f"{key}: the wrong cards lie on it"
    ring = sorted((space["clockwise"], space["cost"]) for space in spaces.values() if "clockwise" in space)
    if ring != list(enumerate(_RING, 1)) or len(spaces) != len(_RING) + 1:
        yield "spy_novel: a ring of 8 and 11 in turn, four of each, and the centre"
    if (spaces[spy["hero_start"]]["cost"], spaces[spy["enemy_start"]]["cost"]) != (8, 8):
        yield "spy_novel: hero and enemy start on cards for 8"
    price = spy["centre_price"]
    if (price["start"], price["less_per_revealed_corner"], spy["pressure_limit"]) != (40, 10, 4):
        yield "spy_novel: the centre costs 40, 10 less for each corner, and 4 cubes lose"


def _actions(actions: list[Entry]) -> Iterator[str]:
    for action in actions:
        if not (action.get("basic") and action.get("upgraded")):
            yield f"{action['id']}: something to do, before and after the upgrade"
        for part in _PARTS:
            yield from _steps(action.get(part, []), action["id"])


def _enemies(spy: Entry) -> Iterator[str]:
    cards, actions = spy["enemy_card"], {action["id"] for action in spy["hero_action"]}
    levels = sorted(card["level"] for card in cards if card["level"])
    if len(cards) - len(levels) != _STANDARD or levels != _LEVELS:
        yield f"spy_novel: {_STANDARD} standard enemy cards and one of each level"
    for card in cards:
        if card["x_token"] not in {"", *actions}:
            yield f"{card['id']}: no hero action {card['x_token']}"
        rows = card["actions"]
        if sorted(throw for row in rows for throw in row["die"]) != _DIE or len(rows) != (2 if card["level"] else 1):
            yield f"{card['id']}: each throw of the die marks one row, of two on a special card"
        for row in rows:
            yield from _steps(row["steps"], card["id"])


def _steps(steps: list[Entry], where: str) -> Iterator[str]:
    for step in steps:
        kind = STEPS.get(step["do"])
        if kind is None:
            yield f"{where}: no step {step['do']!r}"
            continue
        wanted = {"direction" if field.name == "clockwise" else field.name for field in fields(kind)}
        if step.keys() - {"do"} != wanted or step.get("where", "any") not in _PLACES:
            yield f"{where}: {step['do']} takes {', '.join(sorted(wanted)) or 'nothing'}"
