"""Games handed out in shares and taken back in their order, whoever plays them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from concurrent.futures import Future, wait
from typing import Any, NamedTuple, Protocol, TypeVar

AHEAD = 4
"""Shares for each hand that are handed out before the first of them is back."""
EVEN = 32
"""Shares for each hand that a match is cut into at least, so that all hands are busy to the end."""
GROWTH = 5
"""Games of the first share, and how many more each next one has: the first results come soon."""
GLANCE = 0.1
"""Seconds after which whoever waits for a share looks whether to stop, and whether more hands have come."""
GRACE = 1.0
"""Seconds that a share that is being played is waited for after a stop."""

M = TypeVar("M", bound=Hashable)
T = TypeVar("T")


class CrewError(Exception):
    """Who plays cannot go on; the message is one line for people."""


class Crew(Protocol):
    """Who plays shares."""

    most: int
    """Games of a share."""

    def hands(self) -> int:
        """How many shares are played at once; 0 where handing out a share plays it."""

    def submit(self, play_one: Callable[[M, int], T], match: M, start: int, end: int) -> Future[list[T]]:
        """Hand out the games of these numbers; after `halt` fewer may come back, the first ones."""

    def halt(self) -> None:
        """Let no more games begin, where that can be told."""


class Alone:
    """This process, game by game."""

    most = 1

    def hands(self) -> int:
        """None but the one that hands out."""
        return 0

    def submit(self, play_one: Callable[[M, int], T], match: M, start: int, end: int) -> Future[list[T]]:
        """Play them now."""
        future: Future[list[T]] = Future()
        future.set_result(play_share(play_one, match, start, end))
        return future

    def halt(self) -> None:
        """Nothing is being played when this is called."""


ALONE = Alone()


def never() -> bool:
    """Do not stop."""
    return False


class Share(NamedTuple):
    """Games of one match."""

    match: Any
    start: int
    end: int


def each(
    matches: Iterable[tuple[M, int]], play_one: Callable[[M, int], T], crew: Crew = ALONE, stop: Callable[[], bool] = never
) -> Iterator[tuple[M, list[T]]]:
    """Play so many games of each match, and give what they came to in order.

    `play_one` is a function of a module, which every process can import. Once `stop` says so, what is there is given as far as no game
    before it is missing, and no more.
    """
    shares = _shares(matches, crew)
    out: deque[tuple[Share, Future[list[T]]]] = deque()
    grace = GRACE
    try:
        while True:
            while not stop() and len(out) <= AHEAD * crew.hands() and (share := next(shares, None)):
                out.append((share, crew.submit(play_one, *share)))
            if not out:
                return
            share, future = out[0]
            wait([future], GLANCE)
            if not future.done():
                if not stop():
                    continue
                crew.halt()
                wait([future], grace)
                grace = 0
            out.popleft()
            part = future.result() if future.done() else []
            future.cancel()
            if part:
                yield share.match, part
            if len(part) < share.end - share.start:
                return
    finally:
        for _, future in out:
            future.cancel()


def play_share(play_one: Callable[[M, int], T], match: M, start: int, end: int, stop: Callable[[], bool] = never) -> list[T]:
    """Play the games of these numbers one after the other, until `stop` says so."""
    played: list[T] = []
    for number in range(start, end):
        if stop():
            break
        played.append(play_one(match, number))
    return played


def _shares(matches: Iterable[tuple[M, int]], crew: Crew) -> Iterator[Share]:
    given = 0
    for match, games in matches:
        most = max(1, min(crew.most, games // (EVEN * max(1, crew.hands()))))
        start = 0
        while start < games:
            given += GROWTH
            end = min(games, start + min(most, given))
            yield Share(match, start, end)
            start = end
