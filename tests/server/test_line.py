from __future__ import annotations

import asyncio
import string

from paperback.server.line import Line


def anything(_: str) -> bool:
    return False


async def test_a_liked_thing_is_taken_where_several_are_free() -> None:
    line = Line("abc")
    assert await line.take(0, lambda thing: thing == "b") == "b"
    assert {await line.take(0, lambda thing: thing == "b") for _ in range(2)} == {"a", "c"}


async def test_who_came_first_is_next_but_the_patient_let_others_go_first() -> None:
    line, served = Line("x"), []

    async def one(name: str, patience: float) -> None:
        thing = await line.take(patience, anything)
        served.append(name)
        await asyncio.sleep(0)
        line.give(thing)

    # those with the least patience come last
    await asyncio.gather(*(one(name, patience) for name, patience in zip("abcdef", (0, 60, 60, 0, 0, -60), strict=True)))
    assert served == ["a", "f", "d", "e", "b", "c"]


async def test_who_goes_away_is_passed_over_and_keeps_nothing() -> None:
    line = Line("x")
    thing = await line.take(0, anything)
    gone, late, last = (asyncio.create_task(line.take(0, anything)) for _ in range(3))
    await asyncio.sleep(0)
    gone.cancel()
    line.give(thing)
    # it is given to this one, who has gone away in the same moment
    late.cancel()
    assert await last == "x"
    assert late.cancelled()


async def test_many_who_come_and_go_leave_everything_free() -> None:
    line = Line(string.ascii_lowercase[:3])

    async def one(number: int) -> None:
        thing = await line.take(number % 2, anything)
        try:
            await asyncio.sleep(0.0001 * (number % 5))
        finally:
            line.give(thing)

    tasks = [asyncio.create_task(one(number)) for number in range(200)]
    for number, task in enumerate(tasks):
        if number % 3 == 0:
            await asyncio.sleep(0)
            task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert {await line.take(0, anything) for _ in range(3)} == {"a", "b", "c"}
