"""Attacks where all seats play a round at once (rules 5.6, 5.10)."""

from __future__ import annotations

from paperback.engine.commands import PlayWord
from paperback.engine.rejection import Code
from paperback.engine.spelling import Tile
from paperback.engine.view import view
from paperback.modes.attacks.state import ATTACKS, limits_on
from paperback.modes.deadline.state import DRAFT
from paperback.testing import Table
from tests.modes.deadline.drafts import draft, finish

NO_COMMON, FEWER, TAX = "attack-f-4-no-common", "attack-g-5-fewer-cards", "attack-d-4-word-tax"
MODULES = ("attacks",)
DRAWN = "A B C D E F G H"


def kinds(table: Table, seat: int) -> list[str]:
    return [limit.kind for limit in limits_on(table.state, seat)]


def attacking(*attacks: str, seats: int = 3) -> Table:
    table = draft(f"{' '.join(attacks)} A T", draw=DRAWN, seats=seats, modules=MODULES)
    table.lay(f"{' '.join(attacks)} A T")
    return table


def test_5_6_and_catalogue_11_attacks_act_on_all_other_seats_in_the_following_round_alone() -> None:
    table = attacking(TAX)
    assert [kinds(table, seat) for seat in range(3)] == [[], [], []]
    for seat in (1, 2):
        table.at(seat).passes()
        assert table.at(seat).me.turn.lines == []
    finish(*[table.at(seat) for seat in range(3)])
    assert [kinds(table, seat) for seat in range(3)] == [[], ["word_tax"], ["word_tax"]]
    for seat in range(3):
        table.at(seat).passes()
    assert [len(table.at(seat).me.turn.lines) for seat in range(3)] == [0, 1, 1]
    finish(*[table.at(seat) for seat in range(3)])
    assert [kinds(table, seat) for seat in range(3)] == [[], [], []]


def test_5_6_fewer_cards_are_drawn_at_the_end_of_the_following_round() -> None:
    table = attacking(FEWER, seats=2)
    finish(table, table.at(1))
    assert len(table.at(1).hand) == 5
    finish(table, table.at(1))
    assert (len(table.hand), len(table.at(1).hand)) == (5, 4)


def test_5_10_the_common_card_of_the_packet_is_the_one_that_may_not_be_used() -> None:
    table = attacking(NO_COMMON, seats=2)
    finish(table, table.at(1))
    other = table.at(1)
    common = DRAFT.of(table.state).commons[1]
    letter = other.keys([common])[0][-1].upper()
    wild = other.me.hand[0]
    assert other.refusal(PlayWord(((Tile(common, letter), Tile(wild, "T")),))) is Code.CARD_NOT_USABLE
    own = DRAFT.of(table.state).commons[0]
    mine = Tile(table.me.hand[0], table.hand[0])
    table.do(PlayWord(((Tile(own, table.keys([own])[0][-1].upper()), mine),)))


def test_5_7_nobody_sees_an_attack_before_the_round_is_over() -> None:
    table = attacking(TAX, seats=2)
    for viewer in (None, 1):
        assert view(table.game.rules, table.state, viewer).parts["attacks"].limits == ()
    finish(table)
    assert view(table.game.rules, table.state, 1).seats[0].in_play == ()
    finish(table.at(1))
    assert [one.kind for one in view(table.game.rules, table.state, 1).parts["attacks"].limits] == ["word_tax"]


def test_5_7_the_order_of_attacks_in_a_round_does_not_matter() -> None:
    found = []
    for order in ((0, 1), (1, 0)):
        table = draft(f"{TAX} A T", draw=DRAWN, seats=3, modules=MODULES)
        other, faces = table.at(1), list(table.state.faces)
        for card, like in zip(other.me.hand, table.me.hand, strict=False):
            faces[card] = faces[like]
        table.state.faces = tuple(faces)
        for seat in order:
            table.at(seat).lay(f"{TAX} A T")
        finish(*[table.at(seat) for seat in range(3)])
        found.append(ATTACKS.of(table.state).limits)
    assert found[0] == found[1]
    assert [(limit.seat, limit.by) for limit in found[0]] == [(0, 1), (1, 0), (2, 0), (2, 1)]
