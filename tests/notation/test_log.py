from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from paperback.engine.game import Game
from paperback.engine.settings import preset
from paperback.notation.agreement import agree, rules_of
from paperback.notation.log import (
    Record,
    RecordError,
    RecordSeat,
    header_of,
    lines_of,
    logged,
    parse_record,
    read_record,
    seed_hash,
    write_record,
)
from paperback.testing.wanderer import wander

SEATS = (RecordSeat(kind="human", name="Zoë"), RecordSeat(kind="ai", name="Rex", bot="greedy"))


def played(seed: str = "log", entries: int = 40, *, over: bool = True) -> Record:
    agreement = agree(preset("classic"), "en-common")
    rules = rules_of(agreement)
    game = Game(rules, seed)
    game.start()
    wander(game, seed, take_back=0.1, most=entries)
    return Record(header_of(agreement, SEATS, seed, over=over), tuple(logged(rules, game.entries)))


def test_14_1_a_record_reads_back(tmp_path: Path) -> None:
    record = played()
    path = tmp_path / "game.jsonl"
    write_record(path, record.header, record.lines)
    assert read_record(path) == record
    assert path.read_bytes().count(b"\n") == len(record.lines) + 1


def test_the_seed_is_told_only_when_the_game_is_over_and_committed_to_before() -> None:
    running, over = played(over=False).header, played(over=True).header
    assert (running.seed, over.seed) == (None, "log")
    assert running.seed_hash == over.seed_hash == seed_hash("log")


def changed(number: int, old: str, new: str) -> list[str]:
    record = played()
    lines = list(lines_of(record.header, record.lines))
    assert old in lines[number]
    lines[number] = lines[number].replace(old, new, 1)
    return lines


@pytest.mark.parametrize(
    ("number", "old", "new", "why"),
    [
        (0, '"format":1', '"format":2', "line 1: format 2, this program reads format 1"),
        (0, '"seed":"log"', '"seed":"lag"', "line 1: the seed is not the one that seed_hash commits to"),
        (0, '"minimum_word":2', '"minimum_word":1', "line 1: settings: .*minimum_word is 1"),
        (0, '"edition":"classic"', '"edition":"first"', "line 1: settings.edition: "),
        (0, '"seats":[{"kind":"human","name":"Zoë","bot":""},', '"seats":[', "line 1: 1 seats are named, the settings have 2"),
        (0, "{", "", "line 1: not JSON"),
        (3, '"n":3', '"n":4', "line 4: entry 4 where entry 3 is due"),
        (3, '"state":', '"stat":', "line 4: the digest of the state is missing"),
        (3, '"state":"', '"state":"\\ud800', "line 4: the digest of the state is missing"),
        (3, '"event":', '"evant":', "line 4: there is no such event"),
        (3, "}", "", "line 4: not JSON, or not the whole line"),
        (3, "{", "[", "line 4: not JSON"),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(number: int, old: str, new: str, why: str) -> None:
    with pytest.raises(RecordError, match=why):
        parse_record(changed(number, old, new))


@pytest.mark.parametrize("lines", [[], [""], ["null"], ["[]"], ["3"], ['{"format":1}'], ["[" * 100_000]])
def test_what_is_no_record_is_refused(lines: list[str]) -> None:
    with pytest.raises(RecordError, match="line 1"):
        parse_record(lines)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="UTF-8"):
        read_record(tmp_path / "x")


def test_an_older_reader_may_meet_new_fields_in_the_header() -> None:
    record = played()
    lines = list(lines_of(record.header, record.lines))
    lines[0] = json.dumps(json.loads(lines[0]) | {"comment": "a fine game"})
    assert parse_record(lines) == record


def test_a_header_from_before_there_were_hints_has_none_and_the_others_come_back() -> None:
    record = played()
    header, *lines = lines_of(replace(record.header, hints=4, rated=False), record.lines)
    assert parse_record([header, *lines]).header.agreement.hints == 4
    old = parse_record([header.replace(',"hints":4', "").replace(',"rated":false', ""), *lines]).header
    assert "hints" not in header.replace(',"hints":4', "")
    assert (old.agreement.hints, old.agreement.rated) == (0, False)
