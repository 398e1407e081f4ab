"""Which typo another seat has, nobody else knows; where it lies unseen, not even its owner."""

from __future__ import annotations

from paperback.engine.chance import SeededChance
from paperback.engine.hidden import hidden
from paperback.engine.imagine import imagine
from paperback.engine.state import GameState
from paperback.engine.view import view
from paperback.modes.typos.moves import put_on_draw_pile, supplies
from paperback.modes.typos.state import TYPOS, TypoState
from paperback.testing import Table, scenario
from paperback.testing.laws import check_places
from tests.modes.typos.test_part import moment


def table() -> Table:
    """Seat 1 has a typo face down and one unseen on its draw pile."""
    table = scenario("C A T", modules=("typos",))
    slot = TYPOS.of(table.state)
    table.state.seats[1].discard.append(slot.deck.pop())
    put_on_draw_pile(moment(table, 1))
    return table


def end(table: Table) -> None:
    """The game is over."""
    table.state.seats[0].agenda.clear()
    for pile in (table.state.market.commons, *table.state.market.fame[:2]):
        table.state.trash += pile
        pile.clear()
    table.state.outcome = table.game.rules.mode.ending(table.game.rules, table.state)
    assert table.state.outcome is not None


def worlds(table: Table, seat: int) -> list[GameState]:
    found = [imagine(table.game.rules, table.state, seat, SeededChance(str(seed))) for seed in range(60)]
    for one in found:
        check_places(one)
    return found


def typo(table: Table, card: int, state: GameState) -> str:
    key = table.game.rules.faces[state.faces[card]].key
    assert key.startswith("typo-")
    return key


def test_6_4_a_typo_that_lies_face_down_with_another_seat_may_be_any_that_is_hidden() -> None:
    one = table()
    [true] = [card for card in one.state.seats[1].discard if one.keys([card])[0].startswith("typo-")]
    others = {typo(one, state.seats[1].discard[-1], state) for state in worlds(one, 0)}
    own = {typo(one, state.seats[1].discard[-1], state) for state in worlds(one, 1)}
    assert len(others) > 5
    assert own == set(one.keys([true]))


def test_12_13_a_typo_that_its_owner_has_not_seen_may_be_any_for_the_owner_too() -> None:
    one = table()
    assert len({typo(one, state.seats[1].draw[-1], state) for state in worlds(one, 1)}) > 5
    assert all(TYPOS.of(state).unseen[1] == state.seats[1].draw[-1:] for state in worlds(one, 1))
    group = next(group for group in hidden(one.game.rules, one.state, 1) if TYPOS.of(one.state).deck[0] in group)
    assert one.state.seats[1].draw[-1] in group


def test_6_4_when_the_game_is_over_all_know_whose_typos_are_whose() -> None:
    one = table()
    assert [len(supply.cards) for supply in supplies(one.game.rules, one.state, 0)] == [14]
    end(one)
    assert list(supplies(one.game.rules, one.state, 0)) == []


def test_12_13_when_the_game_is_over_a_typo_still_lies_unseen_on_the_draw_pile() -> None:
    one = scenario("C A T", draw="E R S", modules=("typos",))
    put_on_draw_pile(moment(one))
    end(one)
    for seat in (0, 1):
        seen = view(one.game.rules, one.state, seat)
        assert all(view(one.game.rules, state, seat) == seen for state in worlds(one, seat))


def test_5_7_what_others_put_aside_and_owe_in_a_round_is_not_known() -> None:
    before = TypoState([9], [[], []], [[], []], [0, 0], [0, 0])
    now = TypoState([9], [[], []], [[1], [2]], [1, 2], [0, 1])
    assert now.veiled(before, 0) == TypoState([9], [[], []], [[1], []], [1, 0], [0, 0])
    assert now.veiled(before, None) == before
