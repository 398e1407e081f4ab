from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from paperback.cli.main import main


class Ran(NamedTuple):
    status: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Run a command in this process; argparse ends a process, which counts as its status."""

    def command(*arguments: str) -> Ran:
        try:
            status = main(arguments)
        except SystemExit as end:
            status = int(end.code or 0)
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return command
