from __future__ import annotations

import pytest

from paperback.server import host
from tests.server.browser import Served


def test_d103_tables_that_nobody_watches_leave_memory(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host, "IDLE", -1.0)
    me = local.browser()
    watched = me.create()
    with me.stream(watched) as frames:
        next(frames)
        other = local.browser(me.http.cookies)
        games = [other.create() for _ in range(20)]
        assert local.host.open_tables <= 3
        assert watched in local.host._tables
    assert [other.frame(game)["version"] for game in games] == [1] * 20


def test_d95_when_all_have_left_all_can_come_back(local: Served) -> None:
    me = local.browser()
    game = me.create()
    me.send(game, 0, {"do": "pass"})
    before = me.frame(game)
    local.host._tables.clear()
    assert me.frame(game) == before
    assert me.send(game, 0, {"do": "take_back"}).status_code == 200
