from __future__ import annotations

from paperback.modes.themes.words import Claim, ThemeState


def test_5_7_claims_of_others_in_the_same_round_are_not_known() -> None:
    before = ThemeState(5, 1)
    now = ThemeState(5, 1, claims=[Claim(0, "CAT"), Claim(1, "DOG")])
    assert now.veiled(before, 1).claims == [Claim(1, "DOG")]
    assert now.veiled(before, None) == before
