from __future__ import annotations

from collections import Counter

import pytest

from paperback.engine.card import Kind
from paperback.engine.game import Game
from paperback.engine.settings import preset
from paperback.engine.state import NOBODY
from paperback.engine.view import mentioned, redact, view
from paperback.modes.deadline.events import PacketsDealt
from paperback.modes.deadline.state import DRAFT, ROUNDS
from paperback.modes.registry import rules_for
from paperback.testing import EVERY_WORD


def game(seats: int, seed: str = "deal", **settings: object) -> Game:
    begun = Game(rules_for(preset("anniversary", mode="deadline", seats=seats, **settings), EVERY_WORD), seed)
    begun.start()
    return begun


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_5_1_twelve_offer_cards_and_a_common_card_are_dealt_to_each_seat(seats: int) -> None:
    begun = game(seats)
    rules, state = begun.rules, begun.state
    kept = DRAFT.of(state)
    assert [len(packet) for packet in kept.packets] == [ROUNDS] * seats
    dealt = Counter(state.faces[card] for packet in kept.packets for card in packet)
    assert dealt <= Counter(rules.library.offer)
    assert len({state.faces[card] for card in kept.commons}) == seats
    assert {rules.faces[state.faces[card]].kind for card in kept.commons} == {Kind.COMMON}
    in_play = Counter(face for face in state.faces if rules.faces[face].kind in (Kind.VOWEL, Kind.LETTER, Kind.TWO_LETTER))
    assert sum(in_play.values()) - sum(dealt.values()) <= 2 * seats  # the rest of the offer has left the game: only starting cards are more
    assert (state.market.piles, state.market.commons) == ([], [])


def test_5_1_all_kinds_are_shuffled_together_attacks_if_used() -> None:
    kinds = [
        {begun.rules.faces[begun.state.faces[card]].kind for packet in DRAFT.of(begun.state).packets for card in packet}
        for begun in (game(5), game(5, modules=("attacks",)))
    ]
    assert kinds == [{Kind.VOWEL, Kind.LETTER, Kind.TWO_LETTER}, {Kind.VOWEL, Kind.LETTER, Kind.TWO_LETTER, Kind.ATTACK}]


def test_5_1_nobody_sees_another_packet() -> None:
    begun = game(3)
    packets = DRAFT.of(begun.state).packets
    for viewer in range(3):
        assert [card.id for card in view(begun.rules, begun.state, viewer).parts["deadline"].packet] == packets[viewer]
    assert view(begun.rules, begun.state, None).parts["deadline"].packet == ()
    assert view(begun.rules, begun.state, None).market.common is None


def test_5_1_nobody_is_told_of_packets_when_they_are_dealt() -> None:
    begun = game(3)
    kept = DRAFT.of(begun.state)
    dealt = {card for packet in kept.packets for card in packet} | {*kept.commons}
    for viewer in (None, 0, 1, 2):
        told = redact(begun.rules, begun.state, begun.entries[0].events, viewer)
        assert not {*mentioned(told)} & dealt
        assert not any(isinstance(event, PacketsDealt) for event in told)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_5_8_five_seats_with_only_the_vowels_get_spacebar_or_dyslexic(seed: str) -> None:
    begun = game(5, seed)
    keys = {begun.rules.faces[begun.state.faces[card]].key for card in DRAFT.of(begun.state).commons}
    vowels = {"common-a", "common-e", "common-i", "common-o"}
    assert keys > vowels
    assert keys - vowels < {"common-spacebar", "common-dyslexic"}


def test_5_8_which_of_the_two_it_is_is_chance() -> None:
    extra = {
        begun.rules.faces[begun.state.faces[card]].key
        for begun in (game(5, str(n)) for n in range(20))
        for card in DRAFT.of(begun.state).commons
        if begun.rules.faces[begun.state.faces[card]].key in ("common-spacebar", "common-dyslexic")
    }
    assert len(extra) == 2


def test_5_8_four_seats_and_settings_that_add_cards_need_no_more() -> None:
    four = game(4)
    assert not any(
        "spacebar" in k or "dyslexic" in k for k in (four.rules.faces[four.state.faces[c]].key for c in DRAFT.of(four.state).commons)
    )
    six = {
        begun.rules.faces[begun.state.faces[card]].key
        for begun in (game(5, str(n), spacebar=True, dyslexic=True) for n in range(20))
        for card in DRAFT.of(begun.state).commons
    }
    assert len(six) == 6


def test_1_12_everybody_has_a_hand_and_the_first_round_is_under_way() -> None:
    begun = game(4)
    assert begun.waiting() == (0, 1, 2, 3)
    assert [len(seat.hand) for seat in begun.state.seats] == [5] * 4
    kept = DRAFT.of(begun.state)
    assert (kept.round, kept.took) == (1, [NOBODY] * 4)
