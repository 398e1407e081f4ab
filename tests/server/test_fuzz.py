"""The API is fuzzed by its own description: no request makes the server fail, and every answer is as described.

`PAPERBACK_FUZZ` sets how many requests each operation gets; a night's run takes some thousands.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck
from hypothesis import settings as hypothesis_settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import content_type_conformance, response_schema_conformance, status_code_conformance

from paperback.server.app import create_app
from tests.server.browser import Browser, Served

EXAMPLES = int(os.environ.get("PAPERBACK_FUZZ", "25"))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
STREAM = "/api/games/{game}/events"
"""It never ends, so that its answers cannot be waited for; its tests are in test_streams.py."""


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Browser, str, str]]:
    """A server with a running game and one that is over."""
    served = Served(f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'games.db'}")
    me = served.browser()
    running = me.create("ha")
    over = me.create("hh")
    for n in range(40):
        for command in ("pass", "done"):
            me.send(over, n % 2, {"do": command})
    yield served, me, running, over
    served.stop()


def described() -> dict[str, Any]:
    """The description, without the stream."""
    schema = create_app(f"sqlite:///{Path(os.devnull)}").openapi()
    del schema["paths"][STREAM]
    return schema


SCHEMA = schemathesis.openapi.from_dict(described())


@SCHEMA.parametrize()
@hypothesis_settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_no_request_makes_the_server_fail(case: schemathesis.Case[Any], target: tuple[Served, Browser, str, str]) -> None:
    served, me, running, over = target
    if "game" in (case.path_parameters or {}) and len(str(case.path_parameters["game"])) % 4:
        # a made-up id leads nowhere: most requests should meet a game
        case.path_parameters["game"] = running if len(str(case.path_parameters["game"])) % 4 == 1 else over
    case.call_and_validate(base_url=served.address, checks=CHECKS, cookies=dict(me.http.cookies))
