from __future__ import annotations

import random

from paperback.engine.commands import Answer, Buy
from paperback.engine.hidden import exchange, face_down, hidden, names_cards, renamed
from paperback.engine.steps import ChooseCards, KeepCards, Shop, SpellWord
from paperback.testing import Table, scenario
from paperback.testing.secrets import permutation


def groups(table: Table, viewer: int | None) -> list[list[str]]:
    return [table.keys(group) for group in hidden(table.game.rules, table.state, viewer)]


def test_14_2_a_seat_does_not_see_others_cards_its_own_draw_pile_and_what_lies_under_a_top() -> None:
    table = scenario("C A", draw="R S L", offer={0: "B@2 D@2 F@2"}, fame={0: 3})
    own, theirs = groups(table, 0)[:2]
    assert own == ["L", "S", "R"]
    assert len(theirs) == 10
    assert groups(table, 1)[0] == ["C", "A", "L", "S", "R"]
    market = table.state.market
    seen = {pile[-1] for pile in (*market.piles, *market.fame) if pile} | {market.commons[-1]}
    everywhere = {card for group in hidden(table.game.rules, table.state, None) for card in group}
    assert not seen & everywhere
    assert ["F@2", "D@2"] in groups(table, 0)


def test_2_15_known_cards_on_top_of_the_own_draw_pile_are_not_hidden_from_their_seat() -> None:
    table = scenario("C A", draw="R S L")
    table.me.known = 2
    assert groups(table, 0)[0] == ["L"]
    assert groups(table, 1)[0] == ["C", "A", "L", "S", "R"]


def test_6_4_what_lies_face_down_with_others_is_hidden_until_the_game_is_over() -> None:
    table = scenario("C A", discard="typo-q R typo-x", modules=("typos",))
    assert ["typo-q", "typo-x"] in groups(table, 1)
    assert ["typo-q", "typo-x"] not in groups(table, 0)
    assert {table.game.rules.faces[face].kind for face in face_down(table.game.rules.library)} == {"typo"}


def test_cards_are_put_in_each_others_place_with_all_that_speaks_of_them() -> None:
    table = scenario("C A T", draw="R S L")
    table.me.turn.kept.append(table.me.hand[0])
    table.me.agenda.append(ChooseCards((table.me.hand[0], table.me.hand[1]), 0, 1, KeepCards()))
    state = table.state.copy()
    exchange(state, {table.me.hand[0]: table.me.draw[0], table.me.draw[0]: table.me.hand[0]})
    me = state.seats[0]
    assert table.keys(me.hand) == ["L", "A", "T"]
    assert table.keys(me.turn.kept) == ["L"]
    question = me.agenda[-1]
    assert isinstance(question, ChooseCards)
    assert table.keys(question.options) == ["L", "A"]
    assert table.keys(me.draw) == ["C", "S", "R"]


def test_only_what_names_cards_is_renamed() -> None:
    assert renamed(Buy(3, on_top=True), {3: 4}) == Buy(4, on_top=True)
    assert renamed(Answer((1, 2)), {2: 9}) == Answer((1, 9))
    assert [names_cards(step) for step in (SpellWord(), Shop(), KeepCards(), ChooseCards((), 0, 0, Shop()))] == [False, False, True, True]


def test_a_permutation_keeps_each_group() -> None:
    new = permutation([[1, 2, 3], [7, 8]], random.Random(2))
    assert {new[1], new[2], new[3]} == {1, 2, 3}
    assert {new[7], new[8]} == {7, 8}
