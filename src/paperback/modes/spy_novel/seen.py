"""What everybody sees of the solo game: all but the order of the enemy deck."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from paperback.engine.rules import Rules
from paperback.engine.state import GameState
from paperback.modes.board.seen import PlaceSeen, places_seen
from paperback.modes.board.state import BOARD

from .commands import blocked, why_not
from .enemy import pending
from .ground import NOVEL, SQUARES, bare, centre_price, foreseen
from .state import SPY


@dataclass(frozen=True, slots=True)
class ActionSeen:
    """A hero action."""

    action: str
    upgraded: bool
    blocked: bool
    """The X token lies on it."""
    free: bool
    """It can still be taken this turn."""


@dataclass(frozen=True, slots=True)
class EnemySeen:
    """The enemy card of this round, and what it comes to as things stand."""

    enemy: str
    row: int
    """The row that the die marks."""
    path: tuple[int, ...]
    """Places that the enemy will step on, in order."""
    cubes: tuple[int, ...]
    """Cubes that will come, by place."""
    squares: int
    """Squares that will be filled."""


@dataclass(frozen=True, slots=True)
class SpyNovelSeen:
    """The solo game; places go by their number, counters are cubes."""

    level: int
    places: tuple[PlaceSeen, ...]
    ring: tuple[int, ...]
    """Places that the enemy walks, clockwise."""
    centre: int
    hero: int
    enemy: int
    limit: int
    """So many cubes on one card lose the game."""
    card: EnemySeen | None
    """None between two rounds and when the game is over."""
    actions: tuple[ActionSeen, ...]
    acted: str
    """The hero action taken this turn; empty for none."""
    squares: int
    """Squares that hold a cube."""
    all_squares: int
    bare: int
    """Corners laid bare."""
    winning_corners: int
    """So many win the game."""
    centre_price: int
    """Cents, before discounts."""
    deck: int
    """Enemy cards in the deck."""
    discard: tuple[str, ...]
    """Enemy cards carried out since the last shuffle, the latest last."""


@cache
def _action(action: str, upgraded: bool, barred: bool, free: bool) -> ActionSeen:
    return ActionSeen(action, upgraded, barred, free)


def seen(rules: Rules, state: GameState, viewer: int | None) -> SpyNovelSeen:
    """The board, who stands where, and what is coming."""
    spy, board = SPY.of(state), BOARD.of(state)
    there = board.lies()
    coming = foreseen(pending(state))(there, spy.hero, spy.enemy, spy.squares) if state.outcome is None else None
    level, barred = rules.settings.option("level"), blocked(spy)
    return SpyNovelSeen(
        level=level if isinstance(level, int) else 0,
        places=places_seen(rules, state, viewer, NOVEL.spaces),
        ring=NOVEL.ring,
        centre=NOVEL.centre,
        hero=spy.hero,
        enemy=spy.enemy,
        limit=NOVEL.pressure_limit,
        card=EnemySeen(spy.drawn, spy.row, coming.path, coming.cubes, coming.squares) if spy.drawn and coming else None,
        actions=tuple([_action(one.key, one.key in spy.upgraded, one.key == barred, not why_not(spy, one.key)) for one in NOVEL.actions]),
        acted=spy.acted,
        squares=spy.squares,
        all_squares=SQUARES,
        bare=bare(there),
        winning_corners=NOVEL.winning_corners,
        centre_price=centre_price(there),
        deck=len(spy.deck),
        discard=tuple(spy.discard),
    )
