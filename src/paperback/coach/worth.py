"""What cards on sale would be worth: to a deck as one has it early in a game for two, with the cards of the hand in it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache

from paperback.bots.weighing import Weighed, weigh
from paperback.bots.window import Window
from paperback.catalogue.library import load
from paperback.engine.card import Card
from paperback.engine.game import Game
from paperback.engine.rules import Rules
from paperback.engine.settings import Settings
from paperback.engine.state import GameState
from paperback.lexicon import Lexicon
from paperback.modes.registry import rules_for

SEATS = 2
SEED = "a usual game"


def worths(words: Lexicon, hand: Iterable[Card], wares: Sequence[tuple[str, int]]) -> list[Weighed]:
    """What each of these cards is worth, given by key and price, in their order; cards of the hand that are not printed are left out."""
    rules, state = _usual(words)
    index = load().index
    held = [index[card.key] for card in hand if card.key in index]
    state = state.copy()
    state.seats[0].discard += range(len(state.faces), len(state.faces) + len(held))
    state.faces += tuple(held)
    found = weigh(Window(rules, state, 0), [(index[key], n, price) for n, (key, price) in enumerate(wares)])
    return sorted(found, key=lambda one: one.offer[1])


@cache
def _usual(words: Lexicon) -> tuple[Rules, GameState]:
    """A game for two that has just begun."""
    rules = rules_for(Settings(seats=SEATS, first_seat=0), words, words.language)
    game = Game(rules, SEED)
    game.start()
    return rules, game.state
