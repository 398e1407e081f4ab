"""Workers of Dask that play shares of games, on any number of machines; needs the extra `dask`."""

from __future__ import annotations

import logging
import math
import os
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future
from contextlib import ExitStack, contextmanager
from pathlib import Path

import dask.config
from distributed import Client, KilledWorker, LocalCluster, get_worker
from distributed.cfexecutor import ClientExecutor

from .pool import deaf
from .shares import Crew, CrewError, M, T, play_share
from .stamp import Stamp, differences, stamp

MOST = 200
"""Games of a share: a second of work or less, which is what a lost worker costs."""
LOCAL = "local"
"""The address that means processes of this machine, started for the purpose; `local:4` for four."""
RECOUNT = 1.0
"""Seconds after which the workers are counted anew."""
PATIENCE = 30
"""Seconds in which the scheduler must answer and have a worker."""


class StrangerError(Exception):
    """A worker would play other games than this program."""


class Cluster:
    """A crew of workers. Which of them plays a share, and how often it has to be begun anew, is for Dask to see to."""

    most = MOST

    def __init__(self, client: Client, mark: Path | None) -> None:
        """Workers of this client, which all see the file `mark`, if there is one."""
        self._client = client
        self._hands, self._counted, self._alive = 0, -math.inf, time.monotonic()
        self._executor = ClientExecutor(client, pure=False)
        self._mark = mark

    def hands(self) -> int:
        """One for each thread of the workers that are there, counted anew now and then; CrewError when all are lost for long."""
        now = time.monotonic()
        if now - self._counted > RECOUNT:
            try:
                threads: dict[str, int] = self._client.nthreads()
            except OSError as error:
                raise CancelledError from error
            self._hands, self._counted = sum(threads.values()), now
            if self._hands:
                self._alive = now
            elif now - self._alive > PATIENCE:
                msg = f"no worker has been there for {PATIENCE} seconds"
                raise CrewError(msg)
        return max(1, self._hands)

    def submit(self, play_one: Callable[[M, int], T], match: M, start: int, end: int) -> Future[list[T]]:
        """Hand out the games of these numbers."""
        future: Future[list[T]] = self._executor.submit(_play, stamp(), self._mark, play_one, match, start, end)
        return future

    def halt(self) -> None:
        """Nothing: a worker plays the share that it has begun to its end."""


@contextmanager
def cluster(address: str, shared: Path | None = None) -> Iterator[Crew]:
    """The workers of the scheduler at this address, for as long as the block lasts; all must see the folder `shared`.

    Raises CrewError when there are none, when one of them is another program, and when the scheduler or too many of them are lost.
    """
    with ExitStack() as closing:
        try:
            with deaf():
                client = closing.enter_context(_client(address, closing))
            client.wait_for_workers(1, timeout=PATIENCE)
        except (OSError, ValueError, RuntimeError) as error:
            msg = f"no workers of Dask at {address}: {error}"
            raise CrewError(msg) from error
        mark = shared / f".workers-{uuid.uuid4().hex}" if shared else None
        if mark:
            mark.touch()
            closing.callback(mark.unlink, missing_ok=True)
        try:
            yield Cluster(client, mark)
        except StrangerError as error:
            raise CrewError(str(error)) from error
        except KilledWorker as error:
            msg = f"some games end every worker that plays them: {error}"
            raise CrewError(msg) from error
        except CancelledError as error:
            msg = f"the scheduler at {address} is lost"
            raise CrewError(msg) from error
        except (ImportError, RuntimeError) as error:
            missing = error if isinstance(error, ImportError) else error.__cause__
            if not isinstance(missing, ImportError):
                raise
            msg = f"the scheduler at {address} or a worker cannot load this program: {missing}"
            raise CrewError(msg) from error


def _client(address: str, closing: ExitStack) -> Client:
    if address.partition(":")[0] != LOCAL:
        return Client(address, timeout=PATIENCE, set_as_default=False)
    workers = int(address.partition(":")[2] or os.cpu_count() or 1)
    folder = closing.enter_context(tempfile.TemporaryDirectory(prefix="paperback-"))
    closing.enter_context(dask.config.set({"temporary-directory": folder}))
    # a worker that is lost is replaced and its games are played again, which is nothing to report
    local = LocalCluster(
        n_workers=workers,
        threads_per_worker=1,
        dashboard_address="127.0.0.1:0",  # without an address it would want a well-known port
        memory_limit=None,
        silence_logs=logging.CRITICAL,
    )
    return Client(closing.enter_context(local), set_as_default=False)


def _play(ours: Stamp, mark: Path | None, play_one: Callable[[M, int], T], match: M, start: int, end: int) -> list[T]:
    """Play a share in a worker, if it is the same program as the one that asks."""
    if others := differences(ours, stamp()):
        msg = f"the worker at {get_worker().address} is another program: {', '.join(others)}"
        raise StrangerError(msg)
    if mark is not None and not mark.exists():
        msg = f"the worker at {get_worker().address} does not see the folder {mark.parent}"
        raise StrangerError(msg)
    return play_share(play_one, match, start, end)
