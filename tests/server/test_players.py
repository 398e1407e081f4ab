from __future__ import annotations

import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from paperback.bots import registry
from paperback.engine.commands import Buy, Command
from paperback.lexicon import arrays
from paperback.server import players
from tests.server.browser import Served, until


def plays_until(served: Served, game: str, turns: int) -> None:
    until(lambda: (served.host._tables[game].state.turn >= turns) or served.host._tables[game].over)


def test_14_6_a_player_that_fails_or_cheats_makes_a_legal_move(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def choose(self, window: Any) -> Command:
            if window.turn % 2:
                raise RuntimeError(window.seat)
            return Buy(0)

    monkeypatch.setitem(registry.BOTS, "greedy", lambda *_: Cheat())
    game = local.browser().create("aa")
    plays_until(local, game, 6)


def test_a_player_that_thinks_too_long_makes_a_legal_move_and_holds_nobody_up(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, enough = threading.Event(), threading.Event()

    class Slow:
        def choose(self, window: Any) -> Command:
            thinking.set()
            enough.wait(20)
            return window.least()  # type: ignore[no-any-return]  # the window is a real one

    monkeypatch.setattr(players, "PATIENCE", 0.05)
    monkeypatch.setitem(registry.BOTS, "greedy", lambda *_: Slow())
    me = local.browser()
    game = me.create("ah")
    assert thinking.wait(10)
    begun = time.monotonic()
    assert me.http.get("/api/health").status_code == 200
    assert time.monotonic() - begun < 10
    me.await_version(game, 1, 3)
    assert me.frame(game, 1)["view"]["mine"]["question"]["ask"] == "spell_word"
    enough.set()


def test_a_computer_player_tries_again_when_the_database_is_held_by_another(
    local: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    held = threading.Event()

    class Patient:
        def choose(self, window: Any) -> Command:
            held.wait(20)
            return window.least()  # type: ignore[no-any-return]  # the window is a real one

    monkeypatch.setattr(players, "PATIENCE", 20)
    monkeypatch.setitem(registry.BOTS, "greedy", lambda *_: Patient())
    game = local.browser().create("aa")
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        held.set()
        until(lambda: "the database does not answer" in caplog.text)
        database.execute("ROLLBACK")
    plays_until(local, game, 2)


def test_a_word_list_that_is_not_ready_yet_does_not_cost_the_computer_its_turn(local: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    load = arrays.load

    def slow(*args: Any, **options: Any) -> arrays.LexiconArrays:
        time.sleep(0.6)
        return load(*args, **options)

    monkeypatch.setattr(arrays, "load", slow)
    monkeypatch.setattr(players, "PATIENCE", 0.5)
    me = local.browser()
    game = me.create("ah")
    until(lambda: me.frame(game, 1)["view"]["seats"][0]["turns"])
    assert me.http.get(f"/api/games/{game}/story").json()["turns"][0]["words"]


def test_d91_waking_the_players_often_makes_them_move_once(local: Served) -> None:
    me = local.browser()
    game = me.create("ha")
    for command in ("pass", "done"):
        me.send(game, 0, {"do": command})
    for _ in range(20):
        me.frame(game)
    until(lambda: me.frame(game)["view"]["mine"]["question"])
    turns = [turn["seat"] for turn in me.http.get(f"/api/games/{game}/story").json()["turns"]]
    assert turns == [0, 1]


def test_d97_after_a_crash_the_computer_goes_on_by_itself(serving: Any, db_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    silent = threading.Event()

    class Silent:
        def choose(self, window: Any) -> Command:
            silent.wait(20)
            return window.least()  # type: ignore[no-any-return]  # the window is a real one

    with monkeypatch.context() as crash:
        crash.setitem(registry.BOTS, "greedy", lambda *_: Silent())
        crash.setattr(players, "PATIENCE", 20.0)
        first = serving(db_url)
        me = first.browser()
        game = me.create("ha")
        for command in ("pass", "done"):
            me.send(game, 0, {"do": command})
        first.stop()
        silent.set()
    # nobody opens the game: the new server itself sees that the computer must answer
    second = serving(db_url)
    until(lambda: game in second.host._tables)
    plays_until(second, game, 2)
    assert second.browser(me.http.cookies).frame(game)["view"]["mine"]["question"]["ask"] == "spell_word"


def test_d58_the_same_seed_gives_the_same_game(local: Served) -> None:
    me = local.browser()
    records = []
    for _ in range(2):
        game = me.create("aa", lexicon="en", seed="again", settings={"fame_piles": "short"})
        plays_until(local, game, 10_000)
        records.append(me.http.get(f"/api/games/{game}/record").text)
    assert records[0] == records[1]
    assert "seed" in records[0]


def test_a_game_that_cannot_be_opened_holds_no_other_up_after_a_crash(
    serving: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url, silent = f"sqlite:///{tmp_path / 'games.db'}", threading.Event()

    class Silent:
        def choose(self, window: Any) -> Command:
            silent.wait(20)
            return window.least()  # type: ignore[no-any-return]  # the window is a real one

    with monkeypatch.context() as crash:
        crash.setitem(registry.BOTS, "greedy", lambda *_: Silent())
        crash.setattr(players, "PATIENCE", 20.0)
        first = serving(url)
        broken, whole = sorted(first.browser().create("ah") for _ in range(2))
        first.stop()
        silent.set()
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.execute("UPDATE entries SET line = 'nonsense' WHERE game = ?", (broken,))
    second = serving(url)
    until(lambda: whole in second.host._tables)
    plays_until(second, whole, 1)
