"""The solo game, as numbers."""

from __future__ import annotations

from paperback.engine.features import Feature
from paperback.engine.rules import Rules
from paperback.engine.seen import SeatView
from paperback.modes.board.features import MOST_PLACES, places

from .ground import NOVEL, SQUARES
from .seen import SpyNovelSeen

MOST = 99
ENEMIES = tuple(one.key for one in NOVEL.enemies)
ACTIONS = tuple(one.key for one in NOVEL.actions)
MOST_PATH = 20
REASONS = ("make_room_enemy", "make_room_hero", "move_hero", "remove_pressure", "return_typo", "square", "upgrade_action")
"""What the seat is asked cards and options for."""


def _seen(view: SeatView) -> SpyNovelSeen:
    seen: SpyNovelSeen = view.parts["spy_novel"]
    return seen


def _enemy_card(view: SeatView) -> list[int]:
    card = _seen(view).card
    return [ENEMIES.index(card.enemy) + 1, card.row, card.squares] if card else []


def _discard(view: SeatView) -> list[int]:
    discard = _seen(view).discard
    return [discard.count(key) for key in ENEMIES]


def _acted(view: SeatView) -> list[int]:
    acted = _seen(view).acted
    return [int(key == acted) for key in ACTIONS]


def _board(view: SeatView) -> list[int]:
    one = _seen(view)
    return [one.level, one.hero + 1, one.enemy + 1, one.limit, one.squares, one.bare, one.winning_corners, one.centre_price, one.deck]


def features(rules: Rules) -> tuple[Feature, ...]:
    """The board, who stands where, and what is coming."""
    return (
        places(rules, lambda view: _seen(view).places),
        Feature(
            name="board",
            shape=(9,),
            most=MOST,
            about="level, place of the hero and of the enemy (1 for the first), limit of cubes on a card, squares that hold a cube"
            f" (of {SQUARES}), corners laid bare, corners that win, price of the centre, enemy cards in the deck",
            of=_board,
        ),
        Feature(
            name="coming",
            shape=(3,),
            most=MOST,
            about="the enemy card by its number (0 for none), the row that the die marks, squares that it will fill",
            of=_enemy_card,
        ),
        Feature(
            name="path",
            shape=(MOST_PATH,),
            most=MOST_PLACES,
            about="places that the enemy will step on, in order, 1 for the first place",
            of=lambda view: [place + 1 for place in card.path] if (card := _seen(view).card) else [],
        ),
        Feature(
            name="cubes",
            shape=(MOST_PLACES,),
            most=MOST,
            about="cubes that will come, by place",
            of=lambda view: list(card.cubes) if (card := _seen(view).card) else [],
        ),
        Feature(
            name="actions",
            shape=(len(ACTIONS), 3),
            most=1,
            about=f"each hero action ({', '.join(ACTIONS)}): upgraded, blocked, free",
            of=lambda view: [[one.upgraded, one.blocked, one.free] for one in _seen(view).actions],
        ),
        Feature(name="acted", shape=(len(ACTIONS),), most=1, about="the hero action taken this turn", of=_acted),
        Feature(name="discard", shape=(len(ENEMIES),), most=MOST, about="enemy cards carried out since the last shuffle", of=_discard),
    )
