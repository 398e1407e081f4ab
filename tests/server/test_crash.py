"""D97, D29: the process is killed at any moment, and every accepted command is there.

`PAPERBACK_CRASHES` sets how often it is killed in each game.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from paperback.notation.log import parse_record
from paperback.notation.verify import verify
from tests.server.browser import Browser, until

CRASHES = int(os.environ.get("PAPERBACK_CRASHES", "2"))


class Product:
    """The program in a process of its own."""

    def __init__(self, url: str, home: Path) -> None:
        env = os.environ | {"PAPERBACK_DATABASE_URL": url, "XDG_DATA_HOME": str(home)}
        command = [sys.executable, "-m", "paperback", "serve", "--port", "0"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=env)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().split()[-1]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture
def products(db_url: str, tmp_path: Path) -> Iterator[Any]:
    running: list[Product] = []

    def start() -> Product:
        running.append(Product(db_url, tmp_path))
        return running[-1]

    yield start
    for product in running:
        product.kill()


def exported(url: str, game: str) -> str:
    command = [sys.executable, "-m", "paperback", "record", "export", game, "--database-url", url]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("settings", [{"fame_piles": "short"}, {"mode": "deadline"}], ids=["standard", "deadline"])
def test_d97_killed_at_random_points_no_accepted_command_is_lost_and_the_game_goes_on(
    products: Any, db_url: str, settings: dict[str, str]
) -> None:
    chance = random.Random(97)
    product = products()
    me = Browser(product.address)
    game = me.create("hah", lexicon="en-common", settings=settings)
    cookies = me.http.cookies
    accepted = 1
    for _ in range(CRASHES):
        # the kill comes while commands are under way
        killer = threading.Timer(chance.uniform(0.05, 1.0), product.kill)
        killer.start()
        try:
            while True:
                for seat in (0, 2):
                    frame = me.frame(game, seat)
                    accepted = max(accepted, frame["version"])
                    if frame["view"]["mine"]["question"]:
                        answer = me.send(game, seat, me.choose(game, frame, chance), frame["moves"])
                        accepted = max(accepted, answer.json().get("version", 0))
        except (httpx.TransportError, json.JSONDecodeError):
            killer.join()
        me.http.close()
        product = products()
        me = Browser(product.address, cookies)
        assert me.frame(game)["version"] >= accepted
    before = me.frame(game)["version"]
    given = me.play(game, chance, seats=(0, 2), most=20)
    assert me.frame(game)["version"] >= before + given
    me.http.close()
    record = parse_record(exported(db_url, game).splitlines())
    assert len(record.lines) >= before + given
    assert verify(record) is None


def stat(process: str) -> tuple[str, int]:
    """The state of a process, and who started it, as Linux tells it; Z is one that has ended."""
    try:
        state, parent, *_ = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return "Z", 0
    return state, int(parent)


def children(process: int) -> list[str]:
    """The processes that this one has started and that have not ended."""
    return [folder.name for folder in Path("/proc").glob("[0-9]*") if stat(folder.name)[1] == process and stat(folder.name)[0] != "Z"]


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells who started whom like that")
@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_however_a_product_ends_no_process_of_its_own_outlives_it(products: Any, end: signal.Signals) -> None:
    product = products()
    me = Browser(product.address)
    game = me.create("aa")
    until(lambda: me.frame(game, None)["version"] > 2)
    started = children(product.process.pid)
    assert started
    product.process.send_signal(end)
    product.process.wait(20)
    until(lambda: all(stat(child)[0] == "Z" for child in started))
    me.http.close()


def test_a_stopped_product_ends_at_once_and_well(products: Any) -> None:
    product = products()
    me = Browser(product.address)
    game = me.create("hh")
    with me.stream(game) as frames:
        next(frames)
        begun = time.monotonic()
        product.process.terminate()
        assert list(frames) == []
    assert product.process.wait(10) in (0, -signal.SIGTERM)
    assert time.monotonic() - begun < 10
    me.http.close()
