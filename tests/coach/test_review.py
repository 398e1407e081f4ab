from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from paperback.bots.simulate import Match, play
from paperback.coach.review import ReviewStoppedError, review
from paperback.coach.review_data import Review
from paperback.engine import events as ev
from paperback.engine.sheet import total
from paperback.engine.state import Line
from paperback.modes.registry import MODES
from paperback.notation.codec import encode
from paperback.notation.log import Record, read_record
from paperback.testing.combinations import combinations, settings_for
from tests.coach.records import GAMES


@pytest.fixture(scope="module")
def reviews(records: dict[str, Record]) -> dict[str, Review]:
    return {name: review(record) for name, record in records.items()}


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_every_turn_of_every_seat_is_reviewed(records: dict[str, Record], reviews: dict[str, Review], name: str) -> None:
    record, found = records[name], reviews[name]
    assert [(seat.seat, seat.bot) for seat in found.seats] == [(n, seat.bot) for n, seat in enumerate(record.header.seats)]
    assert {turn.seat for turn in found.turns} == set(range(len(found.seats)))
    earned = money(record)
    for turn in found.turns:
        assert turn.money == earned.get((turn.seat, turn.entry), turn.money)
        assert turn.left >= 0
        assert len(turn.fame) == len(found.seats)
        if turn.word and turn.best:
            assert turn.left == turn.best.money - turn.word.money
            assert turn.best.money >= turn.word.money
        if turn.best:
            assert sum(line.amount for line in turn.best.lines if line.kind == "card") <= turn.best.score + 1
            assert "".join(tile.letters for word in turn.best.words for tile in word).isalpha()
        for equal in turn.equals:
            assert equal != (turn.best.text if turn.best else "")


def money(record: Record) -> dict[tuple[int, int], int]:
    """What the words that were laid with one command earned, rewards not counted, by seat and entry."""
    lines: dict[tuple[int, int], list[Line]] = {}
    latest: dict[int, int] = {}
    for line in record.lines:
        for event in line.entry.events:
            match event:
                case ev.WordPlayed():
                    latest[event.seat] = line.entry.n
                    lines[event.seat, line.entry.n] = list(event.lines)
                case ev.LineAdded():
                    lines[event.seat, latest[event.seat]].append(event.line) if event.seat in latest else None
                case ev.TurnEnded():
                    latest.pop(event.seat, None)
                case _:
                    pass
    return {key: total(found) for key, found in lines.items()}


def test_a_whole_game_ends_as_it_ended(records: dict[str, Record], reviews: dict[str, Review]) -> None:
    [outcome] = [event.outcome for line in records["whole"].lines for event in line.entry.events if isinstance(event, ev.GameEnded)]
    found = reviews["whole"]
    assert found.over
    assert tuple(seat.fame for seat in found.seats) == outcome.fame
    assert tuple(seat.place for seat in found.seats) == outcome.places
    assert found.turns[-1].fame == outcome.fame
    assert not reviews["classic"].over
    assert {seat.place for seat in reviews["classic"].seats} == {None}


@pytest.mark.parametrize("name", [game.name for game in GAMES])
def test_a_seat_is_summed_up_from_its_turns(reviews: dict[str, Review], name: str) -> None:
    found = reviews[name]
    for seat in found.seats:
        turns = [turn for turn in found.turns if turn.seat == seat.seat and turn.hand]
        laid, best = (sum(word.money for word in words if word) for words in ([t.word for t in turns], [t.best for t in turns]))
        assert seat.turns == len(turns)
        assert (seat.money, seat.best) == (round(laid / len(turns), 2), round(best / len(turns), 2))
        assert seat.share == (round(100 * laid / best) if best else 100)
        assert seat.found == sum(turn.left == 0 for turn in turns)
        assert seat.luck == pytest.approx(sum(turn.luck.difference for turn in turns if turn.luck), abs=0.01)
        bought = [one for turn in found.turns if turn.seat == seat.seat and turn.shopping for one in turn.shopping.bought]
        assert (seat.purchases, seat.spent) == (len(bought), sum(one.price for one in bought))


def test_what_was_bought_stands_with_its_price(records: dict[str, Record], reviews: dict[str, Review]) -> None:
    paid = [event.price for line in records["whole"].lines for event in line.entry.events if isinstance(event, ev.Bought)]
    shops = [turn.shopping for turn in reviews["whole"].turns if turn.shopping]
    assert paid == [one.price for shop in shops for one in shop.bought]
    assert all(shop.money >= sum(one.price for one in shop.bought) for shop in shops)


def test_2_6_a_common_card_that_was_won_is_said_to_be(records: dict[str, Record], reviews: dict[str, Review]) -> None:
    for name in ("whole", "alone", "together"):
        won = sum(isinstance(event, ev.CommonGained) for line in records[name].lines for event in line.entry.events)
        commons = [turn.common for turn in reviews[name].turns if turn.common]
        assert sum(common.won for common in commons) == won
        assert all(common.word for common in commons if common.won)


def test_the_same_record_gives_the_same_review(records: dict[str, Record], reviews: dict[str, Review]) -> None:
    assert encode(review(records["modules"])) == encode(reviews["modules"])


def test_its_json_has_the_keys_that_are_documented(reviews: dict[str, Review]) -> None:
    found: dict[str, Any] = json.loads(encode(reviews["whole"]))
    assert list(found) == ["format", "lexicon", "family", "changed", "over", "seats", "turns"]
    assert found["format"] == 1


@pytest.mark.parametrize("mode", list(MODES))
def test_every_mode_with_all_its_modules_is_reviewed_to_its_end(tmp_path: Path, mode: str) -> None:
    most = max((one for one in combinations() if one.mode == mode), key=lambda one: len(one.modules))
    settings = settings_for(most, "review")
    bots = tuple(("greedy", "random")[seat % 2] for seat in range(settings.seats))
    play(Match(bots, settings, "en-common", "review", tmp_path), 0)
    [path] = tmp_path.iterdir()
    found = review(read_record(path))
    assert found.over
    assert all(turn.complete for turn in found.turns)
    assert {turn.seat for turn in found.turns} == set(range(settings.seats))
    assert json.loads(encode(found))


def test_a_review_can_be_stopped_and_says_how_far_it_is(records: dict[str, Record]) -> None:
    told: list[int] = []
    with pytest.raises(ReviewStoppedError):
        review(records["whole"], told.append, lambda: len(told) > 10)
    assert 10 < sum(told) < len(records["whole"].lines)
    told.clear()
    review(records["alone"], told.append, lambda: False)
    assert sum(told) == len(records["alone"].lines)
