from __future__ import annotations

import json

import pytest

from paperback.engine.game import Game
from paperback.engine.settings import Edition, preset
from paperback.notation.agreement import agree, rules_of
from paperback.notation.log import Record, RecordSeat, header_of, lines_of, logged, parse_record
from paperback.notation.verify import verify
from paperback.testing.wanderer import wander


def played(seed: str, edition: Edition = "anniversary", *, over: bool = True, most: int = 4000) -> Record:
    agreement = agree(preset(edition), "en-common")
    rules = rules_of(agreement)
    game = Game(rules, seed)
    game.start()
    wander(game, seed, take_back=0.1, most=most)
    header = header_of(agreement, [RecordSeat(kind="human"), RecordSeat(kind="human")], seed, over=over)
    return Record(header, tuple(logged(rules, game.entries)))


@pytest.mark.parametrize("edition", ["anniversary", "classic"])
def test_14_1_a_true_record_verifies(edition: Edition) -> None:
    assert verify(played("true", edition)) is None


def test_a_running_game_verifies_without_its_seed() -> None:
    assert verify(played("running", over=False, most=50)) is None


def forged(seed: str, old: str, new: str, *, over: bool) -> tuple[Record, int]:
    record = played(seed, over=over, most=60)
    lines = list(lines_of(record.header, record.lines))
    number = next(n for n, line in enumerate(lines) if n > 1 and old in line)
    lines[number] = lines[number].replace(old, new, 1)
    return parse_record(lines), number


def test_a_changed_fact_is_found_at_its_entry() -> None:
    record, n = forged("facts", '"count":5', '"count":4', over=False)
    difference = verify(record)
    assert difference
    assert (difference.n, "lead to state" in difference.why) == (n, True)


def test_a_fact_that_cannot_be_is_found_at_its_entry() -> None:
    record, n = forged("facts", '"event":"discarded"', '"event":"trashed"', over=False)
    difference = verify(record)
    assert difference
    assert difference.n == n


def test_a_card_that_was_not_on_sale_is_found_at_its_entry() -> None:
    record, n = forged("price", ',"price":', ',"card":0,"price":', over=False)  # the later of two equal names counts
    difference = verify(record)
    assert difference
    assert (difference.n, "do not fit" in difference.why) == (n, True)


def test_a_command_that_does_not_lead_to_its_events_is_found() -> None:
    record, n = forged("facts", '"did":{"do":"done"}', '"did":{"index":9,"do":"use_ability"}', over=True)
    difference = verify(record)
    assert difference
    assert (difference.n, difference.why) == (n, "the command is refused: no_such_ability")


def test_another_shuffle_with_a_true_digest_is_found_by_deciding_again() -> None:
    """Someone deals himself better cards and makes all digests fit: only the seed gives it away."""
    mine, other = played("mine", most=40), played("other", most=40)
    difference = verify(Record(mine.header, other.lines))
    assert difference
    assert (difference.n, "deciding it again differs" in difference.why) == (1, True)


def test_a_game_on_another_catalogue_is_replayed_but_not_decided() -> None:
    record = played("old", over=True, most=20)
    lines = list(lines_of(record.header, record.lines))
    lines[0] = json.dumps(json.loads(lines[0]) | {"catalogue": "0" * 16})
    difference = verify(parse_record(lines))
    assert difference
    assert "another catalogue" in difference.why


def test_a_game_on_a_list_that_this_program_does_not_have_cannot_be_replayed() -> None:
    record = played("list", most=2)
    lines = [line.replace('"id":"en-common"', '"id":"tlh"') for line in lines_of(record.header, record.lines)]
    difference = verify(parse_record(lines))
    assert difference
    assert (difference.n, "no lexicon 'tlh'" in difference.why) == (0, True)
