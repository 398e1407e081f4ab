from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import permutations

from paperback.engine.chance import SeededChance
from paperback.engine.game import Game
from paperback.engine.imagine import imagine
from paperback.engine.settings import Settings
from paperback.engine.state import GameState, Market
from paperback.engine.steps import ChooseCards, KeepCards
from paperback.engine.view import view
from paperback.modes.registry import rules_for
from paperback.testing import EVERY_WORD, Table, scenario
from paperback.testing.laws import check_places

DEALS = 2000
TOO_FAR_5, TOO_FAR_23 = 20.5, 49.7
"""Chi square with so many degrees of freedom is beyond in one case of a thousand."""


def small() -> tuple[Table, GameState]:
    """Few hidden cards: three on the own draw pile, three in the other's hand, two on its draw pile."""
    table = scenario("C A T", draw="R S L", edition="classic")
    state = table.state.copy()
    other, market = state.seats[1], state.market
    other.hand[:], other.draw[:] = other.hand[:2], other.draw[:2]
    return table, replace(state, market=Market([], [], [], market.commons[-1:]))


def world(table: Table, state: GameState, seed: object, seat: int = 0) -> GameState:
    return imagine(table.game.rules, state, seat, SeededChance(f"deal {seed}"))


def chi_square(counts: Counter[tuple[int, ...]], ways: int) -> float:
    expected = DEALS / ways
    return sum((count - expected) ** 2 / expected for count in counts.values()) + (ways - len(counts)) * expected


def test_14_2_every_order_of_what_is_hidden_is_as_likely() -> None:
    table, state = small()
    worlds = [world(table, state, seed) for seed in range(DEALS)]
    own = Counter(tuple(one.seats[0].draw) for one in worlds)
    assert own.keys() == set(permutations(state.seats[0].draw))
    assert chi_square(own, 6) < TOO_FAR_5
    theirs = Counter((*one.seats[1].hand, *one.seats[1].draw) for one in worlds)
    assert theirs.keys() == set(permutations((*state.seats[1].hand, *state.seats[1].draw)))
    assert chi_square(theirs, 24) < TOO_FAR_23


def test_14_2_the_truth_is_among_what_is_imagined() -> None:
    table, state = small()
    assert any(world(table, state, seed) == state for seed in range(DEALS))


def test_14_2_what_the_seat_sees_stays_and_the_true_state_is_not_touched() -> None:
    table, state = small()
    before = state.copy()
    state.seats[0].known = 1
    one = world(table, state, 1)
    assert one.seats[0].hand == state.seats[0].hand
    assert {one_more.seats[0].draw[-1] for one_more in (world(table, state, seed) for seed in range(20))} == {state.seats[0].draw[-1]}
    state.seats[0].known = 0
    assert state == before


def test_14_2_in_whose_hand_a_card_really_is_makes_no_difference() -> None:
    table, state = small()
    other = state.copy()
    seat = other.seats[1]
    seat.hand[0], seat.draw[0] = seat.draw[0], seat.hand[0]
    other.seats[0].draw.reverse()
    assert other != state
    assert [world(table, state, seed) for seed in range(20)] == [world(table, other, seed) for seed in range(20)]


def test_14_2_a_question_to_another_seat_does_not_tell_where_in_its_hand_the_cards_are() -> None:
    table, state = small()
    other = state.seats[1]
    first, second = other.hand
    other.agenda.append(ChooseCards((first,), 0, 1, KeepCards()))
    again = state.copy()
    again.seats[1].hand[:] = [second, first]
    worlds = [world(table, state, seed) for seed in range(20)]
    assert worlds == [world(table, again, seed) for seed in range(20)]
    asked = {(one.seats[1].agenda[-1], *one.seats[1].hand) for one in worlds}
    assert all(isinstance(step, ChooseCards) and {*step.options} < {*hand} for step, *hand in asked)
    assert len({step for step, *_ in asked}) > 1
    assert view(table.game.rules, worlds[0], 0) == view(table.game.rules, state, 0)


def test_1_5_a_cover_that_takes_no_part_can_be_imagined_and_only_under_the_top() -> None:
    game = Game(rules_for(Settings(seats=2), EVERY_WORD), "covers")
    game.start()
    pile = game.state.market.fame[0]
    imagined = [imagine(game.rules, game.state, 0, SeededChance(str(seed))) for seed in range(100)]
    for one in imagined:
        check_places(one)
        faces = [one.faces[card] for card in one.market.fame[0]]
        assert len({*faces}) == len(faces)
        assert one.market.fame[0][-1] == pile[-1]
        assert one.faces[pile[-1]] == game.state.faces[pile[-1]]
    assert {one.faces[card] for one in imagined for card in one.market.fame[0]} == {*game.rules.library.fame_piles[0]}
