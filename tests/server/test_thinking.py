from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from paperback.bots import registry
from paperback.bots.dials import parse
from paperback.engine.commands import Pass, PlayWord
from paperback.engine.game import Game
from paperback.engine.settings import Settings
from paperback.notation.agreement import agree, rules_of
from paperback.server import thinking
from paperback.server.thinker import Fault, Maker, Order
from paperback.server.thinking import MOST, Process, Thinking, processes
from tests.server.browser import until
from tests.server.strange import Strangers

Strange = Callable[..., Strangers]


@asynccontextmanager
async def running(seconds: float = 1.0, make: Maker = registry.make, count: int = 1) -> AsyncIterator[Thinking]:
    thoughts = Thinking(seconds, make, count)
    try:
        yield thoughts
    finally:
        await thoughts.stop()


def order(player: str) -> Order:
    agreement = agree(Settings(first_seat=0), "en-common")
    game = Game(rules_of(agreement), "thinking")
    game.start()
    return Order(agreement, game.state, 0, parse(player), "seed")


def test_there_are_few_processes_and_the_server_keeps_a_core(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = []
    for cores in (None, 1, 2, 3, 64):
        monkeypatch.setattr(os, "cpu_count", lambda cores=cores: cores)
        counts.append(processes())
    assert counts == [1, 1, 1, 2, MOST]


async def test_a_process_finds_the_move_that_is_found_here() -> None:
    one = order("greedy")
    async with running() as thoughts:
        await thoughts.warm()
        assert isinstance(await thoughts.choose(one), PlayWord)
        assert [await thoughts.choose(one) for _ in range(3)] == [await thoughts.choose(one)] * 3


async def test_only_players_that_think_as_long_as_they_may_are_given_a_time(strangers: Strange) -> None:
    strange = strangers(legend="least", author="least")
    async with running(0.7, strange) as thoughts:
        for player in ("legend@5", "author@3"):
            assert await thoughts.choose(order(player)) == Pass()
    assert [(player, seconds) for _, player, seconds in strange.seen()] == [("legend@5", "0.7"), ("author@3", "None")]


async def test_where_more_want_to_think_than_can_each_thinks_less_and_who_asked_first_is_first(strangers: Strange) -> None:
    strange = strangers(legend="least")
    async with running(1.2, strange) as thoughts:
        await asyncio.gather(*(thoughts.choose(order(f"legend@{vocabulary}")) for vocabulary in (5, 4, 3, 2)))
    assert [(player, float(seconds)) for _, player, seconds in strange.seen()] == [
        ("legend@5", 1.2),
        ("legend@4", pytest.approx(0.4)),
        ("legend@3", pytest.approx(0.6)),
        ("legend@2", 1.2),
    ]


async def test_nobody_thinks_less_than_a_little_or_more_than_it_may(strangers: Strange) -> None:
    strange = strangers(legend="least")
    for seconds in (1.0, 0.05):
        async with running(seconds, strange) as thoughts:
            await asyncio.gather(*(thoughts.choose(order("legend@5")) for _ in range(12)))
    given = [float(seconds) for *_, seconds in strange.seen()]
    assert (min(given[:12]), max(given[12:])) == (thinking.LEAST, 0.05)


@pytest.mark.skipif(os.name == "nt", reason="signals are another thing there")
async def test_a_process_that_ended_while_it_had_nothing_to_do_costs_nobody_a_move(strangers: Strange) -> None:
    strange = strangers(author="least")
    async with running(make=strange) as thoughts:
        for _ in range(2):
            assert await thoughts.choose(order("author@1")) == Pass()
            os.kill(strange.seen()[-1][0], signal.SIGKILL)
    assert len({process for process, *_ in strange.seen()}) == 2


async def test_making_words_ready_costs_a_player_none_of_its_time(strangers: Strange, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, float]] = []
    ask = Process._ask

    async def noting(process: Process, work: Callable[..., object], limit: float, *args: object) -> object:
        asked.append((work.__name__, limit))
        return await ask(process, work, limit, *args)

    monkeypatch.setattr(Process, "_ask", noting)
    async with running(make=strangers(casual="dies")) as thoughts:
        for player in ("greedy", "greedy", "greedy@2", "greedy", "casual@3", "greedy"):
            await thoughts.choose(order(player))
    ready, move = ("prepare", thinking.PREPARING), ("think", thinking.SLACK)
    assert asked == [ready, move, move, ready, move, move, move, ready, move], "a new process knows no words"


async def test_a_process_that_cannot_be_started_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(*_: object) -> None:
        raise OSError(11, "no more processes")

    async with running() as thoughts:
        with monkeypatch.context() as full:
            full.setattr("multiprocessing.context.SpawnProcess.start", failing)
            fault = await thoughts.choose(order("greedy"))
        assert isinstance(fault, Fault)
        assert "does not start" in fault.why
        # there is room again
        assert isinstance(await thoughts.choose(order("greedy")), PlayWord)


async def test_what_is_stopped_starts_nothing_any_more() -> None:
    async with running() as thoughts:
        await thoughts.stop()
        assert await thoughts.choose(order("greedy")) == Fault("no process can be started: the server ends")


async def test_a_move_that_nobody_wants_any_more_is_not_thought_of_further(strangers: Strange) -> None:
    strange = strangers(author="sleeps", casual="least")
    async with running(make=strange) as thoughts:
        waiting = asyncio.create_task(thoughts.choose(order("author@1")))
        await asyncio.to_thread(until, strange.seen)
        waiting.cancel()
        assert await thoughts.choose(order("casual@1")) == Pass()
    (sleeper, *_), (other, *_) = strange.seen()
    assert sleeper != other
