"""D68, D69, D71: every byte that goes out is searched for what its reader may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from paperback.engine.game import Game
from paperback.engine.play import fold
from paperback.engine.state import GameState
from paperback.notation.agreement import rules_of
from paperback.server.table import KEPT
from paperback.testing.secrets import hidden
from tests.server.browser import Browser, Served

ENTRIES = 60
"""Entries of each game that are searched, or a few more."""
IDS = {"id", "card", "cards", "copied", "shown", "revealed", "target", "applied"}


def ids(value: Any, at: str = "") -> Iterator[int]:
    """All card ids in some JSON."""
    if isinstance(value, dict):
        for key, content in value.items():
            if at == "faces":
                yield int(key)
            yield from ids(content, key)
    elif isinstance(value, list):
        for content in value:
            yield from ids(content, at)
    elif isinstance(value, int) and at in IDS:
        yield value


def secret(rules: Any, state: GameState, viewer: int | None) -> set[int]:
    """Cards whose faces the viewer does not know; of its own draw pile it knows the cards, though not the order."""
    own = () if viewer is None else state.seats[viewer].draw
    return {card for group in hidden(rules, state, viewer) for card in group}.difference(own)


def laid(state: GameState) -> set[int]:
    """Cards of the seats' latest turns: all have seen them there, wherever they are now."""
    turns = [seat.turn for seat in state.seats]
    played = {tile.card for turn in turns for word in turn.play.words for tile in word}
    return played.union(*(turn.play.applied for turn in turns), *(turn.bought for turn in turns))


def watch(browser: Browser, game: str, viewer: int | None, after: int, count: int) -> list[str]:
    """The frames after a version as they are sent to the viewer, byte by byte."""
    seat = {} if viewer is None else {"seat": viewer}
    with browser.http.stream("GET", f"/api/games/{game}/events", params={"after": after, **seat}) as answer:
        lines = (line for line in answer.iter_lines() if line.startswith("data:"))
        return [next(lines)[5:] for _ in range(count)]


@pytest.mark.parametrize(
    ("edition", "mode", "modules"),
    [
        ("anniversary", "standard", ()),
        ("classic", "standard", ()),
        ("anniversary", "deadline", ()),
        ("anniversary", "standard", ("genres", "powers", "typos")),
        ("anniversary", "deadline", ("attacks", "typos")),
    ],
)
def test_d68_no_byte_tells_what_its_reader_may_not_know(local: Served, edition: str, mode: str, modules: tuple[str, ...]) -> None:
    seed = f"secret-{edition}"
    me = local.browser()
    onlooker = local.browser()
    chance = random.Random(seed)
    game = me.create("hhh", seed=seed, settings={"edition": edition, "mode": mode, "modules": modules, "spacebar": True, "dyslexic": True})
    table = local.host._tables[game]
    told: dict[int | None, list[str]] = {0: [], 1: [], 2: [], None: []}
    while not table.over and len(told[None]) < ENTRIES:
        me.play(game, chance, seats=(0, 1, 2), most=KEPT - 1)
        for viewer, sent in told.items():
            reader = onlooker if viewer is None else me
            sent.extend(watch(reader, game, viewer, len(sent), table.version - len(sent)))
    check(told, table.stored.seed, rules_of(table.stored.agreement), table._game.entries)


def check(told: dict[int | None, list[str]], seed: str, rules: Any, entries: Any) -> None:
    again = Game(rules, "")
    searched = 0
    for n, entry in enumerate(entries[: len(told[None])]):
        between = [again.state.copy()] if n else []
        for event in entry.events if n else ():
            between.append(between[-1].copy())
            fold(rules, between[-1], event)
        again.resume([entry])
        for viewer, sent in told.items():
            frame = json.loads(sent[n])
            assert frame["version"] == entry.n
            unknown = secret(rules, again.state, viewer) - laid(rules.mode.lens(rules, again.state, viewer))
            assert not unknown.intersection(ids(frame["view"])), (entry.n, viewer)
            # an event may name what lay open for a moment
            still = unknown.intersection(*(secret(rules, state, viewer) for state in between))
            assert not still.intersection(ids(frame["events"])), (entry.n, viewer)
            assert not still.intersection(ids(frame["faces"], "faces")), (entry.n, viewer)
            keys = {rules.faces[again.state.faces[card]].key for card in still}
            open_keys = {rules.faces[again.state.faces[card]].key for card in range(len(again.state.faces)) if card not in still}
            # Fame is public wherever it lies, for it was gained openly
            shelves = {one["card"] for seat in frame["view"]["seats"] for one in seat["shelf"]}
            for key in keys - open_keys - shelves:
                assert f'"{key}"' not in sent[n], (entry.n, viewer, key)
                searched += 1
            assert seed not in json.dumps(frame["view"])
            assert "agenda" not in sent[n]
    assert searched > 1000


def test_d69_what_is_read_beside_the_stream_tells_nothing_either(local: Served) -> None:
    me, stranger = local.browser(), local.browser()
    game = me.create("hha", lexicon="en")
    me.play(game, random.Random(5), most=20)
    table = local.host._tables[game]
    market = table.state.market
    under = {card for pile in (*market.piles, market.commons) for card in pile[:-1]}
    story = stranger.http.get(f"/api/games/{game}/story")
    facts = stranger.http.get(f"/api/games/{game}")
    keys = {table.rules.faces[table.state.faces[card]].key for card in under}
    shown = {table.rules.faces[face].key for card, face in enumerate(table.state.faces) if card not in under}
    for answer in (story, facts, stranger.http.get("/api/games")):
        assert not any(f'"{key}"' in answer.text for key in keys - shown)
        assert "seed" not in answer.text
        assert table.stored.owners[0] not in answer.text
