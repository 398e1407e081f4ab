from __future__ import annotations

import pytest

from paperback.coach.review_turns import Follower, Turn
from paperback.engine import events as ev
from paperback.engine.commands import Buy, Done, Pass, PlayWord, TakeBack
from paperback.engine.game import Entry, Game
from paperback.engine.settings import preset
from paperback.engine.sheet import total
from paperback.notation.agreement import agree, rules_of
from paperback.notation.log import Record, RecordSeat, header_of, logged
from paperback.testing.wanderer import wander
from tests.coach.records import GAMES

SEATS = (RecordSeat(kind="human", name="Ann"), RecordSeat(kind="human", name="Ben"))


def followed(record: Record) -> tuple[Follower, list[Turn]]:
    follower = Follower(rules_of(record.header.agreement), record)
    return follower, list(follower.turns())


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_every_turn_that_ended_is_followed_with_its_word_and_purchases(records: dict[str, Record], name: str) -> None:
    record = records[name]
    follower, turns = followed(record)
    events = [event for line in record.lines for event in line.entry.events]
    over = follower.state.outcome is not None
    ended = [event.seat for event in events if isinstance(event, ev.TurnEnded)]
    assert [turn.seat for turn in turns][: len(ended)] == ended
    assert len(turns) - len(ended) in ((0, 1) if over else (0,))
    last = max((turn.ended for turn in turns), default=0)
    done = [line.entry.did for line in record.lines if line.entry.n <= last]
    assert sum(turn.asked is not None for turn in turns) == sum(isinstance(did, PlayWord | Pass) for did in done)
    assert sum(len(turn.purchases) for turn in turns) == sum(isinstance(did, Buy) for did in done)
    for turn in turns:
        assert turn.round >= 1
        if turn.asked:
            assert len(turn.asked.before.seats[turn.seat].hand) >= 1
            assert (turn.words is None) is isinstance(turn.asked.entry.did, Pass)
        if turn.shop:
            assert turn.shop.before.seats[turn.seat].turn.spent == 0


def test_3_1_rounds_count_turns_of_all_seats(records: dict[str, Record]) -> None:
    _, turns = followed(records["classic"])
    assert [turn.round for turn in turns] == [1 + n // 3 for n in range(len(turns))]


def test_5_5_seats_that_play_at_once_end_their_turns_together(records: dict[str, Record]) -> None:
    _, turns = followed(records["draft"])
    assert [turn.round for turn in turns] == [1 + n // 2 for n in range(len(turns))]
    assert all(turn.ended == other.ended for turn, other in zip(turns[::2], turns[1::2], strict=True))


def test_14_5_what_was_taken_back_is_not_followed() -> None:
    agreed = agree(preset("anniversary", first_seat=0), "en-common")
    game = Game(rules_of(agreed), "taken back")
    game.start()
    for command in (Pass(), TakeBack(), Pass(), Done()):
        assert isinstance(game.do(0, command), Entry)
    record = Record(header_of(agreed, SEATS, "taken back", over=False), tuple(logged(game.rules, game.entries)))
    _, [turn] = followed(record)
    assert turn.asked is not None
    assert (turn.seat, turn.asked.entry.n, turn.ended) == (0, 4, 5)


@pytest.mark.parametrize("mode", ["standard", "deadline"])
def test_a_game_with_second_thoughts_is_followed_to_its_end(mode: str) -> None:
    agreed = agree(preset("anniversary", mode=mode), "en-common")
    game = Game(rules_of(agreed), "wander")
    game.start()
    wander(game, "wander", take_back=0.3, most=400)
    record = Record(header_of(agreed, SEATS, "wander", over=False), tuple(logged(game.rules, game.entries)))
    _, turns = followed(record)
    assert any(isinstance(line.entry.did, TakeBack) for line in record.lines)
    assert len(turns) > 10
    for turn in turns:
        spent = sum(event.price for event in earned(turn) if isinstance(event, ev.Bought))
        assert total(turn.lines) >= spent


def earned(turn: Turn) -> list[ev.Event]:
    """What happened to the seat in the entries of its purchases."""
    return [event for moment, _ in turn.purchases for event in moment.entry.events if getattr(event, "seat", None) == turn.seat]


def test_progress_counts_every_entry(records: dict[str, Record]) -> None:
    record = records["alone"]
    told: list[int] = []
    list(Follower(rules_of(record.header.agreement), record).turns(told.append))
    assert sum(told) == len(record.lines)
