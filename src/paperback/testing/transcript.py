"""A whole game as text to read and to compare: every entry, what each seat is told, asked and sees, every score sheet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import groupby
from typing import Any

from paperback.engine.events import Event, GameEnded, TurnStarted
from paperback.engine.game import Entry, Game
from paperback.engine.rules import Rules
from paperback.engine.settings import Settings, preset
from paperback.engine.sheet import total
from paperback.engine.spelling import Play, Tile
from paperback.engine.state import NOBODY, GameState
from paperback.engine.view import CARD_FIELDS, redact, view
from paperback.notation.facts import USUAL, asked, facts, part_of
from paperback.notation.words import pieces, show

UNTOLD = {"event", "seat", "live", "lines", "line", "tickets", "kinds", "outcome"}
"""Fields that another line tells, or that say nothing to a reader."""


def transcript(game: Game) -> str:
    """The text of a game from its record."""
    return "\n".join(_Telling(game).lines()) + "\n"


class _Telling:
    """Tells entry after entry, and of what is seen only what has changed."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules
        self.again = Game(game.rules, "")
        self.seats = range(game.rules.settings.seats)
        self.seen: dict[int, dict[str, str]] = {seat: {} for seat in self.seats}
        self.asked: dict[int, str] = {}
        self.sheets: dict[int, str] = {}

    def lines(self) -> Iterator[str]:
        """All lines."""
        yield _agreed(self.rules.settings)
        for entry in self.game.entries:
            self.again.resume([entry])
            yield from self._entry(self.again.state, entry)

    def _entry(self, state: GameState, entry: Entry) -> Iterator[str]:
        if entry.by is not None and entry.did is not None:
            yield f"#{entry.n} seat {entry.by} {_command(self.rules, state, entry)}"
            yield from self._sheets(state)
        else:
            yield f"#{entry.n} the table is laid"
        yield from self._grouped({seat: f"told: {_told(self.rules, state, entry, seat)}" for seat in self.seats})
        started = [event for event in entry.events if isinstance(event, TurnStarted)]
        ended = [event.outcome for event in entry.events if isinstance(event, GameEnded)]
        views = {seat: view(self.rules, state, seat) for seat in self.seats}
        if started:
            yield f"-- round {views[0].round}, turn {state.turn + 1}: seat {' '.join(str(event.seat) for event in started)}"
        if started or ended or entry.by is None:
            now = {seat: facts(seen) for seat, seen in views.items()}
        else:
            now = {seat: self.seen[seat] | _of_parts(facts(seen)) for seat, seen in views.items()}
        yield from self._changes(now)
        for seat in self.seats:
            question = asked(views[seat])
            if question and question != self.asked.get(seat) and not (started and question == USUAL):
                yield f"  seat {seat} is asked {question}"
            self.asked[seat] = question
        for end in ended:
            won = " ".join(map(str, end.winners)) or "nobody"
            yield f"over by {end.reason}: Fame {end.fame}, commons {end.commons}, places {end.places}, won by {won}"

    def _sheets(self, state: GameState) -> Iterator[str]:
        """Score sheets that have changed."""
        for seat in self.seats:
            lines = state.seats[seat].turn.lines
            telling = [line for line in lines if line.kind != "card" or line.amount]
            written = [f"{line.reason or _keys(self.rules, state, [line.card])} {line.kind} {line.amount}" for line in telling]
            sheet = f"  sheet of {seat}: {total(lines)}, {', '.join(written) or 'nothing'}" if lines else ""
            if sheet and sheet != self.sheets.get(seat):
                yield sheet
            self.sheets[seat] = sheet

    def _changes(self, now: Mapping[int, Mapping[str, str]]) -> Iterator[str]:
        """What is seen now and was not before, each fact once with all that see it; shared facts first."""
        new: dict[tuple[str, str], list[int]] = {}
        for seat in self.seats:
            gone = {name: "-" for name in self.seen[seat] if name not in now[seat]}
            for name, said in (dict(now[seat]) | gone).items():
                if self.seen[seat].get(name) != said:
                    new.setdefault((name, said), []).append(seat)
            self.seen[seat] = dict(now[seat])
        ranked = sorted(new.items(), key=lambda item: (-len(item[1]), item[1]))
        for (who, part), group in groupby(ranked, key=lambda item: (item[1], part_of(item[0][0]))):
            names = "all see" if len(who) == len(self.seats) > 1 else f"{' '.join(map(str, who))} sees"
            told = "; ".join(f"{name.removeprefix(part)} {said}" for (name, said), _ in group)
            yield f"  {names} {part.rstrip('.') or 'the table'}: {told}"

    def _grouped(self, said: Mapping[int, str]) -> Iterator[str]:
        """Each text once, with all whom it is for."""
        texts = list(dict.fromkeys(said.values()))
        for one in texts:
            who = [str(seat) for seat in self.seats if said[seat] == one]
            yield f"  {'all' if len(texts) == 1 else ' '.join(who)} {one}"


def _agreed(settings: Settings) -> str:
    """What was agreed, as far as it is not the edition's own."""
    own = preset(settings.edition)
    apart = ("edition", "seats", "mode", "modules", "options")
    changed = [f"{f.name} {getattr(settings, f.name)}" for f in fields(Settings) if f.name not in apart]
    usual = {f"{f.name} {getattr(own, f.name)}" for f in fields(Settings)}
    options = [f"{name} {value}" for name, value in settings.options]
    more = [text for text in changed if text not in usual]
    modules = f" with {', '.join(settings.modules)}" if settings.modules else ""
    return "; ".join([f"{settings.mode}{modules}", f"{settings.edition}, {settings.seats} seats", *options, *more])


def _of_parts(seen: Mapping[str, str]) -> dict[str, str]:
    """What parts show."""
    return {name: said for name, said in seen.items() if part_of(name)}


def _keys(rules: Rules, state: GameState, cards: Any) -> str:
    return " ".join("?" if card == NOBODY else rules.faces[state.faces[card]].key for card in cards) or "-"


def _command(rules: Rules, state: GameState, entry: Entry) -> str:
    command: Any = entry.did
    if command.do == "play_word":
        return f"plays {_words(rules, state, state.seats[entry.by or 0].turn.play)}"
    return " ".join([command.do, *_fields(rules, state, command, {"do"})])


def _words(rules: Rules, state: GameState, play: Play) -> str:
    applied = f" with {_keys(rules, state, play.applied)}" if play.applied else ""
    return (show(pieces(play.words, lambda card: rules.faces[state.faces[card]].wild, (play.common,))) or "no word") + applied


def _told(rules: Rules, state: GameState, entry: Entry, seat: int) -> str:
    told = [_event(rules, state, event) for event in redact(rules, state, entry.events, seat)]
    return "; ".join(text for text in told if text) or "nothing"


def _event(rules: Rules, state: GameState, event: Event) -> str:
    name = str(getattr(event, "event"))  # noqa: B009 - every kind of event has one, their base has none
    who = getattr(event, "seat", None)
    return " ".join([name, *([f"of {who}"] if isinstance(who, int) else []), *_fields(rules, state, event, UNTOLD)])


def _fields(rules: Rules, state: GameState, told: Any, apart: set[str]) -> Iterator[str]:
    for field in fields(told):
        content = getattr(told, field.name)
        if field.name in apart or content is None or content is False:
            continue
        if field.name in CARD_FIELDS and isinstance(content, int | tuple):
            cards = content if isinstance(content, tuple) else (content,) * (content != NOBODY)
            yield _keys(rules, state, cards)
        elif content is True:
            yield field.name
        elif said := _value(rules, state, content):
            yield said if isinstance(content, Play) else f"{field.name} {said}"


def _value(rules: Rules, state: GameState, content: Any) -> str:
    if isinstance(content, Play):
        return _words(rules, state, content)
    if isinstance(content, tuple) and content and isinstance(content[0], Tile):
        return show(pieces((content,), lambda card: rules.faces[state.faces[card]].wild, ()))
    if isinstance(content, tuple):
        return " ".join(_value(rules, state, item) for item in content) or "-"
    if is_dataclass(content):
        return f"({' '.join(_fields(rules, state, content, UNTOLD - {'seat'}))})"
    return str(content)
