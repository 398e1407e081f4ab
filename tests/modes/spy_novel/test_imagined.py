"""The order of the enemy deck is known to nobody, but for the card that called for a shuffle."""

from __future__ import annotations

from paperback.engine.chance import SeededChance
from paperback.engine.imagine import imagine
from paperback.modes.spy_novel.ground import NOVEL
from paperback.modes.spy_novel.state import SPY
from tests.modes.spy_novel.test_mode import started


def decks(shuffles: int) -> list[list[str]]:
    """What is imagined of a deck whose lowest card is one that calls for a shuffle."""
    game = started()
    spy = SPY.of(game.state)
    lowest = next(key for key in spy.deck if NOVEL.enemy(key).reshuffle)
    spy.deck.remove(lowest)
    spy.deck.insert(0, lowest)
    spy.shuffles = shuffles
    found = [SPY.of(imagine(game.rules, game.state, 0, SeededChance(str(seed)))).deck for seed in range(60)]
    assert all(sorted(deck) == sorted(spy.deck) for deck in found)
    again = game.state.copy()
    SPY.of(again).deck[1:] = sorted(SPY.of(again).deck[1:])
    assert found == [SPY.of(imagine(game.rules, again, 0, SeededChance(str(seed)))).deck for seed in range(60)]
    return found


def test_12_2_the_enemy_deck_may_lie_in_any_order() -> None:
    assert len({deck[0] for deck in decks(0)}) > 5
    assert len({tuple(deck) for deck in decks(0)}) == 60


def test_12_9_the_card_that_called_for_a_shuffle_is_known_to_lie_lowest() -> None:
    assert {NOVEL.enemy(deck[0]).reshuffle for deck in decks(1)} == {True}
    assert len({deck[0] for deck in decks(1)}) == 1
    assert len({deck[-1] for deck in decks(1)}) > 5
