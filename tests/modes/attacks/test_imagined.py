from __future__ import annotations

from paperback.modes.attacks.state import AttacksState, Limit


def test_5_7_attacks_of_others_in_the_same_round_are_not_known() -> None:
    old, own, theirs = Limit(0, 3, 1, 7, "no_wilds", 0), Limit(1, 4, 0, 8, "no_wilds", 0), Limit(0, 4, 1, 9, "word_tax", 1)
    now = AttacksState([old, own, theirs])
    assert now.veiled(AttacksState([old]), 0) == AttacksState([old, own])
    assert now.veiled(AttacksState([old]), None) == AttacksState([old])
