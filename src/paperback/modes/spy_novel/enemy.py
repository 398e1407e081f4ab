"""What the enemy does (rules 12.3, 12.4, 12.9 to 12.13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperback.catalogue import spy_steps as s
from paperback.engine.events import OfferRefilled
from paperback.engine.market import empty_places
from paperback.engine.rules import Moment
from paperback.engine.state import NOBODY, GameState
from paperback.modes.board.events import CountersPut
from paperback.modes.board.state import BOARD
from paperback.modes.typos import moves

from . import events as ev
from .ground import NOVEL, SQUARES, along, meant
from .hero import there
from .state import SPY
from .steps import DrawEnemy, EnemyActs


def draw_enemy(at: Moment, step: DrawEnemy) -> None:
    """Draw a card; where it has several rows, throw the die (rules 12.3)."""
    spy = SPY.of(at.state)
    if not spy.deck:
        at.say(ev.EnemyShuffled(_order(at, spy.discard)))
    key = SPY.of(at.state).deck[-1]
    rows = NOVEL.enemy(key).rows
    die = row = 0
    if len(rows) > 1:
        die = 1 + at.chance.below(f"enemy/die/{spy.draws}", sum(len(row.die) for row in rows))
        row = next(n for n, one in enumerate(rows) if die in one.die)
    at.say(ev.EnemyDrawn(key, row, die))


def _order(at: Moment, keys: list[str]) -> tuple[str, ...]:
    cards = sorted(keys)
    return tuple(cards[n] for n in at.chance.shuffled(f"enemy/deck/{SPY.of(at.state).shuffles}", range(len(cards))))


def pending(state: GameState) -> tuple[s.SpyStep, ...]:
    """What the enemy is going to do this round."""
    spy = SPY.of(state)
    return NOVEL.enemy(spy.drawn).rows[spy.row].steps if spy.drawn else ()


def enemy_acts(at: Moment, step: EnemyActs) -> None:
    """All steps of the marked row in their order, as long as the game goes on; then the card goes, and its X token with it."""
    for does in pending(at.state):
        MEANING[type(does)](at, does)
        if at.state.outcome is not None:
            return
    spy = SPY.of(at.state)
    key = spy.drawn
    if key and NOVEL.enemy(key).reshuffle:
        at.say(ev.EnemyShuffled((key, *_order(at, [*spy.deck, *spy.discard]))))
    elif key:
        at.say(ev.EnemyPutAway(key))


def _press(at: Moment, where: str, cubes: int) -> None:
    spy = SPY.of(at.state)
    places = meant(there(at), spy.hero, spy.enemy, where)
    at.say(CountersPut(tuple(BOARD.of(at.state).lying[place] for place in places), cubes))


def _move(at: Moment, does: s.MoveEnemy) -> None:
    """Always so many moves, however few cards are left; a cube that loses stops it."""
    for _ in range(does.spaces):
        place = along(there(at), SPY.of(at.state).enemy, clockwise=does.clockwise)
        at.say(ev.EnemyMoved(BOARD.of(at.state).lying[place]))
        if does.pressure_each:
            _press(at, "enemy", does.pressure_each)
            if at.state.outcome is not None:
                return


def _place(at: Moment, does: s.PlacePressure) -> None:
    _press(at, does.where, does.cubes)


def _fill(at: Moment, does: s.FillSquare) -> None:
    """A square, or a card when all are full."""
    if SPY.of(at.state).squares < SQUARES:
        at.say(ev.SquaresFilled(1))
    else:
        _press(at, does.otherwise, 1)


def _trash_offer(at: Moment, does: s.TrashOffer) -> None:
    """All visible cards leave together; then the offer is made whole once (rules 1.8), as far as there are cards."""
    market = at.state.market
    tops = [pile[-1] for pile in market.piles if pile]
    cards = [*tops, *[card for places in market.alternates for card in places if card != NOBODY]]
    if not cards:
        return
    robbed = [n for n, (pile, places) in enumerate(zip(market.piles, market.alternates, strict=True)) if {*pile[-1:], *places} & {*cards}]
    at.say(ev.OfferTrashed(tuple(cards)))
    for n in robbed:
        at.say(OfferRefilled(n, tuple(market.piles[n][: -len(empty_places(market, n)) - 2 : -1])))


def _take_typo(at: Moment, does: s.TakeTypo) -> None:
    """Unseen, on top of the draw pile."""
    moves.put_on_draw_pile(at)


MEANING: dict[type[s.SpyStep], Callable[[Moment, Any], None]] = {
    s.MoveEnemy: _move,
    s.PlacePressure: _place,
    s.FillSquare: _fill,
    s.TrashOffer: _trash_offer,
    s.TakeTypo: _take_typo,
}
