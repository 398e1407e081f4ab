"""A seat that draws more because its hand has no wild has told all others so."""

from __future__ import annotations

import pytest

from paperback.engine.chance import SeededChance
from paperback.engine.imagine import imagine
from paperback.engine.rules import Moment
from paperback.modes.powers.using import drawn, hand_told
from tests.modes.powers.test_part import BLOCK, GHOST, powered


@pytest.mark.parametrize(("hand", "plain"), [("C A T S B", True), ("C A T S ?", False)])
def test_10_6_a_hidden_hand_is_imagined_as_its_owner_let_all_know(hand: str, plain: bool) -> None:
    table = powered(BLOCK, hand, draw="R L N ? ?")
    me = table.me
    me.agenda.clear()
    drawn(Moment(table.game.rules, table.state, table.game.chance, 0, None))
    assert len(me.hand) == 5 + plain
    hands = set()
    for seed in range(60):
        world = imagine(table.game.rules, table.state, 1, SeededChance(str(seed)))
        keys = table.keys(world.seats[0].hand)
        assert any("wild" in key for key in keys[:5]) is not plain
        hands.add(tuple(sorted(keys)))
    assert len(hands) > 3


def test_10_6_in_its_own_turn_a_hand_has_changed_and_other_powers_tell_nothing() -> None:
    table = powered(BLOCK, "C A T S B")
    assert hand_told(table.game.rules, table.state, 0) is None
    other = powered(GHOST, "C A T S B")
    other.me.agenda.clear()
    assert hand_told(other.game.rules, other.state, 0) is None
