"""Games by real worker processes, with the scheduler and the network between."""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from distributed import Client, LocalCluster

from paperback.bots import cluster as module
from paperback.bots.cluster import Cluster, ClusterError, cluster
from paperback.bots.shares import each
from paperback.bots.simulate import Match, simulate
from paperback.bots.stamp import stamp
from paperback.bots.tally import Played
from paperback.engine.settings import preset
from paperback.notation.log import read_record
from paperback.notation.verify import verify

GAMES = 150


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler with two workers."""
    folder = tmp_path_factory.mktemp("workers")
    quiet = {"dashboard_address": None, "silence_logs": logging.CRITICAL}
    with LocalCluster(n_workers=2, threads_per_worker=1, memory_limit=None, local_directory=str(folder), **quiet) as here:
        yield here.scheduler_address


def match(records: Path | None = None) -> Match:
    return Match(("greedy", "random"), preset("anniversary", seats=2), "en-common", "1", records)


def test_workers_give_what_one_process_gives(workers: str) -> None:
    played: list[Played] = []
    with cluster(workers) as crew:
        assert crew.hands() == 2
        result = simulate(match(), GAMES, crew, keep=played.extend)
    alone: list[Played] = []
    assert result.digest == simulate(match(), GAMES, keep=alone.extend).digest
    assert played == alone


def test_the_games_of_a_lost_worker_are_played_again(workers: str) -> None:
    wanted = simulate(match(), GAMES).digest
    lost: list[int] = []
    with Client(workers, set_as_default=False) as client, cluster(workers) as crew:

        def lose(_: int) -> None:
            if not lost:
                lost.append(min(client.run(os.getpid).values()))
                os.kill(lost[0], signal.SIGKILL)

        assert simulate(match(), GAMES, crew, progress=lose).digest == wanted
        client.wait_for_workers(2, timeout=30)
        assert lost[0] not in client.run(os.getpid).values()


def test_after_a_stop_nothing_is_left_to_play(workers: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Cluster, "most", 5)
    done: list[int] = []
    with cluster(workers) as crew:
        result = simulate(match(), 1_000_000, crew, progress=done.append, stop=lambda: len(done) >= 2)
    assert 10 <= result.games < 100
    assert result.digest == simulate(match(), result.games).digest
    with Client(workers, set_as_default=False) as client:
        assert [task for tasks in client.processing().values() for task in tasks] == []


def test_records_are_written_where_all_see_the_folder(workers: str, tmp_path: Path) -> None:
    with cluster(workers, tmp_path) as crew:
        simulate(match(tmp_path), 3, crew)
    assert sorted(path.name for path in tmp_path.iterdir()) == [f"game-{number:06}.jsonl" for number in range(3)]
    assert {verify(read_record(path)) for path in tmp_path.iterdir()} == {None}


def test_a_folder_that_a_worker_does_not_see_is_refused(workers: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "touch", lambda _: None)
    with pytest.raises(ClusterError, match=r"worker at tcp://.* does not see the folder"), cluster(workers, tmp_path) as crew:
        list(each([(match(), 3)], number_of, crew))


def test_a_worker_that_is_another_program_is_an_error_and_no_other_digest(workers: str, monkeypatch: pytest.MonkeyPatch) -> None:
    other = stamp()._replace(version="9.9", catalogue="c", kernel="k")
    monkeypatch.setattr(module, "stamp", lambda: other)
    with (
        pytest.raises(ClusterError, match=r"worker at tcp://.* is another program: version .* instead of 9\.9, catalogue .*, kernel "),
        cluster(workers) as crew,
    ):
        list(each([(match(), 3)], number_of, crew))


def test_what_a_game_raises_is_raised_here(workers: str) -> None:
    with pytest.raises(ZeroDivisionError), cluster(workers) as crew:
        list(each([(match(), 3)], fail, crew))


def test_games_that_end_every_worker_end_the_run(workers: str) -> None:
    with pytest.raises(ClusterError, match="end every worker"), cluster(workers) as crew:
        list(each([(match(), 1)], die, crew))


def test_an_address_without_a_scheduler_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    for wrong in (address, "local:many", "nowhere://x"):
        with pytest.raises(ClusterError, match="no workers of Dask at"), cluster(wrong):
            pass


def number_of(_: Match, number: int) -> int:
    return number


def fail(_: Match, number: int) -> int:
    return 1 // number


def die(_: Match, number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number
