"""Games by real worker processes, with the scheduler and the network between."""

from __future__ import annotations

import logging
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import dask.config
import pytest
from distributed import Client, LocalCluster

from paperback.bots import cluster as module
from paperback.bots.cluster import Cluster, cluster
from paperback.bots.shares import CrewError, each
from paperback.bots.simulate import Match, simulate
from paperback.bots.stamp import stamp
from paperback.bots.tally import Played
from paperback.engine.settings import preset
from paperback.notation.log import read_record
from paperback.notation.verify import verify

GAMES = 90
QUIET: dict[str, Any] = {"dashboard_address": "127.0.0.1:0", "silence_logs": logging.CRITICAL, "memory_limit": None}


@pytest.fixture(scope="module")
def workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a scheduler with two workers."""
    folder = tmp_path_factory.mktemp("workers")
    impatient = dask.config.set({"distributed.scheduler.allowed-failures": 1, "temporary-directory": str(folder)})
    with impatient, LocalCluster(n_workers=2, threads_per_worker=1, **QUIET) as here:
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
    with pytest.raises(CrewError, match=r"worker at tcp://.* does not see the folder"), cluster(workers, tmp_path) as crew:
        list(each([(match(), 3)], number_of, crew))


def test_a_worker_that_is_another_program_is_an_error_and_no_other_digest(workers: str, monkeypatch: pytest.MonkeyPatch) -> None:
    other = stamp()._replace(version="9.9", catalogue="c", kernel="k")
    monkeypatch.setattr(module, "stamp", lambda: other)
    with (
        pytest.raises(CrewError, match=r"worker at tcp://.* is another program: version .* instead of 9\.9, catalogue .*, kernel "),
        cluster(workers) as crew,
    ):
        list(each([(match(), 3)], number_of, crew))


def test_what_a_game_raises_is_raised_here(workers: str) -> None:
    with pytest.raises(ZeroDivisionError), cluster(workers) as crew:
        list(each([(match(), 3)], fail, crew))


def test_games_that_end_every_worker_end_the_run(workers: str) -> None:
    with pytest.raises(CrewError, match="end every worker"), cluster(workers) as crew:
        list(each([(match(), 1)], die, crew))


@pytest.fixture
def spare(tmp_path: Path) -> Iterator[LocalCluster]:
    """A cluster of one worker, in a thread of this process, that can be spared."""
    with (
        dask.config.set({"temporary-directory": str(tmp_path)}),
        LocalCluster(n_workers=1, threads_per_worker=1, processes=False, protocol="tcp", **QUIET) as here,
    ):
        yield here


def test_a_lost_scheduler_ends_the_run(spare: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 2)
    monkeypatch.setattr(Cluster, "most", 5)
    with (
        pytest.raises(CrewError, match=r"the scheduler at tcp://.* is lost"),
        cluster(spare.scheduler_address) as crew,
    ):
        simulate(match(), 1_000_000, crew, progress=lambda _: spare.close())


def test_without_any_worker_the_run_ends_after_a_while(spare: LocalCluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "RECOUNT", 0.1)
    monkeypatch.setattr(module, "PATIENCE", 1)
    monkeypatch.setattr(Cluster, "most", 5)
    with pytest.raises(CrewError, match="no worker has been there"), cluster(spare.scheduler_address) as crew:
        simulate(match(), 1_000_000, crew, progress=lambda _: spare.scale(0))


def test_workers_without_this_program_are_refused(workers: str) -> None:
    with (
        pytest.raises(CrewError, match=r"a worker cannot load this program: No module named 'paperback\.gone'"),
        cluster(workers) as crew,
    ):
        list(each([(match(), 1)], absent, crew))


def test_an_address_without_a_scheduler_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.2)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{free.getsockname()[1]}"
    for wrong in (address, "local:many", "nowhere://x"):
        with pytest.raises(CrewError, match="no workers of Dask at"), cluster(wrong):
            pass


def test_workers_that_cannot_start_are_said_to_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(**_: object) -> LocalCluster:
        msg = "Nanny failed to start."  # what distributed raises when a worker ends before it is ready
        raise RuntimeError(msg)

    monkeypatch.setattr(module, "LocalCluster", failing)
    with pytest.raises(CrewError, match=r"no workers of Dask at local:2: Nanny failed"), cluster("local:2"):
        pass


def number_of(_: Match, number: int) -> int:
    return number


def fail(_: Match, number: int) -> int:
    return 1 // number


def absent(_: Match, number: int) -> int:
    import paperback.gone  # type: ignore[import-not-found]  # noqa: PLC0415 - what a worker does that lacks it

    return number if paperback.gone else 0


def die(_: Match, number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number
