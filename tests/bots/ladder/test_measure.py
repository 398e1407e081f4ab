from __future__ import annotations

import pytest

from paperback.bots.ladder.measure import measure
from paperback.bots.registry import make
from paperback.bots.simulate import Match, play, table
from paperback.bots.tally import order
from paperback.bots.window import Window
from paperback.engine.chance import SeededChance
from paperback.engine.play import accepted, advance, begin, waiting
from paperback.engine.settings import preset
from paperback.engine.sheet import total
from paperback.modes.registry import complete


def match(*bots: str, **changes: object) -> Match:
    return Match(bots, complete(preset("anniversary", seats=len(bots), **changes)), "en-common", "1")


def words(match: Match, number: int) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Turns and what their words came to for each player, from the state after every command, and how many commands there were."""
    rules, spellers = table(match.settings, match.lexicon)
    seats, seed = order(len(match.bots), number), f"{match.seed}/{number}"
    bots = [make(match.bots[bot], spellers, f"{seed}/{bot}") for bot in seats]
    chance, commands = SeededChance(seed), 0
    state = begin(rules, chance).state
    scores: list[dict[int, int]] = [{} for _ in seats]
    while state.outcome is None:
        seat = state.active if accepted(rules, state, state.active) else waiting(rules, state)[0]
        me, commands = state.seats[seat], commands + 1
        turn, before = me.turns, total(me.turn.lines)
        advance(rules, state, seat, bots[seat].choose(Window(rules, state, seat)), chance)
        # whoever ends a round that all play at once begins the next one with the same command
        scores[seats[seat]][turn] = max(before, total(state.seats[seat].turn.lines))
    return tuple(map(len, scores)), tuple(sum(one.values()) for one in scores), commands


@pytest.mark.parametrize("number", [0, 1])
@pytest.mark.parametrize("mode", ["standard", "deadline"])
def test_every_turn_and_what_its_word_came_to_is_counted(mode: str, number: int) -> None:
    one = measure(match("greedy", "random", mode=mode), number)
    turns, cents, commands = words(match("greedy", "random", mode=mode), number)
    assert (one.begun, one.cents) == (turns, cents)
    assert sum(map(len, one.times)) == commands
    assert min(cents) > 0


def test_it_is_the_game_that_simulate_plays_told_by_player() -> None:
    wanted = match("greedy", "greedy@1", "random")
    for number in range(3):
        one, played = measure(wanted, number), play(wanted, number)
        assert (one.number, one.turns, one.digest) == (number, played.turns, played.digest)
        for seat, player in enumerate(order(3, number)):
            assert (one.fame[player], one.places[player]) == (played.fame[seat], played.places[seat])
            assert one.won[player] == (seat in played.winners)
