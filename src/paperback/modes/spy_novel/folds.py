"""How the events of the solo game change a state."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from paperback.engine.events import Event
from paperback.engine.state import NOBODY, GameState
from paperback.modes.board.state import BOARD

from . import events as ev
from .state import SPY, SpyState


def spies_placed(state: GameState, event: ev.SpiesPlaced) -> None:
    """Nothing else has happened yet."""
    state.slots[SPY.name] = SpyState(list(event.deck or ()), event.hero, event.enemy)


def enemy_drawn(state: GameState, event: ev.EnemyDrawn) -> None:
    """The top card lies open; the hero can act again."""
    spy = SPY.of(state)
    spy.drawn = spy.deck.pop()
    spy.row = event.row
    spy.acted = ""
    spy.draws += 1


def enemy_put_away(state: GameState, event: ev.EnemyPutAway) -> None:
    """It lies on the discard pile, and bars nothing any more."""
    spy = SPY.of(state)
    spy.discard.append(event.enemy)
    spy.drawn, spy.row = "", 0


def enemy_shuffled(state: GameState, event: ev.EnemyShuffled) -> None:
    """All enemy cards lie in the deck."""
    spy = SPY.of(state)
    spy.deck = list(event.order or ())
    spy.discard.clear()
    spy.drawn, spy.row = "", 0
    spy.shuffles += 1


def hero_acted(state: GameState, event: ev.HeroActed) -> None:
    """No other action can be taken this turn."""
    SPY.of(state).acted = event.action


def hero_moved(state: GameState, event: ev.HeroMoved) -> None:
    """The hero stands on the card's place."""
    SPY.of(state).hero = BOARD.of(state).place(event.card)


def enemy_moved(state: GameState, event: ev.EnemyMoved) -> None:
    """The enemy stands on the card's place."""
    SPY.of(state).enemy = BOARD.of(state).place(event.card)


def squares_filled(state: GameState, event: ev.SquaresFilled) -> None:
    """Cubes add up."""
    SPY.of(state).squares += event.number


def squares_cleared(state: GameState, event: ev.SquaresCleared) -> None:
    """No square holds a cube."""
    SPY.of(state).squares = 0


def action_upgraded(state: GameState, event: ev.ActionUpgraded) -> None:
    """It stays so."""
    SPY.of(state).upgraded.append(event.action)


def offer_trashed(state: GameState, event: ev.OfferTrashed) -> None:
    """They leave tops and alternates; the places are filled afterwards."""
    market = state.market
    for pile, places in zip(market.piles, market.alternates, strict=True):
        if pile and pile[-1] in event.cards:
            pile.pop()
        places[:] = [NOBODY if card in event.cards else card for card in places]
    state.trash += event.cards


FOLDS: dict[type[Event], Callable[[GameState, Any], None]] = {
    ev.SpiesPlaced: spies_placed,
    ev.EnemyDrawn: enemy_drawn,
    ev.EnemyPutAway: enemy_put_away,
    ev.EnemyShuffled: enemy_shuffled,
    ev.HeroActed: hero_acted,
    ev.HeroMoved: hero_moved,
    ev.EnemyMoved: enemy_moved,
    ev.SquaresFilled: squares_filled,
    ev.SquaresCleared: squares_cleared,
    ev.ActionUpgraded: action_upgraded,
    ev.OfferTrashed: offer_trashed,
}
