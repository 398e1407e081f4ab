from __future__ import annotations

import asyncio
import logging
import os
import signal
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from paperback.bots.opponents import USUAL
from paperback.engine.commands import Buy, Command
from paperback.engine.rejection import Code
from paperback.server import thinking
from paperback.server.routes import games
from paperback.server.thinker import Fault, Order
from paperback.server.thinking import Thinking
from tests.server.browser import Browser, Served, until
from tests.server.strange import Strangers

SKILL = USUAL.player.skill
"""Of those who play where nobody is named."""
Strange = Callable[..., Strangers]


class Unruly(Thinking):
    """Whatever is asked, it wants to buy, as soon as it is let."""

    def __init__(self) -> None:
        super().__init__(count=1)
        self.free = threading.Event()

    async def choose(self, order: Order) -> Command | Fault:
        await asyncio.to_thread(self.free.wait)
        return Buy(order.seat)


def plays_until(served: Served, game: str, turns: int) -> None:
    until(lambda: (served.host._tables[game].state.turn >= turns) or served.host._tables[game].over)


def against(me: Browser, *bots: str) -> str:
    """A game of these computer players, and of a person who sits last."""
    seats = [{"kind": "ai", "name": bot, "bot": bot} for bot in bots]
    return me.create(seats=[*seats, {"kind": "human", "name": "me"}])


def local_with(serving: Any, tmp_path: Path, strangers: Strangers) -> Served:
    served: Served = serving(f"sqlite:///{tmp_path / 'games.db'}", Thinking(make=strangers, count=1))
    return served


def asked(me: Browser, game: str) -> bool:
    """Whether the person at seat 1 is asked for a word."""
    question = me.frame(game, 1)["view"]["mine"]["question"]
    return bool(question) and question["ask"] == "spell_word"


def test_14_6_where_a_player_fails_cheats_or_dies_the_level_below_moves(
    serving: Any, tmp_path: Path, strangers: Strange, caplog: pytest.LogCaptureFixture
) -> None:
    strange = strangers(author="raises", casual="cheats", novice="dies")
    served = local_with(serving, tmp_path, strange)
    me = served.browser()
    game = against(me, "author@2")
    until(lambda: asked(me, game))
    assert [player for _, player, _ in strange.seen()] == ["author@2", "casual@2", "novice@2"] * 2
    told = [record.getMessage() for record in caplog.records if record.name == "paperback.server.players"]
    where = f"table {game}, seat 0: "
    for line, (start, why) in zip(
        told,
        [
            ("author@2 has no move, casual@2 moves", "Odd: very odd: 3"),
            ("casual@2 has no move, novice@2 moves", "it wanted Buy(card=0"),
            ("novice@2 has no move, what does least is done", "its process ended with -9"),
        ]
        * 2,
        strict=True,
    ):
        assert line.startswith(where + start)
        assert why in line
    assert {record.levelname for record in caplog.records if record.name == "paperback.server.players"} == {"WARNING"}


def test_a_player_that_thinks_for_ever_is_ended_and_the_level_below_moves(
    serving: Any, tmp_path: Path, strangers: Strange, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "SLACK", 0.5)
    strange = strangers(casual="sleeps", novice="least")
    served = local_with(serving, tmp_path, strange)
    me = served.browser()
    game = against(me, "casual@1")
    until(lambda: asked(me, game))
    assert "casual@1 has no move, novice@1 moves: it took longer than 0.5 s" in caplog.text
    begun = [process for process, player, _ in strange.seen() if player == "casual@1"]
    assert len({*begun}) == len(begun) == 2, "each was in a process of its own"
    assert not any(map(alive, begun))


def test_while_a_player_thinks_everybody_else_is_answered(serving: Any, tmp_path: Path, strangers: Strange) -> None:
    strange = strangers(author="waits")
    served = serving(f"sqlite:///{tmp_path / 'games.db'}", Thinking(60.0, strange, 1))
    me = served.browser()
    game = against(me, "author@1")
    until(strange.seen)
    assert me.http.get("/api/health").status_code == 200
    other = me.create("hh")
    assert me.send(other, 0, {"do": "pass"}).status_code == 200
    assert me.frame(game, 1)["version"] == 1
    strange.enough()
    until(lambda: asked(me, game))


@pytest.mark.skipif(os.name == "nt", reason="signals are another thing there")
def test_a_process_killed_in_the_middle_of_a_move_is_replaced_and_the_level_below_moves(
    serving: Any, tmp_path: Path, strangers: Strange, caplog: pytest.LogCaptureFixture
) -> None:
    strange = strangers(author="waits", casual="least")
    served = local_with(serving, tmp_path, strange)
    me = served.browser()
    game = against(me, "author@1")
    until(strange.seen)
    (process, player, _), *_ = strange.seen()
    os.kill(process, signal.SIGKILL)
    strange.enough()
    until(lambda: asked(me, game))
    assert "author@1 has no move, casual@1 moves: its process ended with -9" in caplog.text
    assert player == "author@1"
    assert process not in {after for after, *_ in strange.seen()[1:]}


def test_a_closed_server_ends_what_thinks(serving: Any, tmp_path: Path, strangers: Strange) -> None:
    strange = strangers(author="sleeps")
    served = serving(f"sqlite:///{tmp_path / 'games.db'}", Thinking(60.0, strange, 2))
    games = [against(served.browser(), "author@1") for _ in range(2)]
    until(lambda: len(strange.seen()) == len(games))
    processes = {process for process, *_ in strange.seen()}
    assert len(processes) == 2
    assert all(map(alive, processes))
    served.stop()
    assert not any(map(alive, processes))


def test_a_player_that_this_program_does_not_know_is_replaced(
    local: Served, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    me = local.browser()
    with monkeypatch.context() as newer:
        newer.setattr(games, "parse", str)
        game = against(me, "prophet@9")
    until(lambda: asked(me, game))
    assert "there is no player 'prophet'" in caplog.text
    assert me.http.get(f"/api/games/{game}/story").json()["turns"][0]["words"]


def test_a_computer_player_tries_again_when_the_database_is_held_by_another(
    serving: Any, tmp_path: Path, strangers: Strange, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(thinking, "SLACK", 20.0)
    strange = strangers(**{SKILL: "waits"})
    served = local_with(serving, tmp_path, strange)
    game = served.browser().create("aa")
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None)) as database:
        database.execute("BEGIN IMMEDIATE")
        strange.enough()
        until(lambda: "the database does not answer" in caplog.text)
        database.execute("ROLLBACK")
    plays_until(served, game, 2)


def test_what_stands_in_for_a_refused_move_is_tried_again_like_any_other(
    serving: Any, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "paperback.server.players")
    unruly = Unruly()
    me = serving(f"sqlite:///{tmp_path / 'games.db'}", unruly).browser()
    game = against(me, "author@1")
    with closing(sqlite3.connect(tmp_path / "games.db", isolation_level=None, check_same_thread=False)) as database:

        def hold(record: logging.LogRecord) -> bool:
            if record.getMessage().endswith(Code.NOT_NOW) and not database.in_transaction:
                database.execute("BEGIN IMMEDIATE")
            return True

        caplog.handler.addFilter(hold)
        unruly.free.set()
        until(lambda: "the database does not answer" in caplog.text)
        caplog.handler.removeFilter(hold)
        database.execute("ROLLBACK")
    until(lambda: asked(me, game))
    told = [record.getMessage() for record in caplog.records if record.name == "paperback.server.players"]
    said = f"table {game}, seat 0: "
    assert told[:2] == [said + Code.NOT_NOW, f"{said}the database does not answer, trying again"]


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


def test_d97_after_a_crash_the_computer_goes_on_by_itself(
    serving: Any, db_url: str, strangers: Strange, monkeypatch: pytest.MonkeyPatch
) -> None:
    strange = strangers(**{SKILL: "sleeps"})
    with monkeypatch.context() as crash:
        crash.setattr(thinking, "SLACK", 20.0)
        first = serving(db_url, Thinking(make=strange))
        me = first.browser()
        game = me.create("ha")
        for command in ("pass", "done"):
            me.send(game, 0, {"do": command})
        first.stop()
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
    serving: Any, tmp_path: Path, strangers: Strange, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    with monkeypatch.context() as crash:
        crash.setattr(thinking, "SLACK", 20.0)
        first = serving(url, Thinking(make=strangers(**{SKILL: "sleeps"})))
        broken, whole = sorted(first.browser().create("ah") for _ in range(2))
        first.stop()
    with closing(sqlite3.connect(tmp_path / "games.db")) as database, database:
        database.execute("UPDATE entries SET line = 'nonsense' WHERE game = ?", (broken,))
    second = serving(url)
    until(lambda: whole in second.host._tables)
    plays_until(second, whole, 1)


def alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
