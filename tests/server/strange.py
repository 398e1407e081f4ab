"""Computer players with faults, for processes that think: they write down what they do in a folder."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from paperback.bots import registry
from paperback.bots.bot import Bot
from paperback.bots.dials import Name
from paperback.bots.speller import Spellers
from paperback.bots.window import Window
from paperback.engine.commands import Buy, Command

PATIENCE = 60.0


class Odd(Exception):  # noqa: N818 - it is no error of ours
    """An exception that no other process can read."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__(f"very odd: {one + two}")


class Stranger(NamedTuple):
    """A player that does as it was told."""

    folder: Path
    player: Name
    seconds: float | None
    way: str

    def choose(self, window: Window) -> Command:
        (self.folder / f"{time.monotonic_ns()} {os.getpid()} {self.player} {self.seconds}").touch()
        match self.way:
            case "sleeps":
                time.sleep(PATIENCE)
            case "waits":
                end = time.monotonic() + PATIENCE
                while not (self.folder / "enough").exists() and time.monotonic() < end:
                    time.sleep(0.005)
            case "raises":
                raise Odd(1, 2)
            case "cheats":
                return Buy(0)
            case "dies":
                os.kill(os.getpid(), signal.SIGKILL)
        return window.least()


class Strangers:
    """Makes players that do as they are told, by skill; the others are the usual ones."""

    def __init__(self, folder: Path, ways: Mapping[str, str]) -> None:
        self.folder = folder
        self.ways = ways

    def __call__(self, player: Name, spellers: Spellers, seed: str, seconds: float | None) -> Bot:
        way = self.ways.get(player.skill)
        return registry.make(player, spellers, seed, seconds) if way is None else Stranger(self.folder, player, seconds, way)

    def enough(self) -> None:
        """Let those that wait move."""
        (self.folder / "enough").touch()

    def seen(self) -> list[tuple[int, str, str]]:
        """What was asked of strangers: the process, the player, its seconds."""
        lines = [file.name.split() for file in sorted(self.folder.iterdir()) if file.name != "enough"]
        return [(int(process), player, seconds) for _, process, player, seconds in lines]
