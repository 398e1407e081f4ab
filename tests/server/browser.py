"""A server in this process, and browsers that know nothing but its protocol."""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn

from paperback.server.app import create_app
from paperback.server.host import Host
from paperback.server.thinking import Thinking
from tests.words import words_of

PATIENCE = 20.0
"""Seconds that anything may take before a test gives up."""


class Served:
    """A running server."""

    def __init__(self, url: str, names: frozenset[str] = frozenset(), thinking: Thinking | None = None) -> None:
        self.app = create_app(url, names, thinking=thinking)
        self.host: Host = self.app.state.host
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        self._socket.bind(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._server = uvicorn.Server(uvicorn.Config(self.app, log_level="warning", timeout_graceful_shutdown=1))
        self._thread = threading.Thread(target=self._server.run, args=([self._socket],))
        self._thread.start()
        self._browsers: list[Browser] = []
        until(lambda: self._server.started)

    def browser(self, cookies: Any = None) -> Browser:
        """A new browser, or one with another's cookies."""
        self._browsers.append(Browser(self.address, cookies))
        return self._browsers[-1]

    def stop(self) -> None:
        self.host.bus.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()
        for browser in self._browsers:
            browser.http.close()


def until(true: Callable[[], Any]) -> None:
    """Wait for something that must come."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "it never came"
        time.sleep(0.005)


class Browser:
    """Somebody's browser."""

    def __init__(self, address: str, cookies: Any = None) -> None:
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, cookies=cookies)

    def create(self, kinds: str = "hh", **changes: Any) -> str:
        """A new game; `h` is a human seat, `a` a computer's."""
        seats = [{"kind": {"h": "human", "a": "ai"}[kind], "name": f"Seat {n}"} for n, kind in enumerate(kinds)]
        body = {"seats": seats, "lexicon": "en-common", "seed": "test", "settings": {"first_seat": 0}} | changes
        answer = self.http.post("/api/games", json=body)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["game"])

    def frame(self, game: str, seat: int | None = 0) -> dict[str, Any]:
        answer = self.http.get(f"/api/games/{game}/frame", params={} if seat is None else {"seat": seat})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def send(self, game: str, seat: int, command: dict[str, Any], moves: int | None = None) -> httpx.Response:
        if moves is None:
            moves = self.frame(game, seat)["moves"]
        return self.http.post(f"/api/games/{game}/commands", json={"seat": seat, "moves": moves, "command": command})

    def preview(self, game: str, seat: int, **what: Any) -> dict[str, Any]:
        answer = self.http.post(f"/api/games/{game}/preview", json={"seat": seat, **what})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def words(self, game: str, seat: int = 0) -> list[dict[str, Any]]:
        """The best words of a hand."""
        lexicon = self.http.get(f"/api/games/{game}").json()["lexicon"]
        return words_of(self.frame(game, seat)["view"], lexicon, lambda words: self.preview(game, seat, words=words))

    @contextmanager
    def stream(
        self, game: str, seat: int | None = 0, after: int | None = None, last: int | None = None
    ) -> Iterator[Iterator[dict[str, Any]]]:
        """The frames of a stream."""
        params = {key: value for key, value in {"seat": seat, "after": after}.items() if value is not None}
        headers = {} if last is None else {"last-event-id": str(last)}
        with self.http.stream("GET", f"/api/games/{game}/events", params=params, headers=headers) as answer:
            assert answer.status_code == 200
            yield (json.loads(line[5:]) for line in answer.iter_lines() if line.startswith("data:"))

    def play(self, game: str, chance: random.Random, seats: tuple[int, ...] = (0, 1), most: int = 10_000) -> int:
        """Give legal commands for seats of this browser until the game is over, or so many: how many were given."""
        for given in range(most):
            views = {seat: self.frame(game, seat) for seat in seats}
            if views[seats[0]]["view"]["outcome"]:
                return given
            seat = next((seat for seat in seats if views[seat]["view"]["mine"]["question"]), None)
            if seat is None:
                self.await_version(game, seats[0], views[seats[0]]["version"] + 1)
                continue
            answer = self.send(game, seat, self.choose(game, views[seat], chance), views[seat]["moves"])
            assert answer.status_code == 200, answer.text
        return most

    def await_version(self, game: str, seat: int, version: int) -> None:
        """Wait until so many commands of the game were accepted."""
        until(lambda: self.frame(game, seat)["version"] >= version)

    def choose(self, game: str, frame: dict[str, Any], chance: random.Random) -> dict[str, Any]:
        """Some legal command, by what the frame shows."""
        view = frame["view"]
        question = view["mine"]["question"]
        match question["ask"]:
            case "spell_word":
                words = self.words(game, frame["seat"])
                return {"do": "play_word", "words": chance.choice(words)["words"]} if words else {"do": "pass"}
            case "choose_cards":
                count = chance.randint(question["at_least"], question["at_most"])
                return {"do": "answer", "cards": [card["id"] for card in chance.sample(question["options"], count)]}
            case "arrange":
                return {"do": "answer", "cards": [card["id"] for card in question["cards"]]}
            case "choose_ability":
                return {"do": "pick", "index": chance.randrange(len(question["abilities"]))}
            case _:
                return self.shop(view, question)

    def shop(self, view: dict[str, Any], question: dict[str, Any]) -> dict[str, Any]:
        """Buy what can be bought, Fame before letters; else use what must be used; else be done."""
        must = [n for n, ability in enumerate(question["abilities"]) if not ability["may"]]
        if must:
            return {"do": "use_ability", "index": must[0]}
        typos = view["parts"].get("typos")
        if typos and typos["can_take"]:
            return {"do": "take_typo"}
        draft = view["parts"].get("deadline")
        if draft and draft["packet"] and not draft["taken"]:
            wanted = next((offered for offered in draft["packet"] if offered["affordable"]), None)
            return {"do": "buy", "card": wanted["id"]} if wanted else {"do": "save_card", "card": draft["packet"][0]["id"]}
        piles = [pile["top"] for pile in view["market"]["fame"]] + [
            offered for pile in view["market"]["piles"] for offered in (pile["top"], *pile["alternates"])
        ]
        affordable = [offered for offered in piles if offered and offered["affordable"]]
        return {"do": "buy", "card": affordable[0]["id"], "on_top": False} if affordable else {"do": "done"}
