from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from paperback.bots.ladder.plan import Pairing
from paperback.bots.ladder.run import Book, Ladder, play, prepare, read, written
from paperback.bots.pool import pool
from paperback.bots.simulate import Match, simulate
from paperback.engine.settings import preset
from paperback.modes.registry import complete


def pairing(*bots: str, games: int, cost: int = 1, **changes: object) -> Pairing:
    settings = complete(preset("anniversary", seats=len(bots), **changes))
    return Pairing("skills", settings.mode, Match(bots, settings, "en-common", "1"), games, cost, 0.8)


FEW = [
    pairing("greedy", "random", games=4, cost=3),
    pairing("greedy", "greedy@1", "random", games=3),
    pairing("greedy", "greedy", games=2, mode="cooperative"),
]


def ladder(pairings: Sequence[Pairing] = FEW, jobs: int = 1) -> Ladder:
    book = Book(pairings)
    with pool(jobs) as crew:
        play(book, crew)
    return book.ladder("command")


def test_a_ladder_is_the_same_however_many_processes_play_it_except_for_times() -> None:
    one, two = (replace(ladder(jobs=jobs), paces=(), elsewhere=()) for jobs in (1, 2))
    assert one == two


def test_rows_are_the_games_that_simulate_plays() -> None:
    for pairing, standing in zip(FEW, ladder().standings, strict=True):
        result = simulate(pairing.match, pairing.games)
        assert (standing.games, standing.digest) == (pairing.games, result.digest)
        assert [player.fame for player in standing.players] == [seat.fame_mean for seat in result.seats]


def test_ratings_are_of_games_between_rivals_whatever_the_number_of_seats() -> None:
    assert {one.name: one.games for one in ladder().ratings} == {"greedy": 7, "greedy@1": 3, "random": 7}


def test_times_of_two_seats_without_modules_stand_apart() -> None:
    found = ladder()
    assert [pace.name for pace in found.paces] == ["greedy", "random"]
    assert [pace.name for pace in found.elsewhere] == ["greedy", "greedy@1", "random"]


def test_progress_hears_costs() -> None:
    heard: list[int] = []
    play(Book(FEW), progress=heard.append)
    assert sum(heard) == 4 * 3 + 3 + 2


def test_what_is_there_when_it_is_stopped_is_kept() -> None:
    book, glances = Book(FEW), count()
    play(book, stop=lambda: next(glances) >= 12)
    found = book.ladder("command")
    assert (found.planned, 4 < found.games < 9) == (9, True)
    assert found.standings[0].games == 4
    assert found.standings[0] == ladder().standings[0]


def test_a_ladder_without_games_is_empty() -> None:
    book = Book(FEW)
    play(book, stop=lambda: True)
    found = book.ladder("command")
    assert (found.games, found.standings, found.ratings, found.paces) == (0, (), (), ())


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    found, file = ladder(), tmp_path / "ladder.json"
    file.write_text(written(found), "utf-8")
    assert read(file) == found


def test_what_is_no_ladder_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    file.write_text("{}", "utf-8")
    with pytest.raises(ValueError, match="no ladder"):
        read(file)
    with pytest.raises(FileNotFoundError):
        read(tmp_path / "other.json")


def test_word_lists_are_built_before_anybody_plays() -> None:
    prepare(FEW)
    assert ladder(FEW[:1]).games == 4
