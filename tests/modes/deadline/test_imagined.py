from __future__ import annotations

import random

from paperback.engine.chance import SeededChance
from paperback.engine.commands import Buy
from paperback.engine.game import Game
from paperback.engine.imagine import imagine
from paperback.engine.play import refused
from paperback.engine.settings import Settings
from paperback.engine.state import NOBODY, GameState
from paperback.engine.steps import SpellWord
from paperback.modes.deadline.deal import all_offers
from paperback.modes.deadline.state import DRAFT
from paperback.modes.registry import rules_for
from paperback.testing import EVERY_WORD
from paperback.testing.laws import check_places
from paperback.testing.wanderer import Wanderer


def game_at(seed: str, steps: int) -> Game:
    """A game of three in the middle of a round; seat 0 goes last."""
    game = Game(rules_for(Settings(mode="deadline", seats=3, first_seat=0), EVERY_WORD), seed)
    game.start()
    player = Wanderer(game, random.Random(seed))
    for _ in range(steps):
        seat = game.waiting()[-1]
        game.do(seat, player.command(seat))
    return game


def worlds(game: Game, seat: int = 0, count: int = 30) -> list[GameState]:
    found = [imagine(game.rules, game.state, seat, SeededChance(str(seed))) for seed in range(count)]
    for one in found:
        check_places(one)
    return found


def in_the_middle() -> Game:
    """Seat 2 is through with its round, seat 1 has done something, seat 0 nothing."""
    for steps in range(200):
        game = game_at("middle", steps)
        seats = game.state.seats
        if not DRAFT.of(game.state).open and game.waiting() == (0, 1) and not isinstance(seats[1].agenda[-1], SpellWord):
            return game
    raise LookupError


def test_5_7_what_another_buys_in_the_round_makes_no_difference() -> None:
    for steps in range(200):
        game = game_at("middle", steps)
        rules, state = game.rules, game.state
        buys = [Buy(card) for card in DRAFT.of(state).packets[2] if refused(rules, state, 2, Buy(card), SeededChance("")) is None]
        if buys:
            break
    before, idle = worlds(game), state.idle
    game.do(2, buys[0])
    assert game.state.idle != idle
    assert worlds(game) == before


def test_5_7_who_is_not_ready_is_imagined_before_its_word() -> None:
    game = in_the_middle()
    for one in worlds(game):
        assert isinstance(one.seats[1].agenda[-1], SpellWord)
        assert one.seats[1].turn.play.words == ()
        assert DRAFT.of(one).took[1] == NOBODY


def test_5_3_who_is_ready_is_imagined_to_have_taken_one_card_of_its_packet() -> None:
    game = in_the_middle()
    packets = DRAFT.of(game.state).packets
    for one in worlds(game):
        draft = DRAFT.of(one)
        assert one.seats[2].agenda == []
        assert draft.took[2] == draft.saving[2] != NOBODY
        assert [len(packet) for packet in draft.packets] == [len(packets[0]), len(packets[0]), len(packets[0]) - 1]


def test_5_1_packets_of_others_may_hold_any_card_that_the_seat_has_not_seen() -> None:
    game = game_at("packets", 0)
    true, own = game.state, DRAFT.of(game.state).packets[0]
    found = worlds(game)
    for one in found:
        assert DRAFT.of(one).packets[0] == own
        assert [one.faces[card] for card in own] == [true.faces[card] for card in own]
        offer = all_offers(game.rules)
        for packet in DRAFT.of(one).packets:
            for card in packet:
                offer.remove(one.faces[card])  # no card twice
    others = [{one.faces[card] for packet in DRAFT.of(one).packets[1:] for card in packet} for one in found]
    assert len({*map(frozenset, others)}) == len(found)


def test_5_9_the_imagined_round_can_be_settled_and_the_next_one_begins() -> None:
    game = in_the_middle()
    number = DRAFT.of(game.state).round
    for one in worlds(game, count=5):
        again = Game(game.rules, "another seed")
        again.state = one
        player = Wanderer(again, random.Random(1))
        while DRAFT.of(again.state).round == number and again.waiting():
            again.do(again.waiting()[0], player.command(again.waiting()[0]))
            check_places(again.state)
        assert DRAFT.of(again.state).round == number + 1


def test_5_5_a_packet_that_has_passed_by_is_remembered_and_what_was_saved_before_is_not() -> None:
    game = Game(rules_for(Settings(mode="deadline", seats=2), EVERY_WORD), "memory")
    game.start()
    player = Wanderer(game, random.Random(2))
    seen: list[set[int]] = [set(), set()]
    remembered = strange = 0
    while acting := game.waiting():
        draft = DRAFT.of(game.state)
        for seat in (0, 1):
            seen[seat] |= {*draft.packets[seat]}
            passed = [card for cards in draft.passed(seat) for card in cards]
            assert seen[seat] >= {*passed}
            remembered += len(passed)
            strange += draft.round > 1 and len([card for cards in draft.strange(seat) for card in cards])
            known = {card for card in draft.packets[1 - seat] if card in seen[seat]}
            assert {*passed} >= known
        seat = acting[-1]
        game.do(seat, player.command(seat))
    assert remembered > strange > 0


def test_5_5_the_packet_that_comes_next_is_imagined_as_it_was_seen() -> None:
    game = Game(rules_for(Settings(mode="deadline", seats=2), EVERY_WORD), "memory")
    game.start()
    player = Wanderer(game, random.Random(2))
    while DRAFT.of(game.state).round < 2:
        game.do(game.waiting()[-1], player.command(game.waiting()[-1]))
    for one in worlds(game):
        assert {one.faces[card] for card in DRAFT.of(one).packets[1]} == {
            game.state.faces[card] for card in DRAFT.of(game.state).packets[1]
        }
        assert {*DRAFT.of(one).packets[1]} == {*DRAFT.of(game.state).packets[1]}
