from __future__ import annotations

import pytest

from paperback.bots.dials import VOCABULARIES, Name, UnknownPlayerError
from paperback.bots.greedy import Greedy
from paperback.bots.novice import Novice
from paperback.bots.registry import BOTS, make
from paperback.bots.speller import Spellers


def test_players_are_made_by_name(spellers: Spellers) -> None:
    for name, level in (("greedy", 3), ("greedy@5", 5), (Name("greedy", 2), 2)):
        player = make(name, spellers)
        assert isinstance(player, Greedy)
        assert player.speller is spellers.of(level)
    with pytest.raises(UnknownPlayerError, match="clever"):
        make("clever", spellers)


def test_players_of_the_ladder_overlook_words_and_the_others_do_not(spellers: Spellers) -> None:
    novice, person = make("novice@2", spellers, "1"), make("person", spellers, "1")
    assert isinstance(novice, Novice)
    assert isinstance(person, Novice)
    assert novice.speller.overlooked == VOCABULARIES[2].overlooked
    assert novice.speller is not spellers.of(2)
    assert make("novice@5", spellers, "1").speller is spellers.of(5)  # type: ignore[attr-defined]  # a novice, as above
    assert person.speller is spellers.everyday()


def test_every_seat_has_a_player_of_its_own(spellers: Spellers) -> None:
    """D57."""
    for name in BOTS:
        assert make(name, spellers, "1") is not make(name, spellers, "1")
