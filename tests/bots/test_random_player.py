from __future__ import annotations

import pytest

from paperback.bots.random_player import RandomPlayer
from paperback.bots.speller import Speller
from paperback.bots.window import Window
from paperback.engine.chance import SeededChance
from paperback.engine.play import advance, begin
from paperback.engine.settings import preset
from paperback.lexicon import Lexicon
from paperback.modes.registry import rules_for


@pytest.mark.parametrize("seed", ["1", "2"])
def test_everything_it_does_is_legal_and_games_end(seed: str, english: Lexicon, speller: Speller) -> None:
    rules = rules_for(preset("anniversary", seats=3, spacebar=True, dyslexic=True), english)
    chance = SeededChance(seed)
    state = begin(rules, chance).state
    players = [RandomPlayer(speller, f"{seed}/{n}") for n in range(3)]
    done = set()
    while state.outcome is None:
        seat = state.active
        window = Window(rules, state, seat)
        command = players[seat].choose(window)
        assert window.allows(command)
        done.add(type(command).__name__)
        advance(rules, state, seat, command, chance)
    assert done > {"PlayWord", "Answer", "Buy", "Done"}


def test_its_chance_is_its_seed(english: Lexicon, speller: Speller) -> None:
    rules = rules_for(preset("anniversary"), english)
    state = begin(rules, SeededChance("1")).state
    window = Window(rules, state, state.active)
    assert RandomPlayer(speller, "a").choose(window) == RandomPlayer(speller, "a").choose(window)
    assert len({repr(RandomPlayer(speller, str(n)).choose(window)) for n in range(20)}) > 1


def test_it_has_no_memory(english: Lexicon, speller: Speller) -> None:
    """A new player at every move plays the game that one player plays."""
    rules = rules_for(preset("anniversary", seats=2), english)
    turns, ends = [], []
    for lasting in (True, False):
        chance = SeededChance("memory")
        state = begin(rules, chance).state
        players = [RandomPlayer(speller, f"{n}") for n in range(2)]
        while state.outcome is None:
            seat = state.active
            player = players[seat] if lasting else RandomPlayer(speller, f"{seat}")
            advance(rules, state, seat, player.choose(Window(rules, state, seat)), chance)
        turns.append(state.turn)
        ends.append([(seat.draw, seat.hand, seat.discard) for seat in state.seats])
    assert turns[0] == turns[1] > 4
    assert ends[0] == ends[1]
