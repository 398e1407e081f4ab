"""Hands of real games, made anew in every run, are the same hands on every machine."""

from __future__ import annotations

from benchmarks.met import hands_met
from paperback.search.found import NO_MARK


def test_thousands_of_hands_with_a_length_mark_come_out_of_games_and_come_out_again() -> None:
    met = hands_met()
    assert len(met) >= 5000
    assert all(one.value.mark < NO_MARK and one.value.gain for one in met)
    assert hands_met.__wrapped__(500) == met[: len(hands_met.__wrapped__(500))]
    assert len({one.rack for one in met}) > 2000
