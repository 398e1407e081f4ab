from __future__ import annotations

import random
from dataclasses import replace

import pytest

from paperback.engine.commands import TakeBack
from paperback.engine.events import Kept, WordPlayed
from paperback.engine.game import Entry, Game
from paperback.engine.seen import SeatView
from paperback.engine.settings import preset
from paperback.engine.view import redact, view
from paperback.modes.deadline.events import CardSaved, FameClaimed, RoundShown
from paperback.modes.deadline.part import DRAFTING
from paperback.modes.deadline.state import DRAFT
from paperback.modes.registry import COMBINES, MODULES, rules_for
from paperback.testing import EVERY_WORD
from paperback.testing.laws import check_command
from paperback.testing.secrets import check_stream, check_view
from paperback.testing.wanderer import Wanderer
from tests.modes.deadline.drafts import draft, finish, kept, packet, save

MIXES = [(), *((name,) for name in sorted(MODULES) if "deadline" in COMBINES[name] and not MODULES[name].people)]


def started(seats: int, modules: tuple[str, ...], seed: str) -> Game:
    game = Game(
        rules_for(preset("anniversary", mode="deadline", seats=seats, modules=modules, spacebar=True, dyslexic=True), EVERY_WORD), seed
    )
    game.start()
    return game


def still(seen: SeatView) -> SeatView:
    """A view but for who is waited for: that is true to life (rules 5.7)."""
    return replace(seen, seats=tuple(replace(seat, waiting=False) for seat in seen.seats))


@pytest.mark.parametrize("modules", MIXES, ids=lambda names: "-".join(names) or "plain")
def test_5_7_nothing_that_a_seat_does_in_a_round_changes_what_others_see_or_hear(modules: tuple[str, ...]) -> None:
    game = started(3, modules, "silent")
    chance = random.Random(7)
    player = Wanderer(game, chance)
    silent = 0
    while waiting := game.waiting():
        seat = chance.choice(waiting)
        others = [viewer for viewer in (None, 0, 1, 2) if viewer != seat]
        before = {viewer: still(view(game.rules, game.state, viewer)) for viewer in others}
        under_way = not DRAFT.of(game.state).open
        back = chance.random() < 0.1 and game.cannot_take_back(seat) is None
        entry = game.do(seat, TakeBack() if back else player.command(seat))
        assert isinstance(entry, Entry)
        if under_way and not any(isinstance(event, RoundShown) for event in entry.events):
            silent += 1
            for viewer in others:
                assert still(view(game.rules, game.state, viewer)) == before[viewer]
                assert redact(game.rules, game.state, entry.events, viewer) == ()
    assert silent > 60


@pytest.mark.parametrize("modules", MIXES, ids=lambda names: "-".join(names) or "plain")
@pytest.mark.parametrize("seats", [2, 3])
def test_14_2_the_laws_of_secrecy_and_of_the_engine_hold_in_every_round(seats: int, modules: tuple[str, ...]) -> None:
    game = started(seats, modules, f"secret-{seats}")
    chance = random.Random(seats)
    player = Wanderer(game, chance)
    while waiting := game.waiting():
        seat = chance.choice(waiting)
        command = player.command(seat)
        check_command(game.rules, game.state, seat, command, game.chance)
        for viewer in {chance.choice((None, *range(seats))), seat}:
            check_view(game.rules, game.state, viewer, chance)
            check_stream(game.rules, game.state, seat, command, game.chance, viewer, chance)
        game.do(seat, command)
    assert game.state.outcome is not None


def test_5_7_others_are_seen_as_the_round_found_them_with_their_latest_turn() -> None:
    table = draft(discard="R", packets=["letter-t-3-plain letter-n-3-plain", "letter-r-3-plain letter-d-3-plain"])
    table.lay("C A T")
    finish(table)
    seen = table.at(1).view().seats[0]
    assert (seen.hand, len(seen.discard), seen.play.words, seen.waiting) == (5, 1, (), False)
    assert table.view().seats[0].play.words != ()
    finish(table.at(1))
    seen = table.at(1).view().seats[0]
    assert [tile.letters for tile in seen.play.words[0]] == ["C", "A", "T"]
    assert seen.waiting
    assert table.view().seats[0].play.words == ()


def test_2_9_what_is_trashed_is_shown_to_all_when_the_round_is_over() -> None:
    table = draft("letter-o-7-trash-2c A T S B")
    begun = len(table.state.trash)
    table.lay("letter-o-7-trash-2c A")
    table.answer("S")
    assert len(table.view().market.trash) == begun + 1
    assert len(table.at(1).view().market.trash) == begun
    finish(table, table.at(1))
    assert [card.card for card in table.at(1).view().market.trash][begun:] == ["S"]


def test_5_9_at_the_end_of_the_round_everybody_hears_what_all_did_but_not_what_they_saved() -> None:
    table = draft("C/20 A/20 T", packets=["letter-t-3-plain letter-n-3-plain"])
    table.lay("C/20 A/20 T")
    table.decline()
    table.buy("fame-5")
    save(table, "letter-n-3-plain")
    hidden = kept(table).saving[0]
    table.done()
    other = table.at(1)
    while kept(table).round == 1:
        other.do(other.least())
    told = redact(table.game.rules, table.state, other.events, 1)
    (shown,) = [event for event in told if isinstance(event, RoundShown)]
    assert [one.score for one in shown.seats] == [41, 0]
    assert [claim.price for claim in shown.seats[0].claims] == [5]
    assert shown.seats[0].cards == ()
    assert hidden not in (card for group in DRAFT.of(table.state).hidden(0) for card in group)
    assert hidden in (card for group in DRAFT.of(table.state).hidden(1) for card in group)


def test_5_9_what_the_last_seat_did_before_all_had_finished_is_told_to_itself_alone() -> None:
    table = draft("letter-u-5-keep-1 A T S B")
    finish(table.at(1))
    table.lay("letter-u-5-keep-1 A T")
    table.decline()
    save(table, packet(table)[0])
    table.done()
    table.answer("S")
    for viewer in (None, 1):
        told = [type(event) for event in redact(table.game.rules, table.state, table.events, viewer)]
        assert told[0] is RoundShown
        assert Kept not in told
    assert Kept in [type(event) for event in redact(table.game.rules, table.state, table.events, 0)]


def test_5_3_that_a_card_was_saved_is_told_to_its_seat_alone() -> None:
    table = draft()
    event = CardSaved(0, kept(table).packets[0][0])
    assert [DRAFTING.shows[CardSaved](event, viewer) for viewer in (0, 1, None)] == [event, None, None]


def test_own_doings_are_told_and_seen_at_once() -> None:
    table = draft("C/20 A/20 T")
    table.lay("C/20 A/20 T")
    assert any(isinstance(event, WordPlayed) for event in redact(table.game.rules, table.state, table.events, 0))
    table.decline()
    table.buy("fame-5")
    assert [type(event) for event in redact(table.game.rules, table.state, table.events, 0)] == [FameClaimed]
    assert [claim.price for claim in table.view().parts["deadline"].claims] == [5]
    save(table, packet(table)[0])
    assert [type(event) for event in redact(table.game.rules, table.state, table.events, 0)] == [CardSaved]


def test_14_5_a_seat_takes_back_until_it_has_finished_the_round() -> None:
    table = draft()
    table.passes()
    save(table, packet(table)[0])
    table.take_back()
    save(table, packet(table)[1])
    table.done()
    assert table.refusal(TakeBack()) == "nothing_to_take_back"
    other = table.at(1)
    other.passes()
    assert table.refusal(TakeBack()) == "nothing_to_take_back"
    other.take_back()


def test_14_5_not_after_another_seat_has_acted() -> None:
    table = draft()
    table.passes()
    table.at(1).passes()
    assert table.refusal(TakeBack()) == "nothing_to_take_back"
