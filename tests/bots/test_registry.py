from __future__ import annotations

import pytest

from paperback.bots.greedy import Greedy
from paperback.bots.registry import BOTS, make
from paperback.bots.speller import Speller


def test_players_are_made_by_name(speller: Speller) -> None:
    assert isinstance(make("greedy", speller), Greedy)
    assert set(BOTS) == {"greedy", "random"}
    with pytest.raises(KeyError):
        make("clever", speller)


def test_every_seat_has_a_player_of_its_own(speller: Speller) -> None:
    """D57."""
    for name in BOTS:
        assert make(name, speller, "1") is not make(name, speller, "1")
