from __future__ import annotations

import pytest

from paperback.bots.dials import Name, UnknownPlayerError
from paperback.bots.greedy import Greedy
from paperback.bots.registry import BOTS, make
from paperback.bots.speller import Spellers


def test_players_are_made_by_name(spellers: Spellers) -> None:
    for name, level in (("greedy", 3), ("greedy@5", 5), (Name("greedy", 2), 2)):
        player = make(name, spellers)
        assert isinstance(player, Greedy)
        assert player.speller is spellers.of(level)
    with pytest.raises(UnknownPlayerError, match="clever"):
        make("clever", spellers)


def test_every_seat_has_a_player_of_its_own(spellers: Spellers) -> None:
    """D57."""
    for name in BOTS:
        assert make(name, spellers, "1") is not make(name, spellers, "1")
