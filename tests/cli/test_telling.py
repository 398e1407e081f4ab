from __future__ import annotations

from typing import Any

import pytest

from paperback.cli.telling import ALL, Teller
from paperback.engine import events as ev
from paperback.engine.core import CORE
from paperback.engine.game import Game
from paperback.engine.settings import preset
from paperback.modes.registry import rules_for
from paperback.notation.agreement import agree
from paperback.notation.log import Record, RecordSeat, header_of, logged
from paperback.testing import EVERY_WORD
from paperback.testing.wanderer import wander

SEATS = (RecordSeat(kind="human", name="Ann"), RecordSeat(kind="ai", bot="greedy"), RecordSeat(kind="human"))
SILENT = {
    "GameSetUp",
    "Paused",
    "TurnStarted",
    "TurnEnded",
    "Doomed",
    "TicketsGiven",
    "TicketUsed",
    "Discounted",
    "TopsAllowed",
    "KeepsAllowed",
    "Discarded",
}
"""Events that other lines already say, or that people need not be told."""


def played(seed: str = "tell", **changes: Any) -> Record:
    settings = preset("anniversary", seats=3, spacebar=True, dyslexic=True, **changes)
    game = Game(rules_for(settings, EVERY_WORD), seed)
    game.start()
    wander(game, seed, take_back=0.1)
    return Record(header_of(agree(settings, "en"), SEATS, seed, over=True), tuple(logged(game.rules, game.entries)))


@pytest.fixture(scope="module")
def record() -> Record:
    return played()


def told(record: Record, viewer: int | None) -> list[str]:
    return list(Teller(rules_for(record.header.settings, EVERY_WORD), record, viewer).lines())


def test_a_whole_game_is_told_from_its_first_line_to_its_result(record: Record) -> None:
    lines = told(record, None)
    assert lines[0] == "Anniversary edition, lexicon en, Ann, greedy 1, seat 2"
    assert any("plays" in line and "\u00a2" in line for line in lines)
    assert "The game is over" in lines[-1]
    assert sum("-- round 1," in line for line in lines) == 3


def test_every_kind_of_event_is_told_or_left_out_on_purpose() -> None:
    happened: dict[str, int] = {}
    said = 0
    for seed in ("a", "b", "c"):
        record = played(seed)
        for line in record.lines:
            for event in line.entry.events:
                happened[type(event).__name__] = happened.get(type(event).__name__, 0) + 1
        said += len([line for line in told(record, ALL)[1:] if "-- round" not in line])
    kinds = {kind.__name__ for kind in CORE.folds}
    assert set(happened) == kinds - {"CardsAdded", "Noted", "LivesAdded"}
    empty = sum(1 for seed in ("a", "b", "c") for line in played(seed).lines for e in line.entry.events if nothing(e))
    assert said == sum(count for kind, count in happened.items() if kind not in SILENT) - empty


def nothing(event: ev.Event) -> bool:
    """Whether there is nothing to tell of this event of a kind that is told."""
    return (isinstance(event, ev.Sifted) and not event.cards) or (isinstance(event, ev.OfferRefilled) and not event.shown)


def test_what_modules_bring_is_told_field_by_field() -> None:
    record = played(modules=("themes", "typos"))
    lines = told(record, 1)
    assert any("theme revealed: theme-" in line for line in lines)
    assert any("typo received" in line for line in lines)
    assert not any("typos laid out" in line for line in lines)


def test_hands_and_looks_are_told_to_their_seat_only(record: Record) -> None:
    everything, mine, others = told(record, ALL), told(record, 0), told(record, None)
    assert any("Ann draws 5 cards" in line for line in others)
    assert not any("Ann draws 5 cards" in line for line in mine)
    assert any("greedy 1 draws 5 cards" in line for line in mine)
    assert not any("draws 5 cards" in line for line in everything)
    assert len(everything) == len(mine) == len(others)
